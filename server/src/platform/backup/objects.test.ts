// Tests of object store files in a backup.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { emptyDatabase, testDatabase } from '../../../testing/database.ts';
import { testObjectStore, withoutObjectStore } from '../../../testing/object-store.ts';
import { restoreInto } from '../../restore.ts';
import { openS3Files, type S3Settings } from '../files/index.ts';
import { writeBackup } from './index.ts';

const skip = withoutObjectStore;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const store = skip ? undefined : await testObjectStore({ after });
const folder = mkdtempSync(join(tmpdir(), 'millwright-backup-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('backup and restore › files in the store, in the database, and an empty one › all are back, in the database; the store is not touched [decisions §6]', {
  skip,
  timeout: 120_000,
}, async (t) => {
  const shop = await testDatabase(t);
  const settings = (await store?.aBucket()) as S3Settings;
  const files = await openS3Files(settings, log);
  t.after(() => files.close());
  const sent = new Map<string, Buffer>();
  for (const [i, size] of [
    0,
    1,
    40,
    70_000,
    3_000_000,
    ...Array.from({ length: 20 }, () => 9_000),
  ].entries()) {
    const bytes = randomBytes(size);
    const { object_key } = await files.put(shop.db, bytes);
    const row = {
      name: `f-${i}.svg`,
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: null,
      object_key,
    } as const;
    await shop.db.insertInto('media_file').values(row).execute();
    sent.set(row.name, bytes);
  }
  const here = randomBytes(500);
  await shop.db
    .insertInto('private_file')
    .values({ name: `${'a'.repeat(32)}.pdf`, content_type: 'application/pdf', bytes: here })
    .execute();
  await files.put(shop.db, Buffer.from('nobody names this'));
  const whole = join(folder, 'whole');
  const manifest = await writeBackup({
    url: shop.url,
    folder: whole,
    program: 'test',
    store: files,
  });
  assert.deepEqual([manifest.objects?.count, manifest.files.count], [sent.size, sent.size + 1]);
  const kept = await store?.keys(settings);

  const target = await emptyDatabase(t);
  await restoreInto(target, whole);
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  const { rows } = await client.query('select name, bytes, object_key from media_file');
  assert.equal(rows.length, sent.size);
  for (const { name, bytes, object_key } of rows) {
    assert.equal(object_key, null);
    assert.ok(sent.get(name)?.equals(bytes), name);
  }
  assert.ok((await client.query('select bytes from private_file')).rows[0].bytes.equals(here));
  assert.equal((await client.query('select from stored_object')).rowCount, 0);
  await client.end();
  assert.deepEqual(await store?.keys(settings), kept);

  await assert.rejects(
    writeBackup({ url: shop.url, folder: join(folder, 'blind'), program: 'test' }),
    /needs the FILES_S3_ settings/,
  );
  assert.equal(existsSync(join(folder, 'blind')), false);
  const damaged = join(whole, 'objects.zst');
  rmSync(damaged);
  await assert.rejects(restoreInto(await emptyDatabase(t), whole), /objects\.zst is missing/);
});
