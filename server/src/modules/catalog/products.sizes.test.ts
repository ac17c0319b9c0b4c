// Tests of the product list's search by sizes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db } = shop;
const admin = await asStaff(shop, 'catalogue-manager');

test('back office products › a size typed with any sign between its numbers › finds the names that hold it, not those with the numbers elsewhere [back office catalogue]', async () => {
  const tag = Math.random().toString(36).slice(2, 8);
  const sign = await aProduct(db, { name: `Bolt ${tag} M8×40 ISO 4017` });
  const letter = await aProduct(db, { name: `Bolt ${tag} M8x40 plain` });
  await aProduct(db, { name: `Bolt ${tag} M8×55 ISO 4014` });
  const ids = async (q: string): Promise<number[]> =>
    (await admin('GET', `/products?q=${encodeURIComponent(q)}`)).body.rows
      .map((row: { id: number }) => row.id)
      .sort((a: number, b: number) => a - b);
  for (const q of ['M8x40', 'm8×40', 'M8х40', 'm8*40', 'm8x4'])
    assert.deepEqual(await ids(`${tag} ${q}`), [sign, letter], q);
  assert.deepEqual(await ids(`${tag} m8x45`), []);
});
