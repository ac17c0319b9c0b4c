// Finder by dimensions: forms that follow from the table of dimensions, texts of sizes, the thread gauge, and the lists that answer, on the demo's names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { MeasuredInput } from '@millwright/contracts';
import { aCtx, testDatabase } from '../../../../testing/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { currentDictionary } from '../lexicon/dictionary.ts';
import { service } from '../search.service.ts';
import { familyForms, formOfLineage } from './measured-families.rules.ts';
import {
  formatMeasured,
  nameOfField,
  readLength,
  readMeasuredForm,
  splitMeasured,
} from './measured-values.rules.ts';
import { DIMENSIONS } from './tables/dimensions.rules.ts';
import { gaugeThread, threadSize } from './thread-gauge.rules.ts';

const { db } = await testDatabase({ after }, { demo: true });
const dictionary = await currentDictionary(db);

for (const [lineage, fields] of [
  ['bearings', ['inner-diameter', 'outer-diameter', 'width']],
  ['seals', ['inner-diameter', 'cross-section', 'outer-diameter']],
  ['fasteners', ['nominal-diameter', 'pitch', 'tpi', 'length']],
  ['fasteners/nuts', ['nominal-diameter', 'pitch', 'tpi', 'across-flats']],
  ['fasteners/keys', ['width', 'height', 'length', 'shaft-diameter']],
  [
    'fasteners/retaining-rings',
    ['nominal-diameter', 'thickness', 'shaft-diameter', 'bore-diameter'],
  ],
  ['power-transmission', ['belt-section', 'datum-length', 'outside-length', 'inside-length']],
] as const) {
  test(`familyForms › ${lineage} › its dimensions in their order [house §6]`, () => {
    assert.deepEqual(familyForms(dictionary).get(lineage)?.fields.map(nameOfField), fields);
  });
}

test('familyForms › whatever is no size of a caliper, and a category below a family › no form, the form of the family [house §6]', () => {
  const forms = [...familyForms(dictionary).keys()];
  assert.ok(forms.length > 15 && forms.every((lineage) => lineage in DIMENSIONS), forms.join());
  for (const lineage of [
    'lubricants',
    'ppe/hand-protection',
    'electrical/circuit-breakers',
    'hand-tools/torque-wrenches',
  ])
    assert.ok(!forms.includes(lineage), lineage);
  assert.equal(formOfLineage('bearings/deep-groove', dictionary)?.category.token, 'bearings');
  assert.equal(formOfLineage('lubricants', dictionary), undefined);
  assert.deepEqual(
    familyForms(dictionary)
      .get('fasteners')
      ?.kinds.map(({ token }) => token)
      .filter((token) => /nuts|washers|keys|hex-bolts/.test(token)),
    ['fasteners/hex-bolts', 'fasteners/nuts'],
  );
});

test('readLength › what people write › value, unit and the text of the address [house §6]', () => {
  const table: [
    typed: string,
    unit: 'mm' | 'in',
    expected: [number, string, string] | undefined,
  ][] = [
    ['25', 'mm', [25, 'mm', '25mm']],
    [' 25,4 мм ', 'mm', [25.4, 'mm', '25.4mm']],
    ['٢٥', 'mm', [25, 'mm', '25mm']],
    ['0.5', 'in', [0.5, 'in', '0.5in']],
    ['1/2', 'mm', [0.5, 'in', '1/2in']],
    ['½', 'mm', [0.5, 'in', '1/2in']],
    ['1 1/2"', 'mm', [1.5, 'in', '1.5in']],
    ['0.5 in', 'mm', [0.5, 'in', '0.5in']],
    ['1/2 дюйма', 'mm', [0.5, 'in', '1/2in']],
    ['30 mm', 'in', [30, 'mm', '30mm']],
    ['2.5cm', 'mm', [25, 'mm', '25mm']],
    ['0', 'mm', undefined],
    ['-3', 'mm', undefined],
    ['abc', 'mm', undefined],
    ['25 kg', 'mm', undefined],
    ['1/0', 'mm', undefined],
    ['9'.repeat(50), 'mm', undefined],
  ];
  for (const [typed, unit, expected] of table) {
    const read = readLength(typed, unit);
    assert.deepEqual(read && [read.value, read.unit, read.text], expected, typed);
  }
});

test('formatMeasured, splitMeasured › a form, and any text › the same fields again, nothing of what is none [house §6]', () => {
  const form = formOfLineage('fasteners', dictionary);
  assert.ok(form);
  const { measured, wrong } = readMeasuredForm(
    form,
    { 'nominal-diameter': '1/2', tpi: '13', length: 'x', width: '3' },
    'mm',
  );
  assert.deepEqual(wrong, [{ field: 'length', value: 'x' }]);
  assert.deepEqual(splitMeasured(formatMeasured(measured)), {
    'nominal-diameter': '1/2in',
    tpi: '13',
  });
  assert.deepEqual(splitMeasured('<b>:1|width:|:3|a b:1||height:14mm'), { height: '14mm' });
});

const THREADS = [
  'M8',
  'M10',
  'M10×1.25',
  'M10×1',
  'M12',
  'M14×1.5',
  '1/4-20 UNC',
  '3/8-16 UNC',
  '1/2-13 UNC',
  '1/2-20 UNF',
  '#10-24 UNC',
].map((name) => ({ name, size: threadSize(name) ?? assert.fail(name) }));

test('gaugeThread › major diameter and pitch, or one of them › the threads that are meant [house §6]', () => {
  const table: [
    diameter: number | undefined,
    pitch: number | undefined,
    tpi: number | undefined,
    expected: string[],
    isNearest?: true,
  ][] = [
    [9.9, 1.5, undefined, ['M10']],
    [9.85, 1.25, undefined, ['M10×1.25']],
    [12.6, undefined, 13, ['1/2-13 UNC']],
    [12.6, undefined, 20, ['1/2-20 UNF']],
    [7.85, undefined, undefined, ['M8']],
    [9.9, undefined, undefined, ['M10', 'M10×1.25', 'M10×1']],
    [9.4, undefined, 16, ['3/8-16 UNC']],
    [4.8, undefined, 24, ['#10-24 UNC']],
    [undefined, undefined, 13, ['1/2-13 UNC']],
    [undefined, 1.5, undefined, ['M10', 'M14×1.5']],
    [11.2, 1.75, undefined, ['M12']],
    [30, 3.5, undefined, ['M12', 'M14×1.5'], true],
  ];
  for (const [diameter, pitch, tpi, expected, isNearest = false] of table) {
    const measured = {
      diameter,
      pitch: tpi === undefined ? pitch : 25.4 / tpi,
      isInch: tpi !== undefined,
    };
    const gauged = gaugeThread(measured, THREADS);
    const about = `${diameter} x ${pitch ?? tpi}`;
    assert.equal(gauged.isNearest, isNearest, about);
    if (isNearest) assert.equal(gauged.threads.length, 2, about);
    else
      assert.deepEqual(
        gauged.threads.map(({ name }) => name),
        expected,
        about,
      );
  }
  assert.equal(threadSize('G 1/2"'), undefined);
  assert.ok(Math.abs((threadSize('1 1/4"-7 UNC')?.diameter ?? 0) - 31.75) < 1e-9);
});

const find = async (
  lineage: string,
  values: Record<string, string>,
  more: Partial<MeasuredInput> = {},
) => {
  const ctx = aCtx(db);
  const answer = await service.findMeasured(ctx, {
    lineage,
    kind: null,
    unit: 'mm',
    values,
    ...more,
  });
  const { measures } = await service.describeMeasured(ctx, answer);
  return {
    filters: answer.filters.attributes,
    outcomes: measures.map(({ outcome }) => outcome),
    lineage: answer.lineage,
  };
};

for (const [lineage, values, filters, outcomes] of [
  [
    'bearings',
    { 'inner-diameter': '25', 'outer-diameter': '52', width: '15' },
    ['inner-diameter=25', 'outer-diameter=52', 'width=15'],
    ['equal', 'equal', 'equal'],
  ],
  [
    'bearings',
    { 'inner-diameter': '24.9', 'outer-diameter': '51.8' },
    ['inner-diameter=25', 'outer-diameter=52'],
    ['taken', 'taken'],
  ],
  ['bearings', { 'inner-diameter': '47' }, ['inner-diameter=45', 'inner-diameter=50'], ['nearest']],
  [
    'bearings',
    { 'inner-diameter': '25', 'outer-diameter': '52', width: '14' },
    ['inner-diameter=25', 'outer-diameter=52', 'width=15'],
    // There are bearings 14 mm wide, but none of 25 × 52 mm.
    ['equal', 'equal', 'apart'],
  ],
  [
    'bearings',
    { 'inner-diameter': '25', 'outer-diameter': '52', width: '14.6' },
    ['inner-diameter=25', 'outer-diameter=52', 'width=15'],
    ['equal', 'equal', 'nearest'],
  ],
  [
    'fasteners',
    { 'nominal-diameter': '9.9', pitch: '1.5', length: '50' },
    ['thread=m10', 'length=50'],
    ['taken', 'equal'],
  ],
  ['fasteners', { 'nominal-diameter': '12.6', tpi: '13' }, ['thread=1-2-13-unc'], ['taken']],
  ['fasteners/keys', { 'shaft-diameter': '25' }, ['shaft-diameter=30'], ['covers']],
  ['fasteners/retaining-rings', { 'shaft-diameter': '25' }, ['shaft-diameter=25'], ['equal']],
  ['electrical/glands', { 'cable-to': '9' }, ['cable-from=..9', 'cable-to=9..'], ['covers']],
  ['hand-tools/spanners', { 'across-flats': '3/4' }, ['across-flats=19.05'], ['equal']],
  [
    'power-transmission',
    { 'belt-section': 'spa', 'datum-length': '1250' },
    ['belt-section=spa', 'datum-length=1250'],
    ['equal', 'equal'],
  ],
] as const) {
  test(`findMeasured › ${lineage}, ${Object.entries(values).join(' ')} › ${outcomes.join(', ')} [house §6]`, async () => {
    const found = await find(lineage, values);
    assert.deepEqual(found.filters, filters);
    assert.deepEqual(found.outcomes, outcomes);
    const ctx = aCtx(db);
    const place = { by: 'category', lineage: found.lineage } as const;
    const { total } = await service.search(ctx, {
      text: '',
      scope: 'all',
      place,
      filters: { categories: [], manufacturers: [], attributes: found.filters },
      sort: 'default',
      start: 0,
      count: 1,
      currency: 'INR',
    });
    assert.ok(total > 0, 'the list is not empty');
  });
}

test('findMeasured › a kind, inches, a worn ring, far too large › that kind; the ring of both sizes; the largest [house §6]', async () => {
  assert.equal(
    (await find('fasteners', { length: '50' }, { kind: 'fasteners/hex-bolts' })).lineage,
    'fasteners/hex-bolts',
  );
  assert.equal(
    (await find('fasteners', { length: '50' }, { kind: 'bearings' })).lineage,
    'fasteners',
  );
  assert.deepEqual(
    (await find('hand-tools/spanners', { 'across-flats': '0.75' }, { unit: 'in' })).filters,
    ['across-flats=19.05'],
  );
  const ring = await find('seals', { 'inner-diameter': '20', 'cross-section': '3.5' });
  assert.deepEqual(ring.outcomes, ['taken', 'taken']);
  assert.deepEqual((await find('seals', { 'inner-diameter': '5000' })).outcomes, ['nearest']);
});

test('findMeasured › nothing filled in, no size, no such family › each its problem, with the field [house §6]', async () => {
  const codeOf = (lineage: string, values: Record<string, string>) =>
    find(lineage, values).then(
      () => assert.fail('found'),
      (error: unknown) =>
        error instanceof Problem
          ? [error.code, ...error.fields.map(({ pointer }) => pointer)]
          : Promise.reject(error),
    );
  assert.deepEqual(await codeOf('bearings', { width: ' ' }), ['size-missing']);
  assert.deepEqual(await codeOf('bearings', { width: '-3', 'inner-diameter': 'wide' }), [
    'size-not-understood',
    '/inner-diameter',
    '/width',
  ]);
  assert.deepEqual(await codeOf('lubricants', { width: '3' }), ['category-not-found']);
});

test('listMeasuredFamilies › a shop without products › none [house §6]', async () => {
  const empty = await testDatabase({ after });
  assert.deepEqual(await service.listMeasuredFamilies(aCtx(empty.db)), []);
  assert.equal(await service.findMeasuredFamily(aCtx(empty.db), 'bearings'), null);
});
