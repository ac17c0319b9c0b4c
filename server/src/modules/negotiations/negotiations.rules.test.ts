// Property tests of the negotiation rules: ten thousand sequences against a model that is written down another way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountIn, MAX_OFFERS, type OfferState, type Prices } from '@millwright/contracts';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import {
  asOf,
  automaticAnswer,
  inProportion,
  type Move,
  move,
  NO_THREAD,
  negotiatedPrice,
  type Thread,
} from './negotiations.rules.ts';
import { readPrice } from './price.rules.ts';

const HOUR = 3_600_000;
const ASKING: Prices = { base: 10_000, INR: 10_000, USD: 120, SAR: 450 };
const rupees = (INR: number): Prices => ({
  base: INR,
  INR,
  USD: Math.ceil(INR / 83),
  SAR: Math.ceil(INR / 22),
});
const at = (hours: number): Date => new Date(1e12 + hours * HOUR);
const offer = (by: 'buyer' | 'seller', INR: number): Move => ({
  kind: 'offer',
  by,
  unitPrice: rupees(INR),
});

/** Plays on, each step an hour after the one before. @returns the thread, or the code of the rejection */
function after(...steps: (Move | { wait: number })[]): OfferState | string {
  let thread: Thread = NO_THREAD;
  let [hours, made] = [0, 0];
  for (const step of steps) {
    if ('wait' in step) {
      hours += step.wait;
      continue;
    }
    const outcome = move(thread, step, { now: at(hours), asking: ASKING, made });
    if (!outcome.ok) return outcome.rejection.code;
    if (step.kind === 'offer' && step.by === 'buyer') made += 1;
    thread = outcome.thread;
  }
  return asOf(thread, at(hours)).state;
}

const accept = (by: 'buyer' | 'seller'): Move => ({ kind: 'accept', by });
const decline: Move = { kind: 'decline', by: 'seller' };
const withdraw: Move = { kind: 'withdraw' };
for (const [steps, outcome] of [
  [[offer('buyer', 8_000)], 'open'],
  [[offer('buyer', 8_000), offer('seller', 9_000)], 'countered'],
  [[offer('buyer', 8_000), offer('seller', 9_000), offer('buyer', 8_500)], 'open'],
  [[offer('buyer', 8_000), accept('seller')], 'accepted'],
  [[offer('buyer', 8_000), offer('seller', 9_000), accept('buyer')], 'accepted'],
  [[offer('buyer', 8_000), decline], 'declined'],
  [[offer('buyer', 8_000), withdraw], 'withdrawn'],
  [[offer('buyer', 8_000), offer('seller', 9_000), withdraw], 'withdrawn'],
  [[offer('buyer', 8_000), { wait: 47 }, accept('seller')], 'accepted'],
  [[offer('buyer', 8_000), { wait: 48 }], 'expired'],
  [
    [offer('buyer', 8_000), { wait: 47 }, offer('seller', 9_000), { wait: 47 }, accept('buyer')],
    'accepted',
  ],
  [[offer('buyer', 8_000), { wait: 48 }, accept('seller')], 'offer-expired'],
  [[offer('buyer', 8_000), accept('buyer')], 'offer-not-open'],
  [[offer('buyer', 8_000), offer('buyer', 8_100)], 'offer-not-open'],
  [[offer('buyer', 8_000), offer('seller', 9_000), accept('seller')], 'offer-not-open'],
  [[offer('buyer', 8_000), accept('seller'), withdraw], 'offer-not-open'],
  [[offer('seller', 8_000)], 'offer-not-open'],
  [[offer('buyer', 10_000)], 'open'],
  [[offer('buyer', 10_001)], 'offer-above-asking'],
  [[offer('buyer', 8_000), offer('seller', 10_001)], 'offer-above-asking'],
  [[offer('buyer', 8_000), offer('seller', 8_000)], 'offer-counter-too-low'],
  [[offer('buyer', 8_000), offer('seller', 9_000), offer('buyer', 9_000)], 'offer-accept-instead'],
] as [(Move | { wait: number })[], string][]) {
  const words = steps.map((step) =>
    'wait' in step ? `${step.wait} h` : 'by' in step ? `${step.by} ${step.kind}` : step.kind,
  );
  test(`move › ${words.join(', ')} › ${outcome} [§4 negotiate]`, () =>
    assert.equal(after(...steps), outcome));
}

test('move › a sixth offer of a buyer on the item › refused, in whichever thread [§4 negotiate]', () => {
  const situation = { now: at(0), asking: ASKING };
  assert.equal(move(NO_THREAD, offer('buyer', 8_000), { ...situation, made: 4 }).ok, true);
  assert.deepEqual(move(NO_THREAD, offer('buyer', 8_000), { ...situation, made: 5 }), {
    ok: false,
    rejection: { code: 'offer-too-many', limit: 5 },
  });
});

test('move › what is not for sale any more › can only be declined or withdrawn [§4 negotiate]', () => {
  const begun = move(NO_THREAD, offer('buyer', 8_000), { now: at(0), asking: ASKING, made: 0 });
  assert.ok(begun.ok);
  const gone = { now: at(1), asking: null, made: 1 };
  assert.equal(move(begun.thread, accept('seller'), gone).ok, false);
  assert.equal(move(begun.thread, offer('seller', 9_000), gone).ok, false);
  assert.equal(move(begun.thread, decline, gone).ok, true);
  assert.equal(move(begun.thread, withdraw, gone).ok, true);
});

/** The same rules as a table: which ends there are, and whose turn it is. */
type Model = {
  turn: 'buyer' | 'seller' | null;
  price: number;
  since: number;
  made: number;
  ended: boolean;
};

function modelAllows(model: Model, step: Move, hours: number, asking: number): boolean {
  const isFirst = model.turn === null && !model.ended;
  if (isFirst)
    return (
      step.kind === 'offer' &&
      step.by === 'buyer' &&
      step.unitPrice.base <= asking &&
      model.made < MAX_OFFERS
    );
  if (model.ended || hours - model.since >= 48) return false;
  if (step.kind === 'withdraw') return true;
  if (step.by !== model.turn) return false;
  if (step.kind !== 'offer') return true;
  if (step.unitPrice.base > asking) return false;
  return step.by === 'seller'
    ? step.unitPrice.base > model.price
    : step.unitPrice.base < model.price && model.made < MAX_OFFERS;
}

test('move › 10,000 sequences of anything › as the model says: one acceptance, nothing above the list price, five offers, ends stay ends [§4 negotiate]', () => {
  const side = fc.constantFrom('buyer' as const, 'seller' as const);
  const price = fc.oneof(
    fc.integer({ min: 7_900, max: 8_100 }),
    fc.integer({ min: 1, max: 12_000 }),
  );
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(side, price).map(([by, INR]): Move => offer(by, INR)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('accept' as const, 'decline' as const), side)
        .map(([kind, by]): Move => ({ kind, by })),
    },
    { weight: 1, arbitrary: fc.constant<Move>({ kind: 'withdraw' }) },
  );
  const play = fc.record({
    step,
    wait: fc.oneof({ weight: 5, arbitrary: fc.nat(10) }, { weight: 1, arbitrary: fc.nat(60) }),
    asking: fc.constantFrom(10_000, 10_000, 10_000, 8_050),
  });
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(4), fc.array(play, { minLength: 1, maxLength: 24 }), (elsewhere, plays) => {
      let thread: Thread = NO_THREAD;
      const model: Model = { turn: null, price: 0, since: 0, made: elsewhere, ended: false };
      let hours = 0;
      for (const { step: wanted, wait, asking } of plays) {
        hours += wait;
        const before = thread;
        const allowed = modelAllows(model, wanted, hours, asking);
        const outcome = move(thread, wanted, {
          now: at(hours),
          asking: { ...ASKING, base: asking, INR: asking },
          made: model.made,
        });
        assert.equal(outcome.ok, allowed, JSON.stringify([thread, wanted, hours, outcome]));
        if (!outcome.ok) continue;
        thread = outcome.thread;
        if (wanted.kind === 'offer') {
          assert.ok(wanted.unitPrice.base <= asking);
          Object.assign(model, {
            turn: wanted.by === 'buyer' ? 'seller' : 'buyer',
            price: wanted.unitPrice.base,
            since: hours,
          });
          if (wanted.by === 'buyer') model.made += 1;
        } else model.ended = true;
        const states = thread.offers.map((one) => one.state);
        assert.ok(
          states.slice(0, -1).every((state) => state === 'countered'),
          'only the newest is not countered',
        );
        assert.equal(
          states.at(-1) === 'open'
            ? model.turn === 'seller'
              ? 'open'
              : 'countered'
            : states.at(-1),
          thread.state,
        );
        assert.ok(states.filter((state) => state === 'accepted').length <= 1);
        assert.ok(model.made <= MAX_OFFERS);
        assert.deepEqual(
          thread.offers.slice(0, before.offers.length).map((one) => one.unitPrice),
          before.offers.map((one) => one.unitPrice),
        );
      }
      const end = asOf(thread, at(hours)).state;
      reached.set(end, (reached.get(end) ?? 0) + 1);
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
  // A walk that never gets anywhere would prove nothing.
  for (const state of ['open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn'])
    assert.ok((reached.get(state) ?? 0) > 50, `${state}: ${reached.get(state)}`);
});

test('automaticAnswer › limits in basis points › from one on yes, below the other no, between a person [§4 negotiate]', () => {
  const answer = (
    INR: number,
    limits = { acceptBp: 9_000, declineBp: 5_000 } as Parameters<typeof automaticAnswer>[2],
  ) => automaticAnswer(rupees(INR), ASKING, limits);
  assert.deepEqual(
    [9_000, 8_999, 5_000, 4_999].map((INR) => answer(INR)),
    ['accept', null, null, 'decline'],
  );
  assert.equal(answer(9_999, null), null);
  assert.equal(answer(1, { acceptBp: 9_000, declineBp: null }), null);
  assert.equal(answer(10_000, { acceptBp: null, declineBp: 5_000 }), null);
  // A third of it: no rounding lets a paisa through.
  assert.equal(
    automaticAnswer(
      rupees(3_332),
      { ...ASKING, base: 9_999, INR: 9_999 },
      { acceptBp: 3_334, declineBp: 3_333 },
    ),
    'decline',
  );
});

test('inProportion › any list price and offer › never above it in any currency, exact in its own, never nothing [§4 negotiate]', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.constantFrom('INR' as const, 'USD' as const, 'SAR' as const),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (INR, USD, SAR, currency, share) => {
        const asking = { base: INR, INR, USD, SAR };
        const minor = Math.max(1, Math.floor(asking[currency] * share));
        const unit = inProportion(minor, currency, asking);
        assert.equal(unit[currency], minor);
        assert.equal(unit.base, unit.INR);
        for (const other of ['INR', 'USD', 'SAR'] as const)
          assert.ok(amountIn(unit, other) >= 1 && amountIn(unit, other) <= asking[other]);
      },
    ),
    { numRuns: 5_000 },
  );
});

test('negotiatedPrice › the list price has fallen below the offer › it counts [§4 negotiate]', () => {
  assert.equal(negotiatedPrice(rupees(9_000), rupees(8_000)).base, 8_000);
  assert.equal(negotiatedPrice(rupees(9_000), rupees(10_000)).base, 9_000);
});

test('readPrice › as people write amounts › minor units, or nothing [§5 negotiate form]', () => {
  const read = Object.fromEntries(
    [
      '85',
      '85.5',
      ' 85.50 ',
      '1,234.50',
      '1,23,456',
      '1 234,5',
      '1234,50',
      '٨٥٫٥',
      '1\u00a0234',
    ].map((typed) => [typed, readPrice(typed)]),
  );
  assert.deepEqual(read, {
    '85': 8_500,
    '85.5': 8_550,
    ' 85.50 ': 8_550,
    '1,234.50': 123_450,
    '1,23,456': 12_345_600,
    '1 234,5': 123_450,
    '1234,50': 123_450,
    '٨٥٫٥': 8_550,
    '1\u00a0234': 123_400,
  });
  for (const typed of [
    '',
    'cheap',
    '-5',
    '0',
    '0.00',
    '1.234',
    '1e3',
    '0x10',
    '12.3.4',
    'NaN',
    'Infinity',
    '9'.repeat(13),
    '1,2,3',
  ])
    assert.equal(readPrice(typed), null, typed);
});
