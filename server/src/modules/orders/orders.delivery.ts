// Delivery of a cart: the ways that go to the address, the one that is meant, and its price in every currency. [decisions 0096]
import type { CartLine, DeliveryOption } from '@millwright/contracts';
import { sumPrices } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayAfter, dayIn } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Purchasable } from '../catalog/index.ts';
import type { StoredAccount } from '../customers/index.ts';
import { chosenWay, type DeliveryWay, listFreightRates, waysOf } from '../freight/index.ts';
import { convertedPrices, type Terms } from '../pricing/index.ts';

export type Delivery = {
  options: DeliveryOption[] /** null: staff quote it. */;
  chosen: DeliveryOption | null;
};

type Weights = ReadonlyMap<number, Pick<Purchasable, 'weightGrams'>>;
type Sale = {
  lines: readonly CartLine[];
  /** Read already, or to be read where there are rates to ask. */
  purchasables: Weights | (() => Promise<Weights>);
  account: StoredAccount | undefined;
  terms: Terms;
};

/** @param wanted id of the way that the buyer chose; undefined: the cheapest that brings the goods */
export async function deliveryOf(
  ctx: Ctx,
  db: Db | Tx,
  { lines, purchasables, account, terms }: Sale,
  wanted: number | undefined,
): Promise<Delivery> {
  const to = account?.delivery ?? null;
  if (to === null) return { options: [], chosen: null };
  const rates = await listFreightRates(db, to.country);
  if (rates.length === 0) return { options: [], chosen: null };
  const weights = typeof purchasables === 'function' ? await purchasables() : purchasables;
  const offered = waysOf(rates, to, {
    grams: gramsOf(lines, weights),
    goods: sumPrices(lines.map((line) => line.subtotal)).base,
  });
  // Who collects gets the goods where the shop is: abroad that would be a sale under other rules.
  const ways = offered.filter(({ isPickup }) => !isPickup || to.country === terms.companyCountry);
  const today = dayIn(terms.timeZone, ctx.clock.now());
  const toOption = (way: DeliveryWay): DeliveryOption => ({
    id: way.id,
    name: way.name[ctx.locale] || way.name.en,
    price: convertedPrices(way.price, terms.rates),
    expectedDelivery: dayAfter(today, way.days),
    collected: way.isPickup,
  });
  const chosen = chosenWay(ways, wanted);
  return { options: ways.map(toOption), chosen: chosen === null ? null : toOption(chosen) };
}

/** null where a part has no known weight. */
function gramsOf(lines: readonly CartLine[], purchasables: Weights): number | null {
  let grams = 0;
  for (const { productId, quantity } of lines) {
    const own = purchasables.get(productId)?.weightGrams ?? 0;
    if (own === 0) return null;
    grams += own * quantity;
  }
  return grams;
}
