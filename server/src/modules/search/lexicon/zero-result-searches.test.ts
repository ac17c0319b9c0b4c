// Tests of zero-result searches: noted without personal data, and their query is relaxed. [§2.6]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx } from '../../../../testing/index.ts';
import { service } from '../search.service.ts';
import { searchDatabase } from '../testing/test-catalogue.ts';
import { inputOf } from '../testing/test-queries.ts';
import { zeroResultText } from './zero-result-searches.rules.ts';
import { writeZeroResults } from './zero-result-searches.ts';

const { db } = await searchDatabase({ after });
const ctx = aCtx(db);

test('zeroResultText › spellings of one text › one text [house §6]', () => {
  for (const typed of ['  Flux   Capacitor ', 'flux capacitor', 'ＦＬＵＸ capacitor'])
    assert.equal(zeroResultText(typed), 'flux capacitor');
  assert.equal(zeroResultText('x'.repeat(500))?.length, 80);
});

test('zeroResultText › what may be somebody’s own, or says nothing › is not kept [house §6]', () => {
  for (const typed of [
    'jane@example.com',
    '+91 44 4567 1200',
    '044-45671200',
    '٠٤٤٤٥٦٧١٢٠٠',
    '?',
    'a',
    '   ',
    '\0\0\0',
  ])
    assert.equal(zeroResultText(typed), undefined, typed);
  assert.equal(zeroResultText('NU 2208 ECP'), 'nu 2208 ecp');
});

test('search › nothing found › noted once a text with how often; found, filtered or later pages are not [house §6]', async () => {
  const ask = (more: Parameters<typeof inputOf>[0]) => service.search(ctx, inputOf(more));
  await ask({ text: 'Flux capacitor' });
  await ask({ text: 'flux  CAPACITOR' });
  await service.search({ ...ctx, locale: 'ru' }, inputOf({ text: 'flux capacitor' }));
  await ask({ text: 'jane@example.com 12' });
  await ask({ text: 'bolt' });
  await ask({ text: 'bolt', filters: { manufacturers: ['nordlager'] } });
  await ask({ text: 'unheard-of', start: 20 });
  assert.equal(
    (await db.selectFrom('search_zero_result').selectAll().execute()).length,
    0,
    'not while answering',
  );
  await writeZeroResults(db);
  await ask({ text: 'flux capacitor' });
  await writeZeroResults(db);
  const rows = await db
    .selectFrom('search_zero_result')
    .select(['text', 'locale', 'count'])
    .orderBy('locale')
    .execute();
  assert.deepEqual(rows, [
    { text: 'flux capacitor', locale: 'en', count: 3 },
    { text: 'flux capacitor', locale: 'ru', count: 1 },
  ]);
});

test('findRelaxed › text asked in the wrong place › the whole shop, else null [house §6]', async () => {
  const near = (text: string, lineage?: string) =>
    service.findRelaxed(ctx, {
      text,
      scope: 'all',
      currency: 'INR',
      place: lineage === undefined ? { by: 'all' } : { by: 'category', lineage },
    });
  const whole = await near('hex bolt', 'bearings');
  assert.equal(whole?.text, 'hex bolt');
  assert.ok(whole.total > 0 && whole.products.length > 0 && whole.products.length <= 4);
  assert.equal(await near('hex bolt'), null, 'that was the whole shop');
  assert.equal(await near('zzzzqq xyzzyq'), null);
  assert.equal(await near('  '), null);
});
