// Tests of ARCHITECTURE.md: its table is the map's, and the names of its links are in the linked files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { moduleDiagram, withModules } from '../architecture-map.ts';
import { ROOT } from './source-files.ts';

const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

test('ARCHITECTURE.md › diagram and table of modules › are those of map.ts (node scripts/architecture-map.ts writes them)', () => {
  assert.equal(withModules(text), text);
});

test('moduleDiagram › an arrow that follows from others › is left out', () => {
  const map = {
    pricing: { mayUse: [] },
    catalog: { mayUse: ['pricing'] },
    'quick-order': { mayUse: ['catalog', 'pricing'] },
  };
  const arrows = moduleDiagram(map)
    .split('\n')
    .filter((line) => line.includes('-->'));
  assert.deepEqual(arrows, ['  catalog --> pricing', '  quick_order --> catalog']);
});

test('ARCHITECTURE.md › functions that it names › are in the files it links', () => {
  const links = [...text.matchAll(/\[`(\w+)`\]\(([^)#]+\.tsx?)\)/g)].map(
    ([, name = '', file = '']) => ({ name, file }),
  );
  assert.ok(links.length > 20, `only ${links.length} links to functions`);
  const gone = links.filter(
    ({ name, file }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(join(ROOT, file), 'utf8')),
  );
  assert.deepEqual(gone, []);
});
