// Tests of answers that API clients need where pages use words: missing data, kinds of prices, the product that sells a lot, the end of a token.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES, type ProblemCode } from '@millwright/contracts';
import { aCustomer, aLot, aProduct, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';

const shop = await testApp({ after });
const { call, cartOf, db } = shop;
const [buyer, other] = [await aCustomer(db), await aCustomer(db)];

test('404 of a call › whatever was asked for › names what is missing, never a page [§8, decisions §3]', async () => {
  const order = await cartOf([{ productId: await aProduct(db), quantity: 1 }], buyer.token);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${order}`, {
    token: buyer.token,
  });
  assert.equal(placed.status, 200);
  const product = await aProduct(db);
  const cases: [string, ProblemCode][] = [
    ['/api/lotsale/lotsalesubcategorylist/9999', 'category-not-found'],
    [`/api/orders/customers/${other.id}`, 'customer-not-found'],
    [`/api/reviewavailable/${product}/${other.id}`, 'customer-not-found'],
    ['/api/auth/orders/MW-0000-0000', 'order-not-found'],
    [`/api/auth/orders/${placed.body.orderId}/invoice`, 'invoice-not-issued'],
    [`/api/auth/orders/${placed.body.orderId}/credit-note`, 'invoice-not-issued'],
    ['/api/customerdetail/certificates/vatdocument', 'certificate-not-found'],
    ['/api/productdocuments/none.pdf', 'document-not-found'],
    ['/api/productvideos/none.mp4', 'document-not-found'],
  ];
  for (const [path, code] of cases) {
    for (const lang of LOCALES) {
      const { errors } = assertProblem(
        await call('GET', `${path}?lang=${lang}`, { token: buyer.token }),
        { status: 404, code, lang },
      );
      assert.doesNotMatch(errors[0]?.defaultMessage ?? '404', /404/, path);
    }
  }
});

test('removeitemcart › a line that the cart does not have › 404 at lineItemId, and nothing is touched [§7.1 removeitemcart]', async () => {
  const product = await aProduct(db);
  const [mine, theirs] = [
    await cartOf([{ productId: product, quantity: 1 }]),
    await cartOf([{ productId: product, quantity: 2 }]),
  ];
  const line = (await call('GET', `/api/shop/shoppingCart?cartCode=${theirs}`)).body
    .shoppingCartItems[0].id;
  for (const id of [line, 0, 2 ** 31]) {
    const { errors } = assertProblem(
      await call('POST', `/api/shop/removeitemcart?lineItemId=${id}&cartCode=${mine}`),
      {
        code: 'cart-line-not-found',
      },
    );
    assert.equal(errors[0]?.pointer, '/lineItemId');
  }
  for (const [code, quantity] of [[mine, 1] as const, [theirs, 2] as const])
    assert.equal(
      (await call('GET', `/api/shop/shoppingCart?cartCode=${code}`)).body.shoppingCartItems[0]
        .quantity,
      quantity,
    );
});

test('wish list › a discounted product and one that is not › list price, discount and comparison as in search [§7.4, decisions §7]', async () => {
  const [plain, cheap] = [
    await aProduct(db, { price: 1_300 }),
    await aProduct(db, { price: 1_300, discount: 1_040 }),
  ];
  for (const productId of [plain, cheap])
    await call('POST', `/api/addtowishlist?productId=${productId}`, { token: buyer.token });
  const { body } = await call('GET', '/api/wishlist', { token: buyer.token });
  const fields = (productId: number) => {
    const { price, discountprice, compareAtPrice } = body.find(
      (entry: { productId: number }) => entry.productId === productId,
    );
    return { price, discountprice, compareAtPrice };
  };
  assert.deepEqual(fields(cheap), { price: 13, discountprice: 10.4, compareAtPrice: 13 });
  assert.deepEqual(fields(plain), { price: 13, discountprice: undefined, compareAtPrice: null });
});

test('lots › a whole lot › names the product of kind lot that sells it, which the cart takes [§7.6, decisions §7]', async () => {
  const lot = await aLot(db, [{ productId: await aProduct(db, { stock: 50 }), quantity: 2 }]);
  const [listed] = (await call('GET', `/api/lotsale/lotsalesubcategorylist/${lot.categoryId}`))
    .body;
  const search = async (id: number) =>
    (await call('POST', '/api/search', { body: { searchBy: 'productId', query: String(id) } }))
      .body;
  assert.equal(listed.productId, lot.productId);
  assert.equal((await search(listed.productId)).products[0].kind, 'lot');
  assert.equal((await search(await aProduct(db))).products[0]?.kind, 'item');
  const added = await call('POST', '/api/shop/additemtocart', {
    body: { productId: listed.productId, quantity: 1 },
  });
  assert.equal(added.status, 200, JSON.stringify(added.body));
});

test('review › a date that is none, a comment beyond the described length › refused at the field [§7.6]', async () => {
  const body = { productId: await aProduct(db), comment: 'Fits.', rating: 5 };
  const post = (more: object) =>
    call('POST', '/api/products/reviews', { token: buyer.token, body: { ...body, ...more } });
  const dated = assertProblem(await post({ date: 'not-a-date' }), { code: 'invalid-request' });
  assert.deepEqual(
    dated.errors.map(({ code, pointer }) => [code, pointer]),
    [['date-not-valid', '/date']],
  );
  const { body: document } = await call('GET', '/api/openapi.json');
  const { comment, rating } =
    document.paths['/api/products/reviews'].post.requestBody.content['application/json'].schema
      .properties;
  assert.deepEqual([comment.maxLength, rating.minimum, rating.maximum], [2_000, 1, 5]);
  const long = assertProblem(await post({ comment: 'a'.repeat(comment.maxLength + 1) }), {
    code: 'review-not-valid',
  });
  assert.equal(long.errors[0]?.pointer, '/comment');
  assert.equal(
    assertProblem(await post({ rating: rating.maximum + 1 }), { code: 'review-not-valid' })
      .errors[0]?.pointer,
    '/rating',
  );
  for (const date of ['2026-05-31', '2026-05-31T10:00:00.000Z'])
    assert.equal((await post({ date, comment: 'a'.repeat(2_000) })).status, 200);
});

test('logon and logout › a token › says when it ends; everywhere ends every session of the account and no other [§7.2, decisions §5]', async () => {
  const logon = async (who: { email: string; password: string }) =>
    (
      await call('POST', '/api/customer/logon', {
        body: { userName: who.email, password: who.password },
      })
    ).body;
  const account = { email: 'everywhere@example.com', password: 'drill-press-4711' };
  const { email: emailAddress, password } = account;
  const form = { custFirstName: 'Asha Rao', emailAddress, password, mobileNumber: '+919840012345' };
  assert.equal((await call('POST', '/api/customer/register', { body: form })).status, 200);
  const [one, two] = [await logon(account), await logon(account)];
  const days = (Date.parse(one.expiresAt) - Date.now()) / 86_400_000;
  assert.ok(days > 29 && days < 31, one.expiresAt);
  const stands = async (token: string) =>
    (await call('GET', '/api/customerdetail/accountSummary', { token })).status;
  await call('POST', '/api/customer/logout?everywhere=false', { token: one.token });
  assert.deepEqual([await stands(one.token), await stands(two.token)], [401, 200]);
  const three = await logon(account);
  await call('POST', '/api/customer/logout?everywhere=true', { token: three.token });
  assert.deepEqual(
    [await stands(two.token), await stands(three.token), await stands(buyer.token)],
    [401, 401, 200],
  );
});
