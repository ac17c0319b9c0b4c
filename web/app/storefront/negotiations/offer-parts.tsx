// State and price of an offer: the state as text, highlighted where the reader is to act; the price in the offered currency.
import type { CurrencyCode, OfferState, Prices } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

export function OfferStateMark({ state }: { state: OfferState }) {
  const { t } = useView();
  const look =
    state === 'countered' ? 'border-signal' : state === 'accepted' ? 'border-good' : 'border-rule';
  return <b className={`inline-block border-s-4 ps-2 ${look}`}>{t(`offer.state.${state}`)}</b>;
}

/** Rupees are shown beside another currency, as they are charged. */
export function OfferAmount({
  unitPrice,
  currency,
}: {
  unitPrice: Prices;
  currency: CurrencyCode;
}) {
  const { money } = useView();
  return (
    <span>
      <bdi dir="ltr" className="price">
        {money(unitPrice[currency], currency)}
      </bdi>
      {currency === 'INR' ? null : (
        <small>
          {' '}
          <bdi dir="ltr">{money(unitPrice.INR, 'INR')}</bdi>
        </small>
      )}
    </span>
  );
}
