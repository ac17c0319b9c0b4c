// Tests of S3 files. [decisions §6]
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { testDatabase } from '../../../testing/index.ts';
import { mutantLoader } from '../../../testing/mutants.ts';
import { GUEST, testObjectStore, withoutObjectStore } from '../../../testing/object-store.ts';
import { aTcpFaultProxy, type Wire } from '../../../testing/wire.ts';
import type { Problem } from '../problem.ts';
import { StartError } from '../start-error.ts';
import {
  DATABASE_FILES,
  eachOf,
  type FileRow,
  type FileStore,
  openS3Files,
  type S3Settings,
} from './index.ts';

const skip = withoutObjectStore;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const { db, pool } = await testDatabase({ after });
const store = skip ? undefined : await testObjectStore({ after });
const world = () => store as NonNullable<typeof store>;

async function opened(
  t: { after(end: () => Promise<void>): void },
  settings: S3Settings,
  limits = {},
): Promise<FileStore> {
  const files = await openS3Files(settings, log, limits);
  t.after(async () => files.close());
  return files;
}

async function rowOf(key: string | null): Promise<FileRow> {
  const { rows } = await pool.query('select key, size, sha256 from stored_object where key = $1', [
    key,
  ]);
  return {
    bytes: null,
    object_key: rows[0].key,
    object_size: rows[0].size,
    object_sha256: rows[0].sha256,
  };
}

const isAway = (error: Problem): boolean => {
  assert.deepEqual(
    [error.code, error.status, (error.retryAfter ?? 0) > 0],
    ['temporarily-unavailable', 503, true],
  );
  return true;
};

/** The store at the other end of a wire. */
async function wired(t: {
  after(end: () => Promise<void>): void;
}): Promise<{ settings: S3Settings; wire: Wire }> {
  const settings = await world().aBucket();
  const wire = await aTcpFaultProxy(t, settings.endpoint as string);
  return { settings: { ...settings, endpoint: wire.url.replace(/\/$/, '') }, wire };
}

test('FileStore › put and read, whole and in parts › byte by byte, from the database and from the store [decisions §6]', {
  skip,
}, async (t) => {
  for (const files of [DATABASE_FILES, await opened(t, await world().aBucket())])
    for (const size of [0, 1, 70_000, 9_000_000]) {
      const bytes = randomBytes(size);
      const stored = await files.put(db, bytes);
      const row =
        stored.object_key === null
          ? { ...stored, object_size: null, object_sha256: null }
          : await rowOf(stored.object_key);
      assert.ok((await files.get(row)).equals(bytes), `${files.kind}, ${size} bytes`);
      if (size < 100) continue;
      for (const [first, last] of [
        [0, 0],
        [10, 69_999],
        [size - 1, size - 1],
      ] as const)
        assert.ok(
          (await files.get(row, { first, last })).equals(bytes.subarray(first, last + 1)),
          `${files.kind}, ${first}-${last}`,
        );
    }
});

test('openS3Files › 200 files, read all at once › each is what was put, under a key of its own [decisions §6]', {
  skip,
}, async (t) => {
  const settings = await world().aBucket();
  const files = await opened(t, settings);
  const sent = new Map<string, Buffer>();
  await eachOf(
    Array.from({ length: 200 }, (_, i) =>
      Buffer.concat([Buffer.from(`${i} `), randomBytes(20_000)]),
    ),
    async (bytes) => void sent.set((await files.put(db, bytes)).object_key as string, bytes),
    25,
  );
  assert.equal(sent.size, 200);
  const { rows } = await pool.query(
    'select key, size, sha256 from stored_object where key = any($1)',
    [[...sent.keys()]],
  );
  const read = await Promise.all(
    rows.map(({ key, size, sha256 }) =>
      files.get({ bytes: null, object_key: key, object_size: size, object_sha256: sha256 }),
    ),
  );
  for (const [i, { key }] of rows.entries())
    assert.ok(read[i]?.equals(sent.get(key) as Buffer), key);
  assert.equal((await world().keys(settings)).length, 200);
});

test('remove › some are there, some are not › all are gone [decisions §6]', { skip }, async (t) => {
  const settings = await world().aBucket();
  const files = await opened(t, settings);
  const kept = await files.put(db, Buffer.from('kept'));
  const gone = await files.put(db, Buffer.from('gone'));
  const keys = [gone.object_key as string, `files/${'0'.repeat(32)}`];
  assert.deepEqual((await files.remove(keys)).sort(), [...keys].sort());
  assert.deepEqual(await world().keys(settings), [kept.object_key]);
});

const REFUSED: [string, (settings: S3Settings) => Partial<S3Settings>, RegExp][] = [
  [
    'a wrong secret',
    () => ({ secretAccessKey: 'wrong' }),
    /refused FILES_S3_ACCESS_KEY_ID with FILES_S3_SECRET_ACCESS_KEY/,
  ],
  ['an unknown key', () => ({ accessKeyId: 'nobody' }), /refused FILES_S3_ACCESS_KEY_ID/],
  ['a key without rights', () => GUEST, /may not put, get and delete objects/],
  ['no such bucket', () => ({ bucket: 'nowhere' }), /FILES_S3_BUCKET "nowhere" does not exist/],
  ['another region', () => ({ region: 'eu-north-7' }), /FILES_S3_REGION "eu-north-7"/],
  [
    'nobody answers',
    () => ({ endpoint: 'http://127.0.0.1:1' }),
    /127\.0\.0\.1:1, where nothing answers/,
  ],
  [
    'no such host',
    () => ({ endpoint: 'http://store.invalid' }),
    /store\.invalid, which cannot be found/,
  ],
  [
    'no TLS there',
    ({ endpoint = '' }) => ({ endpoint: endpoint.replace('http:', 'https:') }),
    /certificate .* not trusted|cannot be used/,
  ],
];
for (const [what, change, words] of REFUSED)
  test(`openS3Files › ${what} › one sentence that names the setting, and no secret [decisions §6]`, {
    skip,
  }, async () => {
    const settings = await world().aBucket();
    const wrong = { ...settings, ...change(settings) };
    await assert.rejects(openS3Files(wrong, log), (error: Error) => {
      assert.ok(error instanceof StartError, error.stack);
      assert.match(error.message, words);
      assert.equal(
        error.message.includes(wrong.secretAccessKey) ||
          error.message.includes(settings.secretAccessKey),
        false,
      );
      return true;
    });
  });

test('openS3Files › a server that takes the connection and says nothing › a sentence within the limit [decisions §6]', {
  skip,
}, async (t) => {
  const { settings, wire } = await wired(t);
  wire.swallow(true);
  const began = performance.now();
  await assert.rejects(
    openS3Files(settings, log, { silenceMs: 300, callMs: 1_000 }),
    /does not answer as an object store in time/,
  );
  assert.ok(performance.now() - began < 5_000);
});

const OPEN_BUCKET = {
  file: 'platform/files/s3-files.ts',
  from: 'if (isOpen)',
  to: 'if (isOpen && Date.now() === 0)',
};
test('openS3Files › a bucket that anybody may read › refused; without the guard it would be used [promises P17]', {
  skip,
}, async () => {
  const settings = await world().aBucket({ isPublic: true });
  await assert.rejects(openS3Files(settings, log), /can be read by anybody/);
  assert.deepEqual(await world().keys(settings), [], 'nothing was left there');
  const mutant = await mutantLoader([OPEN_BUCKET])<typeof import('./s3-files.ts')>(
    'platform/files/s3-files.ts',
  );
  (await mutant.openS3Files(settings, log)).close();
});

const UNCOMPARED = {
  file: 'platform/files/s3-files.ts',
  from: "part === undefined && !createHash('sha256')",
  to: "part !== part && !createHash('sha256')",
};
test('get › somebody wrote other bytes into the bucket › refused, never handed out; without the guard they would be [promises P17]', {
  skip,
}, async (t) => {
  const settings = await world().aBucket();
  const files = await opened(t, settings);
  const { object_key } = await files.put(db, Buffer.from('an honest certificate'));
  await world().write(settings, object_key as string, Buffer.from('a forged certificate.'));
  const row = await rowOf(object_key);
  await assert.rejects(files.get(row), isAway);
  const mutant = await mutantLoader([UNCOMPARED])<typeof import('./s3-files.ts')>(
    'platform/files/s3-files.ts',
  );
  const careless = await mutant.openS3Files(settings, log);
  assert.equal(String(await careless.get(row)), 'a forged certificate.');
  careless.close();
});

test('get and put › the connection breaks off in the middle › 503, and nothing of the file [promises P6]', {
  skip,
}, async (t) => {
  const { settings, wire } = await wired(t);
  const bytes = randomBytes(4_000_000);
  const before = await opened(t, settings);
  const row = await rowOf((await before.put(db, bytes)).object_key);
  const files = await openS3Files(settings, log);
  t.after(async () => files.close());
  await wire.cut();
  wire.breakOff({ answer: 1_000_000 });
  await wire.mend();
  await assert.rejects(files.get(row), isAway);
  await assert.rejects(files.get(row, { first: 10, last: 3_000_000 }), isAway);
  wire.breakOff({ question: 1_000_000 });
  await wire.cut();
  await wire.mend();
  await assert.rejects(files.put(db, bytes), isAway);
  wire.breakOff({});
  await wire.cut();
  await wire.mend();
  assert.ok((await files.get(row)).equals(bytes), 'and it goes on when the store is back');
});

test('get, put and remove › the store hangs › each ends within its limit, and those who would wait too many hear at once [promises P6]', {
  skip,
}, async (t) => {
  const { settings, wire } = await wired(t);
  const files = await opened(t, settings, { silenceMs: 1_500, callMs: 4_000 });
  const row = await rowOf((await files.put(db, Buffer.from('here'))).object_key);
  wire.swallow(true);
  const began = performance.now();
  await Promise.all([
    assert.rejects(files.get(row), isAway),
    assert.rejects(files.put(db, Buffer.from('new')), isAway),
    files.remove([row.object_key as string]).then((gone) => assert.deepEqual(gone, [])),
  ]);
  assert.ok(performance.now() - began < 12_000, 'no hang');
  const hurried: number[] = [];
  const asked = performance.now();
  await Promise.all(
    Array.from({ length: 600 }, () =>
      files
        .get(row)
        .catch((error: Problem) => isAway(error) && hurried.push(performance.now() - asked)),
    ),
  );
  assert.equal(hurried.length, 600, 'nobody got anything');
  assert.ok(
    hurried.filter((ms) => ms < 1_000).length >= 100,
    'beyond those who may wait nobody does',
  );
  assert.ok(Math.max(...hurried) < 12_000, 'nor does anybody wait for ever');
  wire.swallow(false);
  await wire.cut();
  await wire.mend();
  assert.equal(String(await files.get(row)), 'here');
});

test('get and put › the server is stopped and started again › 503 meanwhile, then as before [promises P6]', {
  skip,
}, async (t) => {
  const files = await opened(t, await world().aBucket());
  const row = await rowOf((await files.put(db, Buffer.from('before'))).object_key);
  await world().away();
  await assert.rejects(files.get(row), isAway);
  await assert.rejects(files.put(db, Buffer.from('meanwhile')), isAway);
  await world().back();
  assert.equal(String(await files.get(row)), 'before');
  assert.equal(
    createHash('sha256')
      .update('before')
      .digest()
      .equals(row.object_sha256 as Buffer),
    true,
  );
});
