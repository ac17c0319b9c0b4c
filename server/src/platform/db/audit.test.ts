// Tests of the audit log.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, aStaff, aStaffCtx, testDatabase } from '../../../testing/index.ts';
import { inTransaction, undoChange } from './index.ts';

const { db, pool } = await testDatabase({ after });
const staff = await aStaff(db);
const as = () => aStaffCtx(db, staff.id);
const log = async (subject: string, id: number) =>
  (await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()) as {
    change_id: string;
    who: string;
    operation: string;
    table_name: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }[];
const priceOf = async (id: number) =>
  (
    await db
      .selectFrom('product')
      .select('price_base')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).price_base;
const setPrice = async (ctx: ReturnType<typeof as>, id: number, price: number) =>
  await inTransaction(
    ctx.db,
    async (tx) =>
      await tx.updateTable('product').set({ price_base: price }).where('id', '=', id).execute(),
  );

test('audit › a change by somebody of the staff › noted with who, before and after; one by the shop is not [decisions §5]', async () => {
  const id = await aProduct(db, { price: 10_000 });
  await inTransaction(
    db,
    async (tx) =>
      await tx.updateTable('product').set({ price_base: 10_500 }).where('id', '=', id).execute(),
  );
  assert.deepEqual(await log('product', id), []);
  const ctx = as();
  await setPrice(ctx, id, 11_000);
  // What stays the same is no change.
  await setPrice(ctx, id, 11_000);
  const [entry, ...more] = await log('product', id);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [entry?.who, entry?.operation, entry?.table_name, entry?.before, entry?.after],
    [`staff:${staff.id}`, 'update', 'product', { price_base: 10_500 }, { price_base: 11_000 }],
  );
});

test('audit › a transaction that is given up › leaves no entry [decisions §5]', async () => {
  const id = await aProduct(db);
  const { db: own } = as();
  await assert.rejects(
    inTransaction(own, async (tx) => {
      await tx.updateTable('product').set({ price_base: 1 }).where('id', '=', id).execute();
      throw new Error('given up');
    }),
    /given up/,
  );
  assert.deepEqual(await log('product', id), []);
});

test('audit › the connection goes back to the pool › and whoever comes next is not taken for the staff [decisions §5]', async () => {
  const id = await aProduct(db);
  await Promise.all(
    Array.from(
      { length: 12 },
      async () => await setPrice(as(), id, 100 + Math.floor(Math.random() * 1_000_000)),
    ),
  );
  const before = (await log('product', id)).length;
  await Promise.all(
    Array.from(
      { length: 40 },
      async () =>
        await pool.query('update product set price_base = price_base + 1 where id = $1', [id]),
    ),
  );
  assert.equal((await log('product', id)).length, before);
});

test('audit › every table › writes the log, or is known to need none [decisions §5]', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit')
    order by 1`);
  const unknown = rows.map((row) => row.name).filter((name) => !WITHOUT_LOG.has(name));
  assert.deepEqual(unknown, [], 'say in its migration call audit_table(...), or here why not');
});

/** Written by the shop alone, computed from other tables, histories of their own, or secrets. */
const WITHOUT_LOG = new Set([
  ...[
    'rate_limit_counter',
    'session',
    'credential',
    'upload_ticket',
    'email_change',
    'password_reset_request',
  ],
  ...[
    'staff_session',
    'staff_recovery_code',
    'audit_log',
    'migration',
    'schema_migration',
    'content_seed',
  ],
  ...[
    'cart',
    'cart_line',
    'negotiated_price',
    'stock_reservation',
    'wishlist',
    'wishlist_item',
    // A row a scan: each says who counted it last.
    'stocktake_line',
    'stock_alert',
    'stock_alert_link',
    'restock_event',
    // The moment of the last change of an order, which the log has already.
    'order_change_time',
  ],
  ...[
    'order_tax',
    'order_status_change',
    'order_return_line',
    'invoice',
    'invoice_counter',
    'invoice_file',
  ],
  ...[
    'search_document',
    'search_scope_rank',
    'search_frequent_query',
    'search_name',
    'search_term',
    'search_version',
    'search_zero_result',
    // Counts that the shop makes itself; forgetting them is an event of the log.
    ...[
      'search_visitor_salt',
      'search_click',
      'search_reformulation',
      'search_learned',
      'search_past_query',
    ],
    'part_key',
    'facet_count',
    'cache_invalidation',
    'event',
    'event_stream',
  ],
  ...[
    'product_attribute_fingerprint',
    'product_discontinued',
    'category_redirect',
    'stock_movement',
    'stock_at',
    'media_file',
    'private_file',
    'email_outbox',
  ],
  ...['stored_object', 'stored_object_removal'],
  ...['daily_sales', 'daily_sales_part', 'slow_moving_stock'],
  // What an import did, what the staff changed in an order: records themselves, with who and when.
  ...[
    'import',
    'import_chunk',
    'import_archive',
    'import_archive_chunk',
    'import_archive_entry',
    'import_row',
    'import_error',
    'import_mapping',
    'import_category',
    'price_change_product',
    'product_image_source',
    'category_path_choice',
    'order_edit',
    'stock_transfer',
    'stock_transfer_line',
    'integrity_check_run',
    // Answers of calls that were noted where they had their effect.
    'idempotent_call',
  ],
  ...[
    'lead_event',
    'offer',
    'quote_line',
    'quote_event',
    'quote_file',
    'review_vote',
    'newsletter_token',
  ],
  // Which rows staff like to see: nothing of the shop.
  ...['saved_view', 'saved_view_default'],
  // What somebody was told, and has read.
  ...['staff_notification', 'staff_notification_setting'],
  // What staff send again is a row of the log besides.
  'webhook_delivery',
]);

test('undoChange › a change of several rows › each is as before, and the log says so; a second time nothing is left [decisions §5]', async () => {
  const id = await aProduct(db, { price: 5_000, name: 'Bearing' });
  const ctx = as();
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .updateTable('product')
      .set({ price_base: 6_000, maximum: 40 })
      .where('id', '=', id)
      .execute();
    await tx
      .deleteFrom('product_text')
      .where('product_id', '=', id)
      .where('locale', '=', 'ar')
      .execute();
    await tx
      .updateTable('product_text')
      .set({ name: 'Ball bearing' })
      .where('product_id', '=', id)
      .where('locale', '=', 'en')
      .execute();
  });
  const [{ change_id: change = '' } = {}] = await log('product', id);
  const undone = await inTransaction(
    as().db,
    async (tx) => await undoChange(tx, change, { by: 'staff:1' }),
  );
  assert.deepEqual(undone, {
    undone: 3,
    subjects: [{ subject: 'product', subjectId: String(id) }],
  });
  const names = await db
    .selectFrom('product_text')
    .select(['locale', 'name'])
    .where('product_id', '=', id)
    .orderBy('locale')
    .execute();
  assert.deepEqual(
    [await priceOf(id), names.map((row) => row.name)],
    [5_000, ['Bearing ar', 'Bearing', 'Bearing ru']],
  );
  assert.deepEqual(
    await inTransaction(as().db, async (tx) => await undoChange(tx, change, { by: 'staff:1' })),
    {
      undone: 0,
      subjects: [],
    },
  );
});

test('undoChange › changed again since › refused as a whole [decisions §5]', async () => {
  const id = await aProduct(db, { price: 5_000 });
  const first = as();
  await setPrice(first, id, 6_000);
  await setPrice(as(), id, 7_000);
  const [{ change_id: change = '' } = {}] = await log('product', id);
  assert.equal(
    await inTransaction(as().db, async (tx) => await undoChange(tx, change, { by: 'staff:1' })),
    'changed',
  );
  assert.equal(await priceOf(id), 7_000);
});
