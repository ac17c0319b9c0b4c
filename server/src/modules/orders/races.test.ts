// Races of checkout on real sockets and PostgreSQL: nothing sold twice, no cart ordered twice. [decisions §4, promises P1, P3]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';

const shop = await testApp({ after });
const address = await shop.listen();

type Placed = {
  status: number;
  body: { orderId?: string; code?: string; errors?: { defaultMessage: string }[] };
};

async function cartOf(
  token: string,
  lines: { productId: number; quantity: number }[],
): Promise<string> {
  let code: string | undefined;
  for (const line of lines) {
    const answer = await untilNotBusy(() =>
      shop.call('POST', '/api/shop/additemtocart', {
        token,
        body: code === undefined ? line : { ...line, code },
      }),
    );
    assert.equal(answer.status, 200);
    code = answer.body.code;
  }
  return code as string;
}

/** As a client does it: an answer "busy, try again" (503) has changed nothing, and is asked again. */
async function untilNotBusy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 20) return answer;
  }
}

async function commit(token: string, code: string): Promise<Placed> {
  return await untilNotBusy(async () => {
    const answer = await fetch(`${address}/api/order/commitOrder?cartCode=${code}`, {
      method: 'POST',
      headers: { authtoken: token },
    });
    return { status: answer.status, body: (await answer.json()) as Placed['body'] };
  });
}

async function stockOf(productId: number): Promise<number> {
  return (
    await shop.db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).on_hand;
}

test('commitOrder › 200 buyers at once for 10 pieces › exactly 10 orders, the others are told why [race: §8]', async () => {
  const product = await aProduct(shop.db, { stock: 10 });
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { token } = await aCustomer(shop.db);
      return { token, code: await cartOf(token, [{ productId: product, quantity: 1 }]) };
    }),
  );
  const answers = await Promise.all(buyers.map(({ token, code }) => commit(token, code)));
  const placed = answers.filter((answer) => answer.status === 200);
  assert.equal(placed.length, 10);
  assert.equal(new Set(placed.map((answer) => answer.body.orderId)).size, 10);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    assert.equal(status, 409);
    assert.equal(
      body.errors?.[0]?.defaultMessage,
      'Out of stock items exist in the cart. Remove it before you place the order.',
    );
  }
  assert.equal(await stockOf(product), 0);
  assert.deepEqual(await violations(shop.db), []);
});

test('commitOrder › carts that share products in different order › none deadlocks, none oversells [race: §7.5]', async () => {
  const products = await Promise.all([30, 30, 30, 30].map((stock) => aProduct(shop.db, { stock })));
  const buyers = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const { token } = await aCustomer(shop.db);
      const lines = [...products.slice(n % 4), ...products.slice(0, n % 4)].map((productId) => ({
        productId,
        quantity: 1,
      }));
      return { token, code: await cartOf(token, n % 2 === 0 ? lines : lines.reverse()) };
    }),
  );
  const answers = await Promise.all(buyers.map(({ token, code }) => commit(token, code)));
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))].sort(), [200, 409]);
  assert.equal(answers.filter((answer) => answer.status === 200).length, 30);
  for (const product of products) assert.equal(await stockOf(product), 0);
  assert.deepEqual(await violations(shop.db), []);
});

test('commitOrder › the same cart 50 times at once › one order in all 50 answers [race: §4]', async () => {
  const product = await aProduct(shop.db, { stock: 100 });
  const { token, id } = await aCustomer(shop.db);
  const code = await cartOf(token, [{ productId: product, quantity: 3 }]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => commit(token, code)));
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [200]);
  assert.equal(new Set(answers.map((answer) => answer.body.orderId)).size, 1);
  assert.equal(await stockOf(product), 97);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from sales_order where customer_id = ${id}`.execute(shop.db);
  assert.equal(rows[0]?.n, 1);
});

test('commitOrder › a price changes after it was seen › refused with what changed, and the next one passes [§8]', async () => {
  const product = await aProduct(shop.db, { stock: 100, price: 10_000, name: 'Valve' });
  const { token } = await aCustomer(shop.db);
  const code = await cartOf(token, [{ productId: product, quantity: 1 }]);
  await shop.db
    .updateTable('product')
    .set({ price_base: 12_000 })
    .where('id', '=', product)
    .execute();
  const refused = await commit(token, code);
  assert.equal(refused.status, 409);
  assert.deepEqual(
    refused.body.errors?.map((error) => error.defaultMessage),
    [
      'Prices or availability have changed. Please review your cart.',
      'The price of Valve is now ₹120.00 (it was ₹100.00).',
    ],
  );
  assert.equal((await commit(token, code)).status, 200);
});

test('commitOrder › a stranger with the code of a customer’s cart › the answer of an unknown cart [§6]', async () => {
  const product = await aProduct(shop.db);
  const [owner, stranger] = [await aCustomer(shop.db), await aCustomer(shop.db)];
  const code = await cartOf(owner.token, [{ productId: product, quantity: 1 }]);
  const unknown = await commit(stranger.token, 'AAAAAAAAAAAAAAAAAAAAAA');
  const foreign = await commit(stranger.token, code);
  assert.deepEqual([foreign.status, foreign.body.code], [unknown.status, unknown.body.code]);
  assert.equal(foreign.body.code, 'cart-not-found');
});

test('logon › two carts and twenty logins at once › the union, once [race: §4]', async () => {
  const [mine, theirs, both] = await Promise.all([
    aProduct(shop.db),
    aProduct(shop.db),
    aProduct(shop.db, { maximum: 5 }),
  ]);
  const customer = await aCustomer(shop.db);
  const own = await cartOf(customer.token, [
    { productId: mine, quantity: 2 },
    { productId: both, quantity: 3 },
  ]);
  const { services } = await import('../../services.ts');
  const guest = (
    await shop.call('POST', '/api/shop/additemtocart', { body: { productId: theirs, quantity: 4 } })
  ).body.code as string;
  await shop.call('POST', '/api/shop/additemtocart', {
    body: { productId: both, quantity: 4, code: guest },
  });
  const survivors = await Promise.all(
    Array.from({ length: 20 }, () => services.cart.mergeCart(customer.ctx, guest, customer.id)),
  );
  assert.deepEqual([...new Set(survivors)], [own]);
  const cart = await services.cart.getCart(customer.ctx, own);
  assert.deepEqual(
    cart.lines.map((line) => [line.productId, line.quantity]),
    [
      [mine, 2],
      [both, 5],
      [theirs, 4],
    ],
  );
  assert.deepEqual(
    cart.notices.map((notice) => notice.code),
    ['merge-capped'],
  );
});
