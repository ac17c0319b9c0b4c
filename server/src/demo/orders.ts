// Demo orders: a few orders in every state, placed, confirmed and invoiced by the real use cases, so that a first look at an account shows life.
import { randomUUID } from 'node:crypto';
import type { Locale, OrderStatus } from '@millwright/contracts';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { addItems } from '../modules/cart/index.ts';
import { issueDue } from '../modules/invoices/index.ts';
import { ISSUE_INVOICE_QUEUE, service as orders } from '../modules/orders/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/db/index.ts';
import { demoCtx } from './ctx.ts';
import { type DemoOrder, historyOrders, listHistoryParts } from './history.ts';

const MEENA = 'meena@chennai-workshop.example';
const ANJALI = 'anjali@pune-presses.example';
const KHALID = 'khalid@riyadh-workshop.example';
const TRANSFER = { paymentMode: 'telegraphic-transfer', currency: 'INR' } as const;

/** The oldest first, as their invoices are numbered. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    buyer: MEENA,
    daysAgo: 24,
    goods: [
      ['bearings', 6],
      ['fasteners', 40],
    ],
    way: ['Confirmed', 'Shipped', 'Completed'],
    carrier: 'Blue Dart',
    trackingNumber: '69531840271',
    purchaseOrder: 'CMW/2026/0841',
    ...TRANSFER,
  },
  {
    buyer: ANJALI,
    daysAgo: 9,
    goods: [
      ['fasteners', 120],
      ['bearings', 4],
      ['cutting-tools', 3],
    ],
    way: ['Confirmed', 'Shipped'],
    carrier: 'Gati',
    trackingNumber: 'GT-440917352',
    purchaseOrder: 'PPT-1187',
    ...TRANSFER,
  },
  {
    buyer: MEENA,
    daysAgo: 7,
    goods: [['bearings', 2]],
    way: ['Confirmed', 'Cancelled'],
    purchaseOrder: 'CMW/2026/0866',
    ...TRANSFER,
  },
  {
    buyer: KHALID,
    daysAgo: 4,
    goods: [
      ['bearings', 8],
      ['fasteners', 60],
    ],
    way: ['Confirmed'],
    purchaseOrder: '',
    paymentMode: 'letter-of-credit',
    currency: 'SAR',
  },
  {
    buyer: MEENA,
    daysAgo: 3,
    goods: [
      ['bearings', 10],
      ['fasteners', 100],
      ['cutting-tools', 2],
    ],
    way: ['Confirmed'],
    purchaseOrder: 'CMW/2026/0872',
    ...TRANSFER,
  },
  {
    buyer: ANJALI,
    daysAgo: 2,
    goods: [['bearings', 12]],
    way: ['Confirmed'],
    purchaseOrder: 'PPT-1203',
    ...TRANSFER,
  },
  {
    buyer: MEENA,
    daysAgo: 1,
    goods: [['fasteners', 50]],
    way: [],
    purchaseOrder: 'CMW/2026/0880',
    paymentMode: 'escrow',
    currency: 'INR',
  },
];

const DAY_MS = 86_400_000;

/**
 * Jobs render the invoices once the shop runs; the loader does not wait for them.
 * @param history also those of a year, by buyers of their own
 */
export async function addDemoOrders(
  db: Db,
  { now = new Date(), history = false }: { now?: Date; history?: boolean } = {},
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const past = history ? historyOrders(await listHistoryParts(db), now) : [];
  // Invoices are numbered in the order of their days.
  const all = [...past, ...DEMO_ORDERS].sort((a, b) => b.daysAgo - a.daysAgo);
  const staff = await findStaff(db);
  const meanwhile = pLimit(2);
  const rest: Promise<void>[] = [];
  for (const [place, order] of all.entries()) {
    if (place % 20 === 0) onProgress(place, all.length);
    const at = new Date(now.getTime() - order.daysAgo * DAY_MS);
    const finish = await addOrder(db, order, at, staff);
    if (finish !== undefined) rest.push(meanwhile(finish));
  }
  await Promise.all(rest);
  // Buyers and staff are invented: what was written to them is kept to be read, and never sent.
  await sql`update email_outbox set state = 'kept' where state = 'waiting'
    and (template in ('order-staff', 'return-staff') or recipient in (select email from customer where is_demo))`.execute(
    db,
  );
  await sql`delete from pgboss.job where name = 'mail' and state = 'created'`.execute(db);
  await spreadRendering(db);
}

async function findStaff(db: Db): Promise<Ctx['actor']> {
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'order-manager')
    .executeTakeFirstOrThrow();
  return { kind: 'staff', staffId: id, role: 'order-manager' };
}

/** Few seconds of work are no burden, a year's invoices at once are: the newest first, a document every ten seconds. */
async function spreadRendering(db: Db): Promise<void> {
  await sql`
    update pgboss.job j set start_after = now() + (o.place - 1) * interval '10 seconds'
    from (select id, row_number() over (order by created_on desc, id desc) as place from pgboss.job where name = ${ISSUE_INVOICE_QUEUE}) o
    where j.id = o.id and o.place > 10`.execute(db);
}

/** Places and confirms it, with its invoice. @returns what becomes of it afterwards, which may be done beside the next orders */
async function addOrder(
  db: Db,
  order: DemoOrder,
  at: Date,
  staff: Ctx['actor'],
): Promise<(() => Promise<void>) | undefined> {
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'locale'])
    .where('email', '=', order.buyer)
    .executeTakeFirst();
  if (customer === undefined) return;
  const ctx = (actor: Ctx['actor']): Ctx =>
    demoCtx(db, { actor, at, locale: customer.locale as Locale, currency: order.currency });
  const buyer = ctx({ kind: 'customer', customerId: customer.id, session: '' });
  const system = ctx({ kind: 'system' });
  const items = [];
  for (const [good, quantity] of order.goods) {
    const productId = typeof good === 'number' ? good : await findGood(db, good);
    if (productId !== undefined) items.push({ productId, quantity });
  }
  const code = await addItems(buyer, null, items);
  if (code === null) return;
  const {
    purchaseOrder: purchaseOrderNumber,
    paymentMode,
    carrier = '',
    trackingNumber = '',
  } = order;
  const { id, total } = await orders.placeOrder(buyer, code, {
    purchaseOrderNumber,
    note: '',
    paymentMode,
    termsAccepted: true,
  });
  await sql`update sales_order set placed_at = ${at} where id = ${id}`.execute(db);
  const change = async (to: OrderStatus): Promise<void> => {
    const sent = to === 'Shipped' ? { carrier, trackingNumber } : {};
    await orders.changeOrderStatus(system, String(id), { to, ...sent });
    if (to === 'Confirmed' || to === 'Cancelled') await issueDue(system, id);
  };
  const [first, ...further] = order.way;
  if (first !== undefined) await change(first);
  // A credit note is numbered in its turn too.
  if (further[0] === 'Cancelled') await change(further[0]);
  return async () => {
    for (const to of further) {
      if (to === 'Cancelled') continue;
      if (to === 'Shipped' && order.paid === true)
        await orders.recordPayment(ctx(staff), id, {
          once: randomUUID(),
          receivedOn: at.toISOString().slice(0, 10),
          mode: paymentMode,
          reference: `DEMO${id}`,
          amount: total.base,
        });
      await change(to);
    }
    await spreadHistory(db, id, at);
  };
}

/** Plain parts: any quantity may be bought, and what is taken of them is not missed. */
export async function findGood(db: Db, lineage: string): Promise<number | undefined> {
  // Not the most popular one, whose stock journeys count on; in a small demo the last there is.
  const { rows } = await sql<{ id: number }>`
    with good as (select p.id, row_number() over (order by p.sort_rank) as place from product p join category c on c.id = p.category_id join stock s on s.product_id = p.id
    where p.kind = 'item' and p.published and p.minimum = 1 and p.step = 1 and p.maximum is null and s.on_hand > 400
      and (c.lineage = ${lineage} or c.lineage like ${`${lineage}/%`}))
    select id from good where place <= 21 order by place desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Use cases stamp rows with the present time; the demo moves them to earlier days, some hours apart. */
async function spreadHistory(db: Db, id: number, at: Date): Promise<void> {
  await sql`
    update order_status_change c set at = ${at}::timestamptz + s.step * interval '5 hours'
    from (select status, row_number() over (order by at) - 1 as step from order_status_change where order_id = ${id}) s
    where c.order_id = ${id} and c.status = s.status`.execute(db);
}
