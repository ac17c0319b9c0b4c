// Tests of quote transitions and sums.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountIn, FIRST_CURRENCIES, QUOTE_STATES, QUOTE_TRANSITIONS } from '@millwright/contracts';
import fc from 'fast-check';
import { endOfDay } from '../../platform/days.ts';
import type { Rates } from '../pricing/index.ts';
import {
  checkQuote,
  type QuoteInput,
  quotedFreight,
  quotedPrice,
  quoteTotals,
  stateAt,
} from './quotes.rules.ts';

const RATES: Rates = { base: 'INR', perBaseE9: { USD: 12_000_000, SAR: 45_000_000 } };

test('QUOTE_TRANSITIONS › every pair of states, everybody › seven ways and no other; what has ended stays [decisions §8]', () => {
  const ways = QUOTE_STATES.flatMap((from) =>
    QUOTE_STATES.flatMap((to) =>
      (['staff', 'buyer', 'system'] as const)
        .filter((by) => QUOTE_TRANSITIONS.canTransition(from, to, by))
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  assert.deepEqual(ways, [
    'draft sent staff',
    'draft withdrawn staff',
    'sent accepted buyer',
    'sent declined buyer',
    'sent expired system',
    'sent superseded staff',
    'sent withdrawn staff',
  ]);
});

test('stateAt › the last moment of the day in India and the next › open, then over, before any job has run [decisions §8]', () => {
  const validUntil = endOfDay('Asia/Kolkata', '2026-12-01');
  assert.equal(validUntil.toISOString(), '2026-12-01T18:30:00.000Z');
  assert.equal(
    stateAt({ state: 'sent', validUntil }, new Date('2026-12-01T18:29:59.999Z')),
    'sent',
  );
  assert.equal(stateAt({ state: 'sent', validUntil }, validUntil), 'expired');
  assert.equal(stateAt({ state: 'accepted', validUntil }, validUntil), 'accepted');
});

test('quote › any lines, discount and freight › goods less discount is the sub total, each line a price times a quantity, nothing free [decisions §4]', () => {
  const line = fc.record({
    unit: fc.integer({ min: 1, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 9_000 }),
      (wishes, discount) => {
        const lines = wishes.map(({ unit, quantity }) => ({
          quantity,
          ...quotedPrice(unit, discount, RATES),
        }));
        const freight = quotedFreight(12_345, RATES);
        const totals = quoteTotals(lines, {
          freight,
          taxes: [],
          total: { base: 0, INR: 0, USD: 0, SAR: 0 },
        });
        for (const currency of ['base', ...FIRST_CURRENCIES] as const) {
          assert.equal(
            amountIn(totals.goods, currency) - amountIn(totals.discount, currency),
            totals.subtotal[currency],
          );
          assert.equal(
            totals.subtotal[currency],
            lines.reduce((sum, { net, quantity }) => sum + amountIn(net, currency) * quantity, 0),
          );
          for (const { unit, net } of lines)
            assert.ok(
              amountIn(net, currency) >= 1 && amountIn(net, currency) <= amountIn(unit, currency),
            );
        }
        wishes.forEach(({ unit }, i) => {
          // Half a paisa up, in big integers.
          const exact = (BigInt(unit) * BigInt(10_000 - discount) * 2n + 10_000n) / 20_000n;
          assert.equal(lines[i]?.net.base, Math.max(1, Number(exact)));
        });
      },
    ),
    { numRuns: 2_000 },
  );
});

test('checkQuote › what a member of staff may mistype › refused where it stands [decisions §8]', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const good: QuoteInput = {
    lines: [{ productId: 1, quantity: 1, unitPrice: 100 }],
    validUntil: '2026-12-01',
  };
  assert.doesNotThrow(() => checkQuote(good, now, 'Asia/Kolkata'));
  assert.doesNotThrow(() => checkQuote({ ...good, validUntil: '2026-11-21' }, now, 'Asia/Kolkata'));
  const wrong: [Partial<QuoteInput>, string][] = [
    [{ lines: [] }, '/lines'],
    [{ lines: [{ productId: 1, quantity: 0, unitPrice: 100 }] }, '/lines/0/quantity'],
    [{ lines: [{ productId: 1, quantity: 1.5, unitPrice: 100 }] }, '/lines/0/quantity'],
    [{ lines: [{ productId: 1, quantity: 1, unitPrice: 0 }] }, '/lines/0/unitPrice'],
    [{ lines: [{ productId: null, quantity: 1, unitPrice: 1 }] }, '/lines/0/description'],
    [{ lines: [...good.lines, ...good.lines] }, '/lines'],
    [{ discountBasisPoints: 9_001 }, '/discountBasisPoints'],
    [{ freight: -1 }, '/freight'],
    [{ note: 'x'.repeat(2_001) }, '/note'],
    [{ validUntil: '2026-11-20' }, '/validUntil'],
    [{ validUntil: '2027-12-01' }, '/validUntil'],
    [{ validUntil: 'tomorrow' }, '/validUntil'],
  ];
  for (const [change, pointer] of wrong) {
    assert.throws(
      () => checkQuote({ ...good, ...change }, now, 'Asia/Kolkata'),
      (error: { fields: { pointer?: string }[] }) => error.fields[0]?.pointer === pointer,
      pointer,
    );
  }
});
