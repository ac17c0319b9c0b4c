// Tests of wishlists: several, shared, moved to and from the cart.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { MAX_ENTRIES, MAX_LISTS, type ProblemCode } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, setOnHand, testApp } from '../../../testing/index.ts';
import { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';

const { db } = await testApp({ after });
const { wishlist, cart: carts } = services;
const NONE = new Map<number, number>();
const refused = (code: ProblemCode) => (error: unknown) =>
  error instanceof Problem && error.code === code;
const idsOf = async (ctx: Parameters<typeof wishlist.getLists>[0], listId: number | null = null) =>
  (await wishlist.getLists(ctx, listId)).entries.map((entry) => entry.productId);

async function savedBy(count = 2, wishes: Parameters<typeof aProduct>[1] = {}) {
  const customer = await aCustomer(db);
  const products = [];
  for (let n = 0; n < count; n++) {
    const product = await aProduct(db, wishes);
    await wishlist.saveProduct(customer.ctx, product);
    products.push(product);
  }
  return { ...customer, products };
}

test('getLists › nothing saved yet › an empty wishlist, and looking writes nothing [§2.1 savedlist]', async () => {
  const { ctx, id } = await aCustomer(db);
  const { lists, chosen, entries } = await wishlist.getLists(ctx, null);
  assert.deepEqual([lists.length, chosen.kind, chosen.id, entries], [1, 'main', 0, []]);
  assert.equal(
    (await sql`select from wishlist where customer_id = ${id}`.execute(db)).rows.length,
    0,
  );
});

test('lists › made, named anew, moved to, removed › their entries with them, the rest untouched [§2.1 savedlist]', async () => {
  const { ctx, products } = await savedBy(3);
  const pump = await wishlist.createList(ctx, ' Pump  room ');
  const main = (await wishlist.getLists(ctx, null)).chosen.id;
  const entries = (await wishlist.getLists(ctx, null)).entries;
  assert.equal(
    await wishlist.moveToList(ctx, main, pump, [entries[0]?.id as number, 999_999_999]),
    1,
  );
  assert.deepEqual(await idsOf(ctx, pump), [products[2]]);
  assert.deepEqual(await idsOf(ctx), [products[1], products[0]]);
  await wishlist.renameList(ctx, pump, 'Boiler house');
  const { lists } = await wishlist.getLists(ctx, pump);
  assert.deepEqual(
    lists.map(({ kind, name, count }) => [kind, name, count]),
    [
      ['main', null, 2],
      ['named', 'Boiler house', 1],
    ],
  );
  // The heart fills the wishlist again: the same product may stand in both.
  await wishlist.saveProduct(ctx, products[2] as number);
  await wishlist.moveToList(
    ctx,
    main,
    pump,
    (await wishlist.getLists(ctx, main)).entries.map((entry) => entry.id),
  );
  assert.deepEqual((await idsOf(ctx, pump)).sort(), [...products].sort());
  assert.deepEqual(await idsOf(ctx), []);
  await wishlist.removeList(ctx, pump);
  await assert.rejects(wishlist.getLists(ctx, pump), refused('wishlist-not-found'));
});

test('lists › names › once a customer whatever their case, with words in them, twenty at most [§2.1 savedlist]', async () => {
  const [{ ctx }, other] = [await aCustomer(db), await aCustomer(db)];
  const first = await wishlist.createList(ctx, 'Pump room');
  await assert.rejects(wishlist.createList(ctx, 'PUMP ROOM'), refused('wishlist-name-taken'));
  await assert.rejects(wishlist.createList(ctx, ' \u200b '), refused('wishlist-name-not-valid'));
  await wishlist.createList(other.ctx, 'Pump room');
  const second = await wishlist.createList(ctx, 'Workshop');
  await assert.rejects(
    wishlist.renameList(ctx, second, 'pump Room'),
    refused('wishlist-name-taken'),
  );
  await wishlist.renameList(ctx, first, 'PUMP ROOM');
  for (let n = 2; n < MAX_LISTS; n++) await wishlist.createList(ctx, `List ${n}`);
  await assert.rejects(wishlist.createList(ctx, 'One more'), refused('wishlist-too-many'));
});

test('lists › the wishlist itself › is neither renamed nor removed [§2.1 savedlist]', async () => {
  const { ctx } = await savedBy(1);
  const { chosen } = await wishlist.getLists(ctx, null);
  await assert.rejects(wishlist.renameList(ctx, chosen.id, 'Mine'), refused('wishlist-not-found'));
  await assert.rejects(wishlist.removeList(ctx, chosen.id), refused('wishlist-not-found'));
});

test('lists › somebody else’s › every change answers as if it did not exist, and changes nothing [§6]', async () => {
  const [owner, stranger] = [await savedBy(2), await savedBy(1)];
  const theirs = (await wishlist.getLists(owner.ctx, null)).chosen.id;
  const named = await wishlist.createList(owner.ctx, 'Secret');
  const mine = (await wishlist.getLists(stranger.ctx, null)).chosen.id;
  const entryIds = (await wishlist.getLists(owner.ctx, null)).entries.map((entry) => entry.id);
  const attempts = [
    () => wishlist.getLists(stranger.ctx, theirs),
    () => wishlist.renameList(stranger.ctx, named, 'Taken'),
    () => wishlist.removeList(stranger.ctx, named),
    () => wishlist.shareList(stranger.ctx, theirs, true),
    () => wishlist.moveToList(stranger.ctx, theirs, mine, entryIds),
    () => wishlist.moveToList(stranger.ctx, mine, theirs, entryIds),
    () =>
      wishlist.changeQuantities(stranger.ctx, theirs, new Map([[owner.products[0] as number, 9]])),
    () => wishlist.addAllToCart(stranger.ctx, null, { listId: theirs }, NONE),
  ];
  for (const attempt of attempts) await assert.rejects(attempt(), refused('wishlist-not-found'));
  await assert.rejects(
    wishlist.moveToCart(stranger.ctx, null, entryIds[0] as number, 1),
    refused('wishlist-entry-not-found'),
  );
  assert.equal(await wishlist.moveToList(stranger.ctx, mine, 0, entryIds).catch(() => 0), 0);
  assert.equal(await wishlist.removeEntries(stranger.ctx, entryIds), 0);
  assert.deepEqual(await idsOf(owner.ctx), [...owner.products].reverse());
  for (const work of [
    () => wishlist.getLists(aCtx(db), null),
    () => wishlist.createList(aCtx(db), 'x'),
    () => wishlist.removeEntries(aCtx(db), [1]),
  ])
    await assert.rejects(work(), refused('login-required'));
});

test('shareList › on, on again, off, on › one link while it is open, dead for good when closed, a new one after [§2.1 savedlist]', async () => {
  const { ctx, products } = await savedBy(2);
  const list = await wishlist.createList(ctx, 'Site A');
  const main = (await wishlist.getLists(ctx, null)).chosen.id;
  await wishlist.moveToList(
    ctx,
    main,
    list,
    (await wishlist.getLists(ctx, main)).entries.map((entry) => entry.id),
  );
  const codeNow = async () => (await wishlist.getLists(ctx, list)).chosen.shareCode;
  await wishlist.shareList(ctx, list, true);
  const first = (await codeNow()) as string;
  assert.match(first, /^[\w-]{22}$/);
  await wishlist.shareList(ctx, list, true);
  assert.equal(await codeNow(), first);
  await wishlist.changeQuantities(ctx, list, new Map([[products[0] as number, 0]]));
  const shown = await wishlist.getShared(aCtx(db), first);
  assert.deepEqual(
    [Object.keys(shown).sort(), shown.name],
    [['entries', 'kind', 'name'], 'Site A'],
  );
  assert.deepEqual(shown.entries.map((entry) => entry.productId).sort(), [...products].sort());
  assert.deepEqual(
    shown.entries.map((entry) => entry.quantity),
    [1, 1],
  );
  await wishlist.shareList(ctx, list, false);
  assert.equal(await codeNow(), null);
  await assert.rejects(wishlist.getShared(aCtx(db), first), refused('wishlist-not-found'));
  await assert.rejects(
    wishlist.addAllToCart(aCtx(db), null, { shareCode: first }, NONE),
    refused('wishlist-not-found'),
  );
  await wishlist.shareList(ctx, list, true);
  assert.notEqual(await codeNow(), first);
  for (const odd of ['', '../x', `${first}\0`, "' or true --", 'x'.repeat(500)])
    await assert.rejects(wishlist.getShared(aCtx(db), odd), refused('wishlist-not-found'));
});

test('addAllToCart › good, out of stock, too many, not enough, withdrawn › what may is added, of each other why not [§8, §7.4 to cart]', async () => {
  const customer = await aCustomer(db);
  const good = await aProduct(db, { stock: 50, minimum: 4, price: 1_000 });
  const out = await aProduct(db, { stock: 0 });
  const capped = await aProduct(db, { maximum: 5 });
  const few = await aProduct(db, { stock: 3 });
  const gone = await aProduct(db);
  for (const product of [good, out, capped, few, gone])
    await wishlist.saveProduct(customer.ctx, product);
  await db.updateTable('product').set({ published: false }).where('id', '=', gone).execute();
  const { id } = (await wishlist.getLists(customer.ctx, null)).chosen;
  const quantities = new Map([
    [capped, 6],
    [few, 4],
  ]);
  const {
    cart,
    added,
    refused: left,
  } = await wishlist.addAllToCart(customer.ctx, null, { listId: id }, quantities);
  assert.deepEqual(added, [good]);
  assert.deepEqual(
    cart.lines.map((line) => [line.productId, line.quantity]),
    [[good, 4]],
  );
  assert.deepEqual(
    new Map(
      left.map(({ productId, rejection }) => [
        productId,
        'limit' in rejection ? [rejection.code, rejection.limit] : [rejection.code],
      ]),
    ),
    new Map<number, unknown[]>([
      [gone, ['product-not-found']],
      [few, ['stock-not-enough', 3]],
      [capped, ['quantity-above-maximum', 5]],
      [out, ['product-out-of-stock']],
    ]),
  );
  // They stay in the list; a second time adds to the line.
  assert.equal((await idsOf(customer.ctx)).length, 5);
  const again = await wishlist.addAllToCart(customer.ctx, cart.code, { listId: id }, NONE);
  assert.equal(again.cart.lines.find((line) => line.productId === good)?.quantity, 8);
});

test('addAllToCart › nothing that may be added › no cart is left behind [§4 Cart]', async () => {
  const { ctx, id } = await savedBy(1, { stock: 0 });
  const { chosen } = await wishlist.getLists(ctx, null);
  const { cart } = await wishlist.addAllToCart(ctx, null, { listId: chosen.id }, NONE);
  assert.equal(cart.code, null);
  assert.equal((await sql`select from cart where customer_id = ${id}`.execute(db)).rows.length, 0);
});

test('addAllToCart › a visitor with a shared list, and with what the browser remembers › in the visitor’s own cart [§6]', async () => {
  const { ctx, products } = await savedBy(2, { minimum: 3 });
  const { chosen } = await wishlist.getLists(ctx, null);
  await wishlist.shareList(ctx, chosen.id, true);
  const shareCode = (await wishlist.getLists(ctx, null)).chosen.shareCode as string;
  const visitor = aCtx(db);
  const { cart } = await wishlist.addAllToCart(visitor, null, { shareCode }, NONE);
  assert.deepEqual(
    cart.lines.map((line) => [line.productId, line.quantity]).sort(),
    products.map((product) => [product, 3]).sort(),
  );
  const wishlistItems = [{ productId: products[0] as number, quantity: 7 }];
  const more = await wishlist.addAllToCart(visitor, cart.code, { wishlistItems }, NONE);
  assert.equal(more.cart.lines.find((line) => line.productId === products[0])?.quantity, 10);
});

test('saveForLater › a line, and back › it is in one place at a time, with its quantity [§2.8]', async () => {
  const { ctx, products } = await savedBy(2);
  const [one, two] = products as [number, number];
  const { code } = await carts.addItem(ctx, null, { productId: one, quantity: 5 });
  const filled = await carts.addItem(ctx, code, { productId: two, quantity: 2 });
  const lineOf = (productId: number) =>
    filled.lines.find((line) => line.productId === productId)?.id as number;
  const after = await wishlist.saveForLater(ctx, code, lineOf(one));
  assert.deepEqual(
    after.lines.map((line) => line.productId),
    [two],
  );
  const { lists } = await wishlist.getLists(ctx, null);
  const later = lists.find((list) => list.kind === 'later');
  assert.equal(later?.count, 1);
  // Twice is once: the line is gone, the list is as it was.
  await wishlist.saveForLater(ctx, code, lineOf(one));
  const waiting = (await wishlist.getLists(ctx, later?.id as number)).entries;
  assert.deepEqual(
    waiting.map((entry) => [entry.productId, entry.quantity]),
    [[one, 5]],
  );
  const back = await wishlist.moveToCart(ctx, code, waiting[0]?.id as number, null);
  assert.deepEqual(
    back.lines.map((line) => [line.productId, line.quantity]).sort(),
    [
      [one, 5],
      [two, 2],
    ].sort(),
  );
  assert.deepEqual(await idsOf(ctx, later?.id as number), []);
  await assert.rejects(
    wishlist.moveToCart(ctx, code, waiting[0]?.id as number, null),
    refused('wishlist-entry-not-found'),
  );
});

test('saveForLater › the last line › the cart is gone; all waiting come back at once and leave their list [§2.8]', async () => {
  const { ctx, products } = await savedBy(2);
  const out = await aProduct(db, { stock: 4 });
  let code: string | null = null;
  for (const productId of [...products, out])
    code = (await carts.addItem(ctx, code, { productId, quantity: 2 })).code;
  for (const line of (await carts.getCart(ctx, code)).lines)
    await wishlist.saveForLater(ctx, code, line.id);
  assert.equal((await carts.getCart(ctx, null)).code, null);
  await setOnHand(db, out, 1);
  const later = (await wishlist.getLists(ctx, null)).lists.find((list) => list.kind === 'later')
    ?.id as number;
  const { added, refused: left } = await wishlist.addAllToCart(ctx, null, { listId: later }, NONE);
  assert.deepEqual([...added].sort(), [...products].sort());
  assert.deepEqual(left, [{ productId: out, rejection: { code: 'stock-not-enough', limit: 1 } }]);
  assert.deepEqual(await idsOf(ctx, later), [out]);
});

test('moveToCart › refused by the cart › the entry stays where it is [§5]', async () => {
  const { ctx, products } = await savedBy(1, { maximum: 5 });
  const [entry] = (await wishlist.getLists(ctx, null)).entries;
  await assert.rejects(
    wishlist.moveToCart(ctx, null, entry?.id as number, 6),
    refused('quantity-above-maximum'),
  );
  await assert.rejects(
    wishlist.moveToCart(ctx, null, entry?.id as number, 0),
    refused('quantity-below-minimum'),
  );
  assert.deepEqual(await idsOf(ctx), products);
});

test('saveForLater › somebody else’s cart, a visitor › the answers of an unknown cart and of the login [§6]', async () => {
  const [owner, stranger] = [await savedBy(1), await aCustomer(db)];
  const { code, lines } = await carts.addItem(owner.ctx, null, {
    productId: owner.products[0] as number,
    quantity: 1,
  });
  await assert.rejects(
    wishlist.saveForLater(stranger.ctx, code, lines[0]?.id as number),
    refused('cart-not-found'),
  );
  await assert.rejects(
    wishlist.saveForLater(aCtx(db), code, lines[0]?.id as number),
    refused('login-required'),
  );
  assert.equal((await carts.getCart(owner.ctx, code)).lines.length, 1);
});

test('changeQuantities › of some › kept with the list, the others as they were [§5]', async () => {
  const { ctx, products } = await savedBy(2);
  const { id } = (await wishlist.getLists(ctx, null)).chosen;
  await wishlist.changeQuantities(
    ctx,
    id,
    new Map([
      [products[0] as number, 12],
      [999_999, 3],
    ]),
  );
  const { entries } = await wishlist.getLists(ctx, null);
  assert.deepEqual(
    entries.map((entry) => entry.quantity),
    [1, 12],
  );
});

test('moveToList › a list that is full › refused, and nothing has moved [§4 Wishlist]', async () => {
  const { ctx, id: customerId } = await savedBy(1);
  const full = await wishlist.createList(ctx, 'Full');
  const products = await Promise.all(Array.from({ length: MAX_ENTRIES }, () => aProduct(db)));
  await sql`insert into wishlist_item (list_id, product_id) select ${full}::bigint, p from unnest(${products}::int[]) p`.execute(
    db,
  );
  const { chosen, entries } = await wishlist.getLists(ctx, null);
  await assert.rejects(
    wishlist.moveToList(ctx, chosen.id, full, [entries[0]?.id as number]),
    refused('wishlist-full'),
  );
  assert.equal((await idsOf(ctx)).length, 1);
  assert.ok(customerId > 0);
});
