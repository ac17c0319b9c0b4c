import assert from 'node:assert/strict';
import test from 'node:test';
import { differ, featureRows } from './compare-rows.rules.ts';

const attribute = (slug: string, value: string, unit: string | null = 'mm') => ({
  slug,
  name: slug.toUpperCase(),
  value,
  unit,
  number: null,
});

test('featureRows › products with different attributes › one row for each, in the order of their own lists [§2.8 compare]', () => {
  const rows = featureRows([
    {
      attributes: [
        attribute('inner', '25'),
        attribute('outer', '52'),
        attribute('seal', '2RS', null),
      ],
    },
    {
      attributes: [
        attribute('inner', '25'),
        attribute('angle', '40', '°'),
        attribute('outer', '62'),
      ],
    },
  ]);
  assert.deepEqual(
    rows.map(({ slug, differs, cells }) => [slug, differs, cells.map((cell) => cell?.value)]),
    [
      ['inner', false, ['25', '25']],
      ['angle', true, [undefined, '40']],
      ['outer', true, ['52', '62']],
      ['seal', true, ['2RS', undefined]],
    ],
  );
});

test('featureRows › same number, other unit › differs [§2.8 compare]', () => {
  const [row] = featureRows([
    { attributes: [attribute('width', '15', 'mm')] },
    { attributes: [attribute('width', '15', 'in')] },
  ]);
  assert.equal(row?.differs, true);
});

test('featureRows › one product › nothing differs [§2.8 compare]', () => {
  assert.deepEqual(
    featureRows([{ attributes: [attribute('a', '1'), attribute('b', '2')] }]).map(
      (row) => row.differs,
    ),
    [false, false],
  );
  assert.equal(differ([]), false);
});
