// Writing of an order, from a cart or a quote: frozen copies, stock and mail, in one statement.
import type {
  CartLine,
  Company,
  DeliveryOption,
  OrderDetail,
  PaymentMode,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { newPublicId } from '../../platform/public-id.ts';
import type { StoredAccount } from '../customers/index.ts';
import { writeStaffMail, writingMail } from '../notifications/index.ts';
import { currencyIn, type Rates, type Terms, taxBasisPoints } from '../pricing/index.ts';
import { orderMail } from './orders.mails.ts';
import { findOrder, insertOrder } from './orders.queries.ts';
import { expectedDeliveryOf, freightHsn, placeOf, type Totals } from './orders.rules.ts';
import { orderForStaff } from './orders.staff-mails.ts';
import { detailOf, placedDetail } from './orders.views.ts';

export type Checkout = {
  purchaseOrderNumber: string;
  note: string;
  paymentMode: PaymentMode;
  termsAccepted: boolean;
  /** Way of delivery; undefined: the cheapest that brings the goods. */
  deliveryId?: number | undefined;
  /** What it may cost, minor units of the base currency; undefined: what the cart showed last. */
  total?: number | undefined;
};

export type ToWrite = {
  /** null: no cart became it. */
  cartId: number | null;
  account: StoredAccount;
  checkout: Checkout;
  /** Way of delivery that the totals have the price of; absent or null: agreed with staff. */
  service?: DeliveryOption | null;
  lines: readonly CartLine[];
  hsnOf: (productId: number) => string;
  totals: Totals;
  rates: Rates;
  terms: Terms;
  company: Company;
  /** The member of staff who orders on behalf of the customer. */
  onBehalf?: { actor: string; once: string };
};

/** Its stock is locked already. @throws Problem address-missing, out-of-stock-in-cart; the transaction must then be given up */
export async function writeOrder(ctx: Ctx, tx: Tx, input: ToWrite): Promise<OrderDetail> {
  const { account, lines, hsnOf, totals, terms } = input;
  const { billing, delivery } = account;
  if (billing === null || delivery === null) throw new Problem('address-missing');
  const now = ctx.clock.now();
  const place = placeOf(account.taxId, delivery, terms, input.service?.collected === true);
  const rateOf = (hsn: string): number => taxBasisPoints(hsn, place, terms.taxRates);
  const goodsHsn = freightHsn(
    lines.map((line) => ({ hsn: hsnOf(line.productId), subtotal: line.subtotal })),
  );
  const order = {
    ...input.checkout,
    publicId: newPublicId(terms.orderPrefix),
    cartId: input.cartId,
    customerId: account.id,
    locale: ctx.locale,
    displayCurrency: currencyIn(input.rates, ctx.currency),
    companyName: account.companyName,
    buyerName: `${account.firstName} ${account.lastName}`.trim(),
    taxId: account.taxId,
    placeOfSupply: place.state,
    billing,
    delivery,
    rates: input.rates,
    totals,
    freightTax:
      totals.freight === null
        ? { hsn: '', basisPoints: 0 }
        : { hsn: goodsHsn, basisPoints: rateOf(goodsHsn) },
    lines: lines.map((line) => ({
      ...line,
      hsn: hsnOf(line.productId),
      taxBasisPoints: rateOf(hsnOf(line.productId)),
    })),
    termsVersion: terms.termsVersion,
    placedAt: now,
    expectedDelivery: input.service?.expectedDelivery ?? expectedDeliveryOf(now, terms),
    deliveryService: input.service?.name ?? '',
    freightCollected: input.service?.collected ?? false,
    commissionBasisPoints: terms.commissionBasisPoints,
    placedBy: input.onBehalf ?? { actor: 'customer', once: null },
  };
  const { pickup } = input.company;
  const reader = { email: account.email, locale: ctx.locale, origin: ctx.origin, pickup };
  const mail = writingMail(
    orderMail('placed', placedDetail(order, { id: 0, placedAt: now }), reader),
    input.company,
  );
  const written = await insertOrder(tx, order, mail);
  if (written === undefined) throw new Problem('out-of-stock-in-cart');
  const placed = placedDetail(order, written);
  // Staff who order on behalf of a customer know of it.
  if (input.onBehalf === undefined)
    await writeStaffMail(
      tx,
      orderForStaff(await inEnglish(ctx, tx, placed), account, ctx.origin, pickup),
      input.company,
    );
  await failpoint('order: written');
  return placed;
}

/** As staff read it: ordered in another language, the goods have English names, too. [decisions 0086] */
async function inEnglish(ctx: Ctx, tx: Tx, placed: OrderDetail): Promise<OrderDetail> {
  if (ctx.locale === 'en') return placed;
  const row = await findOrder(tx, 'anybody', { id: placed.id });
  return row === undefined ? placed : await detailOf(ctx, tx, row, 'en');
}
