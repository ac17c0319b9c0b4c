// Currency of an answer: the one that was asked for, if the shop shows it; and amounts that were sent in the one that it charges. [decisions 0098, 0114]
import type { CurrencyCode } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wrongField } from '../../platform/v1-fields.ts';
import { minorOf, type WireMoney } from '../../platform/v1-wire.ts';
import { currenciesOf } from './pricing.rules.ts';
import { getCachedRates } from './pricing.service.ts';

/** The base currency unless another is asked for. @throws Problem invalid-request, at /currency, for one that the shop does not have */
export async function shownCurrency(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  asked: CurrencyCode | undefined,
): Promise<CurrencyCode> {
  const rates = await getCachedRates(db, clock.now());
  if (asked === undefined) return rates.base;
  const offered = currenciesOf(rates);
  if (offered.includes(asked)) return asked;
  throw new Problem(
    'invalid-request',
    {},
    {
      fields: [
        { code: 'expected-one-of', pointer: '/currency', params: { values: offered.join(', ') } },
      ],
    },
  );
}

/** Minor units of an amount that was sent in the base currency, in which the shop charges. @throws Problem invalid-request at the pointer */
export async function chargedAmount(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { amount, currency }: WireMoney,
  pointer: string,
): Promise<number> {
  if (currency !== (await shownCurrency(ctx, undefined))) throw wrongField(`${pointer}/currency`);
  const minor = minorOf(amount);
  if (minor === null) throw wrongField(`${pointer}/amount`);
  return minor;
}
