// Order totals: sub total, each tax by its name, and the total; what is charged is named when another currency is shown.
import {
  formatPercent,
  isolated,
  mapPrices,
  type Prices,
  type TaxLine,
  taxName,
} from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { Price } from '../../ui/text.tsx';

/** What a discount took off; it is part of the prices of the lines. */
export type Discount = { goods: Prices; discount: Prices; basisPoints: number };
/** `freight`: agreed and part of the total; without it staff quote it later, and that is said. */
export type Totals = {
  subtotal: Prices;
  freight?: Prices | null;
  freightCollected?: boolean;
  taxes: readonly TaxLine[];
  total: Prices;
};

type Props = {
  totals: Totals;
  discount?: Discount | undefined /** Said where no tax is listed. */;
  taxNote?: string | undefined;
};

export function OrderTotals({ totals, discount, taxNote }: Props) {
  const { t, currency, base, money } = useView();
  const { freight = null, freightCollected = false } = totals;
  return (
    <div className="ms-auto grid w-full gap-2 md:w-96">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 [&>dd]:ps-6 [&>dd]:text-end">
        {discount === undefined ? null : <DiscountRows {...discount} />}
        <dt>{t('order.subtotal')}</dt>
        <dd>
          <Price amount={totals.subtotal} className="" />
        </dd>
        {freight === null ? null : (
          <>
            <dt>{t('order.freight')}</dt>
            <dd>
              {freight.base > 0 ? (
                <Price amount={freight} className="" />
              ) : (
                t(freightCollected ? 'order.freightCollected' : 'order.freightFree')
              )}
            </dd>
          </>
        )}
        {totals.taxes.map((tax) => (
          <Tax key={tax.code} tax={tax} />
        ))}
        <dt className="mt-1 border-t border-hair pt-2 text-[17px] font-semibold">
          {t('order.total')}
        </dt>
        <dd className="mt-1 border-t border-hair pt-2 text-[17px]">
          <Price amount={totals.total} />
        </dd>
      </dl>
      {freight === null ? (
        <p className="text-[13px] text-muted">{t('order.withoutShipping')}</p>
      ) : null}
      {totals.taxes.length === 0 && taxNote !== undefined ? (
        <p className="text-[13px] text-muted">{taxNote}</p>
      ) : null}
      {currency === base || totals.total[currency] === undefined ? null : (
        <p className="text-[13px]">
          {t('order.charged', {
            currency: isolated(currency),
            base: isolated(base),
            amount: isolated(money(totals.total.base, base)),
          })}
        </p>
      )}
    </div>
  );
}

function DiscountRows({ goods, discount, basisPoints }: Discount) {
  const { t, locale } = useView();
  return (
    <>
      <dt>{t('quote.before')}</dt>
      <dd>
        <Price amount={goods} className="" />
      </dd>
      <dt>{t('quote.discount', { percent: isolated(formatPercent(basisPoints, locale)) })}</dt>
      <dd>
        <Price amount={mapPrices(discount, (minor) => -minor)} className="" />
      </dd>
    </>
  );
}

function Tax({ tax }: { tax: TaxLine }) {
  const { locale } = useView();
  return (
    <>
      <dt>
        <bdi>{taxName(tax, locale)}</bdi>
      </dt>
      <dd>
        <Price amount={tax.value} className="" />
      </dd>
    </>
  );
}
