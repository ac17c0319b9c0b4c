// Tests of start errors.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '@millwright/embedded-postgres';
import { explainStartFailure, StartError, startFailureText } from './start-error.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const databaseUrl = 'postgresql://shop:s3cret@db.example:6432/parts';

const cases: [string, object, object, RegExp][] = [
  [
    'a taken port',
    { code: 'EADDRINUSE', syscall: 'listen' },
    { port: 3000, host: 'localhost' },
    /port 3000 on localhost is taken .*PORT=3001/,
  ],
  ['a reserved port', { code: 'EACCES', syscall: 'listen' }, { port: 80 }, /port 80 is reserved/],
  [
    'a foreign address',
    { code: 'EADDRNOTAVAIL', syscall: 'listen' },
    { host: '192.0.2.1' },
    /HOST 192\.0\.2\.1 is not an address of this machine/,
  ],
  ['a full disk', { code: 'ENOSPC' }, { dataDir: '/data' }, /the disk that holds \/data is full/],
  [
    'a full disk in initdb’s words',
    new Error('initdb: error: No space left on device'),
    { dataDir: '/data' },
    /disk that holds \/data is full/,
  ],
  [
    'a full disk of the database',
    { code: '53100' },
    { databaseUrl },
    /the disk of the database is full/,
  ],
  [
    'a folder that cannot be written',
    { code: 'EACCES', path: '/data/x' },
    { dataDir: '/data' },
    /DATA_DIR \/data cannot be written \(\/data\/x\)/,
  ],
  [
    'a sentence of the embedded PostgreSQL',
    new EmbeddedPostgresError('DATA_DIR /data is in use'),
    { dataDir: '/data' },
    /^DATA_DIR \/data is in use$/,
  ],
  [
    'an embedded PostgreSQL on a full disk, wherever its data lies',
    new EmbeddedPostgresError('it did not start', {
      cause: new Error('FATAL: No space left on device'),
      path: '/var/lib/millwright/x',
    }),
    { dataDir: '/data' },
    /^the disk that holds \/var\/lib\/millwright\/x is full/,
  ],
  [
    'a read-only file system',
    { code: 'EROFS', path: '/data' },
    { dataDir: '/data' },
    /DATA_DIR \/data cannot be written;/,
  ],
  [
    'a file for a folder',
    { code: 'EEXIST', path: '/data' },
    { dataDir: '/data' },
    /DATA_DIR \/data is not a folder/,
  ],
  [
    'a refused connection',
    { code: 'ECONNREFUSED' },
    { databaseUrl },
    /db\.example:6432, where no PostgreSQL answers/,
  ],
  [
    'a refused connection on both addresses',
    { errors: [{ code: 'ECONNREFUSED' }, {}] },
    { databaseUrl },
    /no PostgreSQL answers/,
  ],
  [
    'an unknown host',
    { code: 'ENOTFOUND' },
    { databaseUrl },
    /host db\.example, which cannot be found/,
  ],
  ['a wrong password', { code: '28P01' }, { databaseUrl }, /user "shop" may not log in/],
  [
    'a missing database',
    { code: '3D000' },
    { databaseUrl },
    /database "parts", which does not exist .* createdb parts/,
  ],
  [
    'a silent host',
    new Error('timeout expired'),
    { databaseUrl },
    /does not answer as a PostgreSQL in time/,
  ],
];

for (const [circumstance, error, about, sentence] of cases) {
  test(`explainStartFailure › ${circumstance} › a sentence that says what to do`, () => {
    const explained = explainStartFailure(error, about);
    assert.ok(explained instanceof StartError);
    assert.match(explained.message, sentence);
    assert.doesNotMatch(explained.message, /s3cret|\n|undefined/);
  });
}

test('explainStartFailure › a bug › is not dressed up as a sentence', () => {
  assert.equal(
    explainStartFailure(new TypeError('x is not a function'), { dataDir: '/data', databaseUrl }),
    undefined,
  );
  assert.match(
    startFailureText(new TypeError('x is not a function')),
    /unexpectedly\nTypeError: x is not a function\n\s+at /,
  );
});

test('explainStartFailure › a port that is really taken › names the port', async (t) => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  t.after(() => first.close());
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  );
  assert.match(
    explainStartFailure(error, { port, host: '127.0.0.1' })?.message ?? '',
    new RegExp(`port ${port} on 127.0.0.1 is taken`),
  );
});

test('explainStartFailure › DATA_DIR is a file or cannot be made › a sentence with its name', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const failureOf = async (dataDir: string): Promise<StartError> => {
    const error = await startEmbeddedPostgres({ dataDir, log: silent }).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    const explained = explainStartFailure(error, { dataDir });
    assert.ok(explained instanceof StartError, String(error));
    return explained;
  };
  writeFileSync(join(folder, 'file'), '');
  for (const dataDir of [join(folder, 'file'), join(folder, 'file/below')]) {
    assert.match((await failureOf(dataDir)).message, /DATA_DIR .*file.* is not a folder/);
  }
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  if (process.getuid?.() !== 0)
    assert.match((await failureOf(join(closed, 'var'))).message, /cannot be written/);
});
