// Tests of the plots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURES, runOf } from './example-figures.ts';
import { PLOTS } from './growth.ts';
import { apart, barPlot, growthPlot, short } from './plots.ts';

const AXES = { x: 'products', y: 'ms' };

function circles(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/<circle class="\w+" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

test('growthPlot › ten times as much, ten times as dear › equal steps on both axes, upwards [§bench]', () => {
  const points = [
    { x: 10_000, y: 1 },
    { x: 100_000, y: 10 },
    { x: 1_000_000, y: 100 },
  ];
  const [a, b, c] = circles(growthPlot('Growth', AXES, [{ label: 'one', points }]));
  assert.ok(a !== undefined && b !== undefined && c !== undefined);
  assert.ok(
    Math.abs(b.x - a.x - (c.x - b.x)) < 0.3 && Math.abs(a.y - b.y - (b.y - c.y)) < 0.3,
    JSON.stringify([a, b, c]),
  );
  assert.ok(c.y < b.y && b.y < a.y && a.x < b.x, 'more lies higher and to the right');
});

test('growthPlot › names with signs, values of nothing › escaped; left out [§bench]', () => {
  const svg = growthPlot('A & B', AXES, [
    {
      label: 'a <b>',
      points: [
        { x: 1, y: 0 },
        { x: 10, y: 2 },
      ],
    },
  ]);
  assert.equal(circles(svg).length, 1);
  assert.match(svg, /A &amp; B/);
  assert.match(svg, /a &lt;b>: 2/);
  assert.throws(() => growthPlot('Empty', AXES, []), /nothing to draw/);
});

test('plots › both kinds › a ground of their own and other colours in the dark, no script and nothing from elsewhere [§bench]', () => {
  const runs = {
    '12k': runOf([FIGURES]),
    '100k': runOf([{ ...FIGURES, aloneMs: 3 }], { products: 100_000 }),
  };
  for (const { file, draw } of PLOTS) {
    const svg = draw(runs);
    assert.match(svg, /prefers-color-scheme:dark/, file);
    assert.match(
      svg,
      /<rect width="\d+" height="\d+" rx="8" style="fill:var\(--ground\)"\/>/,
      file,
    );
    assert.doesNotMatch(svg, /<script|href=|url\(|NaN|undefined|Infinity/, file);
    assert.equal(
      (svg.match(/<(text|svg|style)\b/g) ?? []).length,
      (svg.match(/<\/(text|svg|style)>/g) ?? []).length,
      file,
    );
  }
});

test('barPlot › twice as much › twice as long, from zero [§bench]', () => {
  const svg = barPlot('Bars', [
    {
      label: 'op',
      bars: [
        { label: '12k', value: 50, note: '50' },
        { label: '100k', value: 100, note: '100' },
      ],
    },
  ]);
  const [short, long] = [
    ...svg.matchAll(/<rect class="c\d" x="300" y="\d+" width="([\d.]+)" height="12"/g),
  ].map(([, width]) => Number(width));
  assert.ok(
    short !== undefined && long !== undefined && Math.abs(long - 2 * short) < 0.3,
    `${short} ${long}`,
  );
  assert.throws(() => barPlot('Empty', []), /nothing to draw/);
});

test('apart › places that are too near › moved down in their order, others stay, null stays [§bench]', () => {
  assert.deepEqual(apart([100, null, 104, 50], 16), [100, null, 116, 50]);
  assert.deepEqual(apart([10, 10, 10], 5), [10, 15, 20]);
});

test('short › small, large › two digits, thousands and millions [§bench]', () => {
  assert.deepEqual([0.256, 5, 123.4, 9_500, 13_514, 1_000_000].map(short), [
    '0.26',
    '5',
    '123',
    '9500',
    '14k',
    '1M',
  ]);
});
