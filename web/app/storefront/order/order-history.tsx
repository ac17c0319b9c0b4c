// What has happened to an order so far? Each status with its time, newest last.
import type { OrderDetail } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

export function OrderHistory({ history }: { history: OrderDetail['history'] }) {
  const { t, dateTime } = useView();
  return (
    <section>
      <h2 className="mb-1">{t('order.history')}</h2>
      <ol className="grid gap-1 border-s-2 border-hair ps-4">
        {history.map(({ status, at }) => (
          <li key={status + at}>
            <b>{t(`order.status.${status}`)}</b>{' '}
            <time dateTime={at} className="text-muted">
              {dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
