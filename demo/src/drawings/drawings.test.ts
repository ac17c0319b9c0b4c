// Tests of the drawings: all kinds, with their usual dimensions, with none, and at the extremes of the trade.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shape, ShapeKind } from '../types.ts';
import { DRAWING_VERSION, defaultDrawing, drawShape, SHAPE_KINDS, shapeName } from './index.ts';

const USUAL: Record<ShapeKind, Record<string, number>> = {
  'hex-bolt': { d: 8, p: 1.25, l: 40, k: 5.3, s: 13, b: 22 },
  'socket-cap-screw': { d: 6, p: 1, l: 25, dk: 10, k: 6, s: 5, t: 3 },
  'button-head-screw': { d: 6, p: 1, l: 16, dk: 10.5, k: 3.3, s: 4 },
  'countersunk-screw': { d: 6, p: 1, l: 20, dk: 11.3, k: 3.3, s: 4 },
  'pan-head-screw': { d: 4, p: 0.7, l: 16, dk: 8, k: 3.1 },
  'cheese-head-screw': { d: 5, p: 0.8, l: 20, dk: 8.5, k: 3.3 },
  'set-screw': { d: 8, p: 1.25, l: 12, s: 4 },
  'flange-bolt': { d: 10, p: 1.5, l: 40, k: 9, s: 15, dc: 21.8 },
  'hex-nut': { d: 8, m: 6.8, s: 13 },
  'lock-nut': { d: 8, m: 8, s: 13 },
  'flange-nut': { d: 8, m: 8, s: 13, dc: 17.9 },
  'cap-nut': { d: 8, m: 6.5, s: 13, h: 15 },
  'square-nut': { d: 8, m: 6.5, s: 13 },
  'plain-washer': { d1: 8.4, d2: 16, h: 1.6 },
  'lock-washer': { d1: 8.2, d2: 14.8, h: 2 },
  'circlip-external': { d1: 25, s: 1.2, d3: 23.2, a: 4.4, b: 3 },
  'circlip-internal': { d1: 52, s: 2, d3: 56.2, a: 6.1, b: 5.2 },
  'parallel-key': { b: 8, h: 7, l: 40 },
  'ball-bearing': { d: 25, D: 52, B: 15, seals: 0 },
  'angular-contact-bearing': { d: 25, D: 52, B: 15 },
  'roller-bearing': { d: 25, D: 52, B: 15 },
  'tapered-bearing': { d: 25, D: 52, T: 16.25, B: 15, C: 13 },
  'o-ring': { d1: 24.99, d2: 3.53 },
  drill: { d: 8, L: 117, l: 75 },
  tap: { d: 8, p: 1.25, L: 90, l: 22 },
  'end-mill': { d: 10, L: 72, l: 22, z: 4 },
  pipe: { D: 60.3, t: 3.91 },
  flange: { D: 165, k: 125, n: 4, h: 18, b: 18, bore: 61, hub: 0 },
  elbow: { D: 60.3, t: 3.91, R: 76, angle: 90 },
  tee: { D: 60.3, t: 3.91, C: 64, Db: 48.3, M: 60 },
  'ball-valve': { dn: 50, L: 178, H: 130, flanged: 1, D: 165 },
  'gate-valve': { dn: 50, L: 178, H: 290, flanged: 1, D: 165, globe: 0 },
  'check-valve': { dn: 50, L: 203, H: 110, flanged: 1, D: 165 },
  'butterfly-valve': { dn: 100, L: 52, H: 200, lugs: 4, D: 158 },
  'v-belt': { wt: 9.7, h: 8, Ld: 1000 },
  pulley: { D: 104, bore: 25, grooves: 2, b: 28 },
  motor: { H: 90, D: 24, E: 50, L: 340, AC: 178, feet: 1, P: 0 },
  'combination-spanner': { s: 13, L: 175, ends: 0 },
  'hex-key': { s: 6, L: 96, h: 38, star: 0 },
  screwdriver: { tip: 5.5, L: 235, blade: 125, head: 0 },
  hammer: { L: 300, head: 95, face: 25, style: 0 },
  pliers: { L: 180, style: 0 },
  socket: { s: 13, drive: 12.7, L: 38, D: 18.5 },
  'torque-wrench': { L: 460, drive: 12.7 },
  caliper: { range: 150, L: 235, jaw: 40, style: 2 },
  'drill-machine': { L: 190, H: 230, chuck: 13, style: 0 },
  'angle-grinder': { L: 300, D: 125 },
  'grinding-disc': { D: 125, t: 1.6, bore: 22.23, style: 0 },
  helmet: { L: 280, W: 220, H: 155, vents: 4 },
  glove: { size: 9, L: 250, W: 105 },
  goggles: { W: 175, H: 85, style: 0 },
  boot: { size: 43, H: 150, L: 305 },
  'ear-muff': { W: 170, H: 95, band: 0 },
  respirator: { W: 130, H: 110, filters: 2 },
  can: { d: 65, h: 218, spray: 1 },
  cartridge: { d: 53.5, h: 235 },
  drum: { d: 585, h: 885 },
  cable: { D: 11.2, cores: 4, armoured: 0 },
  contactor: { W: 45, H: 75, D: 80, poles: 3 },
  'circuit-breaker': { poles: 1, W: 18, H: 85 },
  lug: { hole: 8.4, L: 38, W: 15, barrel: 9 },
  gland: { d: 20, L: 38, s: 24, cable: 12 },
  lamp: { D: 22, bezel: 29, L: 50 },
  pallet: { L: 1200, W: 800, H: 900, boxes: 6 },
  machine: { L: 1600, H: 1200 },
  'screw-detail': { d: 8, p: 1.25, k: 5.3, s: 13, head: 0, full: 1 },
  'bearing-seat': { d: 25, D: 52, B: 15, seals: 0, type: 0 },
  'o-ring-groove': { w: 3.53 },
  'v-belt-groove': { wt: 9.7, h: 8 },
  car: {},
  derrick: {},
  factory: {},
  ship: {},
  windmill: {},
  train: {},
  mine: {},
  tractor: {},
  plant: {},
};

/** Sizes at the ends of what the trade sells. */
const EXTREME: Shape[] = [
  { kind: 'hex-bolt', dims: { d: 1.6, p: 0.35, l: 4, k: 1.1, s: 3.2 }, label: 'M1.6 × 4' },
  { kind: 'hex-bolt', dims: { d: 8, p: 1.25, l: 200, k: 5.3, s: 13, b: 34 }, label: 'M8 × 200' },
  { kind: 'hex-bolt', dims: { d: 36, p: 4, l: 300, k: 22.5, s: 55, b: 97 }, label: 'M36 × 300' },
  { kind: 'set-screw', dims: { d: 3, p: 0.5, l: 2, s: 1.5 } },
  { kind: 'ball-bearing', dims: { d: 4, D: 9, B: 2.5 }, label: '618/4' },
  { kind: 'ball-bearing', dims: { d: 180, D: 225, B: 22, seals: 2 }, label: '61836-2RS' },
  {
    kind: 'flange',
    dims: { D: 1115, k: 1050, n: 28, h: 36, b: 44, bore: 900, hub: 0 },
    label: 'DN900',
  },
  { kind: 'flange', dims: { D: 95, k: 65, n: 4, h: 14, b: 14, bore: 0, hub: 0 }, label: 'DN15' },
  { kind: 'o-ring', dims: { d1: 400, d2: 1.78 } },
  { kind: 'o-ring', dims: { d1: 0.74, d2: 1.02 } },
  { kind: 'drill', dims: { d: 0.5, L: 22, l: 6 } },
  { kind: 'drill', dims: { d: 13, L: 400, l: 300 } },
  { kind: 'end-mill', dims: { d: 3, L: 57, l: 8, z: 2 } },
  { kind: 'pulley', dims: { D: 630, bore: 60, grooves: 8, b: 206 } },
  { kind: 'elbow', dims: { D: 219.1, t: 8.18, R: 305, angle: 180 } },
  { kind: 'cable', dims: { D: 30, cores: 37, armoured: 1 } },
  { kind: 'cable', dims: { D: 2, cores: 1, armoured: 0 } },
  { kind: 'motor', dims: { H: 315, D: 80, E: 170, L: 1300, AC: 620, feet: 1, P: 0 } },
  { kind: 'parallel-key', dims: { b: 6, h: 6, l: 200 } },
];

/** Opening and closing tags pair up, attributes are quoted and named once, and no bare sign stands in the text. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closing, name, attributes, empty) => {
      if (closing !== '') assert.equal(open.pop(), name);
      else if (empty === '') open.push(name);
      const names = [...String(attributes).matchAll(/ ([a-zA-Z-]+)=/g)].map((match) => match[1]);
      assert.equal(new Set(names).size, names.length, `an attribute twice: ${attributes}`);
      return '';
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest.replace(/&#\d+;/g, ''), /[<>&"]/);
}

function assertSound(svg: string, what: string): void {
  assertWellFormed(svg);
  assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">'), what);
  assert.ok(svg.length > 512 && svg.length < 6144, `${what}: ${svg.length} bytes`);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity|null|e-\d/, what);
  assert.doesNotMatch(svg, /style|script|href|url\(| id=|class=/, what);
}

const kinds = Object.keys(USUAL) as ShapeKind[];

test('drawShape › every kind, usual dims › a sound drawing of half a kilobyte to six [§drawings]', () => {
  assert.deepEqual([...SHAPE_KINDS].sort(), [...kinds].sort());
  for (const kind of kinds) assertSound(drawShape({ kind, dims: USUAL[kind], label: 'M8' }), kind);
});

test('drawShape › no dims at all › usual proportions stand in [§drawings]', () => {
  for (const kind of kinds) assertSound(drawShape({ kind, dims: {} }), kind);
});

test('drawShape › dims that are zero, negative or no number › still a sound drawing [§drawings]', () => {
  for (const wrong of [0, -5, Number.NaN, Number.POSITIVE_INFINITY]) {
    for (const kind of kinds) {
      const dims = Object.fromEntries(Object.keys(USUAL[kind]).map((name) => [name, wrong]));
      assertSound(drawShape({ kind, dims }), `${kind} with ${wrong}`);
    }
  }
});

test('drawShape › the largest and smallest of the trade › a sound drawing [§drawings]', () => {
  for (const shape of EXTREME) assertSound(drawShape(shape), `${shape.kind} ${shape.label ?? ''}`);
});

test('drawShape › any single dim ten times as large or small › a sound drawing [§drawings]', () => {
  for (const kind of kinds) {
    for (const [name, value] of Object.entries(USUAL[kind])) {
      for (const factor of [0.1, 10])
        assertSound(
          drawShape({ kind, dims: { ...USUAL[kind], [name]: value * factor } }),
          `${kind} ${name} × ${factor}`,
        );
    }
  }
});

test('drawShape › the usual parts › on average below three kilobytes [§drawings]', () => {
  const total = kinds.reduce((sum, kind) => sum + drawShape({ kind, dims: USUAL[kind] }).length, 0);
  assert.ok(total / kinds.length < 3072, `${Math.round(total / kinds.length)} bytes`);
});

test('drawShape › same shape twice › the same bytes [§drawings]', () => {
  for (const kind of kinds)
    assert.equal(
      drawShape({ kind, dims: USUAL[kind] }),
      drawShape({ kind, dims: { ...USUAL[kind] } }),
    );
});

test('drawShape › a label with signs of XML › escaped, not markup [§drawings]', () => {
  const svg = drawShape({ kind: 'hex-nut', dims: USUAL['hex-nut'], label: '<b>&"' });
  assertWellFormed(svg);
  assert.ok(svg.includes('&#60;b&#62;&#38;&#34;'));
});

test('drawShape › lots and industries › pictures without a word [§drawings]', () => {
  for (const kind of [
    'pallet',
    'machine',
    'car',
    'derrick',
    'factory',
    'ship',
    'windmill',
    'train',
    'mine',
    'tractor',
    'plant',
  ] as const) {
    assert.doesNotMatch(drawShape({ kind, dims: USUAL[kind], label: 'X' }), /<text/);
  }
});

test('drawShape › twelve thousand drawings › within three seconds [§drawings]', () => {
  const start = process.cpuUsage();
  for (let i = 0; i < 12_000; i++) {
    const kind = kinds[i % kinds.length] as ShapeKind;
    drawShape({ kind, dims: USUAL[kind] });
  }
  const { user, system } = process.cpuUsage(start);
  assert.ok((user + system) / 1e6 < 3, `${(user + system) / 1e6} s`);
});

test('defaultDrawing › no picture › a sound drawing without words [§drawings]', () => {
  assertSound(defaultDrawing(), 'default');
  assert.doesNotMatch(defaultDrawing(), /<text/);
});

test('shapeName › equal shapes, dims in another order › equal names [§drawings]', () => {
  const name = shapeName({ kind: 'hex-bolt', dims: { d: 8, l: 40 }, label: 'M8' });
  assert.match(name, /^hex-bolt-[0-9a-f]{10}\.svg$/);
  assert.equal(shapeName({ kind: 'hex-bolt', dims: { l: 40, d: 8 }, label: 'M8' }), name);
});

test('shapeName › other dims, label, kind or version › another name [§drawings]', () => {
  const shapes: Shape[] = [
    { kind: 'hex-bolt', dims: { d: 8, l: 40 } },
    { kind: 'hex-bolt', dims: { d: 8, l: 45 } },
    { kind: 'hex-bolt', dims: { d: 8, l: 40 }, label: 'M8' },
    { kind: 'flange-bolt', dims: { d: 8, l: 40 } },
  ];
  const names = new Set(shapes.map((shape) => shapeName(shape)));
  names.add(shapeName(shapes[0] as Shape, DRAWING_VERSION + 1));
  assert.equal(names.size, shapes.length + 1);
});
