// How is a quick order spelt on the wire? [§3 Cart item]
import type { QuickOrder, QuickOrderProduct } from '@millwright/contracts';
import { priceFields } from '../../platform/wire.ts';

export function toWireQuickOrder({ lines, ignored, ready }: QuickOrder) {
  return {
    ready,
    ignored,
    lines: lines.map(({ product, choices, problem, ...line }) => ({
      ...line,
      product: product === null ? null : toWireProduct(product),
      choices: choices.map(toWireProduct),
      problem: problem === null ? null : { code: problem.code, defaultMessage: problem.message },
    })),
  };
}

function toWireProduct({ id, sku, name, slug, manufacturer, image, unit, stock, limits, unitPrice }: QuickOrderProduct) {
  return {
    productId: id,
    sku,
    name,
    sefurl: slug,
    manufacturer: manufacturer.name,
    image,
    productuom: unit,
    productquantity: stock,
    quantityOrderMinimum: limits.minimum,
    quantityOrderMaximum: limits.maximum,
    quantityOrderStep: limits.step,
    ...priceFields(unitPrice),
  };
}
