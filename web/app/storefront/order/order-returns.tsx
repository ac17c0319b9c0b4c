// Returns of an order.
import { isolated, type OrderDetail } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

export function OrderReturns({ returns }: { returns: OrderDetail['returns'] }) {
  const { t, date, label, number, money, base } = useView();
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns-title">
      <h2 id="returns-title" className="mb-2">
        {t('return.heading')}
      </h2>
      <ul className="grid gap-3">
        {returns.map((asked) => (
          <li key={asked.id} className="border border-hair bg-raised p-3">
            <p>
              <b>{t(`return.state.${asked.state}`)}</b>{' '}
              <span className="text-muted">
                {t('return.of', { date: date(asked.requestedAt) })}
              </span>
            </p>
            <ul>
              {asked.lines.map((line) => (
                <li key={line.productId}>
                  <bdi dir="ltr">{number(line.quantity)} ×</bdi> {label(line.name)}:{' '}
                  {t(`return.reason.${line.reason}`)}
                </li>
              ))}
            </ul>
            {asked.credited === null ? null : (
              <p>
                {t('return.credited', {
                  amount: isolated(money(asked.credited.base, base)),
                })}
              </p>
            )}
            {asked.note === '' ? null : (
              <p className="whitespace-pre-line text-muted">
                <bdi className="whitespace-pre-line!">{asked.note}</bdi>
              </p>
            )}
            {asked.answer === '' ? null : (
              <p className="whitespace-pre-line">
                {t('return.answer')}: <bdi className="whitespace-pre-line!">{asked.answer}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
