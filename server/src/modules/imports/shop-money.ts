// The shop's currencies and rates, as imports need them.
import type { Ctx } from '../../platform/context.ts';
import { currenciesOf, getRates, readBaseRates } from '../pricing/index.ts';
import type { ShopMoney } from './amounts.rules.ts';

export async function readShopMoney({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<ShopMoney> {
  const now = clock.now();
  const [inForce, rates] = await Promise.all([getRates(db, now), readBaseRates(db, now)]);
  return { currencies: currenciesOf(inForce), rates };
}
