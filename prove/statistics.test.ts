// Tests of the statistics, against values from tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mannWhitney, median, quantile } from './statistics.ts';

test('statistics › quantiles › of an ordered list, whatever the order [promises P28]', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(quantile([4, 1, 3, 2, 5], 1), 5);
});

test('statistics › two lots from the same › likely; shifted by less than their width › unlikely [promises P28]', () => {
  const even = Array.from({ length: 200 }, (_, n) => n * 2);
  const odd = even.map((value) => value + 1);
  assert.ok(mannWhitney(even, odd) > 0.9);
  assert.ok(mannWhitney(even, even) > 0.99);
  assert.ok(
    mannWhitney(
      even,
      even.map((value) => value + 80),
    ) < 0.001,
  );
  assert.equal(mannWhitney([1, 1, 1], [1, 1, 1]), 1);
});

test('statistics › a worked example with ties › as in scipy.stats.mannwhitneyu (use_continuity, asymptotic) [promises P28]', () => {
  // mannwhitneyu([19, 22, 16, 29, 24], [20, 11, 17, 12], method='asymptotic') gives p = 0.1113
  assert.ok(
    Math.abs(mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]) - 0.11134688653314041) < 1e-6,
  );
});
