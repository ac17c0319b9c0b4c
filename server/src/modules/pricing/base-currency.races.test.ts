// Races around the base currency: what is ordered, quoted or offered while it changes is in the old one, which then stays, or in the new one.
// Each race is run a second time without its safeguard, and must then do damage: a race that never happens would show nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { during, unless, type World } from '../../../testing/concurrent-actors.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCtx, aCustomer, aProduct } from '../../../testing/index.ts';
import { type Change, mutantLoader, type Program } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Point } from '../../platform/failpoint.ts';

type Currencies = typeof import('./currencies.admin.ts');
type Shop = World & Pick<Currencies, 'changeCurrencySettings' | 'getCurrencySettings'>;

const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;
const staff = ({ db }: Shop): Ctx => ({
  ...aCtx(db),
  actor: { kind: 'staff', staffId: 1, role: 'administrator' },
});

/** Euros instead of rupees. */
async function toEuros(shop: Shop): Promise<void> {
  const { version } = await shop.getCurrencySettings(staff(shop));
  await shop.changeCurrencySettings(staff(shop), {
    base: 'EUR',
    others: [{ currency: 'USD', basePerUnit: '0.95' }],
    version,
  });
}

/** Rows in another currency than the shop's. */
async function mixedRows({ db }: Shop): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'an order' as what from sales_order
      where rates ->> 'base' <> base_currency() or (total_in ->> base_currency())::bigint is distinct from total_base
    union all select 'a quote' from quote_version where rates ->> 'base' <> base_currency()
    union all select 'a line of a quote' from quote_line where (net_in ->> base_currency())::bigint is distinct from net_base
    union all select 'an offer' from offer where (unit_in ->> base_currency())::bigint is distinct from unit_base`.execute(
    db,
  );
  return rows.map(({ what }) => `${what} in another currency than the shop's`);
}

async function anOrder(shop: Shop): Promise<() => Promise<unknown>> {
  const { ctx } = await aCustomer(shop.db);
  const { cart, orders } = shop.program.services;
  const productId = await aProduct(shop.db);
  const { code } = await cart.addItem(ctx, null, { productId, quantity: 1 });
  return async () => await orders.placeOrder(ctx, code, CHECKOUT);
}

async function aQuote(shop: Shop): Promise<() => Promise<unknown>> {
  const { id } = await aCustomer(shop.db);
  const productId = await aProduct(shop.db);
  return async () =>
    await shop.program.services.quotes.createQuote(
      staff(shop),
      { customerId: id },
      {
        lines: [{ productId, quantity: 1, unitPrice: 9_000 }],
        validUntil: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      },
    );
}

async function anOffer(shop: Shop): Promise<() => Promise<unknown>> {
  const { ctx } = await aCustomer(shop.db);
  const productId = await aProduct(shop.db);
  return async () =>
    await shop.program.services.negotiations.submitOffer(
      { ...ctx, currency: 'USD' },
      { productId, lotName: 'A part', phone: '+914428271234', price: '0.9', currency: 'USD' },
    );
}

type Race = {
  name: string;
  begin: (shop: Shop) => Promise<() => Promise<unknown>>;
  point: Point;
  /** What the trade and the change may be told, joined. */
  told: readonly string[];
  /** The safeguard, and how it is taken out: of the database, or of the program. */
  guard: string;
  without: string | Change;
};

const LOCK: Change = {
  file: 'modules/pricing/currencies.queries.ts',
  from: 'sql`lock table sales_order, quote, negotiation in share row exclusive mode`',
  to: 'sql`select 1`',
};
const RACES: Race[] = [
  {
    name: 'an order whose prices are read',
    begin: anOrder,
    point: 'order: prices read',
    told: ['done,done', 'prices-changed,done'],
    guard: 'the trigger of orders',
    without: 'drop trigger order_in_base_currency on sales_order',
  },
  {
    name: 'an order that is written',
    begin: anOrder,
    point: 'order: written',
    // base-currency-traded
    told: ['done,invalid-request'],
    guard: 'the lock of what is traded',
    without: LOCK,
  },
  {
    name: 'a quote whose prices are made',
    begin: aQuote,
    point: 'quote: priced',
    told: ['done,done'],
    guard: 'the trigger of quotes',
    without: 'drop trigger quote_in_base_currency on quote_version',
  },
  {
    name: 'an offer whose price is read',
    begin: anOffer,
    point: 'offer: priced',
    told: ['done,done'],
    guard: 'the trigger of offers',
    without: 'drop trigger offer_in_base_currency on offer',
  },
];

for (const { name, begin, point, told, guard, without } of RACES) {
  const damage = async (
    t: Parameters<typeof testDatabase>[0],
    broken?: string | Change,
  ): Promise<string[]> => {
    const load = mutantLoader(typeof broken === 'object' ? [broken] : []);
    const { services } = await load<Pick<Program, 'services'>>('services.ts');
    const failpoints = await load<Pick<Program, 'atEveryPoint'>>('platform/failpoint.ts');
    const currencies = await load<Currencies>('modules/pricing/currencies.admin.ts');
    const program = { services, ...failpoints } as Program;
    const because = broken === undefined ? {} : { brokenBecause: 'a guard is missing' };
    const shop: Shop = { ...(await testDatabase(t, because)), program, ...currencies };
    if (typeof broken === 'string') await shop.pool.query(broken);
    const trade = await begin(shop);
    const said = await during(shop, point, () => toEuros(shop), trade);
    const mixed = await mixedRows(shop);
    return [...unless(told.includes(said.join()), said.join()), ...mixed];
  };
  test(`base currency › changed during ${name} › that is in the old one, which stays, or in the new one [decisions 0098] [race: §4 Place order]`, async (t) => {
    assert.deepEqual(await damage(t), []);
  });
  test(`base currency › changed during ${name}, without ${guard} › does damage, so the race is real [decisions 0098]`, async (t) => {
    const done = await damage(t, without);
    assert.ok(
      done.some((words) => words.endsWith("in another currency than the shop's")),
      done.join(),
    );
  });
}

test('base currency › an offer in rupees while they are given up › refused: its number is not one of euros [decisions 0098]', async (t) => {
  const load = mutantLoader([]);
  const program = await load<Program>('services.ts');
  const failpoints = await load<Pick<Program, 'atEveryPoint'>>('platform/failpoint.ts');
  const currencies = await load<Currencies>('modules/pricing/currencies.admin.ts');
  const shop: Shop = {
    ...(await testDatabase(t)),
    program: { ...program, ...failpoints },
    ...currencies,
  };
  const { ctx } = await aCustomer(shop.db);
  const productId = await aProduct(shop.db);
  const offer = { productId, lotName: 'A part', phone: '+914428271234', price: '90' };
  const said = await during(
    shop,
    'offer: priced',
    () => toEuros(shop),
    () => program.services.negotiations.submitOffer(ctx, offer),
  );
  assert.deepEqual(said, ['invalid-request', 'done']);
  assert.equal((await shop.pool.query('select from negotiation')).rowCount, 0);
});
