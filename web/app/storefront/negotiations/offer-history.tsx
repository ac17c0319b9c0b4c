// Offer history, oldest first.
import type { Negotiation, OfferStep } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { OfferAmount } from './offer-parts.tsx';

export function OfferHistory({ offer: { history, currency } }: { offer: Negotiation }) {
  const { t, dateTime } = useView();
  return (
    <section aria-labelledby="offer-history">
      <h2 id="offer-history" className="mb-2">
        {t('offer.history')}
      </h2>
      <ol className="grid gap-3">
        {history.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
            key={index}
            className={`border-s-4 ps-3 ${step.by === 'buyer' ? 'border-ink' : 'border-mark'}`}
          >
            {t(step.by === 'buyer' ? 'offer.byBuyer' : 'offer.bySeller')}{' '}
            <OfferAmount unitPrice={step.unitPrice} currency={currency} />
            <p className="text-[13px] text-muted">
              <time dateTime={step.madeAt}>{dateTime(step.madeAt)}</time> · <Outcome step={step} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Outcome({ step }: { step: OfferStep }) {
  const { t, dateTime } = useView();
  const moment =
    step.state === 'open' || step.state === 'expired'
      ? step.expiresAt
      : (step.closedAt ?? step.expiresAt);
  return t(`offer.step.${step.state}`, { date: dateTime(moment) });
}
