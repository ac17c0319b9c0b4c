// Wire form of a cart in /api/v1. [decisions 0114]
import type { Cart, CartLine, CurrencyCode } from '@millwright/contracts';
import { moneyIn, moneyOf, pictureUrl, productUrl, textOrNull } from '../../platform/v1-wire.ts';

export type ShownIn = { currency: CurrencyCode; base: CurrencyCode };

/** null: nothing is in it. */
export function toV1Cart({ code, ...cart }: Cart, { currency, base }: ShownIn) {
  if (code === null || cart.lines.length === 0) return null;
  return {
    code,
    lines: cart.lines.map((line) => toLine(line, currency)),
    quantity: cart.quantity,
    subtotal: moneyIn(cart.subtotal, currency),
    minimumOrder: cart.minimumOrder === 0 ? null : moneyOf(cart.minimumOrder, base),
    readyToOrder: cart.readyToOrder,
    expectedDelivery: cart.expectedDelivery,
    notices: cart.notices.map(({ code, productId, message }) => ({ code, productId, message })),
  };
}

function toLine(line: CartLine, currency: CurrencyCode) {
  const { manufacturer, agreed, lot = null } = line;
  return {
    id: line.id,
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    url: productUrl(line.productId, line.slug),
    image: pictureUrl(line.image),
    manufacturer: lot === null ? { slug: manufacturer.slug, name: manufacturer.name } : null,
    originCountry: textOrNull(line.originCountry),
    hsn: textOrNull(line.hsn),
    unit: line.unit,
    quantity: line.quantity,
    stock: Math.max(0, line.stock),
    orderQuantity: {
      minimum: line.limits.minimum,
      maximum: line.limits.maximum,
      step: line.limits.step,
    },
    unitPrice: moneyIn(line.unitPrice, currency),
    subtotal: moneyIn(line.subtotal, currency),
    lot,
    // An ended one is reported as a notice; the line is an ordinary one.
    agreed:
      agreed?.live === true
        ? { source: agreed.source, reference: agreed.reference, validUntil: agreed.validUntil }
        : null,
    blocked: line.blocked,
    withdrawn: line.withdrawn,
  };
}
