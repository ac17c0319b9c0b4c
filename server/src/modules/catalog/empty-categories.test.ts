// Tests of categories without a product on sale: staff see them, visitors do not until one is published.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminCategory } from '@millwright/contracts';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db } = shop;
const admin = await asStaff(shop, 'catalogue-manager');

type Node = { lineage: string; children: Node[] };
const lineages = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ lineage, children }) => [lineage, ...lineages(children)]);
/** As visitors are told: a tree that is kept in memory may be a second old. */
let hours = 0;
const shown = async (): Promise<string[]> => {
  const now = new Date(Date.now() + ++hours * 3_600_000);
  const tree = await services.catalog.getCategoryTree({ ...aCtx(db), clock: { now: () => now } });
  return lineages(tree).filter((lineage) => lineage.startsWith('pullers'));
};
const told = async (): Promise<string[]> => {
  const { body } = await shop.call<Node[]>('GET', '/api/categories?store=DEFAULT');
  return lineages(body).filter((lineage) => lineage.startsWith('pullers'));
};
async function add(en: string, parentId: number | null): Promise<number> {
  const names = { en, ru: en, ar: en };
  const answer = await admin<AdminCategory>('POST', '/categories', {
    ...{ names, descriptions: { en: '', ru: '', ar: '' }, slug: '', parentId },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}
const change = async (id: number, step: object): Promise<void> => {
  const { body } = await admin('POST', '/product-changes', { ids: [id], ...step });
  assert.equal(body.changed, 1, JSON.stringify(body));
};

test('categories › drafts alone in them › hidden from the tree and the call until one is published, shown to staff, its address answers [§7.3 categories]', async () => {
  const pullers = await add('Pullers', null);
  const jaws = await add('Jaws', pullers);
  await add('Spare', pullers);
  const product = await aProduct(db);
  await change(product, { action: 'unpublish' });
  await change(product, { action: 'category', categoryId: jaws });
  assert.deepEqual([await shown(), await told()], [[], []]);

  const { body } = await admin<{ rows: AdminCategory[] }>('GET', '/categories?count=200');
  const own = body.rows.filter(({ lineage }) => lineage.startsWith('pullers'));
  assert.equal(own.length, 3, 'staff see all of them');
  const ctx = { ...aCtx(db), clock: { now: () => new Date(Date.now() + ++hours * 3_600_000) } };
  const empty = await services.catalog.getCategory(ctx, 'pullers');
  assert.deepEqual([empty.name, empty.productCount, empty.children], ['Pullers', 0, []]);

  await change(product, { action: 'publish' });
  assert.deepEqual(await shown(), ['pullers', 'pullers/jaws']);
  for (const until = Date.now() + 10_000; (await told()).length < 2; )
    assert.ok(Date.now() < until, 'the cached response is forgotten once a product is on sale');
  assert.deepEqual(await told(), ['pullers', 'pullers/jaws']);
  const filled = await services.catalog.getCategory(ctx, 'pullers');
  assert.deepEqual(lineages(filled.children), ['pullers/jaws'], 'without the empty one beside it');
});
