// Dashboard: only the parts that the role may read are queried.
import type { CurrencyCode } from '@millwright/contracts';
import { type Dashboard, mayStaff, type Right, readableMails } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayAfter, dayIn, startOfDay } from '../../platform/days.ts';
import { Problem } from '../../platform/problem.ts';
import { listMissingCompanyData } from '../company/index.ts';
import { getTimeZone } from '../pricing/index.ts';
import {
  listLeadKinds,
  listZeroResultSearches,
  readWork,
  type WorkRow,
} from './dashboard.queries.ts';
import { DAY_MS, FRESH_MS, SLOW_DAYS } from './dashboard.rules.ts';
import {
  type Amounts,
  type DayRow,
  listBestSellers,
  listDailySales,
  type PartRow,
} from './sales-days.queries.ts';
import { readSetUp } from './set-up.ts';
import { readStock } from './slow-stock.queries.ts';

const ROWS = 8;

/** @throws Problem not-found */
export async function getDashboard(ctx: Ctx, days: 30 | 90): Promise<Dashboard> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') throw new Problem('not-found');
  const may = (right: Right): boolean => mayStaff(actor.role, right);
  const now = ctx.clock.now();
  // Whole days by the shop's clock.
  const timeZone = await getTimeZone(ctx.db, now);
  const today = dayIn(timeZone, now);
  const firstDay = dayAfter(today, 1 - days);
  const from = startOfDay(timeZone, firstDay);
  const [sold, best, leads, stock, searches, work] = await Promise.all([
    may('orders:read') ? listDailySales(ctx.db, dayAfter(firstDay, -days), today) : null,
    may('orders:read') ? listBestSellers(ctx.db, firstDay, today, ctx.locale, ROWS) : [],
    may('leads:read') ? listLeadKinds(ctx.db, from) : null,
    may('catalogue:read')
      ? readStock(
          ctx.db,
          new Date(now.getTime() - SLOW_DAYS * DAY_MS),
          new Date(now.getTime() - FRESH_MS),
          ctx.locale,
          ROWS,
        )
      : null,
    may('catalogue:read') ? listZeroResultSearches(ctx.db, from, ROWS) : null,
    readWork(ctx.db, {
      orders: may('orders:read'),
      leads: may('leads:read'),
      reviews: may('reviews:read'),
      stock: may('catalogue:read'),
      system: may('system:read'),
      mails: readableMails(actor.role),
    }),
  ]);
  return {
    days,
    from: firstDay,
    sales:
      sold === null
        ? null
        : {
            ...salesOf(sold, firstDay, days),
            best: best.map(({ revenue_base, ...part }) => ({
              ...partOf(part),
              quantity: part.quantity,
              revenueBase: revenue_base,
            })),
          },
    leads:
      leads === null
        ? null
        : {
            kinds: leads,
            received: sum(leads, (row) => row.received),
            won: sum(leads, (row) => row.won),
          },
    stock:
      stock === null
        ? null
        : {
            outCount: stock.out_count,
            out: stock.out.map(partOf),
            slowCount: stock.slow_count,
            slow: stock.slow.map((part) => ({
              ...partOf(part),
              onHand: part.on_hand,
              valueBase: part.value_base,
              lastSoldAt: part.last_sold === null ? null : new Date(part.last_sold).toISOString(),
            })),
          },
    searches:
      searches === null
        ? null
        : searches.map(({ last_seen, ...search }) => ({
            ...search,
            lastSeenAt: last_seen.toISOString(),
          })),
    work: workOf(work),
    companyMissing: may('settings:read') ? await listMissingCompanyData(ctx.db) : [],
    setUp: may('settings:write') ? await readSetUp(ctx) : null,
  };
}

/** A row for each day of the window, also for those without an order, and the sums of the same time before it. */
function salesOf(rows: readonly DayRow[], from: string, days: number) {
  const inWindow = rows.filter((row) => row.day >= from);
  const earlier = rows.filter((row) => row.day < from);
  const known = new Map(inWindow.map((row) => [row.day, row]));
  const byDay = Array.from({ length: days }, (_, i) => {
    const day = dayAfter(from, i);
    const { orders = 0, revenue = {} } = known.get(day) ?? {};
    return { day, orders, revenue };
  });
  const revenue: Amounts = {};
  for (const row of inWindow)
    for (const [currency, amount] of Object.entries(row.revenue) as [CurrencyCode, number][])
      revenue[currency] = (revenue[currency] ?? 0) + amount;
  return {
    byDay,
    orders: sum(inWindow, (row) => row.orders),
    ordersBefore: sum(earlier, (row) => row.orders),
    revenue,
    totalBase: sum(inWindow, (row) => row.total_base),
    totalBaseBefore: sum(earlier, (row) => row.total_base),
  };
}

function workOf(row: WorkRow): Dashboard['work'] {
  const counts = [
    ['orders-pending', row.orders_pending],
    ['returns-requested', row.returns_requested],
    ['leads-without-owner', row.leads_without_owner],
    ['reviews-waiting', row.reviews_waiting],
    ['products-to-reorder', row.products_to_reorder],
    ['jobs-failed', row.jobs_failed],
    ['mails-failed', row.mails_failed],
  ] as const;
  return counts.flatMap(([kind, count]) => (count === null ? [] : [{ kind, count }]));
}

const partOf = ({ product_id, sku, name }: PartRow) => ({ productId: product_id, sku, name });

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
