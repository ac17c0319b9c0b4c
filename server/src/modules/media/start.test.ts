// Start errors of the object store.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import { testObjectStore, withoutObjectStore } from '../../../testing/object-store.ts';
import { openS3Files } from '../../platform/files/index.ts';
import { storeDocument } from './media.service.ts';

test('main › a wrong secret, or a store that was switched off while files are in it › one sentence that names the setting, exit code 1 [decisions §6]', {
  skip: withoutObjectStore,
}, async (t) => {
  const shop = await testDatabase(t);
  const settings = await (await testObjectStore(t)).aBucket();
  const files = await openS3Files(settings, { debug() {}, info() {}, warn() {}, error() {} });
  t.after(() => files.close());
  await storeDocument({ ...aCtx(shop.db), files }, randomBytes(100), 'kept');
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../main.ts'), '--role', 'worker'], {
      env: { ...process.env, DATABASE_URL: shop.url, DEMO: 'off', LOG_LEVEL: 'silent', ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });
  const wrong = start({
    FILES_S3_BUCKET: settings.bucket,
    FILES_S3_ENDPOINT: settings.endpoint ?? '',
    FILES_S3_ACCESS_KEY_ID: settings.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: 'not-this-one',
  });
  assert.deepEqual([wrong.status, wrong.stdout], [1, ''], wrong.stderr);
  assert.match(
    wrong.stderr,
    /^millwright: \S+ refused FILES_S3_ACCESS_KEY_ID with FILES_S3_SECRET_ACCESS_KEY; correct them\n$/,
  );
  const off = start({});
  assert.deepEqual([off.status, off.stdout], [1, ''], off.stderr);
  assert.match(
    off.stderr,
    /^millwright: 1 files of this shop lie in an object store; name it again with FILES_S3_BUCKET and its key\n$/,
  );
});
