// Tests of "why is this first?" and of reformulations: the explained order is the search's own, and each reason is true of its product.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { RankReason, SearchExplanation } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { warmMemoryIndex } from './find-in-memory/memory-index.ts';
import { writeChoices } from './learn/choices.ts';
import { service } from './search.service.ts';
import { storeLearned } from './testing/learned-orders.ts';
import { searchDatabase } from './testing/test-catalogue.ts';
import { inputOf } from './testing/test-queries.ts';

const shop = await testApp(
  { after },
  { database: await searchDatabase({ after }), trustProxy: ['127.0.0.1'] },
);
const manager = await asStaff(shop, 'catalogue-manager');
const { db } = shop;

const explain = async (q: string, language = 'en'): Promise<SearchExplanation> => {
  const { status, body } = await manager(
    'GET',
    `/search-ranking?language=${language}&q=${encodeURIComponent(q)}`,
  );
  assert.equal(status, 200);
  return body;
};
const kinds = (reasons: readonly RankReason[] | undefined) => reasons?.map(({ kind }) => kind);

test('explainSearch › any text, from memory and from the database, learned or not › the order of the search itself [house §6]', async () => {
  const ids = (
    await sql<{ id: number }>`select id from product order by id desc limit 20`.execute(db)
  ).rows.map(({ id }) => id);
  const texts = [
    'bolt',
    'hex',
    'm8 bolt',
    'stainless bolt 40 mm',
    '6205',
    '6205-2RS',
    'bearings',
    'spanner',
    'bering',
    'кольцо 20x3',
    'zzzz',
    '',
  ];
  for (const isLearned of [false, true]) {
    await storeLearned(
      db,
      isLearned
        ? Object.fromEntries(
            texts.filter((text) => text !== '').map((text) => [text.toLowerCase(), ids]),
          )
        : {},
    );
    for (const isWarm of [false, true]) {
      if (isWarm) await warmMemoryIndex(db);
      for (const text of texts) {
        const { products } = await service.search(aCtx(db), inputOf({ text, count: 20 }));
        const explained = await explain(text);
        assert.deepEqual(
          explained.products.map(({ sku, name }) => [sku, name]),
          products.map(({ sku, name }) => [sku, name]),
          text,
        );
        assertDescending(explained, text);
      }
    }
  }
});

/** Between two products whose reasons before it are the same, the learned place decides, then the sort rank. */
function assertDescending({ products }: SearchExplanation, text: string): void {
  const valued = products.map(({ reasons }) => {
    const before = reasons.filter(({ kind }) => kind !== 'learned' && kind !== 'sort-rank');
    const place = reasons.find(({ kind }) => kind === 'learned')?.place ?? 99;
    return { before: JSON.stringify(before), place, sortRank: reasons.at(-1)?.place ?? -1 };
  });
  for (const [n, one] of valued.entries()) {
    const next = valued[n + 1];
    // Products that share a whole number stand in the order of how well it is theirs.
    if (next === undefined || next.before !== one.before || one.before.includes('"part-number"'))
      continue;
    assert.ok(
      one.place < next.place || (one.place === next.place && one.sortRank <= next.sortRank),
      `${text}, ${n}: ${JSON.stringify([one, next])}`,
    );
  }
}

test('explainSearch › reasons › part number, constraints, words in the name, named category, learned with its numbers [house §6]', async () => {
  await storeLearned(db, {});
  const number = await explain('6205-2RS');
  assert.deepEqual(kinds(number.products[0]?.reasons), ['part-number', 'sort-rank']);
  assert.deepEqual(kinds(number.products[2]?.reasons), ['part-number-begins', 'sort-rank']);
  const read = await explain('stainless steel a2 bolt 40 mm');
  const labels =
    read.products[0]?.reasons
      .filter(({ kind }) => kind === 'constraint')
      .map(({ label }) => label) ?? [];
  assert.ok(
    labels.some((label) => /Material: Stainless steel A2/.test(label)) &&
      labels.some((label) => /Length: 40 mm/.test(label)),
    JSON.stringify(labels),
  );
  assert.ok(
    (await explain('stainless bolt 40 mm', 'ru')).products[0]?.reasons.some(
      ({ label }) => label === 'Длина: 40 mm',
    ),
  );
  const hex = await explain('hex');
  assert.ok(kinds(hex.products[0]?.reasons)?.includes('words-in-name'));
  const last = await service.search(aCtx(db), inputOf({ text: 'hex', count: 100 }));
  await storeLearned(db, { hex: [last.products[30]?.id as number] });
  const [first] = (await explain('hex')).products;
  const learned = first?.reasons.find(({ kind }) => kind === 'learned');
  assert.deepEqual(learned, {
    kind: 'learned',
    label: '',
    place: 1,
    visitors: 3,
    orders: 0,
    weight: 99,
  });
  assert.equal((await explain('hex')).isLearned, true);
  assert.equal((await explain('+91 44 4567 1200')).learnedQuery, null);
});

test('explainSearch › who may › every role that reads the catalogue; nobody else [house §6]', async () => {
  assert.equal(
    (await shop.call('GET', '/api/admin/search-ranking?q=bolt&language=en')).status,
    401,
  );
  assert.equal((await manager('GET', '/search-ranking?q=bolt')).status, 400);
});

test('reformulations › three visitors search again and find › shown, made a synonym of, dismissed; two are not shown [house §6]', async () => {
  const { rows } = await sql<{
    id: number;
  }>`select id from product where sku = 'ARV-SP-13'`.execute(db);
  const click = async (n: number, before: string, query: string, lang = 'en') =>
    await shop.call('POST', `/api/search/clicks?lang=${lang}`, {
      body: { query, productId: rows[0]?.id, position: 2, before },
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': `198.51.100.${n}` },
    });
  for (const n of [1, 2, 3, 3]) await click(n, 'Twiddle  key', 'spanner');
  for (const n of [1, 2, 2]) await click(n, 'secret word', 'spanner');
  for (const n of [1, 2, 3]) await click(n, 'Spanner', 'spanner ');
  for (const n of [1, 2, 3]) await click(n, 'jane@example.com', 'spanner');
  await writeChoices(db);
  const list = async () => (await manager('GET', '/search-reformulations')).body;
  const { rows: pairs, total } = await list();
  assert.equal(total, 1);
  assert.deepEqual(
    [pairs[0].first, pairs[0].second, pairs[0].locale, pairs[0].visitors],
    ['twiddle key', 'spanner', 'en', 3],
  );
  assert.equal((await manager('GET', '/search-reformulations?locale=ru')).body.total, 0);
  const order = await asStaff(shop, 'order-manager');
  const pair = { first: 'twiddle key', second: 'spanner', locale: 'en' };
  assert.equal((await order('POST', '/search-reformulations/dismiss', pair)).status, 403);
  assert.equal((await manager('POST', '/search-reformulations/dismiss', pair)).status, 200);
  assert.equal((await list()).total, 0);
});
