// Tests of orders over several stock locations: which give their units, where a shipment leaves from, and where units come back.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aLot, aProduct } from '../../../testing/factories.ts';
import { asStaff, stockOf, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { listHeldForOrder } from '../catalog/index.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const { admin, anOrder, confirm } = await anOrderManager(shop);
const clerk = await asStaff(shop, 'administrator');
const MAIN = (await clerk('GET', '/stock-locations')).body.rows[0].id as number;

/** Held by the main warehouse, Roma and Bari, in this order. */
async function heldOf(id: number | undefined): Promise<number[]> {
  const { rows } = (await clerk('GET', `/products/${id}/stock-locations`)).body;
  return rows.map((row: { quantity: number }) => row.quantity);
}
let sent = 0;
async function move(id: number | undefined, quantity: number, toId: number, fromId = MAIN) {
  const { rows } = await pool.query('select sku from product where id = $1', [id]);
  const { status, body } = await clerk('POST', '/stock-transfers', {
    ...{ once: `of-orders-${++sent}`, fromId, toId, note: '' },
    lines: [{ part: rows[0].sku, quantity }],
  });
  assert.equal(status, 200, JSON.stringify(body));
}
async function addLocation(name: string, position: number): Promise<number> {
  return (await clerk('POST', '/stock-locations', { name, position, active: true })).body.id;
}
const ship = async (id: number, lines: object[], locationId?: number) =>
  await clerk('POST', `/orders/${id}/shipments`, {
    ...{ once: `shipment-${++sent}`, carrier: '', trackingNumber: '', unpaidReason: 'Agreed' },
    ...{ lines, ...(locationId === undefined ? {} : { locationId }) },
  });
const shipped = async (id: number, lines: object[], locationId?: number) => {
  const { status, body } = await ship(id, lines, locationId);
  assert.equal(status, 200, JSON.stringify(body));
  return body.shipments.map((left: { location: string | null }) => left.location);
};

test('shipment › a shop with one location › names none, and moves nothing [decisions 0102]', async (t) => {
  const small = await testApp(t);
  const { admin: manager, ...orders } = await anOrderManager(small);
  const { id, products } = await orders.anOrder();
  await orders.confirm(id);
  const { shipments } = await services.orders.shipOrder(manager, id, {
    ...{ once: 'one-location', carrier: '', trackingNumber: '', unpaidReason: 'Agreed' },
    lines: [{ productId: products[0] as number, quantity: 4 }],
  });
  assert.deepEqual(
    shipments.map(({ location }) => location),
    [null],
  );
  const { rows } = await small.pool.query('select reason from stock_movement order by id');
  assert.deepEqual(
    rows.map(({ reason }) => reason),
    ['opening', 'sale'],
  );
});

const ROMA = await addLocation('Roma', 2);
const BARI = await addLocation('Bari', 1);

test('order › more than the default location holds › the others give it in their order, the buyer sees one sum [decisions 0102]', async () => {
  const first = await anOrder([{ stock: 20, quantity: 1 }]);
  const [product] = first.products;
  await move(product, 8, ROMA);
  await move(product, 5, BARI);
  assert.deepEqual(await heldOf(product), [6, 5, 8]);
  const code = await shop.cartOf([{ productId: product as number, quantity: 13 }], first.token);
  const placed = await services.orders.placeOrder(first.buyer, code, {
    ...{ purchaseOrderNumber: '', note: '', paymentMode: 'escrow', termsAccepted: true },
  });
  assert.deepEqual(await heldOf(product), [0, 0, 6]);
  assert.deepEqual(await stockOf(db, product as number), [6, 0]);
  const change = async (quantity: number) => {
    const { version } = await services.orders.getAdminOrder(admin, placed.id);
    await services.orders.changeOrderContents(admin, placed.id, {
      ...{ version, freight: null, lines: [{ productId: product as number, quantity }] },
    });
  };
  // Fewer: the default location's own units first, then those that others gave, of the last of them first.
  await change(9);
  assert.deepEqual(await heldOf(product), [4, 0, 6]);
  await change(4);
  assert.deepEqual(await heldOf(product), [6, 1, 8]);
  await services.orders.cancelOrder(first.buyer, String(placed.id));
  assert.deepEqual(await heldOf(product), [6, 5, 8]);
  assert.deepEqual(await violations(db), []);
});

test('shipment › from a location that somebody chose › it gives the units, and what was taken elsewhere is free there again [decisions 0102]', async () => {
  const { id, products } = await anOrder([{ stock: 10, quantity: 5 }]);
  const [product] = products;
  await confirm(id);
  await move(product, 4, ROMA);
  assert.deepEqual(await heldOf(product), [1, 0, 4]);
  const { rows } = (await clerk('GET', `/orders/${id}/stock-locations`)).body;
  assert.deepEqual(
    rows.map((row: { name: string; isEnough: boolean }) => [row.name, row.isEnough]),
    [
      ['Main warehouse', true],
      ['Bari', false],
      ['Roma', false],
    ],
  );
  // What waits for the order at the main warehouse can leave from there, too.
  assert.deepEqual(
    rows.map((row: { lines: object[] }) => row.lines),
    [6, 0, 4].map((quantity) => [{ productId: product, quantity }]),
  );
  const tooMany = await ship(id, [{ productId: product, quantity: 5 }], ROMA);
  assert.deepEqual(
    [tooMany.status, tooMany.body.code, tooMany.body.errors[0].pointer],
    [409, 'stock-not-there', '/locationId'],
  );
  const nowhere = await ship(id, [{ productId: product, quantity: 1 }], 999_999);
  assert.deepEqual([nowhere.status, nowhere.body.errors[0].pointer], [400, '/locationId']);
  assert.deepEqual(await shipped(id, [{ productId: product, quantity: 3 }], ROMA), ['Roma']);
  assert.deepEqual(await heldOf(product), [4, 0, 1]);
  assert.deepEqual(await shipped(id, [{ productId: product, quantity: 2 }]), [
    ...['Roma', 'Main warehouse'],
  ]);
  assert.deepEqual(await heldOf(product), [4, 0, 1]);
  assert.deepEqual(await stockOf(db, product as number), [5, 0]);
  assert.deepEqual(await violations(db), []);
});

test('shipment › a location lacks several lines › all are named, and where there are none that is said [decisions 0102]', async () => {
  const { id, products } = await anOrder([
    { stock: 5, quantity: 2 },
    { stock: 5, quantity: 3 },
  ]);
  await confirm(id);
  await move(products[1], 1, ROMA);
  const all = products.map((productId, index) => ({ productId, quantity: 2 + index }));
  const { status, body } = await ship(id, all, ROMA);
  assert.equal(status, 409);
  assert.deepEqual(
    body.errors
      .map((each: { code: string; pointer: string }) => `${each.code} ${each.pointer}`)
      .sort(),
    ['stock-none-there /locationId', 'stock-not-there /locationId'],
  );
  assert.match(JSON.stringify(body), /none are at “Roma”/);
  assert.match(JSON.stringify(body), /only 1 are at “Roma”/);
});

test('listHeldForOrder › a whole lot › as many as its scarcest part makes there [decisions 0102]', async () => {
  const { id } = await anOrder([{ stock: 1, quantity: 1 }]);
  const parts = [await aProduct(db, { stock: 7 }), await aProduct(db, { stock: 50 })];
  const [few = 0, many = 0] = parts;
  const { productId } = await aLot(db, [
    { productId: few, quantity: 3 },
    { productId: many, quantity: 10 },
  ]);
  await move(many, 20, ROMA);
  await move(few, 3, ROMA);
  const held = await listHeldForOrder(db, id, [productId]);
  const at = (place: number) => held.find(({ locationId }) => locationId === place)?.quantity;
  assert.deepEqual([at(MAIN), at(ROMA)], [1, 1]);
});

test('shipment › nobody chose, the default location gave only a part › the first that has enough; where none has, it is named [decisions 0102]', async () => {
  const { id, products } = await anOrder([{ stock: 9, quantity: 1 }]);
  const [product] = products;
  await move(product, 6, ROMA);
  const { version } = await services.orders.getAdminOrder(admin, id);
  await services.orders.changeOrderContents(admin, id, {
    ...{ version, freight: null, consent: 'by telephone' },
    lines: [{ productId: product as number, quantity: 5 }],
  });
  // 3 of its own, 2 of Roma, which has 4 left.
  assert.deepEqual(await heldOf(product), [0, 0, 4]);
  await confirm(id);
  assert.deepEqual(await shipped(id, [{ productId: product, quantity: 5 }]), ['Roma']);
  assert.deepEqual(await heldOf(product), [3, 0, 1]);

  const other = await anOrder([{ stock: 4, quantity: 1 }]);
  await move(other.products[0], 2, ROMA);
  const before = await services.orders.getAdminOrder(admin, other.id);
  await services.orders.changeOrderContents(admin, other.id, {
    ...{ version: before.version, freight: null, consent: 'by telephone' },
    lines: [{ productId: other.products[0] as number, quantity: 4 }],
  });
  await confirm(other.id);
  const none = await ship(other.id, [{ productId: other.products[0], quantity: 4 }]);
  assert.equal(none.body.code, 'stock-not-there');
  assert.match(none.body.detail, /only 2 are at “Main warehouse”/);
  const everything = { to: 'Shipped', unpaidReason: 'Agreed' };
  const chosen = await clerk('POST', `/orders/${other.id}/status`, {
    ...{ ...everything, locationId: ROMA },
  });
  assert.deepEqual([chosen.status, chosen.body.code], [409, 'stock-not-there']);
  // All that is left, without a choice: each unit from where it is.
  const rest = await clerk('POST', `/orders/${other.id}/status`, everything);
  assert.deepEqual(
    [rest.body.status, rest.body.shipments[0].location],
    ['Shipped', null],
    JSON.stringify(rest.body),
  );
  assert.deepEqual(await heldOf(other.products[0]), [0, 0, 0]);
  assert.deepEqual(await violations(db), []);
});

test('order › everything is shipped from a location that somebody chose › it gives the units [decisions 0102]', async () => {
  const { id, products } = await anOrder([{ stock: 9, quantity: 3 }]);
  await confirm(id);
  await move(products[0], 4, BARI);
  const { body } = await clerk('POST', `/orders/${id}/status`, {
    ...{ to: 'Shipped', unpaidReason: 'Agreed', locationId: BARI },
  });
  assert.deepEqual([body.status, body.shipments[0].location], ['Shipped', 'Bari']);
  assert.deepEqual(await heldOf(products[0]), [5, 1, 0]);
  assert.deepEqual(await violations(db), []);
});

test('order › cancelled after the location that gave its units was closed › they come back to the default one [decisions 0102]', async () => {
  const place = await addLocation('Fair', 0);
  const { id, products, buyer } = await anOrder([{ stock: 3, quantity: 1 }]);
  await move(products[0], 2, place);
  const { version } = await services.orders.getAdminOrder(admin, id);
  await services.orders.changeOrderContents(admin, id, {
    ...{ version, freight: null, consent: 'by telephone' },
    lines: [{ productId: products[0] as number, quantity: 3 }],
  });
  const closed = await clerk('PUT', `/stock-locations/${place}`, {
    ...{ name: 'Fair', position: 0, active: false },
  });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  await services.orders.cancelOrder(buyer, String(id));
  assert.deepEqual(await heldOf(products[0]), [3, 0, 0]);
});

test('return › put back at a location › it has the units; without one the default location [decisions 0102]', async () => {
  const { id, products, buyer } = await anOrder([{ stock: 10, quantity: 4 }]);
  const [product] = products;
  await confirm(id);
  await shipped(id, [{ productId: product, quantity: 4 }]);
  for (const [locationId, held] of [
    [BARI, [6, 1, 0]],
    [undefined, [7, 1, 0]],
  ] as const) {
    const asked = await services.orders.requestReturn(buyer, String(id), {
      lines: [{ productId: product as number, quantity: 1, reason: 'damaged' }],
      note: '',
    });
    const at = `/orders/${id}/returns/${asked.returns.at(-1)?.id}`;
    await clerk('POST', at, { to: 'accepted', answer: '' });
    const closed = await clerk('POST', at, {
      ...{ to: 'closed', answer: '', restock: true },
      ...(locationId === undefined ? {} : { locationId }),
    });
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    assert.deepEqual(await heldOf(product), held);
  }
  assert.deepEqual(await violations(db), []);
});
