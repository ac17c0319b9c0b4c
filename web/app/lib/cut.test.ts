import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, NAME_IN_GRID_5 } from './cut.ts';

test('cut › a name in the grid of five › 50 characters, at a word, with an ellipsis [§9 truncation, §9 product name]', () => {
  const fits = 'Deep groove ball bearing 6205-2RS C3 25 × 52 × 15m';
  assert.equal([...fits].length, NAME_IN_GRID_5);
  assert.equal(cut(fits, NAME_IN_GRID_5), fits);
  const long = 'Hexagon head screw ISO 4017, M8 × 40, stainless steel A2-70, fully threaded';
  const short = cut(long, NAME_IN_GRID_5);
  assert.equal(short, 'Hexagon head screw ISO 4017, M8 × 40, stainless…');
  assert.ok([...short].length <= NAME_IN_GRID_5 + 1);
});

test('cut › no space, letters beyond the basic plane › cut between letters, never within one [§9 truncation]', () => {
  assert.equal(cut('x'.repeat(60), 50), `${'x'.repeat(50)}…`);
  assert.equal(cut('🔩'.repeat(60), 50), `${'🔩'.repeat(50)}…`);
});
