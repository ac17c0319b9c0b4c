// Tests of negotiations in the back office: rules and rights, over its calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'order-manager');

async function anOffer(price = 40_000) {
  const productId = await aProduct(shop.db, { price: 52_000, stock: 100, name: 'Bearing' });
  const buyer = await aCustomer(shop.db);
  const offer = {
    lotName: '',
    phone: '+914428271234',
    price: String(price / 100),
    productId,
    quantity: 4,
    currency: 'INR' as const,
  };
  const made = await shop.call('POST', '/api/negotiate', {
    token: buyer.token,
    body: { ...offer, lotName: 'Bearing' },
  });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  return { productId, buyer, reference: made.body.reference as string };
}

test('negotiations › listed › what waits for us first, found by reference, with who offers [back office leads]', async () => {
  const { reference, buyer } = await anOffer();
  const { body } = await admin('GET', `/negotiations?q=${reference}`);
  assert.deepEqual(
    [body.total, body.rows[0].id, body.rows[0].state, body.rows[0].last.unitPrice.base],
    [1, reference, 'open', 40_000],
  );
  assert.equal(body.rows[0].customerId, buyer.id);
  assert.ok(body.rows[0].customer.length > 0);
  const done = await anOffer();
  await admin('POST', `/negotiations/${done.reference}/decline`, {});
  const all = await admin('GET', '/negotiations');
  assert.equal(all.body.rows[0].id, reference);
  assert.equal(
    (await admin('GET', '/negotiations?state=declined')).body.rows[0].id,
    done.reference,
  );
  const own = await admin('GET', `/negotiations?customerId=${buyer.id}`);
  assert.deepEqual([own.body.total, own.body.rows[0].id], [1, reference]);
});

test('negotiations › countered, accepted › rejections of the rules are told with the field; the buyer’s cart holds the price [decisions §7]', async () => {
  const { reference, buyer } = await anOffer();
  const above = await admin('POST', `/negotiations/${reference}/counter`, {
    price: 60_000,
    currency: 'INR',
  });
  assert.deepEqual(
    [above.status, above.body.code, above.body.errors[0].pointer],
    [422, 'offer-above-asking', '/price'],
  );
  const low = await admin('POST', `/negotiations/${reference}/counter`, {
    price: 39_000,
    currency: 'INR',
  });
  assert.equal(low.status, 422);
  const { body } = await admin('POST', `/negotiations/${reference}/counter`, {
    price: 47_000,
    currency: 'INR',
  });
  assert.deepEqual([body.state, body.history.length, body.asking.base], ['countered', 2, 52_000]);
  const late = await admin('POST', `/negotiations/${reference}/accept`, {});
  assert.equal(late.body.code, 'offer-not-open');
  const mails = shop.db
    .selectFrom('email_outbox')
    .select('template')
    .where('recipient', '=', buyer.email);
  assert.ok((await mails.execute()).length > 0);
  const second = await anOffer();
  const accepted = await admin('POST', `/negotiations/${second.reference}/accept`, {});
  assert.equal(accepted.body.state, 'accepted');
  assert.ok(accepted.body.heldUntil !== null);
  assert.equal(
    (await admin('POST', '/negotiations/NG-0000-0000/accept', {})).body.code,
    'offer-not-found',
  );
});

test('negotiations › limits of the item › set, answer by themselves, nonsense refused, in the log [decisions §7]', async () => {
  const { reference, productId } = await anOffer();
  const wrong = await admin('POST', `/negotiations/${reference}/limits`, {
    acceptBp: 5_000,
    declineBp: 9_000,
  });
  assert.equal(wrong.body.code, 'offer-limits-not-valid');
  const { body } = await admin('POST', `/negotiations/${reference}/limits`, {
    acceptBp: 9_000,
    declineBp: 5_000,
  });
  assert.deepEqual(body.limits, { acceptBp: 9_000, declineBp: 5_000 });
  const log = shop.db
    .selectFrom('audit_log')
    .select('staff_id')
    .where('table_name', '=', 'offer_limit');
  assert.deepEqual(await log.where('subject_id', '=', String(productId)).execute(), [
    { staff_id: admin.id },
  ]);
});

test('negotiations › somebody of the catalogue › is refused [back office leads]', async () => {
  const other = await asStaff(shop, 'catalogue-manager');
  assert.equal((await other('GET', '/negotiations')).body.code, 'right-missing');
});
