// Wire form of a quick order. [§3 Cart item]
import type { Locale, QuickOrder, QuickOrderProduct } from '@millwright/contracts';
import { priceFields, unitOfSaleName } from '../../platform/wire.ts';

export function toWireQuickOrder({ lines, ignored, ready }: QuickOrder, locale: Locale) {
  return {
    ready,
    ignored,
    lines: lines.map(({ product, choices, problem, held: _, ...line }) => ({
      ...line,
      product: product === null ? null : toWireProduct(product, locale),
      choices: choices.map((choice) => toWireProduct(choice, locale)),
      problem: problem === null ? null : { code: problem.code, defaultMessage: problem.message },
    })),
  };
}

function toWireProduct(
  { id, sku, name, slug, manufacturer, image, unit, stock, limits, unitPrice }: QuickOrderProduct,
  locale: Locale,
) {
  return {
    productId: id,
    sku,
    name,
    sefurl: slug,
    manufacturer: manufacturer.name,
    image,
    productuom: unitOfSaleName(unit, locale),
    productquantity: stock,
    quantityOrderMinimum: limits.minimum,
    quantityOrderMaximum: limits.maximum,
    quantityOrderStep: limits.step,
    ...priceFields(unitPrice),
  };
}
