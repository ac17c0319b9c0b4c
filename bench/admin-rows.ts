// Rows for the list benchmark: 100,000 of everything, copied from the demo's with other numbers, days and states.
import type pg from 'pg';
import { loadingAids } from '../server/src/platform/backup/index.ts';

async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}

/** The rows of a table again and again: in the n-th copy these columns are other than in the row that is copied. */
async function multiply(
  client: pg.ClientBase,
  table: string,
  count: number,
  other: Record<string, string>,
): Promise<void> {
  const names = await columnsOf(client, table);
  const seeds = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  const values = names.map((name) => other[name] ?? `t."${name}"`);
  await client.query(`insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
    select ${values.join(', ')} from generate_series(1, ${count}) n
    join (select *, row_number() over () - 1 as seed_number from ${table}) t on t.seed_number = n % ${seeds.rows[0]?.n}`);
  await client.query(`analyze ${table}`);
}

const BASE = 1_000_000;
const LAST_YEAR = `now() - (n % 525600) * interval '1 minute'`;

/** @param count of products, customers, orders, leads, reviews, mails and newsletter readers each */
export async function fillBackOffice(database: pg.Pool, count: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query(`set maintenance_work_mem = '256MB'`);
    // Copies of rows that are right are not for the log; their references are looked at once, in the end.
    const { before, after } = await loadingAids(client);
    for (const statement of before) await client.query(statement);
    await client.query(`create temp table copied as select ${BASE} + n as id, seed.id as seed, n from generate_series(1, ${count}) n
      join (select id, row_number() over (order by id) - 1 as k from product where kind = 'item' and id < ${BASE}) seed
        on seed.k = n % (select count(*) from product where kind = 'item' and id < ${BASE})`);
    const other: Record<string, string> = {
      id: 'c.id',
      sku: `p.sku || '-' || c.n`,
      slug: `p.slug || '-' || c.n`,
      sort_rank: 'c.id',
      price_base: 'p.price_base + c.n % 997',
      published: 'c.n % 40 <> 0',
      created_at: `p.created_at - interval '1 year'`,
    };
    for (const [table, key] of [
      ['product', 'id'],
      ['product_text', 'product_id'],
      ['product_attribute', 'product_id'],
      ['product_industry', 'product_id'],
      ['stock', 'product_id'],
    ] as const) {
      const names = (await columnsOf(client, table)).filter((name) => name !== key);
      const values = names.map(
        (name) => (table === 'product' ? other[name] : undefined) ?? `p."${name}"`,
      );
      await client.query(`insert into ${table} (${key}, ${names.map((name) => `"${name}"`).join(', ')}) overriding system value
        select c.id, ${values.join(', ')} from copied c join ${table} p on p.${key} = c.seed`);
      await client.query(`analyze ${table}`);
    }
    await multiply(client, 'customer', count, {
      id: `${BASE} + n`,
      email: `'buyer' || n || '@works' || n % 5000 || '.example'`,
      first_name: `(array['Asha', 'Meena', 'Ravi', 'Olga', 'Yusuf'])[1 + n % 5]`,
      last_name: `'Name' || n % 7000`,
      company_name: `'Works ' || n % 30000`,
      mobile: `'+9198' || lpad(n::text, 8, '0')`,
      verified: `n % 3 = 0`,
      created_at: LAST_YEAR,
    });
    await multiply(client, 'sales_order', count, {
      id: `${BASE} + n`,
      public_id: `'MW-' || upper(substr(translate(md5(n::text), 'ilou', 'wxyz'), 1, 8)) || n`,
      customer_id: `${BASE} + 1 + (n * 7919) % ${Math.min(40_000, count)}`,
      cart_id: 'null',
      idempotency_key: 'null',
      company_name: `'Works ' || n % 30000`,
      status: `(array['Completed', 'Completed', 'Completed', 'Shipped', 'Confirmed', 'Pending', 'Cancelled'])[1 + n % 7]`,
      placed_at: LAST_YEAR,
      payment_due: `(${LAST_YEAR} + interval '30 days')::date`,
      total_base: `t.total_base + n`,
      paid_base: `case when n % 9 = 0 then 0 else t.total_base + n end`,
    });
    await client.query(`insert into order_line select (jsonb_populate_record(l, jsonb_build_object('order_id', o.id))).* from sales_order o
      join (select order_id, row_number() over (order by order_id) - 1 as k from (select distinct order_id from order_line) d) s
        on s.k = o.id % (select count(distinct order_id) from order_line)
      join order_line l on l.order_id = s.order_id where o.id > ${BASE}`);
    await client.query('analyze order_line');
    await multiply(client, 'lead', count, {
      id: `${BASE} + n`,
      reference: `regexp_replace(lpad(upper(to_hex(n)), 8, '0'), '(....)(....)', 'RQ-\\1-\\2')`,
      idempotency_key: `decode(md5(n::text), 'hex')`,
      state: `(array['won', 'lost', 'answered', 'in-progress', 'spam', 'new'])[1 + n % 6]`,
      name: `'Name' || n % 7000`,
      email: `'buyer' || n || '@works' || n % 5000 || '.example'`,
      file_name: 'null',
      created_at: LAST_YEAR,
    });
    await multiply(client, 'review', count, {
      id: `${BASE} + n`,
      product_id: `${BASE} + n`,
      customer_id: `${BASE} + n`,
      created_at: LAST_YEAR,
    });
    await multiply(client, 'email_outbox', count, {
      id: `${BASE} + n`,
      message_id: `t.message_id || n`,
      recipient: `'buyer' || n || '@works' || n % 5000 || '.example'`,
      created_at: LAST_YEAR,
    });
    await client.query(
      `insert into newsletter_subscriber (email, locale) select 'reader' || n || '@works' || n % 5000 || '.example', 'en' from generate_series(1, ${count}) n`,
    );
    await fillStock(client, count);
    for (const statement of after) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** A second location that holds two units of each product, reorder points of which one in five is reached, receipts and transfers. */
async function fillStock(client: pg.ClientBase, count: number): Promise<void> {
  const copies = `from stock where product_id > ${BASE}`;
  await client.query(`insert into reorder_point (product_id, point, quantity)
    select product_id, case when product_id % 5 = 0 then on_hand + 30 else 0 end, 50 ${copies}`);
  await client.query(`insert into expected_receipt (product_id, quantity, expected_on, reference)
    select product_id, 20, current_date + (product_id % 60)::int, 'PO-' || product_id ${copies}`);
  await client.query("insert into stock_location (name, position) values ('Branch', 1)");
  await client.query(`insert into stock_at (product_id, location_id, quantity)
    select product_id, (select max(id) from stock_location), 2 ${copies} and on_hand > 2`);
  await client.query(`insert into stock_transfer (from_id, to_id, who, once, at)
    select l.first, l.last, 'staff:1', 'transfer-' || n, ${LAST_YEAR}
    from generate_series(1, ${count}) n, (select min(id) as first, max(id) as last from stock_location) l`);
  await client.query(`insert into stock_transfer_line (transfer_id, product_id, quantity)
    select id, ${BASE} + 1 + id % ${count}, 1 from stock_transfer`);
  for (const table of [
    'reorder_point',
    'expected_receipt',
    'stock_at',
    'stock_transfer',
    'stock_transfer_line',
  ])
    await client.query(`analyze ${table}`);
}
