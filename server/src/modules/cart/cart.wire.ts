// Wire form of a cart. [§3 Cart, decisions §7]
import type { Cart, CartLine, Locale, NegotiatedPrice } from '@millwright/contracts';
import { toDecimal } from '@millwright/contracts';
import {
  countryName,
  priceFields,
  subTotalFields,
  totalFields,
  unitOfSaleName,
} from '../../platform/wire.ts';

export function toWireCart(cart: Cart, locale: Locale) {
  const { code, lines } = cart;
  if (code === null || lines.length === 0) return { code: null, shoppingCartItems: [] };
  return {
    code,
    ...totalFields(cart.total),
    ...subTotalFields(cart.subtotal),
    minOrder: toDecimal(cart.minimumOrder),
    readyToOrder: cart.readyToOrder,
    expectedDelivery: cart.expectedDelivery,
    shoppingCartItems: lines.map((line) => toWireLine(line, code, locale)),
    notices: cart.notices.map((notice) => ({
      code: notice.code,
      productId: notice.productId,
      defaultMessage: notice.message,
    })),
  };
}

function toWireLine(line: CartLine, code: string, locale: Locale) {
  return {
    id: line.id,
    productId: line.productId,
    name: line.name,
    sku: line.sku,
    sefurl: line.slug,
    manufacturer: line.manufacturer.name,
    origin: { source: line.originCountry, countryName: countryName(line.originCountry, locale) },
    lot: line.lot ?? null,
    image: line.image,
    productquantity: line.stock,
    quantity: line.quantity,
    quantityOrderMinimum: line.limits.minimum,
    quantityOrderMaximum: line.limits.maximum,
    quantityOrderStep: line.limits.step,
    productuom: unitOfSaleName(line.unit, locale),
    options: [],
    code,
    agreedPrice: toWireNegotiated(line.agreed),
    ...priceFields(line.unitPrice),
    ...subTotalFields(line.subtotal),
  };
}

/** An ended one is reported as a cart message; the line is an ordinary one. */
function toWireNegotiated(agreed: NegotiatedPrice | null) {
  return agreed?.live === true
    ? { source: agreed.source, reference: agreed.reference, validUntil: agreed.validUntil }
    : null;
}
