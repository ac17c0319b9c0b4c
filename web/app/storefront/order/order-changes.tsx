// Changes of an order by staff before confirmation: each with its day, reason, lines and the totals before and after.
import { isolated, type OrderChange, type Prices } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

type Props = {
  changes: readonly OrderChange[];
  /** Freight that was quoted for more goods than the latest change left. */
  stays: Prices | null;
};

export function OrderChanges({ changes, stays }: Props) {
  const view = useView();
  const { t, dateTime, number, base, locale } = view;
  if (changes.length === 0) return null;
  const money = (minor: number): string => isolated(view.money(minor, base));
  const freight = ({ to, collected }: NonNullable<OrderChange['freight']>): string => {
    if (to === null) return t('order.withoutShipping');
    return to > 0
      ? money(to)
      : t(collected === true ? 'order.freightCollected' : 'order.freightFree');
  };
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title" className="mb-2">
        {t('order.changes')}
      </h2>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.at} className="border border-hair bg-raised p-3">
            <p>
              <time dateTime={change.at} className="text-muted">
                {dateTime(change.at)}
              </time>
            </p>
            {change.reason === '' ? null : (
              <p className="whitespace-pre-line">
                <bdi className="whitespace-pre-line!">{change.reason}</bdi>
              </p>
            )}
            <ul>
              {change.lines.map((line) => (
                <li key={line.sku}>
                  <bdi dir="ltr">{line.sku}</bdi>:{' '}
                  {line.from === line.to
                    ? null
                    : line.to === 0
                      ? t('order.changeRemoved')
                      : t('order.changePieces', {
                          from: isolated(number(line.from)),
                          to: isolated(number(line.to)),
                        })}
                  {line.price === undefined ? null : (
                    <>
                      {line.from === line.to ? null : ' · '}
                      {t('order.changePrice', { to: money(line.price.to) })}
                    </>
                  )}
                </li>
              ))}
            </ul>
            {change.freight === null ? null : (
              <p>
                {t('order.freight')}: {freight(change.freight)}
              </p>
            )}
            <p>
              {t('order.changeTotal', {
                from: money(change.total.from),
                to: money(change.total.to),
              })}
            </p>
          </li>
        ))}
      </ul>
      {stays === null ? null : (
        <p className="mt-2 max-w-[640px]">
          <span>{t('order.freightStays', { amount: money(stays.base) })}</span>{' '}
          <a href={href.contactUs(locale)}>{t('contact.title')}</a>
        </p>
      )}
    </section>
  );
}
