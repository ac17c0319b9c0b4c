// Tests of webhook retries: the schedule of Standard Webhooks, its jitter, what a receiver may ask for, and when an endpoint is given up. [decisions 0109]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  afterTry,
  endpointAfterTry,
  isDelivered,
  MAX_FAILING_MS,
  MAX_TRIES,
  type Outcome,
  RETRY_SECONDS,
} from './webhooks.rules.ts';

const NOW = new Date('2026-05-31T12:00:00Z');
const answered = (status: number, retryAfter?: string): Outcome => ({
  status,
  failure: null,
  retryAfter,
});
const silent: Outcome = { status: null, failure: 'unreachable' };

test('afterTry › ten failures › the waits of the schedule, each at most a fifth longer, then given up, in a little more than three days [decisions 0109]', () => {
  for (const chance of [0, 0.5, 1]) {
    let attempts = 0;
    let all = 0;
    for (let n = 1; n < MAX_TRIES; n++) {
      const next = afterTry({ attempts, isTest: false }, silent, NOW, chance);
      const seconds = RETRY_SECONDS[n] as number;
      assert.deepEqual([next.state, next.reason, next.attempts], ['waiting', null, n]);
      assert.equal(next.waitMs, Math.round(seconds * 1_000 * (1 + 0.2 * chance)));
      all += (next.waitMs as number) / 3_600_000;
      attempts = next.attempts;
    }
    assert.ok(all >= 72 && all < 96, `${all} hours`);
    assert.deepEqual(afterTry({ attempts, isTest: false }, answered(500), NOW, chance), {
      state: 'dead',
      reason: 'given-up',
      attempts: 10,
      waitMs: null,
    });
  }
});

test('afterTry › any status › 2xx is delivered, 410 ends it, everything else waits, redirects too [decisions 0109]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.nat(8), (status, attempts) => {
      const { state } = afterTry({ attempts, isTest: false }, answered(status), NOW, 0);
      const expected = status >= 200 && status < 300 ? 'done' : status === 410 ? 'dead' : 'waiting';
      assert.equal(state, expected);
      assert.equal(isDelivered(answered(status)), state === 'done');
    }),
  );
});

test('afterTry › Retry-After › waits longer, never shorter, a day at most; nonsense is passed over [decisions 0109]', () => {
  const waitOf = (header: string) =>
    afterTry({ attempts: 0, isTest: false }, answered(503, header), NOW, 0).waitMs;
  assert.equal(waitOf('120'), 120_000);
  assert.equal(waitOf('1'), 5_000);
  assert.equal(waitOf('999999999'), 86_400_000);
  assert.equal(waitOf(new Date(NOW.getTime() + 60_000).toUTCString()), 60_000);
  for (const header of ['-1', 'soon', '', '1e9', new Date(0).toUTCString()])
    assert.equal(waitOf(header), 5_000, header);
});

test('afterTry › a test event › once [decisions 0109]', () => {
  const { state, reason } = afterTry({ attempts: 0, isTest: true }, silent, NOW, 0);
  assert.deepEqual([state, reason], ['dead', 'given-up']);
});

test('endpointAfterTry › failures, a success, five days, 410 › failing since the first, on again, off [decisions 0109]', () => {
  const since = new Date(NOW.getTime() - MAX_FAILING_MS + 1);
  assert.deepEqual(endpointAfterTry({ failingSince: null }, silent, NOW), {
    state: 'failing',
    since: NOW,
  });
  assert.equal(endpointAfterTry({ failingSince: since }, silent, NOW), undefined);
  assert.deepEqual(endpointAfterTry({ failingSince: since }, answered(204), NOW), { state: 'on' });
  assert.equal(endpointAfterTry({ failingSince: null }, answered(200), NOW), undefined);
  const longAgo = new Date(NOW.getTime() - MAX_FAILING_MS);
  assert.deepEqual(endpointAfterTry({ failingSince: longAgo }, silent, NOW), {
    state: 'off',
    reason: 'failing',
  });
  assert.deepEqual(endpointAfterTry({ failingSince: null }, answered(410), NOW), {
    state: 'off',
    reason: 'gone',
  });
});
