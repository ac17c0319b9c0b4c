// Wire form of an order in /api/v1: what is charged, in the base currency of the order. [decisions 0114]
import type {
  ComparedLine,
  CurrencyCode,
  OrderChange,
  OrderDetail,
  OrderPrices,
  OrderProposal,
  OrderReturn,
  OrderShipment,
  OrderSummary,
  OrderTrack,
  Prices,
  Proforma,
  TaxLine,
} from '@millwright/contracts';
import {
  moneyIn,
  moneyOf,
  pictureUrl,
  productUrl,
  textOrNull,
  type WireMoney,
} from '../../platform/v1-wire.ts';
import type { BankDetails } from '../company/index.ts';

export function toV1Taxes(
  taxes: readonly TaxLine[],
  currency: CurrencyCode,
  priceOf = (value: Prices): WireMoney => moneyIn(value, currency),
) {
  return taxes.map(({ code, name, basisPoints, value }) => ({
    code,
    name,
    percent: basisPoints / 100,
    value: priceOf(value),
  }));
}

export function toV1Prices(prices: OrderPrices, currency: CurrencyCode) {
  const { options, chosen } = prices.delivery;
  return {
    subtotal: moneyIn(prices.subtotal, currency),
    freight: prices.freight === null ? null : moneyIn(prices.freight, currency),
    taxes: toV1Taxes(prices.taxes, currency),
    total: moneyIn(prices.total, currency),
    delivery: {
      options: options.map(({ id, name, price, expectedDelivery, collected }) => ({
        id,
        name,
        price: moneyIn(price, currency),
        expectedDelivery,
        collected,
      })),
      chosenId: chosen?.id ?? null,
    },
    expectedDelivery: prices.expectedDelivery,
    readyToOrder: prices.readyToOrder,
    missing: prices.missing,
  };
}

export function toV1Summary(order: OrderSummary) {
  const { baseCurrency: base, displayCurrency } = order;
  const charged = ({ base: minor }: Prices): WireMoney => moneyOf(minor, base);
  return {
    id: order.id,
    number: order.orderId,
    placedAt: order.placedAt,
    status: order.status,
    total: charged(order.total),
    shownTotal: moneyIn(order.total, displayCurrency),
    lines: order.lines.map((line) => ({
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      url: productUrl(line.productId, line.slug),
      image: pictureUrl(line.image),
      manufacturer: textOrNull(line.manufacturer),
      quantity: line.quantity,
      unitPrice: charged(line.unitPrice),
      subtotal: charged(line.subtotal),
    })),
  };
}

/** @param bank where it is paid; null: nowhere (yet) */
export function toV1Order(order: OrderDetail, bank: BankDetails | null) {
  const amount = (minor: number): WireMoney => moneyOf(minor, order.baseCurrency);
  return {
    ...toV1Summary(order),
    companyName: textOrNull(order.companyName),
    buyerName: order.buyerName,
    billing: order.billing,
    delivery: order.delivery,
    subtotal: amount(order.subtotal.base),
    freight: order.freight === null ? null : amount(order.freight.base),
    freightCollected: order.freightCollected,
    deliveryService: textOrNull(order.deliveryService),
    taxes: order.taxes.map(({ value, ...tax }) => ({
      code: tax.code,
      name: tax.name,
      percent: tax.basisPoints / 100,
      value: amount(value.base),
    })),
    paymentMode: order.paymentMode,
    purchaseOrderNumber: textOrNull(order.purchaseOrderNumber),
    note: textOrNull(order.note),
    expectedDelivery: order.expectedDelivery,
    paymentDue: order.paymentDue,
    bankDetails: bank === null ? null : { ...bank, reference: order.orderId },
    termsVersion: order.termsVersion,
    carrier: textOrNull(order.carrier),
    trackingNumber: textOrNull(order.trackingNumber),
    history: order.history,
    changes: order.changes.map((change) => toChange(change, amount)),
    proposal: order.proposal === null ? null : toProposal(order.proposal, amount),
    shipments: order.shipments.map(toShipment),
    paid: amount(order.paid),
    credited: amount(order.credited.base),
    refunded: amount(order.refunded),
    refundDue: amount(order.refundDue),
    paymentState: order.paymentState,
    canCancel: order.canCancel,
    canReduce: order.canReduce,
    returns: order.returns.map((asked) => toReturn(asked, amount)),
    returnable: order.returnable,
    returnUntil: order.returnUntil,
  };
}

type Amount = (minor: number) => WireMoney;
type Span<From = number, To = number> = { from: From; to: To };

const span = ({ from, to }: Span, amount: Amount) => ({ from: amount(from), to: amount(to) });
const orNull = (minor: number | null, amount: Amount) => (minor === null ? null : amount(minor));
const openSpan = ({ from, to }: Span<number | null, number | null>, amount: Amount) => ({
  from: orNull(from, amount),
  to: orNull(to, amount),
});

function toChange({ at, reason, lines, freight, total }: OrderChange, amount: Amount) {
  return {
    at,
    reason: textOrNull(reason),
    lines: lines.map(({ sku, name, from, to, price }) => ({
      sku,
      name,
      quantity: { from, to },
      unitPrice:
        price === undefined ? null : { from: orNull(price.from, amount), to: amount(price.to) },
    })),
    freight:
      freight === null
        ? null
        : { ...openSpan(freight, amount), collected: freight.collected ?? false },
    total: span(total, amount),
  };
}

function toProposal(proposal: OrderProposal, amount: Amount) {
  const compared = (line: ComparedLine) => ({
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    unitPrice: openSpan(line.unitPrice, amount),
    subtotal: span(line.subtotal, amount),
  });
  return {
    id: proposal.id,
    state: proposal.state,
    proposedAt: proposal.proposedAt,
    answerBy: proposal.answerBy,
    reason: textOrNull(proposal.reason),
    lines: proposal.lines.map(compared),
    freight: { ...openSpan(proposal.freight, amount), collected: proposal.freight.collected },
    taxes: span(proposal.taxes, amount),
    total: span(proposal.total, amount),
    answer: textOrNull(proposal.answer),
    closedAt: proposal.closedAt,
  };
}

const toShipment = ({ carrier, trackingNumber, ...shipment }: OrderShipment) => ({
  ...shipment,
  carrier: textOrNull(carrier),
  trackingNumber: textOrNull(trackingNumber),
});

const toReturn = ({ note, answer, credited, ...asked }: OrderReturn, amount: Amount) => ({
  ...asked,
  note: textOrNull(note),
  answer: textOrNull(answer),
  credited: credited === null ? null : amount(credited.base),
});

export function toV1Proforma({ order, taxId, hsn, seller }: Proforma, bank: BankDetails | null) {
  return {
    order: toV1Order(order, bank),
    taxId: textOrNull(taxId),
    hsn: Object.entries(hsn).map(([productId, code]) => ({ productId: Number(productId), code })),
    seller:
      seller === null
        ? null
        : {
            ...seller,
            gstin: textOrNull(seller.gstin),
            vatNumber: textOrNull(seller.vatNumber),
          },
  };
}

export function toV1Track({ orderId, carrier, trackingNumber, ...track }: OrderTrack) {
  return {
    number: orderId,
    ...track,
    carrier: textOrNull(carrier),
    trackingNumber: textOrNull(trackingNumber),
  };
}
