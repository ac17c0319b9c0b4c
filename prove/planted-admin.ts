// Canaries of a subject in everything that people wrote about it: a role that may not read the subject must find none of them in any answer.
import { type Area, mailSubject } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../server/src/platform/db/index.ts';
import { aLot, asStaff, type TestApp } from '../server/testing/index.ts';
import { aLife } from './attacked.ts';

/** Tables by the right with which staff read them. Catalogue and published content are public. */
const TABLES: Partial<Record<Area, readonly string[]>> = {
  orders: [
    'sales_order',
    'order_status_change',
    'order_return',
    'order_return_line',
    'order_shipment',
    'order_payment',
    'order_note',
    'order_proposal',
    'invoice',
    'saved_view',
  ],
  customers: [
    'customer',
    'customer_address',
    'customer_certificate',
    'customer_note',
    'newsletter_subscriber',
    'wishlist',
  ],
  leads: ['lead', 'lead_event', 'seller', 'stock_alert'],
  negotiations: ['negotiation', 'offer'],
  quotes: ['quote', 'quote_version', 'quote_event'],
  settings: ['company_invoicing'],
  imports: ['import', 'import_row', 'import_error'],
};
/** A buyer's name stands in the order, and half of it beside a review, for everybody: it is no secret of the staff. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['customer.first_name', 'customer.last_name']);
/** They steer the program, or a rule of the database holds their form. */
const STEERS =
  /slug|locale|kind|type|state|status|hash|token|currency|country|template|role|code|message_id|secret|_mode$|public_id|number$|idempotency_key/;

type Said = { lines: [{ productId: number }]; rows: [{ id: number }] };
export type Marks = Partial<Record<Area, Set<string>>>;

/** One of everything that staff manage, made through the program's own entry points. */
export async function plantAdmin(
  shop: TestApp,
): Promise<{ marks: Marks; ids: Record<string, string> }> {
  const { db, call } = shop;
  const life = await aLife(shop);
  const admin = await asStaff(shop);
  const { token } = life.customer;
  const ok = (answer: { status: number; body: unknown }, what: string): Said => {
    if (answer.status !== 200)
      throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Said;
  };
  const order = `/orders/${life.orderNumber}`;
  const { lines } = ok(await admin('GET', order), 'order');
  ok(await admin('POST', `${order}/notes`, { text: 'Call before noon' }), 'note');
  const paid = {
    receivedOn: new Date().toISOString().slice(0, 10),
    mode: 'telegraphic-transfer',
    reference: 'UTR1',
    amount: 100,
    note: 'half',
  };
  ok(await admin('POST', `${order}/payments`, { ...paid, once: 'payment-1' }), 'payment');
  const parcel = {
    carrier: 'Lorry',
    trackingNumber: 'T-1',
    unpaidReason: 'Thirty days',
    once: 'shipment-1',
  };
  ok(
    await admin('POST', `${order}/shipments`, {
      ...parcel,
      lines: [{ productId: lines[0].productId, quantity: 1 }],
    }),
    'shipment',
  );
  const back = {
    lines: [{ productId: lines[0].productId, quantity: 1, reason: 'damaged' }],
    note: 'bent',
  };
  ok(
    await call('POST', `/api/auth/orders/${life.ids.order}/returns`, { token, body: back }),
    'return',
  );
  ok(
    await admin('POST', `/customers/${life.customer.id}/notes`, { text: 'Pays late' }),
    'customer note',
  );
  const [lead] = ok(await admin('GET', '/leads'), 'leads').rows;
  ok(await admin('POST', `/leads/${lead.id}/notes`, { note: 'Big fish' }), 'lead note');
  ok(
    await call('POST', '/api/products/reviews', {
      token,
      body: { productId: lines[0].productId, comment: 'Good' },
    }),
    'review',
  );
  await sql`insert into newsletter_subscriber (email, locale, state, confirmed_at) values ('reader@news.example', 'en', 'confirmed', now())`.execute(
    db,
  );
  const proposed = {
    lines: [],
    compared: [],
    totals: { freight: null, taxes: [] },
    collected: false,
    before: { freight: null, taxes: 0 },
  };
  const changes = { lines: [], freight: null, total: { from: 1, to: 2 } };
  await sql`insert into order_proposal (order_id, version, actor, answer_by, state, contents, changes, closed_at, closed_by, answer)
    values (${life.orderNumber}, 0, 'staff:1', '2026-01-02', 'declined', ${JSON.stringify(proposed)}::jsonb, ${JSON.stringify(changes)}::jsonb, now(), 'customer', 'Too dear')`.execute(
    db,
  );
  await sql`insert into freight_rate (name, countries, days, steps)
    values ('{"en": "Road", "ru": "", "ar": ""}', '{IN}', 5, '[{"upToGrams": 1000, "price": 5000}]')`.execute(
    db,
  );
  await sql`insert into staff_role (name, rights) values ('Warehouse', '{orders:read,shipping:write}')`.execute(
    db,
  );
  await sql`with program as (
      insert into api_client (name, scopes, calls_per_minute) values ('ERP', '{orders:read}', 60) returning id)
    insert into api_key (client_id, prefix, hash) select id, 'abcd2345', sha256('planted') from program`.execute(
    db,
  );
  await sql`insert into saved_view (list, owner_id, name, filter, sort, direction, shared)
    values ('orders', ${admin.id}, 'Big ones', '{}', 'id', 'DESC', 'all')`.execute(db);
  await sql`insert into seller (company, contact, email, phone, commission_basis_points) values ('Turner', 'Ann', 'ann@turner.example', '+914428271234', 500)`.execute(
    db,
  );
  await sql`insert into stock_alert (product_id, email, phone, locale, expires_at)
    values (${Number(life.ids.product)}, 'waits@alert.example', '+914428271234', 'en', now() + interval '90 days')`.execute(
    db,
  );
  await sql`insert into import (kind, file_name, state, uploaded_by) values ('products', 'prices.csv', 'uploaded', ${admin.id})`.execute(
    db,
  );
  await sql`insert into stocktake (name, scope, begun_by) values ('Hall 4', 'all', ${`staff:${admin.id}`})`.execute(
    db,
  );
  await sql`with branch as (insert into stock_location (name) values ('Counter') returning id)
    insert into stock_transfer (from_id, to_id, who, once)
    select l.id, branch.id, ${`staff:${admin.id}`}, 'planted-transfer' from stock_location l, branch where l.is_default`.execute(
    db,
  );
  // Switched off: nothing leaves this machine.
  await sql`with made as (
      insert into webhook_endpoint (url, types, secrets, created_by, state, off_reason)
      values ('https://erp.example/', '{order.placed}', '{whsec_x}', ${admin.id}, 'off', 'staff') returning id)
    insert into webhook_delivery (endpoint_id, message_id, event_id, type, at, data, next_at)
    select id, 'evt_1', 1, 'order.placed', now(), '{}', now() from made`.execute(db);
  await aLot(db, [{ productId: Number(life.ids.product), quantity: 1 }]);
  await plantCatalogue(db, Number(life.ids.product));
  const marks = await mark(db);
  await markEmailMessages(db, marks);
  for (const [area, number] of [
    ['orders', life.ids.order],
    ['quotes', life.ids.quote],
    ['negotiations', life.ids.offer],
    ['leads', life.ids.request],
  ] as const)
    marks[area]?.add(number);
  return { marks, ids: await firstIds(db, life.orderNumber) };
}

/** Records that answers about subjects may stand beside. */
async function plantCatalogue(db: Db, product: number): Promise<void> {
  const words = sql`'{"en":"W","ru":"W","ar":"W"}'::jsonb`;
  await sql`insert into attribute (id, slug, name, kind) values (901, 'finish', ${words}, 'text')`.execute(
    db,
  );
  await sql`insert into attribute_value (attribute_id, ordinal, slug, label) values (901, 1, 'zinc', ${words})`.execute(
    db,
  );
  await sql`insert into industry (slug, name, description, image) values ('mills', ${words}, ${words}, 'x.svg')`.execute(
    db,
  );
  await sql`insert into content_banner (place, title, text, link, link_label, image) values ('banner', ${words}, ${words}, '/', ${words}, 'x.svg')`.execute(
    db,
  );
  await sql`insert into content_selling_point (title, text) values (${words}, ${words})`.execute(
    db,
  );
  await sql`insert into content_customer_logo (name, image) values ('W', 'x.svg')`.execute(db);
  await sql`insert into content_post (title, summary, categories, image, published_on) values (${words}, ${words}, ${words}, 'x.svg', now())`.execute(
    db,
  );
  await sql`insert into content_page (slug, title, description, keywords, updated_on) values ('w', ${words}, ${words}, ${words}, now())`.execute(
    db,
  );
  await sql`insert into product_attribute (product_id, attribute_id, ordinal) values (${product}, 901, 1)`.execute(
    db,
  );
}

async function mark(db: Db): Promise<Marks> {
  const marks: Marks = {};
  for (const [area, tables] of Object.entries(TABLES) as [Area, string[]][]) {
    marks[area] = new Set();
    const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = any(${tables}::text[]) and data_type in ('text', 'character varying') and is_generated = 'NEVER'`.execute(
      db,
    );
    for (const { table, column } of columns.filter(
      (one) =>
        !SAID_ELSEWHERE.has(`${one.table}.${one.column}`) &&
        (!STEERS.test(one.column) || /^(tracking_number|buyer_po_number)$/.test(one.column)),
    )) {
      const word = `zq${area}-${table}-${column}`.replaceAll('_', '-');
      const name = sql.ref(column);
      // An address stays one, and unique ones stay unique.
      const value = /email|recipient/.test(column)
        ? sql`${word} || ctid::text || '@marks.example'`
        : sql`${word}::text`;
      const isPlanted = await db
        .transaction()
        .execute(
          async (tx) =>
            await sql`update ${sql.table(table)} set ${name} = ${value} where ${name} <> ''`.execute(
              tx,
            ),
        )
        .then(
          ({ numAffectedRows }) => Number(numAffectedRows) > 0,
          () => false,
        );
      if (isPlanted) marks[area].add(word);
    }
  }
  return marks;
}

/** An email belongs to its subject; secret ones may be read by no role while there is a mail server. */
async function markEmailMessages(db: Db, marks: Marks): Promise<void> {
  const { rows } = await sql<{
    template: string;
  }>`select distinct template from email_outbox`.execute(db);
  for (const { template } of rows) {
    const area = mailSubject(template);
    if (area === undefined) throw new Error(`nobody knows what the letter ${template} is about`);
    const word = `zq${area}-letter-${template}`;
    await sql`update email_outbox set subject = ${`${word} subject`}, body_text = ${word}, body_html = ${word}, recipient = ${`${word}@marks.example`},
      last_fault = ${word}, state = 'failed', sent_at = null where template = ${template}`.execute(
      db,
    );
    marks[area]?.add(word);
  }
}

/** By the first part of an address: which record is asked for. */
async function firstIds(db: Db, order: string): Promise<Record<string, string>> {
  const first = async (table: string, column = 'id'): Promise<string> => {
    const { rows } = await sql<{
      id: string;
    }>`select ${sql.ref(column)}::text as id from ${sql.table(table)} order by 1 limit 1`.execute(
      db,
    );
    return rows[0]?.id ?? '1';
  };
  const tables: Record<string, [string, string?]> = {
    customers: ['sales_order', 'customer_id'],
    leads: ['lead'],
    sellers: ['seller'],
    negotiations: ['negotiation', 'reference'],
    quotes: ['quote', 'public_id'],
    reviews: ['review'],
    needs: ['need'],
    lots: ['lot'],
    'lot-categories': ['lot_category'],
    industries: ['industry'],
    attributes: ['attribute'],
    'content/posts': ['content_post'],
    'content/pages': ['content_page', 'slug'],
    'content/banners': ['content_banner'],
    'content/features': ['content_selling_point'],
    'content/clients': ['content_customer_logo'],
    categories: ['category'],
    manufacturers: ['manufacturer'],
    products: ['order_line', 'product_id'],
    imports: ['import'],
    staff: ['staff'],
    'staff-roles': ['staff_role'],
    webhooks: ['webhook_endpoint'],
    'webhook-deliveries': ['webhook_delivery'],
    'api-clients': ['api_client'],
  };
  const found = await Promise.all(
    Object.entries(tables).map(async ([name, at]) => [name, await first(...at)] as const),
  );
  return {
    ...Object.fromEntries(found),
    orders: order,
    'mail-templates': 'order-placed',
    exports: 'products',
  };
}
