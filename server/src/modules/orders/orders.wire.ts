// How is an order spelt on the wire? [§3 Order, decisions §7]
import {
  type Locale,
  type OrderDetail,
  type OrderLine,
  type OrderPrices,
  type OrderSummary,
  type OrderTrack,
  toDecimal,
} from '@millwright/contracts';
import { priceFields, subTotalFields, totalFields, valueFields } from '../../platform/wire.ts';
import { TOTAL_TITLES } from './orders.messages.ts';

function toWireLine(line: OrderLine) {
  const { subTotal, subUsdTotal, subSarTotal } = subTotalFields(line.subtotal);
  return {
    productId: line.productId,
    productName: line.name,
    sku: line.sku,
    manufacturer: line.manufacturer,
    quantity: line.quantity,
    ...priceFields(line.unitPrice),
    subtotal: subTotal,
    subUsdTotal,
    subSarTotal,
  };
}

export function toWirePrices(prices: OrderPrices) {
  return {
    ...subTotalFields(prices.subtotal),
    ...totalFields(prices.total),
    taxRate: prices.taxes.map((tax) => ({ name: tax.name, taxPercentage: tax.basisPoints / 100, ...valueFields(tax.value) })),
    readyToOrder: prices.readyToOrder,
  };
}

/** The answer of commitOrder. */
export function toWirePlaced(order: OrderDetail) {
  return {
    id: order.id,
    orderId: order.orderId,
    companyName: order.companyName,
    billing: order.billing,
    delivery: order.delivery,
    products: order.lines.map((line) => ({ ...toWireLine(line), image: line.image })),
    total: priceFields(order.total),
  };
}

export function toWireSummary(order: OrderSummary) {
  return {
    id: order.id,
    orderId: order.orderId,
    datePurchased: order.placedAt,
    orderStatus: order.status,
    ...totalFields(order.total),
    products: order.lines.map(toWireLine),
  };
}

export function toWireOrder(order: OrderDetail, locale: Locale) {
  return {
    id: order.id,
    orderId: order.orderId,
    datePurchased: order.placedAt,
    orderStatus: order.status,
    companyName: order.companyName,
    billing: order.billing,
    delivery: order.delivery,
    products: order.lines.map((line) => ({ ...toWireLine(line), image: line.image })),
    totals: [
      { module: 'subtotal', title: TOTAL_TITLES.subtotal[locale], ...valueFields(order.subtotal) },
      ...(order.freight === null ? [] : [{ module: 'freight', title: TOTAL_TITLES.freight[locale], ...valueFields(order.freight) }]),
      ...order.taxes.map((tax) => ({ module: `tax.${tax.code}`, title: tax.name, ...valueFields(tax.value) })),
      { module: 'total', title: TOTAL_TITLES.total[locale], ...valueFields(order.total) },
    ],
    purchaseOrderNumber: order.purchaseOrderNumber,
    note: order.note,
    paymentMode: order.paymentMode,
    expectedDelivery: order.expectedDelivery,
    paymentDue: order.paymentDue,
    termsVersion: order.termsVersion,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    history: order.history,
    shipments: order.shipments,
    paid: toDecimal(order.paid),
    paymentState: order.paymentState,
    canCancel: order.canCancel,
    returns: order.returns,
  };
}

export function toWireTrack({ placedAt, status, ...track }: OrderTrack) {
  return { ...track, datePurchased: placedAt, orderStatus: status };
}
