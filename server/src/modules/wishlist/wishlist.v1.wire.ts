// Wire form of wishlists in /api/v1. [decisions 0114]
import type { CurrencyCode, SavedEntry, WishlistHead } from '@millwright/contracts';
import { moneyIn, pictureUrl, productUrl, textOrNull } from '../../platform/v1-wire.ts';
import type { AllAdded } from './wishlist.cart.ts';

export const toV1Head = ({ id, kind, name, count, shareCode }: WishlistHead) => ({
  id,
  kind,
  name,
  count,
  shareCode,
});

export function toV1Entry(entry: SavedEntry, currency: CurrencyCode) {
  const { limits, unitPrice, listPrice, manufacturer, lot } = entry;
  return {
    id: entry.id,
    productId: entry.productId,
    sku: entry.sku,
    name: entry.name,
    url: productUrl(entry.productId, entry.slug),
    image: pictureUrl(entry.image),
    manufacturer: { slug: manufacturer.slug, name: manufacturer.name },
    originCountry: textOrNull(entry.originCountry),
    unit: entry.unit,
    lot:
      lot === null ? null : { location: lot.location, condition: lot.condition, parts: lot.parts },
    price: moneyIn(unitPrice, currency),
    listPrice: unitPrice.base < listPrice.base ? moneyIn(listPrice, currency) : null,
    stock: entry.stock,
    orderQuantity: { minimum: limits.minimum, maximum: limits.maximum, step: limits.step },
    quantity: entry.quantity,
  };
}

export function toV1Filled({ cart, added, refused }: AllAdded) {
  return {
    cart: cart.code,
    added,
    rejected: refused.map(({ productId, rejection }) => ({
      productId,
      code: rejection.code,
      limit: 'limit' in rejection ? rejection.limit : null,
    })),
  };
}
