// Tests of proportions, measured on the SVG against the dimensions it was made from.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shape } from '../types.ts';
import { innards } from './bearings.ts';
import { cores } from './cables.ts';
import { beltSection } from './drives.ts';
import { flattened } from './fitted.ts';
import { drawShape } from './index.ts';

type Circle = { x: number; y: number; r: number };

function circles(shape: Shape): Circle[] {
  return [...drawShape(shape).matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(
    ([, x, y, r]) => ({
      x: Number(x),
      y: Number(y),
      r: Number(r),
    }),
  );
}

/** Circles about the first one's centre, from the largest to the smallest. */
function concentric(all: Circle[]): number[] {
  const [first] = all as [Circle];
  return all
    .filter(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 0.2)
    .map(({ r }) => r)
    .sort((a, b) => b - a);
}

function near(actual: number, expected: number, share = 0.02): void {
  assert.ok(Math.abs(actual / expected - 1) < share, `${actual} is not near ${expected}`);
}

/** How far one text's dimension says it reaches is not drawn here: lengths are read from the outline's path. */
function reach(svg: string, attribute: 'x' | 'y'): number {
  const places = [...svg.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map((match) =>
    Number(attribute === 'x' ? match[1] : match[2]),
  );
  return Math.max(...places) - Math.min(...places);
}

for (const [d, D, B] of [
  [25, 52, 15],
  [4, 9, 2.5],
  [180, 225, 22],
] as const) {
  test(`ball-bearing › ${d} x ${D} › circles stand as outside to bore, with every ball [§drawings]`, () => {
    const all = circles({ kind: 'ball-bearing', dims: { d, D, B } });
    const rings = concentric(all);
    const { ball, balls, mean } = innards(d, D);
    near((rings[0] as number) / (rings.at(-1) as number), D / d);
    const [centre] = all as [Circle];
    const scale = centre.r / (D / 2);
    const rolling = all.filter(
      ({ x, y, r }) =>
        Math.abs(Math.hypot(x - centre.x, y - centre.y) - (mean / 2) * scale) < 0.5 &&
        Math.abs(r - (ball / 2) * scale) < 0.1,
    );
    assert.equal(rolling.length, balls);
  });
}

test('ball-bearing › 6205 › nine balls of about 8 mm, as the manufacturers list it [§drawings]', () => {
  assert.equal(innards(25, 52).balls, 9);
  near(innards(25, 52).ball, 7.94, 0.05);
});

for (const [D, k, n, h, bore] of [
  [165, 125, 4, 18, 61],
  [285, 240, 8, 22, 170],
  [1115, 1050, 28, 36, 900],
] as const) {
  test(`flange › ${n} holes on ${k} › bolt circle, holes and bore are true [§drawings]`, () => {
    const all = circles({ kind: 'flange', dims: { D, k, n, h, b: 20, bore, hub: 0 } });
    const [outside] = all as [Circle];
    const scale = outside.r / (D / 2);
    const holes = all.filter(
      ({ x, y }) => Math.abs(Math.hypot(x - outside.x, y - outside.y) - (k / 2) * scale) < 0.3,
    );
    assert.equal(holes.length, n);
    for (const hole of holes) near(hole.r, (h / 2) * scale, 0.05);
    assert.ok(concentric(all).some((r) => Math.abs(r - (k / 2) * scale) < 0.1));
    assert.ok(concentric(all).some((r) => Math.abs(r - (bore / 2) * scale) < 0.1));
  });
}

test('o-ring › 24.99 x 3.53 › inner and outer circle leave the true cord [§drawings]', () => {
  const rings = concentric(circles({ kind: 'o-ring', dims: { d1: 24.99, d2: 3.53 } }));
  near((rings[0] as number) / (rings.at(-1) as number), (24.99 + 2 * 3.53) / 24.99);
});

test('plain-washer › M8 › hole and outside are true [§drawings]', () => {
  const rings = concentric(circles({ kind: 'plain-washer', dims: { d1: 8.4, d2: 16, h: 1.6 } }));
  near((rings[0] as number) / (rings.at(-1) as number), 16 / 8.4);
});

test('pipe › 60.3 x 3.91 › wall is true [§drawings]', () => {
  const rings = concentric(circles({ kind: 'pipe', dims: { D: 60.3, t: 3.91 } }));
  near((rings.at(-1) as number) / (rings[0] as number), (60.3 - 2 * 3.91) / 60.3);
});

test('v-belt › any profile › flanks stand forty degrees apart [§drawings]', () => {
  for (const [wt, h] of [
    [9.7, 8],
    [12.7, 10],
    [22, 18],
  ] as const) {
    const { top, bottom } = beltSection(wt, h);
    near((2 * Math.atan((top - bottom) / 2 / h) * 180) / Math.PI, 40);
  }
});

test('cable › one to 37 cores › all inside, none through another [§drawings]', () => {
  for (let count = 1; count <= 37; count++) {
    const { places, radius } = cores(count);
    assert.equal(places.length, count);
    for (const [i, [x, y]] of places.entries()) {
      assert.ok(Math.hypot(x, y) + radius <= 1.0001, `${count} cores`);
      for (const [otherX, otherY] of places.slice(i + 1))
        assert.ok(Math.hypot(x - otherX, y - otherY) >= 2 * radius - 1e-6, `${count} cores`);
    }
  }
});

test('hex-bolt › too long for the sheet › broken, with the true length written [§drawings]', () => {
  const long = drawShape({
    kind: 'hex-bolt',
    dims: { d: 8, p: 1.25, l: 200, k: 5.3, s: 13, b: 34 },
  });
  const short = drawShape({
    kind: 'hex-bolt',
    dims: { d: 8, p: 1.25, l: 40, k: 5.3, s: 13, b: 22 },
  });
  assert.match(long, /fill="#fbfaf7"><path d="M[^"]*c/);
  assert.doesNotMatch(short, /fill="#fbfaf7"><path d="M[^"]*c/);
  assert.match(long, />l 200</);
  assert.ok(reach(long, 'x') < 400);
});

test('drawings › every leading dimension › written with its letter [§drawings]', () => {
  const svg = drawShape({ kind: 'ball-bearing', dims: { d: 25, D: 52, B: 15 }, label: '6205' });
  for (const words of ['d 25', 'D 52', 'B 15', '6205'])
    assert.ok(svg.includes(`>${words}</text>`), words);
});

/** The corners of a path in the order in which it runs; steps of `trace` only. */
function corners(data: string): [number, number][] {
  const numbers = [...data.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text));
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] as number;
    y += numbers[i + 1] as number;
    found.push([x, y]);
  }
  return found;
}

test('screw-detail › thread of any pitch › flanks stand sixty degrees apart, crests as far as the pitch is marked [§drawings]', () => {
  for (const p of [0.5, 1.25, 4]) {
    const svg = drawShape({
      kind: 'screw-detail',
      dims: { d: p * 6, p, k: p * 4, s: p * 10, head: 0, full: 1 },
      label: 'M',
    });
    assert.ok(svg.includes(`>P ${p}</text>`) && svg.includes('>60°</text>'));
    const outline = [...svg.matchAll(/<path d="(M246[^"z]*)/g)]
      .map(([, data]) => corners(data as string))
      .find((found) => found.length === 14);
    assert.ok(outline, 'the outline of three teeth');
    const [, root, from, to, , nextRoot, next] = outline as [number, number][];
    const [[rx, ry], [fx, fy], [tx], [nrx], [nx]] = [root, from, to, nextRoot, next] as [
      number,
      number,
    ][] as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    near((Math.atan((fx - rx) / (ry - fy)) * 180) / Math.PI, 30);
    near((nx - fx) / (tx - fx), 8, 0.05);
    near(nrx - rx, nx - fx);
    near((ry - fy) / (nx - fx), 0.6134);
  }
});

for (const [type, dims] of [
  [0, { d: 25, D: 52, B: 15, seals: 2 }],
  [1, { d: 30, D: 72, B: 19, angle: 40 }],
  [2, { d: 75, D: 130, B: 25 }],
  [3, { d: 25, D: 52, B: 15, T: 16.25, C: 13 }],
] as const) {
  test(`bearing-seat › type ${type} › width and height of the section are true, sizes are written [§drawings]`, () => {
    const svg = drawShape({ kind: 'bearing-seat', dims: { ...dims, type } });
    const width = 'T' in dims ? dims.T : dims.B;
    for (const words of [`⌀ ${dims.d}`, `⌀ ${dims.D}`, `${'T' in dims ? 'T' : 'B'} ${width}`])
      assert.ok(svg.includes(`>${words}</text>`), words);
    // The arrows of the two diameters stand at the bore and at the outside; those of the width at both faces.
    const arrows = [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)l([^M]*?)z/g)].map(([, x, y, way]) => ({
      x: Number(x),
      y: Number(y),
      way: way as string,
    }));
    const upwards = arrows.filter(({ way }) => way.startsWith('1.7 9')).map(({ y }) => y);
    const level = arrows.filter(({ y }) => y === 30).map(({ x }) => x);
    assert.deepEqual([upwards.length, level.length], [2, 2]);
    const high = Math.abs((upwards[0] as number) - (upwards[1] as number));
    near(
      Math.abs((level[0] as number) - (level[1] as number)) / high,
      width / ((dims.D - dims.d) / 2),
    );
  });
}

test('tapered-bearing › section › the rollers are largest at the back of the cone, where the rib is [§drawings]', () => {
  const svg = drawShape({
    kind: 'bearing-seat',
    dims: { d: 25, D: 52, B: 15, T: 16.25, C: 13, type: 3 },
  });
  const rollers = [...svg.matchAll(/<path d="(M[^"]*)z"/g)]
    .map(([, data]) => corners(data as string))
    .filter((found) => found.length === 4);
  const [topLeft, topRight, bottomRight, bottomLeft] = rollers.at(-1) as [number, number][] as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  assert.ok(
    bottomLeft[1] - topLeft[1] > bottomRight[1] - topRight[1],
    'the cone stands out at the left',
  );
  assert.ok(topLeft[1] < topRight[1], 'and the rollers rise towards it');
});

test('o-ring-groove › closed › the cord keeps its area [§drawings]', () => {
  const { high, wide } = flattened(76);
  near((Math.PI / 4) * high ** 2 + (wide - high) * high, (Math.PI / 4) * 76 ** 2);
  const svg = drawShape({ kind: 'o-ring-groove', dims: { w: 3.53 } });
  assert.ok(svg.includes('>w 3.53</text>'));
  assert.ok(svg.includes('r="38"') && svg.includes('height="60.8" rx="30.4"'));
});

test('v-belt-groove › any profile › width to height is true [§drawings]', () => {
  for (const [wt, h] of [
    [9.7, 8],
    [13, 8],
    [22, 18],
  ] as const) {
    const svg = drawShape({ kind: 'v-belt-groove', dims: { wt, h } });
    const [width, height] = [
      ...svg.matchAll(
        /M(-?[\d.]+) 62H[\d.]+M[\d.]+ 62H([\d.]+)|M362 92V[\d.]+M362 [\d.]+V([\d.]+)/g,
      ),
    ].map(([, from, to, low]) =>
      low === undefined ? Number(to) - Number(from) : Number(low) - 92,
    );
    near((width as number) / (height as number), wt / h);
  }
});
