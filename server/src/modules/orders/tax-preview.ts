// Tax preview of a cart: by the customer's delivery address, else by an assumed country that the answer names. Read only. [§3 prices, decisions §4]
import {
  addPrices,
  type Cart,
  type Country,
  type CurrencyCode,
  sumPrices,
  type TaxPreview,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { listPurchasables } from '../catalog/index.ts';
import { findAccount } from '../customers/index.ts';
import {
  getTerms,
  type PlaceOfSupply,
  placeOfSupply,
  type Terms,
  taxesFor,
} from '../pricing/index.ts';
import { deliveryOf } from './orders.delivery.ts';
import { expectedDeliveryOf } from './orders.rules.ts';

/** A visitor who looks at prices in a currency probably wants the goods where it is used. */
const ASSUMED: Partial<Record<CurrencyCode, Country>> = { INR: 'IN', SAR: 'SA', USD: 'US' };

function assumedIn(
  currency: CurrencyCode,
  { countries, companyCountry: home }: Pick<Terms, 'countries' | 'companyCountry'>,
): Country {
  const country = ASSUMED[currency] ?? home;
  return countries.includes(country) ? country : (countries[0] ?? country);
}

/** For the cart that was just answered; its day is the one that the checkout will say of the way it begins with. No statement for a visitor, one to three for a customer. */
export async function previewTaxes(
  ctx: Ctx,
  cart: Pick<Cart, 'lines' | 'subtotal'>,
): Promise<TaxPreview> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  const account =
    ctx.actor.kind === 'customer' ? await findAccount(ctx.db, ctx.actor.customerId) : undefined;
  const to = account?.delivery ?? null;
  const place: PlaceOfSupply =
    to === null
      ? { country: assumedIn(ctx.currency, terms), state: null }
      : placeOfSupply(account?.taxId ?? '', to);
  const taxes = taxesFor(cart.lines, place, terms.companyState, terms.taxRates);
  const { lines } = cart;
  const purchasables = async () =>
    await listPurchasables(
      ctx.db,
      lines.map((line) => line.productId),
      ctx.locale,
      terms.rates,
    );
  const sale = { lines, purchasables, account, terms };
  const { chosen } = await deliveryOf(ctx, ctx.db, sale, undefined);
  return {
    taxes,
    total: addPrices(cart.subtotal, sumPrices(taxes.map((tax) => tax.value))),
    country: place.country,
    assumed: to === null,
    expectedDelivery: chosen?.expectedDelivery ?? expectedDeliveryOf(ctx.clock.now(), terms),
  };
}
