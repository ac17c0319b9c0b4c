// Wire form of an order. [§3 Order, decisions §7]
import {
  type DeliveryOption,
  type Locale,
  type OrderDetail,
  type OrderLine,
  type OrderPrices,
  type OrderStatus,
  type OrderSummary,
  type OrderTrack,
  problemText,
  toDecimal,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { priceFields, subTotalFields, totalFields, valueFields } from '../../platform/wire.ts';
import type { BankDetails } from '../company/index.ts';

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

function toWireDelivery({ price, ...option }: DeliveryOption) {
  return { ...option, ...priceFields(price) };
}

const NOTICES = { login: 'login-required-to-order', address: 'address-missing' } as const;

export function toWirePrices(prices: OrderPrices, locale: Locale) {
  return {
    ...subTotalFields(prices.subtotal),
    ...totalFields(prices.total),
    taxRate: prices.taxes.map((tax) => ({
      name: tax.name,
      taxPercentage: tax.basisPoints / 100,
      ...valueFields(tax.value),
    })),
    delivery: {
      options: prices.delivery.options.map(toWireDelivery),
      chosen: prices.delivery.chosen === null ? null : toWireDelivery(prices.delivery.chosen),
    },
    readyToOrder: prices.readyToOrder,
    notices: prices.missing.map((what) => ({
      code: NOTICES[what],
      defaultMessage: problemText(NOTICES[what], locale),
    })),
  };
}

/** The answer of commitOrder. */
export function toWirePlaced(order: OrderDetail) {
  return {
    id: order.id,
    orderId: order.orderId,
    displayCurrency: order.displayCurrency,
    companyName: order.companyName,
    customerName: order.buyerName,
    billing: order.billing,
    delivery: order.delivery,
    products: order.lines.map((line) => ({ ...toWireLine(line), image: line.image })),
    total: priceFields(order.total),
  };
}

/** `status` for people in their language, the code for programs. */
function statusFields(status: OrderStatus, locale: Locale) {
  return { orderStatus: translator(locale)(`orders.status.${status}`), orderStatusCode: status };
}

function toWireHistory(history: OrderDetail['history'], locale: Locale) {
  return history.map(({ status, at }) => ({
    status: translator(locale)(`orders.status.${status}`),
    statusCode: status,
    at,
  }));
}

export function toWireSummary(order: OrderSummary, locale: Locale) {
  return {
    id: order.id,
    orderId: order.orderId,
    datePurchased: order.placedAt,
    ...statusFields(order.status, locale),
    displayCurrency: order.displayCurrency,
    ...totalFields(order.total),
    products: order.lines.map(toWireLine),
  };
}

/** @param bank where it is paid; null: nowhere (yet) */
export function toWireOrder(order: OrderDetail, bank: BankDetails | null, locale: Locale) {
  const t = translator(locale);
  return {
    id: order.id,
    orderId: order.orderId,
    datePurchased: order.placedAt,
    ...statusFields(order.status, locale),
    displayCurrency: order.displayCurrency,
    companyName: order.companyName,
    customerName: order.buyerName,
    billing: order.billing,
    delivery: order.delivery,
    products: order.lines.map((line) => ({ ...toWireLine(line), image: line.image })),
    totals: [
      { module: 'subtotal', title: t('orders.total.subtotal'), ...valueFields(order.subtotal) },
      ...(order.freight === null
        ? []
        : [{ module: 'freight', title: t('orders.total.freight'), ...valueFields(order.freight) }]),
      ...order.taxes.map((tax) => ({
        module: `tax.${tax.code}`,
        title: tax.name,
        ...valueFields(tax.value),
      })),
      { module: 'total', title: t('orders.total.total'), ...valueFields(order.total) },
    ],
    purchaseOrderNumber: order.purchaseOrderNumber,
    note: order.note,
    paymentMode: order.paymentMode,
    paymentModeTitle: t(`orders.mode.${order.paymentMode}`),
    expectedDelivery: order.expectedDelivery,
    paymentDue: order.paymentDue,
    bankDetails: bank === null ? null : { ...bank, reference: order.orderId },
    termsVersion: order.termsVersion,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    history: toWireHistory(order.history, locale),
    shipments: order.shipments,
    paid: toDecimal(order.paid),
    credited: toDecimal(order.credited.base),
    refunded: toDecimal(order.refunded),
    refundDue: toDecimal(order.refundDue),
    paymentState: order.paymentState,
    paymentStateTitle: t(`orders.payment.${order.paymentState}`),
    canCancel: order.canCancel,
    returns: order.returns.map(({ credited, ...asked }) => ({
      ...asked,
      credited: credited === null ? null : toDecimal(credited.base),
    })),
  };
}

export function toWireTrack({ placedAt, status, history, ...track }: OrderTrack, locale: Locale) {
  return {
    ...track,
    datePurchased: placedAt,
    ...statusFields(status, locale),
    history: toWireHistory(history, locale),
  };
}
