// S3 files: under random keys in a private bucket; put, read and removed with the official SDK. [decisions 0044]
import { createHash, randomBytes } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import type { Db } from '../db/index.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { bytesInRow, eachOf, type FileRow, type FileStore, type Part } from './file-store.ts';
import { detailsOf, explainStoreFailure } from './s3-faults.ts';

export type S3Settings = {
  bucket: string;
  /** Absent: AWS itself. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const CONNECTIONS = 64;
/** Length of the queue behind them, with a short wait: a store that hangs must not fill the memory with waiting calls. */
const WAITING = 400;
const CONNECT_MS = 3_000;
const SILENCE_MS = 8_000;
/** For one call with its second attempt and all bytes. */
const CALL_MS = 20_000;
const RETRY_AFTER = 5;

export type S3Limits = { connectMs?: number; silenceMs?: number; callMs?: number };

/** @throws StartError when the bucket cannot be written, read and cleared, or anybody may read it */
export async function openS3Files(
  settings: S3Settings,
  log: Log,
  limits: S3Limits = {},
): Promise<FileStore> {
  const store = await s3Files(settings, log, limits);
  try {
    await store.probe();
  } catch (error) {
    store.close();
    throw error instanceof StartError ? error : explainStoreFailure(error, settings);
  }
  return store;
}

async function s3Files(
  settings: S3Settings,
  log: Log,
  limits: S3Limits,
): Promise<FileStore & { probe(): Promise<void> }> {
  // Only here: a shop that keeps its files in the database neither loads nor remembers it.
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const { connectMs = CONNECT_MS, silenceMs = SILENCE_MS, callMs = CALL_MS } = limits;
  const client = new S3Client({
    region,
    // Names of buckets as part of the host are an art of AWS; a path is understood by every store.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Checksums of the newest kind are rejected by older stores; what is read is compared with our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS, keepAlive: true },
      httpsAgent: { maxSockets: CONNECTIONS, keepAlive: true },
    },
  });
  const places = new Places(silenceMs);

  const call = async <T>(what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    await places.take();
    try {
      return await work(AbortSignal.timeout(callMs));
    } catch (error) {
      log.warn({ what, ...detailsOf(error) }, 'the object store did not do what it was asked');
      throw away();
    } finally {
      places.giveBack();
    }
  };
  const send = {
    put: (Key: string, Body: Buffer, abortSignal: AbortSignal) =>
      client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/octet-stream' }),
        { abortSignal },
      ),
    async get(
      Key: string,
      size: number,
      part: Part | undefined,
      abortSignal: AbortSignal,
    ): Promise<Buffer> {
      const Range = part === undefined ? {} : { Range: `bytes=${part.first}-${part.last}` };
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...Range }), {
        abortSignal,
      });
      return await readAll(
        Body as Readable | undefined,
        part === undefined ? size : part.last - part.first + 1,
        abortSignal,
      );
    },
    remove: (Key: string, abortSignal: AbortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
  };

  return {
    kind: 's3',
    async put(db: Db, bytes: Buffer) {
      const object_key = `files/${randomBytes(16).toString('hex')}`;
      const sha256 = createHash('sha256').update(bytes).digest();
      // First of all: what the store has, we know of.
      await db
        .insertInto('stored_object')
        .values({ key: object_key, size: bytes.length, sha256 })
        .execute();
      await call('put', (signal) => send.put(object_key, bytes, signal));
      return { bytes: null, object_key };
    },
    async get(row: FileRow, part?: Part) {
      const inRow = bytesInRow(row);
      if (inRow !== undefined)
        return part === undefined ? inRow : inRow.subarray(part.first, part.last + 1);
      const { object_key, object_size, object_sha256 } = row;
      if (object_key === null || object_size === null || object_sha256 === null)
        throw new Error('a file without bytes and without object');
      return await call('get', async (signal) => {
        const bytes = await send.get(object_key, object_size, part, signal);
        // Somebody who may write to the bucket cannot make us serve something else.
        if (
          part === undefined &&
          !createHash('sha256').update(bytes).digest().equals(object_sha256)
        )
          throw new AlteredObject();
        return bytes;
      });
    },
    async remove(keys: readonly string[]) {
      const gone: string[] = [];
      // One by one: what removes many at once is understood differently from store to store.
      await eachOf(keys, async (key) => {
        const isDiscontinued = await call('remove', (signal) =>
          send.remove(key, signal).catch(isMissing),
        ).then(
          () => true,
          () => false,
        );
        if (isDiscontinued) gone.push(key);
      });
      return gone;
    },
    async probe() {
      const key = `files/probe-${randomBytes(8).toString('hex')}`;
      const bytes = Buffer.from('Millwright may write here.');
      const signal = AbortSignal.timeout(callMs);
      await send.put(key, bytes, signal);
      const isOpen = await isPublic(settings, key);
      const read = await send.get(key, bytes.length, undefined, signal);
      await send.remove(key, signal);
      if (isOpen)
        throw new StartError(
          `FILES_S3_BUCKET "${Bucket}" can be read by anybody; certificates and requests of customers are kept there: close it`,
        );
      if (!read.equals(bytes))
        throw new StartError(`FILES_S3_BUCKET "${Bucket}" does not give back what was put there`);
    },
    close: () => client.destroy(),
  };
}

/** One for each connection: the SDK counts waiting for one as the store's own silence. */
class Places {
  #free = CONNECTIONS;
  readonly #line = new Set<() => void>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** @throws Problem temporarily-unavailable when too many wait, or none is released in time */
  async take(): Promise<void> {
    if (this.#free > 0) return void this.#free--;
    if (this.#line.size >= WAITING) throw away();
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#line.delete(turn);
        reject(away());
      }, this.#patienceMs);
      this.#line.add(turn);
    });
  }

  /** To the call that waits longest. */
  giveBack(): void {
    const [next] = this.#line;
    if (next === undefined) return void this.#free++;
    this.#line.delete(next);
    next();
  }
}

/** Its bytes are not those that were put. */
class AlteredObject extends Error {
  override name = 'AlteredObject';
}

const away = (): Problem => new Problem('temporarily-unavailable', {}, { retryAfter: RETRY_AFTER });

/** Some stores say so of what is gone already, which is what was wanted. */
function isMissing(error: unknown): void {
  if (detailsOf(error).name !== 'NoSuchKey') throw error;
}

/** Whole before anything of it is sent on: what breaks off is a rejection, not half a file. Files are small enough. */
async function readAll(
  body: Readable | undefined,
  size: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (body === undefined) throw new AlteredObject();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of addAbortSignal(signal, body)) {
    length += (part as Buffer).length;
    if (length > size) throw new AlteredObject();
    parts.push(part as Buffer);
  }
  if (length !== size) throw new AlteredObject();
  return Buffer.concat(parts, length);
}

/** Asked without a key. A store that cannot be asked so is none that shows it. */
async function isPublic({ bucket, endpoint, region }: S3Settings, key: string): Promise<boolean> {
  const address =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com/${key}`
      : `${endpoint}${endpoint.endsWith('/') ? '' : '/'}${bucket}/${key}`;
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(CONNECT_MS),
    });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
