// Tests of the shop's currencies: the base currency changes while nothing was traded in it, the others at any time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CurrencyForm, MAX_CURRENCIES } from '@millwright/contracts';
import type { Answer } from '../../../testing/app.ts';
import { aCustomer, aProduct, asStaff, type TestApp, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { getCompany } from '../company/index.ts';
import { anInput, staff } from '../quotes/test-quotes.ts';
import { getRates, getTerms } from './index.ts';

const PRESET = {
  id: 'currencies',
  base: 'INR',
  isBaseFixed: false,
  others: [
    { currency: 'USD', basePerUnit: '84.0336' },
    { currency: 'SAR', basePerUnit: '22.4215' },
  ],
  version: 'INR USD=84.0336 SAR=22.4215',
};
const IN_EUROS: Omit<CurrencyForm, 'version'> = {
  base: 'EUR',
  others: [
    { currency: 'USD', basePerUnit: '0.95' },
    { currency: 'CHF', basePerUnit: '1.0638' },
  ],
};

async function aShop(t: Parameters<typeof testApp>[0]) {
  const shop = await testApp(t);
  const admin = await asStaff(shop);
  const save = async (form: Omit<CurrencyForm, 'version'>, version?: string) =>
    await admin('PUT', '/settings/currencies', {
      ...form,
      version: version ?? (await admin('GET', '/settings/currencies')).body.version,
    });
  return { shop, admin, save };
}
const faultsOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map((error: { code: string; pointer: string }) => [
    error.code,
    error.pointer,
  ]),
];
/** As every process has it within a second: the company is kept for a moment, and read again in the background. */
async function companyCurrencies({ db }: TestApp): Promise<readonly string[]> {
  const later = { db, clock: { now: () => new Date(Date.now() + 60_000) } };
  await getCompany(later);
  await sleep(100);
  return (await getCompany(later)).currencies;
}

test('currencies › a shop that has chosen none › rupees, with dollars and riyals beside, at the rates in force [decisions 0098]', async (t) => {
  const { shop, admin } = await aShop(t);
  assert.deepEqual((await admin('GET', '/settings/currencies')).body, PRESET);
  assert.deepEqual(await companyCurrencies(shop), ['INR', 'USD', 'SAR']);
});

test('currencies › euros instead of rupees, before the first order › prices keep their numbers, an own price in euros goes, rates are new; company and cart answer euros [decisions 0098]', async (t) => {
  const { shop, admin, save } = await aShop(t);
  const product = await aProduct(shop.db, { price: 10_000, discount: 9_000 });
  await shop.pool.query(
    `update product set own_prices = '{"EUR": 150, "USD": 200}' where id = $1`,
    [product],
  );
  const buyer = await aCustomer(shop.db, { country: 'US' });
  const code = await shop.cartOf([{ productId: product, quantity: 2 }], buyer.token);
  const saved = await save(IN_EUROS);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.deepEqual(saved.body, {
    id: 'currencies',
    base: 'EUR',
    isBaseFixed: false,
    others: [
      { currency: 'USD', basePerUnit: '0.950000' },
      { currency: 'CHF', basePerUnit: '1.0638' },
    ],
    version: 'EUR USD=0.950000 CHF=1.0638',
  });
  assert.deepEqual((await admin('GET', '/settings/currencies')).body, saved.body);
  const row = await shop.pool.query(
    'select price_base, discount_base, own_prices from product where id = $1',
    [product],
  );
  assert.deepEqual(row.rows, [
    { price_base: 10_000, discount_base: 9_000, own_prices: { USD: 200 } },
  ]);
  const rates = { base: 'EUR', perBaseE9: { USD: 1_052_631_579, CHF: 940_026_321 } };
  assert.deepEqual(await getRates(shop.db, new Date()), rates);
  // A request that began a moment before finds them too.
  assert.deepEqual(await getRates(shop.db, new Date(Date.now() - 3_600_000)), rates);
  assert.deepEqual(
    (await admin('GET', '/rates')).body.rows
      .map((rate: { currency: string }) => rate.currency)
      .sort(),
    ['CHF', 'USD'],
  );
  assert.deepEqual(await companyCurrencies(shop), ['EUR', 'USD', 'CHF']);
  const cart = await services.cart.getCart(buyer.ctx, code);
  // Nine tenths of its own price in dollars; 90.00 euros are 84.60 francs.
  assert.deepEqual(cart.lines[0]?.unitPrice, {
    base: 9_000,
    EUR: 9_000,
    USD: 180,
    CHF: 8_460,
  });
  const { body } = await shop.call('GET', `/api/shop/shoppingCart?cartCode=${code}`, {
    token: buyer.token,
  });
  assert.deepEqual([body.total, body.usdTotal, body.sarTotal], [180, 3.6, null]);
  assert.equal(
    (await shop.call('GET', `/api/order/prices?cartcode=${code}`, { token: buyer.token })).status,
    200,
  );
  const placed = await shop.call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
    body: { currency: 'CHF' },
  });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.equal(placed.body.displayCurrency, 'CHF');
  const order = await services.orders.getOrder(buyer.ctx, placed.body.orderId);
  assert.deepEqual(order.total, { base: 18_000, EUR: 18_000, USD: 360, CHF: 16_920 });
  assert.equal((await admin('GET', '/settings/currencies')).body.isBaseFixed, true);
});

test('currencies › another base once there is an order, a quote or a negotiation › refused, each of them; other currencies still change [decisions 0098]', async (t) => {
  const trades: Record<string, (shop: TestApp) => Promise<unknown>> = {
    order: async (shop) => {
      const { token } = await aCustomer(shop.db);
      const code = await shop.cartOf([{ productId: await aProduct(shop.db), quantity: 1 }], token);
      await shop.call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
    },
    quote: async ({ db }) =>
      await services.quotes.createQuote(
        staff(db),
        { customerId: (await aCustomer(db)).id },
        await anInput(db),
      ),
    negotiation: async ({ db }) =>
      await services.negotiations.submitOffer((await aCustomer(db)).ctx, {
        productId: await aProduct(db),
        lotName: 'A part',
        phone: '+914428271234',
        price: '90',
      }),
  };
  for (const [name, trade] of Object.entries(trades)) {
    const { shop, admin, save } = await aShop(t);
    await trade(shop);
    assert.deepEqual(
      faultsOf(await save(IN_EUROS)),
      [400, ['base-currency-traded', '/base']],
      name,
    );
    const { body } = await admin('GET', '/settings/currencies');
    assert.deepEqual(body, { ...PRESET, isBaseFixed: true }, name);
    const saved = await save({ base: 'INR', others: [{ currency: 'EUR', basePerUnit: '88,5' }] });
    assert.deepEqual([saved.status, saved.body.version], [200, 'INR EUR=88.5000'], name);
    assert.deepEqual((await getTerms(shop.db, new Date())).rates, {
      base: 'INR',
      perBaseE9: { EUR: 11_299_435 },
    });
    // And back again, at the rate that was: nothing was forgotten.
    const back = await save({ base: 'INR', others: PRESET.others as CurrencyForm['others'] });
    assert.deepEqual(back.body, { ...PRESET, isBaseFixed: true }, name);
    assert.deepEqual((await getRates(shop.db, new Date())).perBaseE9, {
      USD: 11_900_000,
      SAR: 44_600_000,
    });
  }
});

test('currencies › read before somebody else changed them, far off, twice, the base among the others, no rates › refused where it stands, nothing is written [decisions 0098]', async (t) => {
  const { admin, save } = await aShop(t);
  const others = PRESET.others as CurrencyForm['others'];
  const [dollars, riyals] = others as [
    CurrencyForm['others'][number],
    CurrencyForm['others'][number],
  ];
  for (const [form, faults] of [
    [
      { base: 'INR', others: [{ currency: 'USD', basePerUnit: '8.4' }, riyals] },
      [['rate-far-off', '/others/0/basePerUnit']],
    ],
    [
      { base: 'INR', others: [dollars, riyals, dollars] },
      [['value-repeated', '/others/2/currency']],
    ],
    [
      { base: 'EUR', others: [dollars, { currency: 'EUR', basePerUnit: '1' }] },
      [['value-not-valid', '/others/1/currency']],
    ],
    ...['', '0', '-1', 'x', '1e3', '1.2345678'].map(
      (typed) =>
        [
          { base: 'EUR', others: [{ currency: 'USD', basePerUnit: typed }] },
          [['value-not-valid', '/others/0/basePerUnit']],
        ] as const,
    ),
  ] as const)
    assert.deepEqual(
      faultsOf(await save(form as unknown as Omit<CurrencyForm, 'version'>)),
      [400, ...faults],
      JSON.stringify(form),
    );
  assert.equal((await save({ base: 'JPY', others: [] } as never)).status, 400);
  const many = (['EUR', 'GBP', 'CHF', 'AED', 'CNY', 'BRL', 'MXN', 'ZAR'] as const).map(
    (currency) => ({
      currency,
      basePerUnit: '123456.1234',
    }),
  );
  assert.equal((await save({ base: 'INR', others: many })).status, 400);
  const late = await save({ base: 'INR', others: [dollars] }, `${PRESET.version} `);
  assert.deepEqual([late.status, late.body.code], [409, 'record-changed']);
  assert.deepEqual((await admin('GET', '/settings/currencies')).body, PRESET);

  const sure = await save({
    base: 'INR',
    others: [{ currency: 'USD', basePerUnit: '8.4' }, riyals],
    sure: true,
  });
  assert.deepEqual([sure.status, sure.body.others[0].basePerUnit], [200, '8.4000']);
  const most = await save({ base: 'INR', others: many.slice(0, MAX_CURRENCIES - 1) });
  assert.equal(most.status, 200, JSON.stringify(most.body));
  const again = await save({ base: 'INR', others: [] });
  assert.deepEqual([again.status, again.body.others], [200, []]);
});

test('rates of the European Central Bank › its file › in force at once for the currencies of the shop, the others stay; another file or a far rate refused [decisions 0098]', async (t) => {
  const { shop, admin, save } = await aShop(t);
  const add = (file: string, sure?: boolean) =>
    admin('POST', '/rates/european-central-bank', {
      file,
      ...(sure === undefined ? {} : { sure }),
    });
  const file = 'Date, USD, JPY, INR, CHF, \n27 November 2026, 1.0512, 162.40, 88.7470, 0.9300, \n';
  assert.deepEqual((await add(file)).body, {
    day: '2026-11-27',
    added: ['USD'],
    missing: ['SAR'],
  });
  assert.deepEqual(await getRates(shop.db, new Date()), {
    base: 'INR',
    perBaseE9: { USD: 11_844_907, SAR: 44_600_000 },
  });
  assert.deepEqual(faultsOf(await add('rates of today')), [400, ['value-not-valid', '/file']]);
  const far = file.replace('1.0512', '2.0512');
  assert.deepEqual(faultsOf(await add(far)), [400, ['rate-far-off', '/file']]);
  assert.equal((await add(far, true)).status, 200);
  assert.equal((await getRates(shop.db, new Date())).perBaseE9.USD, 23_112_894);
  assert.equal((await save(IN_EUROS)).status, 200);
  assert.deepEqual((await add(file)).body.added, ['USD', 'CHF']);
  assert.deepEqual((await getRates(shop.db, new Date())).perBaseE9, {
    USD: 1_051_200_000,
    CHF: 930_000_000,
  });
  // A base that the bank does not quote.
  assert.equal(
    (await save({ base: 'SAR', others: [{ currency: 'USD', basePerUnit: '3.75' }] })).status,
    200,
  );
  assert.deepEqual(faultsOf(await add(file)), [400, ['value-not-valid', '/file']]);
});
