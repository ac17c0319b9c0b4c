// Surplus lots in /api/v1. [decisions 0114]
import { type CurrencyCode, type Lot, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { moneyIn, pictureUrl, productUrl } from '../../platform/v1-wire.ts';
import { shownCurrency } from '../pricing/index.ts';
import { getLot, getLotCategory, listLotCategories, listLots } from './lots.service.ts';

const SHARED = { cacheable: true };

export function registerLotV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.listLotCategories,
    async ({ ctx }) => ({
      items: (await listLotCategories(ctx)).map(({ id, slug, name, image, lots }) => ({
        id,
        slug,
        name,
        image: pictureUrl(image),
        url: `/lot/${id}/${slug}`,
        lotCount: lots,
      })),
    }),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listLots,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      await getLotCategory(ctx, params.id);
      return { items: (await listLots(ctx, params.id)).map((lot) => toV1Lot(lot, currency)) };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.getLot,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      return toV1Lot(await getLot(ctx, params.id), currency);
    },
    SHARED,
  );
}

function toV1Lot(lot: Lot, currency: CurrencyCode) {
  return {
    id: lot.id,
    name: lot.name,
    details: lot.details,
    image: pictureUrl(lot.image),
    category: { id: lot.category.id, slug: lot.category.slug, name: lot.category.name },
    productId: lot.productId,
    soldWhole: lot.soldWhole,
    condition: { code: lot.condition.code, name: lot.condition.name },
    location: lot.location,
    ageMonths: lot.ageMonths,
    price: moneyIn(lot.discountPrice ?? lot.price, currency),
    listPrice: lot.discountPrice === null ? null : moneyIn(lot.price, currency),
    discountPercent: lot.discountPercent,
    stock: Math.max(0, lot.stock),
    items: lot.items.map((item) => ({
      productId: item.productId,
      mpn: item.mpn,
      name: item.name,
      url: productUrl(item.productId, item.slug),
      unit: item.unit,
      quantity: item.quantity,
      onSale: item.onSale,
    })),
  };
}
