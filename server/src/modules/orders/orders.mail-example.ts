// Example order for the preview of an email: the newest that such a mail could be about, for roles that may read orders.
import type { Locale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { getCompany } from '../company/index.ts';
import type { MailExample, Post } from '../notifications/index.ts';
import { type OrderMail, orderMail } from './orders.mails.ts';
import { findOrder } from './orders.queries.ts';
import { detailOf } from './orders.views.ts';

const has = (table: string) =>
  sql`exists (select from ${sql.table(table)} x where x.order_id = o.id)`;
const returned = (state: string) =>
  sql`exists (select from order_return r where r.order_id = o.id and r.state = ${state})`;
const proposed = (state: string) =>
  sql`exists (select from order_proposal p where p.order_id = o.id and p.state = ${state})`;
const collected = sql`o.freight_collected`;
const brought = sql`not o.freight_collected`;
const sent = sql`o.status in ('Shipped', 'Completed') and ${has('order_shipment')}`;

/** Which mail of an order a template is, and what an order of it has. */
const FITTING: Partial<Record<Post['template'], readonly [OrderMail, RawBuilder<unknown>]>> = {
  'order-placed': ['placed', sql`${brought} and o.freight_base is null`],
  'order-placed-delivered': ['placed', sql`${brought} and o.freight_base is not null`],
  'order-placed-collected': ['placed', sql`${collected} and o.freight_base is not null`],
  'order-confirmed': ['confirmed', sql`o.status in ('Confirmed', 'Shipped', 'Completed')`],
  'order-shipped': ['shipped', sql`${brought} and ${sent}`],
  'order-shipped-collected': ['shipped', sql`${collected} and ${sent}`],
  'order-part-shipped': ['part-shipped', sql`${brought} and ${has('order_shipment')}`],
  'order-part-shipped-collected': ['part-shipped', sql`${collected} and ${has('order_shipment')}`],
  'order-completed': ['completed', sql`o.status = 'Completed'`],
  'order-cancelled': ['cancelled', sql`o.status = 'Cancelled'`],
  'order-changed': ['changed', has('order_edit')],
  'order-proposal': ['proposal', has('order_proposal')],
  'order-proposal-accepted': ['proposal-accepted', proposed('accepted')],
  'order-proposal-over': ['proposal-over', has('order_proposal')],
  'order-reduced': ['reduced', has('order_edit')],
  'order-return-requested': ['return-requested', has('order_return')],
  'order-return-accepted': ['return-accepted', returned('accepted')],
  'order-return-refused': ['return-refused', returned('refused')],
  'order-return-closed': ['return-closed', returned('closed')],
};

export async function orderMailExample(
  ctx: Ctx,
  template: Post['template'],
  locale: Locale,
): Promise<MailExample | undefined> {
  const fitting = FITTING[template];
  if (fitting === undefined || !mayRead(ctx, 'orders')) return undefined;
  const [kind, condition] = fitting;
  const { rows } = await sql<{
    id: number;
  }>`select o.id from sales_order o where ${condition} order by o.id desc limit 1`.execute(ctx.db);
  const row = rows[0] && (await findOrder(ctx.db, 'anybody', rows[0]));
  if (row === undefined) return undefined;
  const { pickup } = await getCompany(ctx);
  const order = await detailOf(ctx, ctx.db, row, locale);
  const mail = orderMail(kind, order, { email: '', locale, origin: ctx.origin, pickup });
  const { params, items = [], facts = [] } = mail;
  return { about: order.orderId, params, items, facts };
}
