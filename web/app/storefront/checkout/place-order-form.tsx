// Place order form: own reference and note, payment mode, the terms, and one orange button that waits for the tick and says so. [§2.8, §5 Checkout, §9]
import { PAYMENT_MODES, problemText } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field, FormToken, TextArea } from '../../ui/field.tsx';
import { Price } from '../../ui/text.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { PLACE_FORM } from './delivery-ways.tsx';

export function PlaceOrderForm({
  state: { cart, place, problem, prices },
}: {
  state: CheckoutState;
}) {
  const { t, locale } = useView();
  const blocked = cart.lines.some((line) => line.blocked !== null);
  return (
    <section aria-labelledby="place-title">
      <h2 id="place-title" className="mb-3">
        {t('checkout.order')}
      </h2>
      <form
        id={PLACE_FORM}
        method="post"
        action={href.checkout(locale)}
        className="grid gap-5"
        data-island="checkout-place"
        data-on="idle"
      >
        <FormToken />
        <input type="hidden" name="do" value="place" />
        <input type="hidden" name="cart" value={cart.code ?? ''} />
        {prices.delivery.chosen === null ? null : (
          <input type="hidden" name="delivery" value={prices.delivery.chosen.id} />
        )}
        <PlaceFields place={place} problem={problem} />
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span>
            {t('order.total')} <Price amount={prices.total} />{' '}
            {prices.freight === null ? <small>({t('order.withoutShipping')})</small> : null}
          </span>
          <PlaceButton blocked={blocked ? t('checkout.waitsForLines') : null}>
            {t('checkout.place')}
          </PlaceButton>
        </div>
      </form>
    </section>
  );
}

/** What it waits for stands beside it; without scripts, or pressed too early, the field says it. @param blocked why nothing can be ordered, whatever is filled in */
export function PlaceButton({
  blocked,
  children,
}: {
  blocked: string | null;
  children: ReactNode;
}) {
  const { t } = useView();
  return (
    <span className="place-button">
      <span
        id="place-waits"
        className={blocked === null ? 'text-muted waits-for-terms' : 'text-muted'}
      >
        {blocked ?? t('checkout.waitsForTerms')}
      </span>
      <Button
        look="main"
        disabled={blocked !== null}
        className="max-sm:w-full"
        aria-describedby="place-waits"
        data-place
      >
        {children}
      </Button>
    </span>
  );
}

/** What is asked for with every order: payment mode, own reference and note, the terms. */
export function PlaceFields({ place, problem }: Pick<CheckoutState, 'place' | 'problem'>) {
  const { t, locale } = useView();
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('order.paymentMode')}</legend>
        {PAYMENT_MODES.map((mode) => (
          <label
            key={mode}
            className="flex min-h-9 cursor-pointer items-center gap-2 max-lg:min-h-11 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="paymentMode"
              value={mode}
              defaultChecked={mode === place.paymentMode}
              className="size-4"
            />
            {t(`order.mode.${mode}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          name="purchaseOrderNumber"
          label={t('order.purchaseOrder')}
          hint={t('checkout.purchaseOrderHint')}
          maxLength={60}
          autoComplete="off"
          defaultValue={place.purchaseOrderNumber}
        />
        <TextArea
          name="note"
          label={t('order.note')}
          hint={t('checkout.noteHint')}
          maxLength={1000}
          rows={3}
          defaultValue={place.note}
        />
      </div>
      <Check
        name="terms"
        value="accepted"
        required
        data-value-missing={problemText('terms-not-accepted', locale)}
        defaultChecked={place.termsAccepted}
        // Whatever else is missing is said first; the tick is said with it.
        error={
          problem !== null && !place.termsAccepted
            ? problemText('terms-not-accepted', locale)
            : undefined
        }
      >
        <span className="font-normal">{t('checkout.terms')}</span>
      </Check>
      <p>
        <a href={href.terms(locale)}>{t('content.termsRead')}</a>
      </p>
    </>
  );
}
