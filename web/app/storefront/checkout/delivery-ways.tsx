// Ways of delivery at the checkout: each with its price and day, as links, so that the sums below are always those of the chosen one.
import type { DeliveryOption } from '@millwright/contracts';
import { localPath, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Price } from '../../ui/text.tsx';
import type { CheckoutState } from './checkout-state.ts';

export function DeliveryWays({ state: { prices, account } }: { state: CheckoutState }) {
  const { t } = useView();
  const { options, chosen } = prices.delivery;
  if (account?.delivery == null || options.length === 0) return null;
  return (
    <section aria-labelledby="ways-title" id="ways">
      <h2 id="ways-title" className="mb-3">
        {t('checkout.delivery')}
      </h2>
      <ul className="grid gap-2">
        {options.map((option) => (
          <li key={option.id}>
            <Way option={option} isChosen={option.id === chosen?.id} />
          </li>
        ))}
      </ul>
      {chosen === null ? <p className="mt-2 text-muted">{t('order.withoutShipping')}</p> : null}
    </section>
  );
}

function Way({ option, isChosen }: { option: DeliveryOption; isChosen: boolean }) {
  const { t, locale, date } = useView();
  return (
    <a
      href={`${localPath(locale, path.checkout(option.id))}#ways`}
      aria-current={isChosen ? 'true' : undefined}
      className="delivery-way"
    >
      <span className="font-semibold">
        <bdi>{option.name}</bdi>
      </span>
      <span className="text-muted">
        {t(option.collected ? 'checkout.collectFrom' : 'checkout.deliveredBy', {
          date: date(option.expectedDelivery),
        })}
      </span>
      <span className="ms-auto">
        {option.price.INR > 0 ? (
          <Price amount={option.price} className="" />
        ) : (
          t(option.collected ? 'order.freightCollected' : 'order.freightFree')
        )}
      </span>
    </a>
  );
}
