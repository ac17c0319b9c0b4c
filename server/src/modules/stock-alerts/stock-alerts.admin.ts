// Admin service of stock alerts: products with the number of active alerts, the most wanted first.
import type { Locale, WantedProduct } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ListPage } from '../../platform/list.ts';
import { listWanted } from './stock-alerts.admin.queries.ts';

/** @throws Problem not-found, right-missing */
export async function listStockAlerts(
  ctx: Ctx & { locale: Locale },
  { q }: { q?: string | undefined },
  page: ListPage,
): Promise<{ rows: WantedProduct[]; total: number }> {
  staffOf(ctx, 'leads:read');
  const { rows, total } = await listWanted(ctx.db, q ?? '', page, ctx.locale, ctx.clock.now());
  return {
    rows: rows.map((row) => ({
      id: row.product_id,
      partNumber: row.mpn,
      name: row.name,
      waiting: row.waiting,
      firstAskedAt: row.first_asked_at.toISOString(),
      lastAskedAt: row.last_asked_at.toISOString(),
      addresses: row.addresses.slice(0, 10),
    })),
    total,
  };
}
