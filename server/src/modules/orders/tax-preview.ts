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
import { findAccount } from '../customers/index.ts';
import { getTerms, type PlaceOfSupply, placeOfSupply, taxesFor } from '../pricing/index.ts';
import { expectedDeliveryOf } from './orders.rules.ts';

/** A visitor who looks at prices in a currency probably wants the goods where it is used. */
const ASSUMED: Record<CurrencyCode, Country> = { INR: 'IN', SAR: 'SA', USD: 'US' };

function assumedIn(currency: CurrencyCode, countries: readonly Country[]): Country {
  const country = ASSUMED[currency];
  return countries.includes(country) ? country : (countries[0] ?? country);
}

/** For the cart that was just answered; one statement for a customer, none for a visitor. */
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
      ? { country: assumedIn(ctx.currency, terms.countries), state: null }
      : placeOfSupply(account?.taxId ?? '', to);
  const taxes = taxesFor(cart.lines, place, terms.companyState, terms.taxRates);
  return {
    taxes,
    total: addPrices(cart.subtotal, sumPrices(taxes.map((tax) => tax.value))),
    country: place.country,
    assumed: to === null,
    expectedDelivery: expectedDeliveryOf(ctx.clock.now(), terms),
  };
}
