// Anonymisation in the object store.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { aCustomer, sendForm, testApp } from '../../../testing/index.ts';
import { testObjectStore, withoutObjectStore } from '../../../testing/object-store.ts';
import { openS3Files } from '../../platform/files/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { services } from '../../services.ts';
import { cleanUpObjects } from '../media/index.ts';

const PASSWORD = 'a lathe of brass';
const log = { debug() {}, info() {}, warn() {}, error() {} };

test('closeAccount › files in an object store › those of the person are removed there, by the job; another’s stay [promises P29]', {
  skip: withoutObjectStore,
}, async (t) => {
  const store = await testObjectStore(t);
  const settings = await store.aBucket();
  const files = await openS3Files(settings, log);
  t.after(() => files.close());
  const shop = await testApp(t, { files });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const aPerson = async () => {
    const person = await aCustomer(shop.db);
    const passwordHash = await hashPassword(PASSWORD);
    await shop.db
      .insertInto('credential')
      .values({ customer_id: person.id, password_hash: passwordHash })
      .execute();
    const headers = { authtoken: person.token };
    const file = { fileName: 'a.png', type: 'image/png', bytes };
    const certificate = await sendForm(
      shop,
      `/api/saveCustomerdigital/${person.id}?type=crdocument`,
      [{ name: 'file', ...file }],
      headers,
    );
    const fields = {
      firstName: 'Asha',
      companyName: 'Pumps',
      emailId: person.email,
      phoneNumber: '+914428271234',
      description: `Seals ${person.id}`,
    };
    const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
    const request = await sendForm(
      shop,
      '/api/postrequirement',
      [...parts, { name: 'document', ...file }],
      headers,
    );
    assert.deepEqual([certificate.status, request.status], [200, 200]);
    return { ...person, ctx: { ...person.ctx, files } };
  };
  const [gone, stays] = [await aPerson(), await aPerson()];
  assert.equal((await store.keys(settings)).length, 4);
  await services.privacy.closeAccount(gone.ctx, { password: PASSWORD });
  await cleanUpObjects(gone.ctx, { removalSeconds: 0 });
  const { rows } = await shop.pool.query('select object_key from private_file');
  assert.deepEqual((await store.keys(settings)).sort(), rows.map((row) => row.object_key).sort());
  assert.equal(rows.length, 2);
  const own = await shop.call('GET', '/api/customerdetail/certificates/crdocument', {
    token: stays.token,
  });
  assert.equal(own.status, 200);
});
