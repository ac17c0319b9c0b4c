// Is a lot known by its number, in the reader's language?
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import { Problem } from '../../platform/problem.ts';
import { service } from './index.ts';

const { db } = await testDatabase({ after });
const category = await db
  .insertInto('lot_category')
  .values({ slug: 'bearing-lots', name: JSON.stringify({ en: 'Bearings', ru: 'Подшипники', ar: 'محامل' }), image: 'lot.svg' })
  .returning('id')
  .executeTakeFirstOrThrow();
const text = JSON.stringify({ en: 'Mill', ru: 'Фабрика', ar: 'مصنع' });
const lot = await db
  .insertInto('lot')
  .values({
    category_id: category.id,
    slug: 'mill',
    name: text,
    details: text,
    condition: 'new',
    location: 'Pune',
    age_months: 1,
    discount_bp: 0,
    image: 'lot.svg',
  })
  .returning('id')
  .executeTakeFirstOrThrow();

test('getLot › by number › its names in the language asked for [§2.1 lotitems]', async () => {
  const found = await service.getLot({ ...aCtx(db), locale: 'ru' }, lot.id);
  assert.deepEqual([found.name, found.slug, found.category.slug, found.category.name], ['Фабрика', 'mill', 'bearing-lots', 'Подшипники']);
});

test('getLot › no such number › not found [§2.1 lotitems]', async () => {
  for (const id of [0, -1, 1.5, lot.id + 1, 2 ** 40])
    await assert.rejects(service.getLot(aCtx(db), id), (error) => error instanceof Problem && error.code === 'not-found');
});
