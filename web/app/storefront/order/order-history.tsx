// Order timeline: each status with its time; the one it has now is marked.
import { ORDER_STATUSES, type OrderTrack } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

const WAY = ORDER_STATUSES.filter((status) => status !== 'Cancelled');

export function OrderHistory({
  order: { history, status },
}: {
  order: Pick<OrderTrack, 'history' | 'status'>;
}) {
  const { t, dateTime } = useView();
  const ahead = status === 'Cancelled' ? [] : WAY.slice(WAY.indexOf(status) + 1);
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="mb-2">
        {t('order.history')}
      </h2>
      <ol className="border-s-2 border-hair">
        {history.map((step) => (
          <li
            key={step.status + step.at}
            aria-current={step.status === status ? 'step' : undefined}
            className="flex flex-wrap gap-x-3 pb-2"
          >
            <Mark now={step.status === status} />
            <b>{t(`order.status.${step.status}`)}</b>
            <time dateTime={step.at} className="text-muted">
              {dateTime(step.at)}
            </time>
          </li>
        ))}
        {ahead.map((step) => (
          <li key={step} className="flex flex-wrap gap-x-3 pb-2 text-muted">
            <Mark />
            {t(`order.status.${step}`)} <span>({t('order.notYet')})</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sits on the line; full once it happened. */
function Mark({ now }: { now?: boolean }) {
  const look =
    now === undefined ? 'border-rule bg-paper' : now ? 'border-mark bg-mark' : 'border-ink bg-ink';
  return (
    <span
      aria-hidden="true"
      className={`-ms-[7px] mt-1 size-3 shrink-0 rounded-full border-2 ${look}`}
    />
  );
}
