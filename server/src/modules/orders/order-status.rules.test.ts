// Tests of order transitions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_STATUSES, type OrderStatus } from '@millwright/contracts';
import { mayChange, nextStatuses } from './order-status.rules.ts';

test('mayChange › every pair of statuses, both people › exactly the ways that were decided [§4 Orders]', () => {
  const open = { customer: [] as string[], desk: [] as string[] };
  for (const by of ['customer', 'desk'] as const)
    for (const from of ORDER_STATUSES) for (const to of ORDER_STATUSES) if (mayChange(from, to, by)) open[by].push(`${from} > ${to}`);
  assert.deepEqual(open, {
    customer: ['Pending > Cancelled'],
    desk: ['Pending > Confirmed', 'Pending > Cancelled', 'Confirmed > Shipped', 'Confirmed > Cancelled', 'Shipped > Completed'],
  });
});

test('nextStatuses › followed from Pending › no status is met twice, and all are met [§4 Orders]', () => {
  const met = new Set<OrderStatus>();
  const follow = (from: OrderStatus, path: readonly OrderStatus[]): void => {
    met.add(from);
    for (const to of nextStatuses(from, 'desk')) {
      assert.ok(!path.includes(to), `${[...path, to].join(' > ')} comes back`);
      follow(to, [...path, to]);
    }
  };
  follow('Pending', ['Pending']);
  assert.deepEqual([...met].sort(), [...ORDER_STATUSES].sort());
});
