// State and price of an offer: the state as text, highlighted where the reader is to act; the price in the offered currency.
import type { CurrencyCode, OfferState, Prices } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

export function OfferStateMark({ state }: { state: OfferState }) {
  const { t } = useView();
  const look =
    state === 'countered' ? 'border-mark' : state === 'accepted' ? 'border-good' : 'border-rule';
  return <b className={`inline-block border-s-4 ps-2 ${look}`}>{t(`offer.state.${state}`)}</b>;
}

/** What is charged is shown beside an amount in another currency. */
export function OfferAmount({
  unitPrice,
  currency,
}: {
  unitPrice: Prices;
  currency: CurrencyCode;
}) {
  const { money, price, base } = useView();
  return (
    <span>
      <bdi dir="ltr" className="price">
        {price(unitPrice, currency)}
      </bdi>
      {currency === base || unitPrice[currency] === undefined ? null : (
        <small>
          {' '}
          <bdi dir="ltr">{money(unitPrice.base, base)}</bdi>
        </small>
      )}
    </span>
  );
}
