// Tests of the demo orders: every state, each kind of invoice, and all data integrity checks pass.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase, violations } from '../../testing/index.ts';

const { db, pool } = await testDatabase({ after }, { demo: true });

test('loadDemoShop › orders › every state, invoices numbered by day, a credit note; GST inside and outside, VAT [§demo]', async () => {
  const orders = await db.selectFrom('sales_order').select('status').distinct().execute();
  assert.deepEqual(orders.map((order) => order.status).sort(), [
    'Cancelled',
    'Completed',
    'Confirmed',
    'Pending',
    'Shipped',
  ]);
  const { rows } = await pool.query<{
    kind: string;
    number: string;
    taxTreatment: string;
    on: string;
    placed: string;
  }>(
    `select kind, number, content->>'taxTreatment' as "taxTreatment", content->>'issuedOn' as on, content->'order'->>'placedOn' as placed from invoice order by issued_at, id`,
  );
  const invoices = rows.filter((row) => row.kind === 'invoice');
  assert.equal(invoices.length, 6);
  assert.deepEqual([...new Set(invoices.map((row) => row.taxTreatment))].sort(), [
    'gst-inside',
    'gst-outside',
    'vat',
  ]);
  for (const { on, placed } of rows) assert.equal(on, placed);
  assert.deepEqual(
    rows.filter((row) => row.kind === 'credit-note').map((row) => row.number.slice(0, 4)),
    ['MWC/'],
  );
  const years = Map.groupBy(invoices, (row) => row.number.slice(0, 9));
  for (const [prefix, ofYear] of years) {
    assert.deepEqual(
      ofYear.map((row) => row.number),
      ofYear.map((_, index) => `${prefix}${String(index + 1).padStart(6, '0')}`),
    );
  }
  const { rows: asked } = await pool.query<{ states: string }>(
    "select string_agg(l.state, ' ' order by l.id) as states from lead l join customer c on c.id = l.customer_id where c.email like 'meena%'",
  );
  assert.equal(asked[0]?.states, 'won answered new');
  assert.deepEqual(await violations(db), []);
  assert.deepEqual(
    await db.selectFrom('email_outbox').select('id').where('state', '=', 'waiting').execute(),
    [],
  );
  const waiting = await pool.query(
    "select distinct data->>'orderId' as id from pgboss.job where name = 'issue-invoice'",
  );
  assert.equal(waiting.rowCount, 6);
});

test('loadDemoShop › quote › one waits for a buyer, open, with a discount, freight and a mail that is kept [§demo]', async () => {
  const quotes = await db
    .selectFrom('quote_version')
    .select(['state', 'discount_basis_points', 'freight_base', 'valid_until'])
    .execute();
  assert.deepEqual(
    quotes.map((quote) => [
      quote.state,
      quote.discount_basis_points,
      quote.freight_base,
      quote.valid_until > new Date(),
    ]),
    [['sent', 750, 180_000, true]],
  );
  const mails = await db
    .selectFrom('email_outbox')
    .select('state')
    .where('template', '=', 'quote-sent')
    .execute();
  assert.deepEqual(mails, [{ state: 'kept' }]);
});

test('loadDemoShop › negotiations › one waits for the seller, one for its buyer, nothing set aside [§demo]', async () => {
  const threads = await db
    .selectFrom('negotiation')
    .select(['state', 'item_name'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    threads.map((thread) => thread.state),
    ['open', 'countered'],
  );
  assert.deepEqual(
    await db.selectFrom('stock').select('product_id').where('reserved', '>', 0).execute(),
    [],
  );
});
