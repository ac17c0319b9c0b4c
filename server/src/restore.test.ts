// Tests of npm run backup and npm run restore as commands: one sentence for each failure, and nothing left behind.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { emptyDatabase, testDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/index.ts';
import type { Manifest } from './platform/backup/index.ts';
import { sha256Of } from './platform/backup/manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright commands-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testDatabase({ after });
await aProduct(shop.db);
const whole = (): string =>
  join(folder, 'backups', readdirSync(join(folder, 'backups'))[0] as string);

type Said = { code: number | null; out: string; err: string };

async function run(
  command: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<Said> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR: folder, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...said };
}

/** One sentence, exit code 1, no stack. */
function refused({ code, err }: Said, sentence: RegExp): void {
  assert.match(err, sentence);
  assert.equal(err.trim().split('\n').length, 1, err);
  assert.equal(code, 1);
}

/** A copy of the backup that says something else. */
function changed(
  name: string,
  change: (manifest: Manifest, place: string) => void | Promise<void>,
): Promise<string> {
  const place = join(folder, name);
  cpSync(whole(), place, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'));
  return Promise.resolve(change(manifest, place)).then(() => {
    writeFileSync(join(place, 'manifest.json'), JSON.stringify(manifest));
    return place;
  });
}

describe('npm run backup and npm run restore', { timeout: 180_000 }, () => {
  test('backup › --verify › one sentence for the backup and one for what holds [decisions §6]', async () => {
    const env = { DATABASE_URL: shop.url, PUBLIC_URL: 'https://parts.example' };
    const made = await run('backup', ['--to', 'backups', '--verify'], env);
    assert.equal(made.code, 0, made.err);
    const [first, last, ...more] = made.out.trim().split('\n');
    assert.deepEqual(more, []);
    assert.match(
      first ?? '',
      /^backed up \d+ rows and \d+ files of DATABASE_URL in [\d.]+ s, [\d.]+ [kMG]B: /,
    );
    assert.match(
      last ?? '',
      /^verified .*: \d+ rows in \d+ tables and \d+ files are back in an empty database after [\d.]+ s, and all \d+ rules of the data hold$/,
    );
  });

  test('backup › --verify › nothing of the drill is left in the folder for what is temporary [decisions §6]', () => {
    assert.deepEqual(readdirSync(folder), ['backups']);
  });

  test('manifest › of a backup › says tables with rows and hashes, schema, program, when and whose shop it is [decisions §6]', () => {
    const manifest = JSON.parse(readFileSync(join(whole(), 'manifest.json'), 'utf8'));
    assert.deepEqual(manifest.shop.url, 'https://parts.example');
    assert.ok(manifest.shop.name.length > 3);
    assert.equal(manifest.schema, manifest.migrations.at(-1).number);
    assert.match(manifest.program, /^\d+\.\d+\.\d+/);
    assert.ok(Date.parse(manifest.madeAt) > Date.now() - 600_000);
    for (const table of manifest.tables) {
      assert.match(table.sha256, /^[0-9a-f]{64}$/);
      assert.ok(Number.isInteger(table.rows) && Number.isInteger(table.rawBytes), table.name);
    }
  });

  test('backup › --verify of a damaged folder › one sentence and exit code 1, nothing left [decisions §6]', async () => {
    const damaged = await changed('damaged', (_, place) =>
      writeFileSync(join(place, 'public.product.copy.zst'), 'x'),
    );
    refused(
      await run('backup', ['--verify', damaged], {}),
      /^millwright: the backup is damaged: .*public\.product/,
    );
    assert.deepEqual(readdirSync(folder).sort(), ['backups', 'damaged']);
  });

  test('backup › --verify of rows that contradict each other › one sentence that names them, nothing left [decisions §6]', async () => {
    const lying = await changed('lying', (manifest, place) =>
      emptied(manifest, place, 'manufacturer'),
    );
    refused(
      await run('backup', ['--verify', lying], {}),
      /^millwright: .* does not restore: the backup contradicts itself: .*; take another backup/,
    );
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('millwright-')),
      [],
    );
  });

  for (const [what, sentence, change] of [
    [
      'a newer schema',
      /made by a newer Millwright \(migration 9999_later\)/,
      (manifest: Manifest) =>
        manifest.migrations.push({ number: 9999, name: 'later', checksum: 'a'.repeat(64) }),
    ],
    [
      'a schema of before the squash',
      /^millwright: the backup of \S+ has the schema of a Millwright before 0\.2\.0, .*; export its data with the version that made it, .* new DATA_DIR/,
      (manifest: Manifest) =>
        (manifest.migrations = [{ number: 1, name: 'pricing', checksum: 'a'.repeat(64) }]),
    ],
    [
      'a format of later',
      /written by a newer Millwright \(format 7/,
      (manifest: Manifest) => Object.assign(manifest, { format: 7 }),
    ],
    [
      'a table that this program does not have',
      /holds a table that this program does not have: "[a-z]+"\."of_later"/,
      (manifest: Manifest) =>
        manifest.tables.push({
          ...(manifest.tables[0] as Manifest['tables'][number]),
          name: 'of_later',
        }),
    ],
    [
      'more than the disk holds',
      /has .* free, and this backup needs about .* there; nothing was loaded$/m,
      (manifest: Manifest) => Object.assign(manifest.tables[0] as object, { rawBytes: 1e15 }),
    ],
  ] as const) {
    test(`restore › into a new DATA_DIR, ${what} › one sentence, and no DATA_DIR is left [decisions §6]`, async () => {
      const place = await changed(what.replaceAll(' ', '-'), (manifest) => void change(manifest));
      refused(await run('restore', [place], { DATA_DIR: join(folder, 'target') }), sentence);
      assert.equal(existsSync(join(folder, 'target')), false);
    });
  }

  test('restore › data that does not load, into a database of one’s own › it is empty again, and the next restore works [decisions §6]', async (t) => {
    const target = await emptyDatabase(t);
    const place = await changed('unloadable', (manifest, at) =>
      emptied(manifest, at, 'manufacturer'),
    );
    refused(
      await run('restore', [place], { DATABASE_URL: target }),
      /the backup contradicts itself: .*; the database is empty again$/m,
    );
    const again = await run('restore', [whole()], { DATABASE_URL: target });
    assert.equal(again.code, 0, again.err);
    assert.match(
      again.out,
      /^restored \d+ rows and \d+ files as of .* into DATABASE_URL in [\d.]+ s; all rules of the data hold$/m,
    );
    refused(
      await run('restore', [whole()], { DATABASE_URL: target }),
      /^millwright: the database is not empty \(\d+ tables\), and nothing in it was touched/,
    );
  });

  test('restore › one that was cut off before › begins anew, and no shop starts on the half of it [decisions §6]', async (t) => {
    const target = await emptyDatabase(t);
    await asked(
      target,
      'create table unfinished_restore (begun_at timestamptz); create table product (half int)',
    );
    const { migrate } = await import('./platform/db/index.ts');
    await assert.rejects(
      migrate({ url: target }),
      /holds a restore that was cut off; run npm run restore again/,
    );
    const { code, err } = await run('restore', [whole()], { DATABASE_URL: target });
    assert.equal(code, 0, err);
    assert.deepEqual(
      await asked(target, `select to_regclass('unfinished_restore') is null as gone`),
      [{ gone: true }],
    );
  });
});

async function asked(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A table that others name loses its rows: the data contradicts itself. */
async function emptied(manifest: Manifest, place: string, name: string): Promise<void> {
  const table = manifest.tables.find((each) => each.name === name) as Manifest['tables'][number];
  assert.ok(table.rows > 0);
  const path = join(place, table.file);
  writeFileSync(path, zstdCompressSync(''));
  Object.assign(table, { rows: 0, sha256: await sha256Of(path) });
}
