import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, exposition, merge } from './exposition.rules.ts';
import { counter, type Family, histogram, reading, snapshot } from './registry.ts';

const family = (samples: Record<string, number>, about: Partial<Family> = {}): Family => ({
  name: 'f',
  help: 'h',
  type: 'counter',
  over: 'sum',
  ...about,
  samples,
});

test('merge › several processes › sums, or the largest, and what only one knows [decisions §6]', () => {
  assert.deepEqual(merge([[family({ a: 1, b: 2 })], [family({ a: 3, c: 4 })]]), [
    family({ a: 4, b: 2, c: 4 }),
  ]);
  const lag = { type: 'gauge', over: 'max' } as const;
  assert.deepEqual(
    merge([[family({ a: 1 }, lag)], [family({ a: 3 }, lag)], [family({ a: 2 }, lag)]]),
    [family({ a: 3 }, lag)],
  );
});

test('merge › what is handed in › stays as it was [decisions §6]', () => {
  const one = family({ a: 1 });
  merge([[one], [one]]);
  assert.deepEqual(one.samples, { a: 1 });
});

test('counted › a process that is gone › leaves counts, not what it held [decisions §6]', () => {
  assert.deepEqual(counted([family({ a: 1 }), family({ b: 1 }, { name: 'g', type: 'gauge' })]), [
    family({ a: 1 }),
  ]);
});

test('exposition › labels and help that could end a line › do not [decisions §6]', () => {
  counter({ name: 'test_escaped_total', help: 'two\nlines' }).add({ route: 'a"b\\c\nd' });
  const text = exposition(snapshot().filter(({ name }) => name === 'test_escaped_total'));
  assert.equal(
    text,
    '# HELP test_escaped_total two\\nlines\n# TYPE test_escaped_total counter\ntest_escaped_total{route="a\\"b\\\\c\\nd"} 1\n',
  );
});

test('histogram › values at, below and beyond its bounds › counted up to each [decisions §6]', () => {
  const measure = histogram({ name: 'test_seconds', help: 'h' }, [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) measure.observe(seconds, { route: '/' });
  const samples = snapshot().find(({ name }) => name === 'test_seconds')?.samples;
  assert.deepEqual(samples, {
    'test_seconds_bucket{route="/",le="0.1"}': 2,
    'test_seconds_bucket{route="/",le="1"}': 3,
    'test_seconds_bucket{route="/",le="+Inf"}': 4,
    'test_seconds_sum{route="/"}': 7.65,
    'test_seconds_count{route="/"}': 4,
  });
});

test('reading › a name twice › is a bug and says so [decisions §6]', () => {
  reading({ name: 'test_reading', help: 'h', over: 'sum' }, () => 1);
  assert.throws(
    () => reading({ name: 'test_reading', help: 'h', over: 'sum' }, () => 2),
    /test_reading/,
  );
});
