// Negotiation actions: answer the seller's price while it is open, withdraw while anything is; begin again once it ended without a deal.
import { isolated, type Negotiation, OFFER_TRANSITIONS } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormState } from '../account/form-state.ts';

type Props = { offer: Negotiation; state: FormState };

export function OfferActions({ offer, state }: Props) {
  const { t, locale } = useView();
  if (OFFER_TRANSITIONS.canTransition(offer.state, 'accepted', 'buyer') && offer.asking !== null)
    return <YourTurn offer={offer} state={state} />;
  if (OFFER_TRANSITIONS.canTransition(offer.state, 'withdrawn', 'buyer'))
    return <Withdraw offer={offer} />;
  if (offer.state === 'accepted' || offer.asking === null || offer.offersLeft === 0) return null;
  const item = offer.lotId === null ? { product: offer.productId } : { lot: offer.lotId };
  return (
    <p>
      <ButtonLink href={href.negotiate(locale, item)} data-form-dialog="">
        {t('offer.again')}
      </ButtonLink>
    </p>
  );
}

function YourTurn({ offer, state }: Props) {
  const { t, locale, price } = useView();
  const { currency, last, reference, offersLeft, unit } = offer;
  const amount = isolated(price(last.unitPrice, currency));
  const action = href.offer(locale, reference);
  return (
    <section className="grid gap-5" aria-labelledby="your-turn">
      <h2 id="your-turn">{t('offer.state.countered')}</h2>
      <p>{t('offer.yourTurn', { amount, unit: t(`unit.${unit}`) })}</p>
      <form method="post" action={action} className="grid justify-items-start gap-1">
        <FormToken />
        <Button look="main" name="do" value="accept">
          {t('offer.accept', { amount })}
        </Button>
        <small>{t('offer.acceptNote')}</small>
      </form>
      {offersLeft === 0 ? (
        <Notice>{t('offer.noneLeft')}</Notice>
      ) : (
        <form method="post" action={action} className="grid max-w-[420px] gap-3">
          <FormToken />
          <Field
            name="price"
            label={t('offer.price', { currency, unit: t(`unit.${unit}`) })}
            hint={t('offer.counterHint', { amount, n: offersLeft })}
            error={state.errors.price ?? state.sentence ?? undefined}
            defaultValue={state.values.price ?? ''}
            ltr
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
          />
          <p>
            <Button name="do" value="counter">
              {t('offer.counter')}
            </Button>
          </p>
        </form>
      )}
      <Withdraw offer={offer} />
    </section>
  );
}

function Withdraw({ offer }: { offer: Negotiation }) {
  const { t, locale } = useView();
  return (
    <form method="post" action={href.offer(locale, offer.reference)}>
      <FormToken />
      <Button look="quiet" name="do" value="withdraw">
        {t('offer.withdraw')}
      </Button>
    </form>
  );
}
