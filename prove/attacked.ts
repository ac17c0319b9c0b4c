// Shop under attack: the program in this process, or its mutant, with pages; and a customer who has one of everything.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ensureBundles } from '../scripts/bundles.ts';
import type { buildApp } from '../server/src/app.ts';
import { storeDemoCompany } from '../server/src/demo/shop.ts';
import { services } from '../server/src/services.ts';
import type { TestAppOptions } from '../server/testing/app.ts';
import { GOOD_FILES } from '../server/testing/hostile-files.ts';
import {
  aCtx,
  aCustomer,
  aProduct,
  asStaff,
  sendForm,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../server/testing/index.ts';
import { mutantLoader } from '../server/testing/mutants.ts';
import type { Context, Safeguard } from './proof.ts';

/** Without it whatever is sent is taken as if it had been checked. */
export const CHECK_OF_EVERY_FIELD: Safeguard = {
  name: 'the check of every field',
  tier: 'test',
  changes: [
    {
      file: 'platform/http/validation.ts',
      from: 'if (fields.length > 0) throw',
      to: 'if (fields.length > 1_000_000) throw',
    },
  ],
};

export async function anAttackedShop(
  context: Context,
  options: TestAppOptions = {},
): Promise<TestApp> {
  if (options.pages === true) await ensureBundles(async (_label, work) => work());
  const changes = context.without?.changes;
  if (changes === undefined) return await testApp(context, options);
  const { buildApp: build } = await mutantLoader(changes)<{ buildApp: typeof buildApp }>('app.ts');
  return await testApp(context, { ...options, build, brokenBecause: 'a safeguard is missing' });
}

/** What belongs to one customer, by the names under which it is asked for. */
export type Ids = {
  customer: string;
  /** Another one than the customer asks with. */
  session: string;
  /** As people read it, or its number. */
  order: string;
  quote: string;
  offer: string;
  request: string;
  /** An entry of the wishlist, and a named list. */
  entry: string;
  list: string;
  cart: string;
  line: string;
  product: string;
};

export type Life = { customer: TestCustomer; ids: Ids; orderNumber: string };

/** As long and as well formed as the real ones, and nobody's. */
export const NOBODYS: Omit<Ids, 'product'> & { orderNumber: string } = {
  customer: '1999999999',
  session: 'f'.repeat(32),
  order: 'MW-0000-0000',
  orderNumber: '1999999999',
  quote: 'MQ-0000-0000',
  offer: 'NG-0000-0000',
  request: 'RQ-0000-0000',
  entry: '1999999999',
  list: '1999999999',
  cart: 'AAAAAAAAAAAAAAAAAAAAAA',
  line: '1999999999',
};

/** An order that was confirmed, a quote, an offer, a request with a file, a certificate, wishlists, and a cart that is not empty. */
export async function aLife(shop: TestApp): Promise<Life> {
  const { db, call, cartOf } = shop;
  await farApart(shop);
  // A shop that was started empty has no company yet, and confirms nothing.
  await storeDemoCompany(db);
  const [customer, product, other] = [await aCustomer(db), await aProduct(db), await aProduct(db)];
  const { token } = customer;
  const ok = <T>(answer: { status: number; body: T }): T => {
    if (answer.status !== 200)
      throw new Error(`a life could not be made: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const ordered = await cartOf([{ productId: product, quantity: 1 }], token);
  const order = ok(
    await call('POST', `/api/order/commitOrder?cartCode=${ordered}`, { token, body: {} }),
  );
  const system = { ...aCtx(db), actor: { kind: 'system' } as const };
  await services.orders.changeOrderStatus(system, String(order.id), { to: 'Confirmed' });
  const png = GOOD_FILES.find(({ type }) => type === 'image/png');
  if (png === undefined) throw new Error('there is no good picture');
  const file = { fileName: png.name, type: png.type, bytes: png.bytes };
  const request = {
    firstName: 'Asha',
    companyName: 'Nellore',
    emailId: customer.email,
    phoneNumber: '+914428271234',
    description: 'Seals',
  };
  const requested = ok(
    await sendForm(
      shop,
      '/api/postrequirement',
      [
        ...Object.entries(request).map(([name, value]) => ({ name, value })),
        { name: 'document', ...file },
      ],
      { authtoken: token },
    ),
  );
  ok(
    await sendForm(
      shop,
      `/api/saveCustomerdigital/${customer.id}?type=vatdocument`,
      [{ name: 'file', ...file }],
      { authtoken: token },
    ),
  );
  const offered = ok(
    await call('POST', '/api/negotiate', {
      token,
      body: { lotName: 'Part', phone: '+914428271234', price: '90', productId: other, quantity: 2 },
    }),
  );
  const saved = ok(await call('POST', `/api/addtowishlist?productId=${other}`, { token }));
  const cart = await cartOf([{ productId: other, quantity: 2 }], token);
  const line = ok(await call('GET', `/api/shop/shoppingCart?cartCode=${cart}`, { token }))
    .shoppingCartItems[0].id;
  return {
    customer,
    orderNumber: String(order.id),
    ids: {
      customer: String(customer.id),
      session: await anotherSession(shop, customer),
      order: order.orderId,
      quote: await aQuoteFor(shop, customer, product),
      offer: offered.reference,
      request: requested.reference,
      entry: String(saved.id),
      list: String(await services.wishlist.createList(customer.ctx, 'Mine')),
      cart,
      line: String(line),
      product: String(other),
    },
  };
}

/** @returns its name in the list */
async function anotherSession({ db }: TestApp, { id, ctx }: TestCustomer): Promise<string> {
  const token_hash = randomBytes(32);
  await db
    .insertInto('session')
    .values({ token_hash, customer_id: id, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const other = (await services.identity.listOwnSessions(ctx)).find(({ current }) => !current);
  if (other === undefined) throw new Error('the other session is not in the list');
  return other.id;
}

/** Numbers that stand nowhere else in an answer, so that they can be told from it. */
async function farApart({ db }: TestApp): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 1), 731000000 + 1000 * row_number() over ()))
    from pg_sequences where sequencename in ('customer_id_seq', 'sales_order_id_seq', 'cart_line_id_seq', 'wishlist_id_seq', 'wishlist_item_id_seq')`.execute(
    db,
  );
}

/** Values that lead further than to the first check. */
export function givenBy({ ids, customer, orderNumber }: Life): Record<string, unknown> {
  return {
    ...{
      lang: 'en',
      store: 'DEFAULT',
      sessionId: ids.session,
      cartCode: ids.cart,
      cartcode: ids.cart,
      code: ids.cart,
      lineItemId: ids.line,
      orderId: ids.order,
    },
    ...{
      productId: Number(ids.product),
      customerId: Number(ids.customer),
      id: Number(orderNumber),
      number: ids.quote,
      reference: ids.offer,
    },
    ...{
      emailAddress: customer.email,
      emailId: customer.email,
      userName: customer.email,
      country: 'IN',
      postalCode: '600002',
    },
    ...{
      phoneNumber: '+914428271234',
      mobileNumber: '+914428271234',
      quantity: 1,
      price: 90,
      count: 5,
      start: 0,
    },
    ...{
      custFirstName: 'Asha',
      custLastName: 'Rao',
      custGSTIN: '',
      unregistered: true,
      companyName: 'Nellore',
      language: 'en',
      storeCode: 'DEFAULT',
    },
    ...{
      name: 'Asha',
      subject: 'Seals',
      comment: 'When?',
      phone: '+914428271234',
      lotName: 'Part',
      rating: 4,
      city: 'Pune',
      address: '1 Road',
    },
    ...{
      type: 'billing',
      query: 'part',
      password: 'long enough to be one',
      termsAccepted: true,
      paymentMode: 'escrow',
    },
  };
}

async function aQuoteFor(shop: TestApp, customer: TestCustomer, product: number): Promise<string> {
  const { id: staffId } = await asStaff(shop);
  const admin = {
    ...aCtx(shop.db),
    actor: { kind: 'staff', staffId, role: 'administrator' } as const,
  };
  const number = await services.quotes.createQuote(
    admin,
    { customerId: customer.id },
    {
      lines: [{ productId: product, quantity: 4, unitPrice: 9_000 }],
      discountBasisPoints: 0,
      freight: 0,
      validUntil: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      paymentTerms: 'In advance',
      deliveryTerms: 'At your gate',
      note: '',
    },
  );
  await services.quotes.sendQuote(admin, number);
  return number;
}

/** Rows of every table that would survive a crash, by what they say. Sessions note when they were used, budgets count, and the queue works. */
export async function rowsOf(
  { db }: Pick<TestApp, 'db'>,
  apart: readonly string[] = [],
): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by 1`.execute(
    db,
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.filter((table) => !apart.includes(table.name))) {
    const { rows } = await sql<{
      row: string;
    }>`select md5(t::text) as row from ${sql.table(name)} t`.execute(db);
    found.set(name, new Set(rows.map(({ row }) => row)));
  }
  return found;
}

/** Table by table; none: it is the same data. */
export function differences(
  before: Map<string, Set<string>>,
  after: Map<string, Set<string>>,
): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? new Set();
    const gone = [...rows].filter((row) => !now.has(row)).length;
    const made = [...now].filter((row) => !rows.has(row)).length;
    return gone + made === 0 ? [] : [`rows of ${table}: ${gone} changed or removed, ${made} new`];
  });
}
