// Test object store: a real OpenStack Swift on this machine, which checks every signature.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketAclCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findSwift } from '../../scripts/test/tools-of-the-system.ts';
import type { S3Settings } from '../src/platform/files/index.ts';
import { freePort } from './free-port.ts';
import { type Scope, whenOver } from './scope.ts';

export type TestObjectStore = {
  /** A new bucket, and a key that may do everything there. */
  aBucket(options?: { isPublic?: boolean }): Promise<S3Settings>;
  /** What is in the bucket, by key. */
  keys(settings: S3Settings): Promise<string[]>;
  read(settings: S3Settings, key: string): Promise<Buffer>;
  /** Behind the back of the program. */
  write(settings: S3Settings, key: string, bytes: Buffer): Promise<void>;
  /** Ends the server, as a machine that is down; `back` begins again with what was there. */
  away(): Promise<void>;
  back(): Promise<void>;
};

const found = findSwift((line) => console.log(line));
/** Why a test is skipped: the sentence, or false. */
export const withoutObjectStore: string | false = 'missing' in found ? found.missing : false;

const KEY = { accessKeyId: 'shop:keeper', secretAccessKey: 'opensesame' };
/** Knows the secret, may do nothing. */
export const GUEST = { accessKeyId: 'shop:guest', secretAccessKey: 'opensesame' };

export async function testObjectStore(scope: Scope): Promise<TestObjectStore> {
  if ('missing' in found) throw new Error(found.missing);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-objects-'));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${ports[0]}`;
  let server: ChildProcess | undefined;
  const away = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.stdin?.end();
    await gone;
  };
  const back = async (): Promise<void> => {
    const started = spawn(
      found.python,
      [join(import.meta.dirname, 'object-store.py'), folder, ...ports.map(String)],
      {
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
    server = started;
    for (let tried = 0; ; tried++) {
      // All four of them answer, even if only to say no.
      const all = await Promise.all(
        ports.map((port) => fetch(`http://127.0.0.1:${port}/healthcheck`).then(drain, () => false)),
      );
      if (all.every(Boolean)) return;
      if (tried > 300 || started.exitCode !== null)
        throw new Error('the object store does not start');
      await sleep(100);
    }
  };
  whenOver(scope, async () => {
    await away();
    rmSync(folder, { recursive: true, force: true });
  });
  await back();
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: KEY,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  whenOver(scope, () => client.destroy());
  let buckets = 0;
  return {
    async aBucket({ isPublic = false } = {}) {
      const Bucket = `files-${++buckets}`;
      await client.send(new CreateBucketCommand({ Bucket }));
      if (isPublic) await client.send(new PutBucketAclCommand({ Bucket, ACL: 'public-read' }));
      return { bucket: Bucket, endpoint, region: 'us-east-1', ...KEY };
    },
    async keys({ bucket: Bucket }) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    async read({ bucket: Bucket }, Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async write({ bucket: Bucket }, Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    away,
    back,
  };
}

async function drain(answer: Response): Promise<true> {
  await answer.arrayBuffer();
  return true;
}
