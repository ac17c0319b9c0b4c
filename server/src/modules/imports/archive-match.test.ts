// Tests of the match of pictures with rows: by the name that the file gives, else by the longest number that the picture's name begins with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PicturesByName, PicturesByNumber } from './archive-match.rules.ts';

for (const [name, wanted] of [
  ['bolt.jpg', 'images/Bolt.jpg'],
  ['IMAGES/BOLT.JPG', 'images/Bolt.jpg'],
  ['/m/h/bolt.png', 'images/Bolt.jpg'],
  ['images\\bolt', 'images/Bolt.jpg'],
  ['hex%20nut.webp', 'images/hex nut.png'],
  ['1/main.jpg', 'images/1/main.jpg'],
  ['images/2/main.jpg', 'images/2/main.jpg'],
  ['main.jpg', undefined],
  ['3/main.jpg', undefined],
  ['view.png', 'view.png'],
  ['view.gif', undefined],
  ['100%.jpg', '100%.jpg'],
  ['bol', undefined],
  ['', undefined],
] as const)
  test(`pictures by name › "${name}" › ${wanted ?? 'none'} [back office imports]`, () => {
    const pictures = new PicturesByName([
      ...['images/Bolt.jpg', 'images/hex nut.png', 'images/1/main.jpg', 'images/2/main.jpg'],
      ...['view.png', 'view.jpg', '100%.jpg'],
    ]);
    assert.equal(pictures.find(name), wanted);
  });

const shared = (paths: readonly string[], rows: readonly (readonly [string, string?])[]) => {
  const pictures = new PicturesByNumber(paths);
  for (const [row, [sku, mpn = '']] of rows.entries()) pictures.note(row, sku, mpn);
  return rows.map((_, row) => pictures.of(row));
};

for (const [about, paths, rows, wanted] of [
  [
    'views in their order, however numbers are written',
    ['a/ABC-123_10.jpg', 'ABC-123_2.jpg', 'b/abc 123.png', 'ABC-123-front.jpg'],
    [['ABC-123']],
    [['b/abc 123.png', 'ABC-123_2.jpg', 'a/ABC-123_10.jpg', 'ABC-123-front.jpg']],
  ],
  [
    'the longest number',
    ['A12-5-2.jpg', 'A12-5_3.jpg'],
    [['A12-5'], ['A12-5-2']],
    [['A12-5_3.jpg'], ['A12-5-2.jpg']],
  ],
  ['a number that goes on without a sign between', ['ABC-1234.jpg'], [['ABC-123']], [[]]],
  ['what a file name cannot hold', ['6205_2RS.jpg'], [['6205/2RS']], [['6205_2RS.jpg']]],
  ['the number of the manufacturer', ['GBH 2-26.jpg'], [['X-1', 'GBH 2-26']], [['GBH 2-26.jpg']]],
  [
    'our number before the number of a manufacturer',
    ['4711.jpg'],
    [['B', '4711'], ['4711']],
    [[], ['4711.jpg']],
  ],
  [
    'a number that two manufacturers give',
    ['4711.jpg'],
    [
      ['A', '4711'],
      ['B', '4711'],
    ],
    [[], []],
  ],
  ['a short number', ['12-inch.jpg', '12.jpg'], [['12']], [['12.jpg']]],
  ['numbers in other letters', ['БОЛТ-М8.jpg'], [['болт м8']], [['БОЛТ-М8.jpg']]],
  ['a name without letters', ['---.jpg'], [['---']], [[]]],
] as const)
  test(`pictures by number › ${about} [back office imports]`, () => {
    assert.deepEqual(shared(paths, rows), wanted);
  });

test('pictures by number › more than a product shows › the first twenty [back office imports]', () => {
  const paths = Array.from({ length: 30 }, (_, i) => `ABC_${i}.jpg`);
  assert.equal(shared(paths, [['ABC']])[0]?.length, 20);
});
