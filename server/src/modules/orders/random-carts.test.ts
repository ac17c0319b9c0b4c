// Property tests of random carts on a real database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fromDecimal, shareOf } from '@millwright/contracts';
import fc from 'fast-check';
import { aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const RATE = { usd: 11_900_000n, sar: 44_600_000n };

const line = fc.record({
  price: fc.oneof(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 2, max: 50_000_000 })),
  off: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 900 })),
  hsn: fc.constantFrom('73181500', '84821011', '40169320'),
});
const place = fc.constantFrom(
  { country: 'IN' as const, postalCode: '600002', taxes: [900, 900] },
  { country: 'IN' as const, postalCode: '400001', taxes: [1_800] },
  { country: 'SA' as const, postalCode: '11564', taxes: [1_500] },
  { country: 'US' as const, postalCode: '73301', taxes: [] },
);
const CURRENCIES = [
  ['', 'price', 'subtotal', 'value'],
  ['usd', 'usdPrice', 'subUsdTotal', 'usdValue'],
  ['sar', 'sarPrice', 'subSarTotal', 'sarValue'],
] as const;
const half = (amount: bigint, by: bigint) =>
  Number((amount * by * 2n + 1_000_000_000n) / 2_000_000_000n);

test('order › any cart, any place › totals are sums of rounded lines and taxes in three currencies, as the prices said [§3] [§7.5]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), place, async (wishes, to) => {
      const { token } = await aCustomer(db, { country: to.country, postalCode: to.postalCode });
      const lines = await Promise.all(
        wishes.map(async ({ price, off, quantity, hsn }) => {
          const discount =
            off === null
              ? null
              : Math.max(1, Math.min(price - 1, Math.floor((price * (100 - off)) / 100)));
          return {
            productId: await aProduct(db, { price, discount, hsn, stock: 1_000 }),
            quantity,
            unit: discount ?? price,
          };
        }),
      );
      const code = await cartOf(
        lines.map(({ productId, quantity }) => ({ productId, quantity })),
        token,
      );
      const seen = (await call('GET', `/api/order/prices?cartcode=${code}`, { token })).body;
      const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
      assert.equal(placed.status, 200, JSON.stringify(placed.body));
      const order = (await call('GET', `/api/auth/orders/${placed.body.orderId}`, { token })).body;
      for (const [currency, price, subtotal, value] of CURRENCIES) {
        const expected = lines.map(({ unit, quantity }) => {
          const each = currency === '' ? unit : Math.max(1, half(BigInt(unit), RATE[currency]));
          return { each, sum: each * quantity };
        });
        assert.deepEqual(
          order.products.map((product: Record<string, number>) =>
            fromDecimal(product[price] as number),
          ),
          expected.map((entry) => entry.each),
        );
        assert.deepEqual(
          order.products.map((product: Record<string, number>) =>
            fromDecimal(product[subtotal] as number),
          ),
          expected.map((entry) => entry.sum),
        );
        const net = expected.reduce((sum, entry) => sum + entry.sum, 0);
        const taxes = to.taxes.map((basisPoints) =>
          expected.reduce((sum, entry) => sum + shareOf(entry.sum, basisPoints), 0),
        );
        const gross = net + taxes.reduce((sum, tax) => sum + tax, 0);
        assert.deepEqual(
          order.totals.map((row: Record<string, number>) => fromDecimal(row[value] as number)),
          [net, ...taxes, gross],
        );
        const label = currency === '' ? 'total' : `${currency}Total`;
        assert.equal(fromDecimal(seen[label]), gross);
        assert.equal(fromDecimal(placed.body.total[price]), gross);
        assert.deepEqual(
          seen.taxRate.map((tax: Record<string, number>) => fromDecimal(tax[value] as number)),
          taxes,
        );
      }
    }),
    { numRuns: sampleSize(15, 40), endOnFailure: true },
  );
  assert.deepEqual(await violations(db), []);
});
