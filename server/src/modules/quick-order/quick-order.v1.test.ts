// Tests of the quick order in /api/v1: lines, a text and a file, and what may go into a cart. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, sendForm, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { reindexProducts } from '../search/index.ts';

const shop = await testApp({ after });
const { call, db } = shop;

let count = 0;
/** A product that search knows. */
async function aPart(wishes: Parameters<typeof aProduct>[1]) {
  const id = await aProduct(db, wishes);
  const sku = `QRD-${++count}-8800`;
  await db
    .updateTable('product')
    .set({ sku, mpn: `M${sku}` })
    .where('id', '=', id)
    .execute();
  await db.transaction().execute((tx) => reindexProducts(tx, [id]));
  return { id, sku };
}

test('v1 quick order › lines, a text, a file › the same products; all that may go in at once, the others with the reason [decisions 0114]', async () => {
  const { id: bolt, sku: boltSku } = await aPart({ step: 5 });
  const { id: scarce, sku: scarceSku } = await aPart({ stock: 1 });
  const path = '/api/v1/quick-order';
  const byLines = await call('POST', path, {
    body: {
      lines: [{ partNumber: boltSku, quantity: 10 }, `3 x ${scarceSku}`, 'nothing-at-all-9'],
    },
  });
  assert.equal(byLines.status, 200, JSON.stringify(byLines.body));
  assert.deepEqual(
    byLines.body.lines.map((line: Line) => [line.product?.id ?? null, line.quantity, line.status]),
    [
      [bolt, 10, 'found'],
      [scarce, 3, 'found'],
      [null, 1, 'unknown'],
    ],
  );
  assert.deepEqual(
    [byLines.body.ready, byLines.body.lines[1].problem.code, byLines.body.lines[1].possible],
    [1, 'stock-not-enough', 1],
  );
  const text = `${boltSku}\t10\n${scarceSku}\t3\n`;
  const byText = await call('POST', path, { body: { text } });
  const asFile = { name: 'file', fileName: 'list.csv', type: 'text/csv', bytes: Buffer.from(text) };
  const byFile = await sendForm(shop, `${path}/file`, [asFile]);
  assert.equal(byFile.status, 200, JSON.stringify(byFile.body));
  for (const { body } of [byText, byFile])
    assert.deepEqual(
      body.lines.map((line: Line) => [line.product?.id, line.quantity]),
      [
        [bolt, 10],
        [scarce, 3],
      ],
    );
  const lines = [
    { productId: bolt, quantity: 10 },
    { productId: scarce, quantity: 3 },
  ];
  const added = await call('POST', `${path}/cart`, { body: { lines } });
  assert.deepEqual(
    [added.body.added, added.body.refused.map(({ code }: { code: string }) => code)],
    [[bolt], ['stock-not-enough']],
  );
  const cartCode = added.body.cart.code;
  const more = await call('POST', `${path}/cart`, {
    body: { lines: [{ productId: scarce, quantity: 1 }], cartCode },
  });
  assert.deepEqual([more.body.cart.code, more.body.cart.quantity], [cartCode, 11]);
});

type Line = { product: { id: number } | null; quantity: number; status: string };

test('v1 quick order › what is wrong › neither or both of lines and text, a file that is none, an unknown cart [decisions 0114]', async () => {
  const path = '/api/v1/quick-order';
  for (const body of [{}, { lines: ['a'], text: 'a' }]) {
    const { status, body: answer } = await call('POST', path, { body });
    assert.deepEqual(
      [status, answer.errors.map(({ pointer }: { pointer: string }) => pointer)],
      [400, ['/lines', '/text']],
    );
  }
  assertProblem(await call('POST', path, { body: { text: 'X-1 5\n'.repeat(501) } }), {
    code: 'too-many-lines',
  });
  const bytes = Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]);
  const odd = await sendForm(shop, `${path}/file`, [{ name: 'file', fileName: 'a.xlsx', bytes }]);
  assert.equal(odd.status, 422, JSON.stringify(odd.body));
  const large = { name: 'file', fileName: 'a.csv', bytes: Buffer.alloc(10 * 2 ** 20 + 1, 'a') };
  const tooLarge = await sendForm(shop, `${path}/file`, [large]);
  assert.deepEqual([tooLarge.status, tooLarge.body.errors[0].code], [400, 'file-too-large']);
  const unknown = { lines: [{ productId: await aProduct(db), quantity: 1 }], cartCode: 'none' };
  assertProblem(await call('POST', `${path}/cart`, { body: unknown }), { code: 'cart-not-found' });
});
