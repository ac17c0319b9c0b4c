// Tests of order transitions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  RETURN_STATES,
  RETURN_TRANSITIONS,
} from '@millwright/contracts';

test('ORDER_TRANSITIONS › every pair of statuses, both people › exactly the ways that were decided [§4 Orders]', () => {
  const open = { customer: [] as string[], staff: [] as string[] };
  for (const by of ['customer', 'staff'] as const)
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        if (ORDER_TRANSITIONS.canTransition(from, to, by)) open[by].push(`${from} > ${to}`);
  assert.deepEqual(open, {
    customer: ['Pending > Cancelled'],
    staff: [
      'Pending > Confirmed',
      'Pending > Cancelled',
      'Confirmed > Shipped',
      'Confirmed > Cancelled',
      'Shipped > Completed',
    ],
  });
});

test('ORDER_TRANSITIONS › followed from Pending › no status is met twice, and all are met [§4 Orders]', () => {
  const met = new Set<OrderStatus>();
  const follow = (from: OrderStatus, path: readonly OrderStatus[]): void => {
    met.add(from);
    for (const to of ORDER_TRANSITIONS.next(from, 'staff')) {
      assert.ok(!path.includes(to), `${[...path, to].join(' > ')} comes back`);
      follow(to, [...path, to]);
    }
  };
  follow('Pending', ['Pending']);
  assert.deepEqual([...met].sort(), [...ORDER_STATUSES].sort());
});

test('RETURN_TRANSITIONS › every pair of states › answered once, closed once accepted, and open until then [§9 Terms]', () => {
  const ways = RETURN_STATES.flatMap((from) =>
    RETURN_TRANSITIONS.next(from).map((to) => `${from} > ${to}`),
  );
  assert.deepEqual(ways, ['requested > accepted', 'requested > refused', 'accepted > closed']);
  assert.deepEqual(RETURN_TRANSITIONS.open(), ['requested', 'accepted']);
});
