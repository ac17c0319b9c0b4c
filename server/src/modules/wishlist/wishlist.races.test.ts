// Races of wishlists, on real PostgreSQL. [§4 Wishlist, decisions §1]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { MAX_ENTRIES, MAX_LISTS } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { mergeWishlistItems } from './index.ts';

const { db } = await testApp({ after });
const { wishlist, cart: carts } = services;
const atOnce = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => work(n)));
const done = (results: PromiseSettledResult<unknown>[]): number =>
  results.filter((result) => result.status === 'fulfilled').length;
const kept = async (customerId: number, kind: string): Promise<number[]> =>
  (
    await sql<{ product_id: number }>`
      select e.product_id from wishlist_item e join wishlist l on l.id = e.list_id
      where l.customer_id = ${customerId} and l.kind = ${kind} order by 1`.execute(db)
  ).rows.map((row) => row.product_id);

test('saveProduct › the same heart twenty times at once › one entry, nineteen warnings [race: §8]', async () => {
  const { ctx, id } = await aCustomer(db);
  const product = await aProduct(db);
  assert.equal(done(await atOnce(20, () => wishlist.saveProduct(ctx, product))), 1);
  assert.deepEqual(await kept(id, 'main'), [product]);
});

test('saveProduct › forty products at once into a list with room for ten › ten [race: §4 Wishlist]', async () => {
  const { ctx, id } = await aCustomer(db);
  const held = await Promise.all(Array.from({ length: MAX_ENTRIES - 10 }, () => aProduct(db)));
  await wishlist.saveProduct(ctx, held[0] as number);
  await sql`insert into wishlist_item (list_id, product_id) select l.id, p from wishlist l, unnest(${held.slice(1)}::int[]) p where l.customer_id = ${id}`.execute(
    db,
  );
  const more = await Promise.all(Array.from({ length: 40 }, () => aProduct(db)));
  assert.equal(done(await atOnce(40, (n) => wishlist.saveProduct(ctx, more[n] as number))), 10);
  assert.equal((await kept(id, 'main')).length, MAX_ENTRIES);
});

test('mergeWishlistItems › twenty logins of one browser at once › the union, each counted once [race: §4 Login status]', async () => {
  const { ctx, id } = await aCustomer(db);
  const products = await Promise.all(Array.from({ length: 6 }, () => aProduct(db)));
  await wishlist.saveProduct(ctx, products[0] as number);
  const wishlistItems = products.map((productId) => ({ productId, quantity: 0 }));
  const merged = await Promise.all(
    Array.from({ length: 20 }, () => mergeWishlistItems(ctx, wishlistItems)),
  );
  assert.equal(
    merged.reduce((sum, { added }) => sum + added, 0),
    5,
  );
  assert.deepEqual(
    await kept(id, 'main'),
    [...products].sort((a, b) => a - b),
  );
  assert.deepEqual(await mergeWishlistItems(ctx, wishlistItems), { added: 0, left: [] });
});

test('mergeWishlistItems › more than the list holds › full to the brim, and the rest is given back [§4 Login status]', async () => {
  const { ctx, id } = await aCustomer(db);
  const products = await Promise.all(Array.from({ length: MAX_ENTRIES + 3 }, () => aProduct(db)));
  const first = await mergeWishlistItems(
    ctx,
    products.slice(0, MAX_ENTRIES - 2).map((productId) => ({ productId, quantity: 0 })),
  );
  assert.equal(first.added, MAX_ENTRIES - 2);
  const rest = products.slice(MAX_ENTRIES - 2).map((productId) => ({ productId, quantity: 2 }));
  assert.deepEqual(await mergeWishlistItems(ctx, rest), { added: 2, left: rest.slice(2) });
  assert.equal((await kept(id, 'main')).length, MAX_ENTRIES);
});

test('createList › forty at once › twenty; one name twenty times at once › one [race: §2.1 savedlist]', async () => {
  const [many, same] = [await aCustomer(db), await aCustomer(db)];
  assert.equal(
    done(await atOnce(40, (n) => wishlist.createList(many.ctx, `List ${n}`))),
    MAX_LISTS,
  );
  assert.equal(
    done(await atOnce(20, (n) => wishlist.createList(same.ctx, n % 2 === 0 ? 'Pumps' : 'PUMPS'))),
    1,
  );
});

test('saveForLater and back › a line pressed ten times at once, both ways › it is never lost and never doubled [race: §2.8]', async () => {
  const { ctx, id } = await aCustomer(db);
  const [one, two] = [await aProduct(db), await aProduct(db)];
  const { code } = await carts.addItem(ctx, null, { productId: one, quantity: 3 });
  const { lines } = await carts.addItem(ctx, code, { productId: two, quantity: 1 });
  const line = lines.find(({ productId }) => productId === one)?.id as number;
  await atOnce(10, () => wishlist.saveForLater(ctx, code, line));
  const later = (await wishlist.getLists(ctx, null)).lists.find((list) => list.kind === 'later')
    ?.id as number;
  const [entry] = (await wishlist.getLists(ctx, later)).entries;
  assert.deepEqual([entry?.productId, entry?.quantity], [one, 3]);
  assert.equal(
    done(await atOnce(10, () => wishlist.moveToCart(ctx, code, entry?.id as number, null))),
    1,
  );
  const cart = await carts.getCart(ctx, code);
  assert.equal(cart.lines.find(({ productId }) => productId === one)?.quantity, 3);
  assert.deepEqual(await kept(id, 'later'), []);
  assert.deepEqual(await violations(db), []);
});

test('addAllToCart › what waits, from five windows at once › in the cart once [race: §2.8]', async () => {
  const { ctx, id } = await aCustomer(db);
  const products = [await aProduct(db), await aProduct(db), await aProduct(db)];
  let code: string | null = null;
  for (const productId of products)
    code = (await carts.addItem(ctx, code, { productId, quantity: 2 })).code;
  for (const { id: line } of (await carts.getCart(ctx, code)).lines)
    await wishlist.saveForLater(ctx, code, line);
  const later = (await wishlist.getLists(ctx, null)).lists.find((list) => list.kind === 'later')
    ?.id as number;
  const results = await atOnce(5, () =>
    wishlist.addAllToCart(ctx, null, { listId: later }, new Map()),
  );
  assert.equal(done(results), 5);
  const cart = await carts.getCart(ctx, null);
  assert.deepEqual(
    cart.lines.map((line) => line.quantity),
    [2, 2, 2],
  );
  assert.deepEqual(await kept(id, 'later'), []);
});

test('moveToList › to and fro between two lists at once › each product in one of them [race: §2.1 savedlist]', async () => {
  const { ctx, id } = await aCustomer(db);
  const products = await Promise.all(Array.from({ length: 4 }, () => aProduct(db)));
  for (const product of products) await wishlist.saveProduct(ctx, product);
  const main = (await wishlist.getLists(ctx, null)).chosen.id;
  const other = await wishlist.createList(ctx, 'Other');
  await atOnce(20, async (n) => {
    const [from, to] = n % 2 === 0 ? [main, other] : [other, main];
    const { entries } = await wishlist.getLists(ctx, from);
    return await wishlist.moveToList(
      ctx,
      from,
      to,
      entries.slice(0, 2).map((entry) => entry.id),
    );
  });
  const all = [...(await kept(id, 'main')), ...(await kept(id, 'named'))].sort((a, b) => a - b);
  assert.deepEqual(
    all,
    [...products].sort((a, b) => a - b),
  );
});
