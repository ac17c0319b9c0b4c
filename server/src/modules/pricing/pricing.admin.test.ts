// Tests of pricing settings.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { asStaff, testApp } from '../../../testing/index.ts';
import { dayIn } from '../../platform/days.ts';
import { getTerms } from './index.ts';
import { basePerUnitOf, perBaseE9Of } from './rates.rules.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);

test('perBaseE9Of › rates as people say them › exact integers, and back as they were typed [decisions §4]', () => {
  assert.equal(perBaseE9Of('84.03'), 11_900_512);
  assert.equal(basePerUnitOf(11_900_512), '84.0300');
  assert.equal(perBaseE9Of('22,42'), 44_603_033);
  for (const none of ['', '0', '0.0', '-3', '1e3', '84.1234567', 'x', '84.'])
    assert.equal(perBaseE9Of(none), undefined, none);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000 }), (hundredths) => {
      const typed = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      assert.equal(Number(basePerUnitOf(perBaseE9Of(typed) as number)).toFixed(2), typed);
    }),
  );
});

test('settings › minimum order, delivery days, commission › in force, logged, and only once over what was read [back office settings]', async () => {
  const { body } = await admin('GET', '/settings/selling');
  const { id: _, companyState: __, ...form } = body;
  assert.equal(form.commissionBasisPoints, 500);
  const saved = await admin('PUT', '/settings/selling', {
    ...form,
    minimumOrder: 500_000,
    expectedDeliveryDays: 9,
    onlyVerifiedBuyers: true,
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const terms = await getTerms(shop.db, new Date(Date.now() + 2_000));
  assert.deepEqual(
    [terms.minimumOrder, terms.expectedDeliveryDays, terms.onlyVerifiedBuyers],
    [500_000, 9, true],
  );
  const late = await admin('PUT', '/settings/selling', { ...form, minimumOrder: 1 });
  assert.deepEqual([late.status, late.body.code], [409, 'record-changed']);
  const { rows } = await shop.pool.query(
    "select row_key from audit_log where table_name = 'setting' and staff_id = $1",
    [admin.id],
  );
  assert.deepEqual(rows.map((row) => row.row_key.name).sort(), [
    'expected-delivery-days',
    'minimum-order',
    'only-verified-buyers',
    // Noted by the first save, whatever they are.
    'open',
    'order-prefix',
    'quote-prefix',
  ]);
});

test('rates › a new one, one for later, one far off › the old row stays, what is to come can be taken back [decisions §4]', async () => {
  const before = (await admin('GET', '/rates?currency=USD')).body.rows;
  const added = await admin('POST', '/rates', { currency: 'USD', basePerUnit: '84.03' });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual(
    [added.body.perBaseE9, added.body.basePerUnit, added.body.force],
    [11_900_512, '84.0300', 'in-force'],
  );
  const later = await admin('POST', '/rates', {
    currency: 'USD',
    basePerUnit: '85.5',
    validFrom: new Date(Date.now() + 86_400_000).toISOString(),
  });
  assert.equal(later.body.force, 'future');
  const { rows } = (await admin('GET', '/rates?currency=USD')).body;
  assert.deepEqual(
    rows.map((rate: { force: string }) => rate.force),
    ['future', 'in-force', 'past'],
  );
  assert.equal(rows[2].perBaseE9, before[0].perBaseE9);
  assert.equal(
    (await getTerms(shop.db, new Date(Date.now() + 5_000))).rates.perBaseE9.USD,
    11_900_512,
  );

  const far = await admin('POST', '/rates', { currency: 'USD', basePerUnit: '8.4' });
  assert.deepEqual([far.status, far.body.errors[0].pointer], [400, '/basePerUnit']);
  const past = await admin('POST', '/rates', {
    currency: 'SAR',
    basePerUnit: '22.4',
    validFrom: '2024-05-01T00:00:00Z',
  });
  assert.equal(past.body.errors[0].pointer, '/validFrom');
  assert.equal((await admin('DELETE', `/rates/${later.body.id}`)).status, 200);
  assert.equal((await admin('DELETE', `/rates/${added.body.id}`)).body.code, 'record-in-force');
  assert.equal((await admin('DELETE', '/rates/USD-1')).body.code, 'record-not-found');
});

test('tax rates › by HSN prefix from a day on › added, listed by what fits, refused for the past and for half points [decisions §4]', async () => {
  const today = dayIn('Asia/Kolkata', new Date());
  const added = await admin('POST', '/tax-rates', {
    country: 'IN',
    hsnPrefix: '8482',
    basisPoints: 2_800,
    validFrom: today,
  });
  assert.deepEqual([added.status, added.body.code, added.body.force], [200, 'gst', 'in-force']);
  const fits = (await admin('GET', '/tax-rates?country=IN&hsn=84821010')).body.rows.map(
    (rate: { hsnPrefix: string }) => rate.hsnPrefix,
  );
  assert.deepEqual(fits, ['', '8482']);
  assert.ok(
    (await getTerms(shop.db, new Date(Date.now() + 9_000))).taxRates.some(
      (rate) => rate.hsnPrefix === '8482',
    ),
  );
  const again = await admin('POST', '/tax-rates', {
    country: 'IN',
    hsnPrefix: '8482',
    basisPoints: 1_800,
    validFrom: today,
  });
  assert.equal(again.body.errors[0].pointer, '/validFrom');
  const wrong = await admin('POST', '/tax-rates', {
    country: 'IN',
    hsnPrefix: 'ab',
    basisPoints: 501,
    validFrom: '2020-01-01',
  });
  assert.deepEqual(wrong.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/basisPoints',
    '/hsnPrefix',
    '/validFrom',
  ]);
  const future = await admin('POST', '/tax-rates', {
    country: 'SA',
    hsnPrefix: '',
    basisPoints: 500,
    validFrom: '2999-01-01',
  });
  assert.equal(future.body.force, 'future');
  assert.equal((await admin('DELETE', `/tax-rates/${future.body.id}`)).status, 200);
  assert.equal((await admin('DELETE', `/tax-rates/${added.body.id}`)).body.code, 'record-in-force');
});
