// Test factories: one product, one customer and so on, each with sensible values and a number of its own.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { clientOf } from '../src/platform/client.ts';
import type { Ctx } from '../src/platform/context.ts';
import type { Db } from '../src/platform/db/index.ts';
import { DATABASE_FILES } from '../src/platform/files/index.ts';
import { hashPassword } from '../src/platform/password.ts';
import { services } from '../src/services.ts';

let count = 0;

export type ProductWishes = {
  /** Units on hand. */
  stock?: number;
  /** Minor units of the base currency. */
  price?: number;
  discount?: number | null;
  minimum?: number;
  maximum?: number | null;
  step?: number;
  hsn?: string;
  name?: string;
};

/** A published product. @returns its id */
export async function aProduct(db: Db, wishes: ProductWishes = {}): Promise<number> {
  count += 1;
  const tag = `${process.pid}-${count}-${randomBytes(3).toString('hex')}`;
  const { rows } = await sql<{ id: number }>`
    with manufacturer as (
      insert into manufacturer (slug, name, country) values (${`manufacturer-${tag}`}, ${`Manufacturer ${tag}`}, 'IN') returning id
    ), branch as (
      insert into category (slug, lineage, depth, name, image) values (${`c-${tag}`}, ${`c-${tag}`}, 1, '{"en":"C","ru":"C","ar":"C"}', 'x.svg') returning id
    ), item as (
      insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, discount_base, minimum, maximum, step, image, sort_rank)
      select ${`SKU-${tag}`}, ${`MPN-${tag}`}, ${`part-${tag}`}, branch.id, manufacturer.id, ${wishes.hsn ?? '84821011'}, '31171504', 'piece', 'IN',
        ${wishes.price ?? 10_000}, ${wishes.discount ?? null}::bigint, ${wishes.minimum ?? 1}, ${wishes.maximum ?? null}::int, ${wishes.step ?? 1}, 'x.svg', ${count}
      from manufacturer, branch returning id
    ), names as (
      insert into product_text (product_id, locale, name, description)
      select item.id, l, ${wishes.name ?? `Part ${tag}`} || case when l = 'en' then '' else ' ' || l end, '' from item, unnest(array['en', 'ru', 'ar']) l
    ), held as (
      insert into stock (product_id, on_hand) select id, ${wishes.stock ?? 100} from item
    ), opening as (
      insert into stock_movement (product_id, delta, reason) select id, ${wishes.stock ?? 100}, 'opening' from item where ${wishes.stock ?? 100} > 0
    )
    select id from item`.execute(db);
  return (rows[0] as { id: number }).id;
}

export type TestCustomer = { id: number; email: string; token: string; ctx: Ctx };

/** A customer with both addresses and an open session; passwords are for tests of the login, which is slow by design. */
export async function aCustomer(
  db: Db,
  wishes: { country?: string; postalCode?: string; addresses?: boolean } = {},
): Promise<TestCustomer> {
  count += 1;
  const email = `buyer-${process.pid}-${count}-${randomBytes(3).toString('hex')}@example.com`;
  const { country = 'IN', postalCode = '600002', addresses = true } = wishes;
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    with who as (
      insert into customer (email, first_name, mobile, company_name) values (${email}, 'Buyer', '+914428271234', 'Test Works') returning id
    ), place as (
      insert into customer_address (customer_id, type, address, city, country, postal_code, phone_number)
      select who.id, t, '1 Test Street', 'Town', ${country}, ${postalCode}, '+914428271234' from who, unnest(array['billing', 'delivery']) t where ${addresses}
    ), open as (
      insert into session (token_hash, customer_id, expires_at) select sha256(convert_to(${token}, 'UTF8')), id, now() + interval '1 day' from who
    )
    select id from who`.execute(db);
  const { id } = rows[0] as { id: number };
  return {
    id,
    email,
    token,
    ctx: { ...aCtx(db), actor: await services.identity.resolveSession(db, token) },
  };
}

export const TEST_PASSWORD = 'a lathe of brass';
let testPasswordHash: Promise<string> | undefined;

/** A customer who can log on with {@link TEST_PASSWORD}. */
export async function aCustomerWithPassword(db: Db): Promise<TestCustomer> {
  const customer = await aCustomer(db);
  testPasswordHash ??= hashPassword(TEST_PASSWORD);
  await db
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: await testPasswordHash })
    .execute();
  return customer;
}

/** Pieces on hand and, of these, reserved ones. */
export async function stockOf(db: Db, id: number): Promise<[number, number]> {
  const row = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.on_hand, row.reserved];
}

/** The same context so many hours from now. */
export function later(ctx: Ctx, hours: number): Ctx {
  return { ...ctx, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } };
}

/** A visitor's context. */
export function aCtx(db: Db): Ctx {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return {
    actor: { kind: 'visitor' },
    db,
    clock: { now: () => new Date() },
    locale: 'en',
    currency: 'INR',
    requestId: 'test',
    files: DATABASE_FILES,
    origin: 'http://localhost:3000',
    client: clientOf(`test-${process.pid}`, 1_000),
    log: silent,
  };
}

/** So many units on hand from now on, as after a count of the shelf. */
export async function setOnHand(db: Db, productId: number, onHand: number): Promise<void> {
  await sql`with moved as (
      insert into stock_movement (product_id, delta, reason) select product_id, ${onHand} - on_hand, 'correction' from stock where product_id = ${productId} and on_hand <> ${onHand}
    ) update stock set on_hand = ${onHand} where product_id = ${productId}`.execute(db);
}

/** Reserves so many units, all of them for one other customer. */
export async function setAside(db: Db, productId: number, quantity: number): Promise<void> {
  const { id } = await aCustomer(db);
  await sql`
    with before as (
      update negotiated_price set state = 'released', ended_at = now() where product_id = ${productId} and state = 'held'
    ), pieces as (
      update stock set reserved = ${quantity} where product_id = ${productId}
    ), basket as (
      insert into cart (code, customer_id) values (${randomBytes(16).toString('base64url')}, ${id}) returning id
    ), agreed as (
      insert into negotiated_price (customer_id, product_id, quantity, unit_base, unit_in, valid_until, source, reference)
      values (${id}, ${productId}, ${quantity}, 100, '{"INR":100,"USD":2,"SAR":5}', now() + interval '1 day', 'quote', 'test') returning id
    ), hold as (
      insert into stock_reservation (negotiated_price_id, product_id, quantity) select id, ${productId}, ${quantity} from agreed
    )
    insert into cart_line (cart_id, product_id, quantity, negotiated_price_id)
    select basket.id, ${productId}, ${quantity}, agreed.id from basket, agreed`.execute(db);
}

export type LotWishes = {
  /** Minor units of the base currency, of one whole lot. */
  price?: number;
  discount?: number | null;
  name?: string;
};

/** A lot on offer, in a category of its own, made of these parts. @returns its number and that of the product that sells it as a whole */
export async function aLot(
  db: Db,
  parts: readonly { productId: number; quantity: number }[],
  wishes: LotWishes = {},
): Promise<{ id: number; categoryId: number; productId: number }> {
  const productId = await aProduct(db, { ...wishes, stock: 0 });
  count += 1;
  const name = JSON.stringify({
    en: wishes.name ?? `Lot ${count}`,
    ru: `${wishes.name ?? `Lot ${count}`} ru`,
    ar: `${wishes.name ?? `Lot ${count}`} ar`,
  });
  const { rows } = await sql<{ id: number; category_id: number }>`
    with whole as (
      update product set kind = 'lot', unit = 'set' where id = ${productId}
    ), emptied as (
      delete from stock where product_id = ${productId}
    ), branch as (
      insert into lot_category (slug, name, image) values (${`lots-${productId}`}, ${name}::jsonb, 'x.svg') returning id
    ), made as (
      insert into lot (category_id, product_id, slug, name, details, condition, location, age_months, image)
      select id, ${productId}, ${`lot-${productId}`}, ${name}::jsonb, ${name}::jsonb, 'used', '{"en":"Pune","ru":"Пуна","ar":"بونه"}', 30, 'x.svg'
      from branch returning id, category_id
    ), inside as (
      insert into lot_item (lot_id, product_id, quantity)
      select made.id, p, q from made, unnest(${parts.map((part) => part.productId)}::int[], ${parts.map((part) => part.quantity)}::int[]) as i (p, q)
    )
    select id, category_id from made`.execute(db);
  const lot = rows[0] as { id: number; category_id: number };
  return { id: lot.id, categoryId: lot.category_id, productId };
}

/** A new shop, without company data. */
export async function withoutCompany(db: Db): Promise<void> {
  await sql`update company set name = '{"en": "", "ru": "", "ar": ""}', logo = '', icon = '', phone = '', email = '', chat_phone = '', social = '[]', offices = '[]'`.execute(
    db,
  );
  await sql`update company_invoicing set legal_name = '{"en": "", "ru": "", "ar": ""}', address = '{"en": "", "ru": "", "ar": ""}', gstin = '',
    vat_number = '', export_wording = '{"en": "", "ru": "", "ar": ""}',
    bank = '{"holder": "", "bank": "", "account": "", "ifsc": "", "swift": ""}', invoice_series = 'INV', credit_series = 'CRN'`.execute(
    db,
  );
}
