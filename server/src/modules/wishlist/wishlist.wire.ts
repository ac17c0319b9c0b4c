// Wire form of a wishlist item. [§3 Wishlist and save-list entries, decisions §7]
import { type Locale, type SavedEntry, toDecimal } from '@millwright/contracts';
import { countryName, decimalIn, priceFields, unitOfSaleName } from '../../platform/wire.ts';

export function toWireEntry(entry: SavedEntry, locale: Locale) {
  const { listPrice, unitPrice } = entry;
  const isDiscounted = unitPrice.base < listPrice.base;
  return {
    id: entry.id,
    productId: entry.productId,
    name: entry.name,
    sku: entry.sku,
    sefurl: entry.slug,
    productimages: [`/productimages/${entry.image}`],
    manufacturer: entry.manufacturer.name,
    origin: { source: entry.originCountry, countryName: countryName(entry.originCountry, locale) },
    productquantity: entry.stock,
    quantity: entry.quantity,
    quantityOrderMinimum: entry.limits.minimum,
    quantityOrderMaximum: entry.limits.maximum,
    quantityOrderStep: entry.limits.step,
    productuom: unitOfSaleName(entry.unit, locale),
    ...priceFields(listPrice),
    ...(isDiscounted
      ? {
          discountprice: toDecimal(unitPrice.base),
          discountusdprice: decimalIn(unitPrice, 'USD'),
          discountsarprice: decimalIn(unitPrice, 'SAR'),
        }
      : {}),
    compareAtPrice: isDiscounted ? toDecimal(listPrice.base) : null,
  };
}
