// Tests of the accent colour: whatever is chosen, every derived pair is readable, in light and in dark.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  accentStylesheet,
  accentStylesheetPath,
  accentTheme,
  canonicalAccent,
  contrast,
  isAccent,
  MIN_MARK_CONTRAST,
  MIN_TEXT_CONTRAST,
  PAGE_COLORS,
} from './accent.rules.ts';

const SCHEMES = ['light', 'dark'] as const;
const hex = (n: number): string => `#${n.toString(16).padStart(6, '0')}`;
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(hex);

function assertReadable(accent: string): void {
  const theme = accentTheme(accent);
  for (const scheme of SCHEMES) {
    const { fill, onFill, hover, mark, tint, link } = theme[scheme];
    const { paper, raised, sunk, ink, muted } = PAGE_COLORS[scheme];
    const holds = (what: string, a: string, b: string, least: number): void =>
      assert.ok(
        isAccent(a) && isAccent(b) && contrast(a, b) >= least,
        `${accent} ${scheme}: ${what}, ${a} on ${b} is ${contrast(a, b)}`,
      );
    holds('text of a button', onFill, fill, MIN_TEXT_CONTRAST);
    holds('text of a button below the pointer', onFill, hover, MIN_TEXT_CONTRAST);
    for (const ground of [paper, raised, sunk, tint]) {
      holds('link', link, ground, MIN_TEXT_CONTRAST);
      if (ground !== tint) holds('mark', mark, ground, MIN_MARK_CONTRAST);
    }
    // On a block of the colour of links, pages write in the colour of paper.
    holds('paper on link', paper, link, MIN_TEXT_CONTRAST);
    for (const text of [ink, muted]) holds('text on tint', text, tint, MIN_TEXT_CONTRAST);
  }
}

test('accentTheme › any colour › text on it, links, marks and tints keep their contrast in light and dark [decisions 0101]', () => {
  fc.assert(fc.property(anyColor, assertReadable), { numRuns: 2_000 });
});

test('accentTheme › the corners of the cube, and all greys › likewise [decisions 0101]', () => {
  for (let n = 0; n < 256; n++) assertReadable(hex(n * 0x010101));
  for (const r of [0, 128, 255])
    for (const g of [0, 128, 255])
      for (const b of [0, 128, 255]) assertReadable(hex((r << 16) | (g << 8) | b));
});

test('accentTheme › a colour › its button keeps it in light; white or near-black text, by the better contrast [decisions 0101]', () => {
  fc.assert(
    fc.property(anyColor, (accent) => {
      const { fill, onFill } = accentTheme(accent).light;
      assert.equal(fill, accent);
      assert.equal(
        contrast(onFill, fill),
        Math.max(contrast('#ffffff', fill), contrast('#050505', fill)),
      );
    }),
  );
  assert.equal(accentTheme('#ffd400').light.onFill, '#050505');
  assert.equal(accentTheme('#1b5180').light.onFill, '#ffffff');
});

test('accentTheme › too light for links › a darker shade of its hue; dark enough › as it is [decisions 0101]', () => {
  assert.equal(accentTheme('#1b5180').light.link, '#1b5180');
  const { link } = accentTheme('#ffd400').light;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(link.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  // Yellow: 212 of 255, as it was.
  assert.equal(b, 0);
  assert.ok(Math.abs(g / r - 0xd4 / 0xff) < 0.01, link);
  assert.ok(
    contrast(link, PAGE_COLORS.light.sunk) < MIN_TEXT_CONTRAST + 0.2,
    'no darker than needed',
  );
});

test('contrast › known pairs › as WCAG counts them [decisions 0101]', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#c4420c', '#c4420c'), 1);
  assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
});

test('canonicalAccent › as people type colours › #rrggbb, anything else stays and is none [decisions 0101]', () => {
  for (const typed of ['#FFCC00', 'ffcc00', ' #fc0 ', 'FC0'])
    assert.equal(canonicalAccent(typed), '#ffcc00');
  for (const typed of ['', 'yellow', '#ffcc0', '#ffcc000', '#fffc00g', 'red;}'])
    assert.equal(isAccent(canonicalAccent(typed)), false, typed);
});

test('accentStylesheet › its colours and names › those of the pages; another colour has another address [decisions 0101]', () => {
  const theme = readFileSync(new URL('../../web/app/styles/theme.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = theme.split('@media');
  for (const [name, color] of Object.entries(PAGE_COLORS.light))
    assert.ok(light.includes(`--color-${name}: ${color};`), `light ${name}`);
  for (const [name, color] of Object.entries(PAGE_COLORS.dark))
    assert.ok(dark.includes(`--color-${name}: ${color};`), `dark ${name}`);
  const css = accentStylesheet('#ffd400');
  const named = [...css.matchAll(/(--color-[a-z-]+):/g)].map((match) => match[1] as string);
  for (const name of named)
    assert.ok(light.includes(`${name}:`), `${name} is unknown to the pages`);
  assert.doesNotMatch(css.replace(/--color-[a-z-]+:#[0-9a-f]{6}/g, ''), /#|url|import/);
  assert.match(accentStylesheetPath('#ffd400'), /^\/assets\/theme\/ffd400-[0-9a-f]{8}\.css$/);
  assert.notEqual(
    accentStylesheetPath('#ffd400').slice(-12),
    accentStylesheetPath('#ffd401').slice(-12),
  );
});
