// Admin views of quotes: lists, versions with today's prices beside the offered ones, products to choose from.
import {
  type AdminQuoteRow,
  type AdminQuoteVersion,
  type AdminQuoteView,
  multiplyPrices,
  type QuoteGood,
  sumPrices,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ListPage } from '../../platform/list.ts';
import { listPurchasables, type Purchasable } from '../catalog/index.ts';
import { findReference } from '../leads/index.ts';
import { getRates, getTerms, getTimeZone } from '../pricing/index.ts';
import { service as search } from '../search/index.ts';
import {
  findOrderNumbers,
  findQuoteMade,
  listQuotesForStaff,
  type QuoteFilter,
} from './quotes.admin.queries.ts';
import { getAdminQuote, stampOf } from './quotes.admin.ts';
import { lastDay } from './quotes.mails.ts';
import type { QuoteVersion } from './quotes.queries.ts';
import { stateAt } from './quotes.rules.ts';

const GOODS_SHOWN = 12;

/** @throws Problem not-found, right-missing */
export async function listAdminQuotes(
  ctx: Ctx,
  filter: QuoteFilter,
  page: ListPage,
): Promise<{ rows: AdminQuoteRow[]; total: number }> {
  staffOf(ctx, 'quotes:read');
  const now = ctx.clock.now();
  const zone = await getTimeZone(ctx.db, now);
  const { rows, total } = await listQuotesForStaff(ctx.db, filter, page);
  return {
    rows: rows.map((row) => ({
      id: row.public_id,
      name: row.name,
      company: row.company_name,
      email: row.email,
      customerId: row.customer_id,
      leadId: row.lead_id,
      version: row.version,
      state: stateAt({ state: row.state, validUntil: row.valid_until }, now),
      validUntil: lastDay({ validUntil: row.valid_until }, zone),
      sentAt: row.sent_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      net: Number(row.net),
      orderId: row.order_number,
    })),
    total,
  };
}

/** @throws Problem not-found, right-missing, quote-not-found */
export async function getAdminQuoteView(ctx: Ctx, number: string): Promise<AdminQuoteView> {
  const { quote, versions, events } = await getAdminQuote(ctx, number);
  const now = ctx.clock.now();
  const { rates, timeZone: zone } = await getTerms(ctx.db, now);
  const ids = [
    ...new Set(
      versions.flatMap(({ lines }) =>
        lines.flatMap(({ productId }) => (productId === null ? [] : [productId])),
      ),
    ),
  ];
  const goods = await listPurchasables(ctx.db, ids, ctx.locale, rates);
  const orders = await findOrderNumbers(
    ctx.db,
    versions.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])),
  );
  const shown = versions.map((version) => toVersion(version, goods, orders, { now, zone }));
  const [newest] = shown as [AdminQuoteVersion, ...AdminQuoteVersion[]];
  return {
    ...{
      id: quote.number,
      name: quote.name,
      company: quote.companyName,
      email: quote.email,
      locale: quote.locale,
    },
    ...{ customerId: quote.customerId, leadId: quote.leadId, currency: quote.displayCurrency },
    ...{
      version: newest.version,
      state: newest.state,
      validUntil: newest.validUntil,
      sentAt: newest.sentAt,
      net: newest.net,
    },
    leadReference: quote.leadId === null ? null : await findReference(ctx.db, quote.leadId),
    createdAt: (await findQuoteMade(ctx.db, quote.id)).toISOString(),
    orderId: shown.find((version) => version.orderId !== null)?.orderId ?? null,
    versions: shown,
    events: events.map(({ version, at, what, actor, note }) => ({
      version,
      at: at.toISOString(),
      what,
      actor,
      note,
    })),
    stamp: stampOf(versions[0]),
  };
}

function toVersion(
  version: QuoteVersion,
  goods: ReadonlyMap<number, Purchasable>,
  orders: ReadonlyMap<number, string>,
  { now, zone }: { now: Date; zone: string },
): AdminQuoteVersion {
  const { lines, freight, orderId, discountBasisPoints, paymentTerms, deliveryTerms, note } =
    version;
  return {
    ...{ version: version.version, discountBasisPoints, paymentTerms, deliveryTerms, note },
    state: stateAt(version, now),
    validUntil: lastDay(version, zone),
    freight: freight?.base ?? null,
    sentAt: version.sentAt?.toISOString() ?? null,
    orderId: orderId === null ? null : (orders.get(orderId) ?? null),
    lines: lines.map(({ productId, description, quantity, unit, net }) => {
      const good = productId === null ? undefined : goods.get(productId);
      const known =
        good === undefined
          ? { sku: '', asking: null, stock: null }
          : { sku: good.sku, asking: good.unitPrice.base, stock: good.stock };
      return {
        productId,
        ...known,
        description: good?.name ?? description,
        quantity,
        unitPrice: unit.base,
        net: net.base,
      };
    }),
    goods: sumPrices(lines.map((line) => multiplyPrices(line.unit, line.quantity))).base,
    net: sumPrices(lines.map((line) => multiplyPrices(line.net, line.quantity))).base,
  };
}

/** By part number in any spelling, else by words; only what is on sale. @throws Problem not-found, right-missing */
export async function findQuoteGoods(
  ctx: Ctx,
  { q = '', ids }: { q?: string | undefined; ids?: readonly number[] | undefined },
): Promise<{ rows: QuoteGood[]; total: number }> {
  staffOf(ctx, 'quotes:read');
  const found = ids ?? (q.trim() === '' ? [] : await find(ctx, q));
  const goods = await listPurchasables(
    ctx.db,
    found,
    ctx.locale,
    await getRates(ctx.db, ctx.clock.now()),
  );
  const rows = found.flatMap((id): QuoteGood[] => {
    const good = goods.get(id);
    if (good?.published !== true) return [];
    return [
      {
        id,
        sku: good.sku,
        name: good.name,
        unit: good.unit,
        stock: good.stock,
        price: good.unitPrice.base,
      },
    ];
  });
  return { rows, total: rows.length };
}

async function find(ctx: Ctx, q: string): Promise<number[]> {
  return await search.pick(ctx, q, GOODS_SHOWN);
}
