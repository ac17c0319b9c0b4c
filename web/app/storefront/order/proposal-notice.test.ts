// Tests of what an order's page says about its latest change: the answer to a proposal, and freight that was quoted for more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail } from '@millwright/contracts';
import { freightStays, proposalNotice } from './proposal-notice.rules.ts';

type Order = Pick<OrderDetail, 'proposal' | 'status' | 'changes' | 'freight'>;
const change = (at: string, to = 1, freight: object | null = null) =>
  ({
    at,
    lines: [{ sku: 'A', from: 2, to }],
    freight,
  }) as unknown as OrderDetail['changes'][number];
const order = (more: object): Order =>
  ({
    proposal: { state: 'accepted', closedAt: '2026-11-20T10:00:00.000Z' },
    status: 'Pending',
    changes: [change('2026-11-20T10:00:00.000Z', 3)],
    freight: { base: 50_000 },
    ...more,
  }) as unknown as Order;
const later = change('2026-11-20T10:00:01.000Z');

test('proposalNotice › accepted and its own change, then pieces taken off › said, and no longer [decisions 0105]', () => {
  assert.equal(proposalNotice(order({})), 'accepted');
  assert.equal(proposalNotice(order({ changes: [...order({}).changes, later] })), null);
});

test('proposalNotice › declined and unchanged, then changed; open; confirmed; none › said only while it is true [decisions 0105]', () => {
  const closedAt = '2026-11-20T10:00:00.000Z';
  const declined = { state: 'declined', closedAt };
  const before = change('2026-11-19T10:00:00.000Z');
  assert.equal(proposalNotice(order({ proposal: declined, changes: [before] })), 'declined');
  assert.equal(proposalNotice(order({ proposal: declined, changes: [before, later] })), null);
  assert.equal(proposalNotice(order({ proposal: { state: 'open', closedAt: null } })), null);
  assert.equal(proposalNotice(order({ status: 'Confirmed' })), null);
  assert.equal(proposalNotice(order({ proposal: null })), null);
});

test('freightStays › pieces off beside quoted freight › said; free, quoted anew, more pieces, confirmed › not [decisions 0105]', () => {
  assert.equal(freightStays(order({ changes: [later] })), true);
  assert.equal(freightStays(order({ changes: [] })), false);
  assert.equal(freightStays(order({ changes: [later], freight: { base: 0 } })), false);
  assert.equal(freightStays(order({ changes: [later], freight: null })), false);
  assert.equal(freightStays(order({ changes: [change(later.at, 1, { from: 1, to: 2 })] })), false);
  assert.equal(freightStays(order({ changes: [change(later.at, 3)] })), false);
  assert.equal(freightStays(order({ changes: [later], status: 'Confirmed' })), false);
});
