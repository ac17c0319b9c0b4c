// Wire form of lots. [§3 Lot category, §3 Lot, decisions §7]
import {
  formatMonths,
  type Locale,
  type Lot,
  type LotCategory,
  toDecimal,
} from '@millwright/contracts';
import { decimalIn } from '../../platform/wire.ts';

export function toWireLotCategory(category: LotCategory) {
  return { id: category.id, lsCatName: category.name, lsCatImage: category.image };
}

export function toWireLot(lot: Lot, locale: Locale) {
  const { price } = lot;
  const asked = lot.discountPrice ?? price;
  return {
    id: lot.id,
    productId: lot.productId,
    lsName: lot.name,
    lsId: lot.id,
    lsCondition: lot.condition.name,
    lsLocation: lot.location,
    lsAge: formatMonths(lot.ageMonths, locale),
    lsItemDetails: lot.details,
    lsImage: lot.image,
    lsDisPercent: lot.discountPercent,
    lsPrice: toDecimal(price.base),
    lsUsdPrice: decimalIn(price, 'USD'),
    lsSarPrice: decimalIn(price, 'SAR'),
    lsDisPrice: toDecimal(asked.base),
    lsDisUsdPrice: decimalIn(asked, 'USD'),
    lsDisSarPrice: decimalIn(asked, 'SAR'),
  };
}
