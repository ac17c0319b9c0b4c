// Ways of delivery at the checkout: each with its price and day, as buttons of the order's own form, so that what was typed stays and the sums below are always those of the chosen one.
import type { DeliveryOption } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Price } from '../../ui/text.tsx';
import type { CheckoutState } from './checkout-state.ts';

/** The form that the buttons belong to. */
export const PLACE_FORM = 'place-order';
/** The field by which a way is chosen; 0: staff quote the freight. */
export const CHOOSE = 'choose';

export function DeliveryWays({ state: { prices, account } }: { state: CheckoutState }) {
  const { t } = useView();
  const { options, chosen } = prices.delivery;
  if (account?.delivery == null) return null;
  const isQuoted = options.every(({ collected }) => collected);
  return (
    <section aria-labelledby="ways-title" id="ways">
      <h2 id="ways-title" className="mb-3">
        {t('checkout.delivery')}
      </h2>
      {options.length === 0 ? (
        <p>{t('checkout.quotedLater')}</p>
      ) : (
        <ul className="grid gap-2">
          {/* The Enter key in a field of the form presses its first button: that must place the order, not choose a way. */}
          <li hidden>
            <button type="submit" form={PLACE_FORM} tabIndex={-1}>
              {t('checkout.place')}
            </button>
          </li>
          {options.map((option) => (
            <li key={option.id}>
              <Way id={option.id} isChosen={option.id === chosen?.id}>
                <Offer option={option} />
              </Way>
            </li>
          ))}
          {isQuoted ? (
            <li>
              <Way id={0} isChosen={chosen === null}>
                <span className="font-semibold">{t('checkout.delivered')}</span>
                <span className="text-muted">{t('checkout.quotedLater')}</span>
              </Way>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}

type WayProps = { id: number; isChosen: boolean; children: ReactNode };

function Way({ id, isChosen, children }: WayProps) {
  const { locale } = useView();
  return (
    <button
      type="submit"
      form={PLACE_FORM}
      formAction={`${href.checkout(locale)}#ways`}
      formNoValidate
      name={CHOOSE}
      value={id}
      aria-pressed={isChosen}
      className="delivery-way"
    >
      {children}
    </button>
  );
}

function Offer({ option }: { option: DeliveryOption }) {
  const { t, date } = useView();
  return (
    <>
      <span className="font-semibold">
        <bdi>{option.name}</bdi>
      </span>
      <span className="text-muted">
        {t(option.collected ? 'checkout.collectFrom' : 'checkout.deliveredBy', {
          date: date(option.expectedDelivery),
        })}
      </span>
      <span className="ms-auto">
        {option.price.base > 0 ? (
          <Price amount={option.price} className="" />
        ) : (
          t(option.collected ? 'order.freightCollected' : 'order.freightFree')
        )}
      </span>
    </>
  );
}
