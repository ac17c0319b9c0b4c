// Tests of changes to a pending order.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { told } from '../../../testing/concurrent-actors.ts';
import { aProduct, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db } = shop;
const { admin, anOrder, confirm, stockOf, mailsTo } = await anOrderManager(shop);
const orders = services.orders;

test('changeOrderContents › fewer, one line gone, freight › amounts, taxes and stock follow, the buyer is told, the change is kept [decisions 0032]', async () => {
  const { id, products, email, placed } = await anOrder([
    { stock: 10, quantity: 4, price: 10_001 },
    { stock: 10, quantity: 2, price: 33_333 },
  ]);
  const [first, second] = products;
  const changed = await orders.changeOrderContents(admin, id, {
    version: 0,
    lines: [{ productId: first ?? 0, quantity: 3 }],
    freight: 50_001,
  });
  assert.deepEqual(
    [changed.subtotal.base, changed.freight?.base, changed.version],
    [30_003, 50_001, 1],
  );
  // Chennai to Chennai: 9 % and 9 % of each line and of the freight, each rounded by itself.
  assert.deepEqual(
    changed.taxes.map((tax) => [tax.code, tax.value.base]),
    [
      ['cgst-900', 2_700 + 4_500],
      ['sgst-900', 2_700 + 4_500],
    ],
  );
  assert.equal(changed.total.base, 30_003 + 50_001 + 2 * 7_200);
  assert.deepEqual([await stockOf(first), await stockOf(second)], [7, 10]);
  assert.deepEqual(changed.edits[0]?.total, { from: placed.total.base, to: changed.total.base });
  assert.deepEqual(
    changed.edits[0]?.lines.map(({ from, to }) => [from, to]),
    [
      [4, 3],
      [2, 0],
    ],
  );
  assert.equal((await mailsTo(email)).at(-1)?.template, 'order-changed');
  const more = await orders.changeOrderContents(admin, id, {
    version: 1,
    lines: [{ productId: first ?? 0, quantity: 10 }],
    freight: null,
    consent: 'By telephone',
  });
  assert.deepEqual([more.freight, await stockOf(first)], [null, 0]);
  await orders.changeOrderStatus(admin, { id }, { to: 'Cancelled' });
  assert.deepEqual([await stockOf(first), await stockOf(second)], [10, 10]);
});

test('changeOrderContents › too many, an old version, nothing left, another’s part, confirmed › refused, nothing changes [decisions 0032]', async () => {
  const { id, products } = await anOrder([{ stock: 10, quantity: 4 }]);
  const productId = products[0] ?? 0;
  const stranger = await aProduct(db);
  const to = (quantity: number, more = {}) =>
    orders.changeOrderContents(admin, id, {
      version: 0,
      lines: [{ productId, quantity }],
      freight: null,
      ...more,
    });
  await assert.rejects(to(11), (problem: { code: string; text(locale: string): string }) => {
    assert.equal(problem.code, 'stock-not-enough');
    assert.match(problem.text('en'), /10/);
    return true;
  });
  await assert.rejects(to(3, { version: 7 }), { code: 'record-changed' });
  await assert.rejects(to(3, { lines: [] }), { code: 'order-empty' });
  await assert.rejects(to(3, { lines: [{ productId: stranger, quantity: 1 }] }), {
    code: 'invalid-request',
  });
  assert.equal((await to(4)).version, 0);
  await confirm(id);
  await assert.rejects(to(3), { code: 'order-not-editable' });
  assert.equal(await stockOf(productId), 6);
});

test('changeOrderContents › against a confirmation, and against another change › one of each wins, the data is whole [decisions 0032]', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, products } = await anOrder([{ stock: 10, quantity: 4 }]);
    const edit = (quantity: number) =>
      told(
        orders.changeOrderContents(admin, id, {
          version: 0,
          lines: [{ productId: products[0] ?? 0, quantity }],
          freight: 0,
        }),
      );
    const [edited, confirmed] = await Promise.all([edit(2), told(confirm(id))]);
    assert.equal(confirmed, 'done');
    assert.ok(edited === 'done' || edited === 'order-not-editable', edited);
    const now = await orders.getAdminOrder(admin, id);
    assert.equal(now.lines[0]?.quantity, edited === 'done' ? 2 : 4);
    const twice = await anOrder([{ stock: 10, quantity: 4 }]);
    const concurrentActors = [1, 2].map((quantity) =>
      told(
        orders.changeOrderContents(admin, twice.id, {
          version: 0,
          lines: [{ productId: twice.products[0] ?? 0, quantity }],
          freight: 0,
        }),
      ),
    );
    assert.deepEqual((await Promise.all(concurrentActors)).sort(), ['done', 'record-changed']);
  }
});

test('orders that changed › after all of the above › the data is whole [decisions 0032]', async () => {
  assert.deepEqual(await violations(db), []);
});
