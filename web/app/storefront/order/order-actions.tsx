// Actions of the customer on an order: reorder, print the proforma until there is an invoice, return, or cancel in part or whole while it is not confirmed.
import type { OrderDetail } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { OrderReduce } from './order-reduce.tsx';
import type { ReduceState } from './reduce-form.ts';

export function OrderActions({
  order,
  reduce,
}: {
  order: OrderDetail;
  /** A rejected form that takes pieces off. */
  reduce: ReduceState | null;
}) {
  const { t, locale, dateTime } = useView();
  const action = href.order(locale, order.orderId);
  return (
    <section aria-label={t('order.actions')} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <form method="post" action={action}>
          <FormToken />
          <Button name="do" value="again">
            {t('order.again')}
          </Button>
        </form>
        {order.status === 'Cancelled' || order.paymentDue !== null ? null : (
          <ButtonLink href={href.proforma(locale, order.orderId)}>{t('proforma.title')}</ButtonLink>
        )}
        {order.returnable.length === 0 ? null : (
          <ButtonLink href={href.orderReturn(locale, order.orderId)}>{t('return.ask')}</ButtonLink>
        )}
      </div>
      {order.returnable.length === 0 || order.returnUntil === null ? null : (
        <p className="text-muted">{t('return.until', { date: dateTime(order.returnUntil) })}</p>
      )}
      <OrderReduce order={order} state={reduce} />
      {order.canCancel ? <Cancel action={action} /> : null}
    </section>
  );
}

/** Opened by the first press, done by the second; works without scripts. */
function Cancel({ action }: { action: string }) {
  const { t } = useView();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('order.cancel')}
      </summary>
      <form
        method="post"
        action={action}
        className="grid justify-items-start gap-3 border-s-4 border-bad ps-4"
      >
        <FormToken />
        <p>{t('order.cancelText')}</p>
        <Button name="do" value="cancel">
          {t('order.cancelSure')}
        </Button>
      </form>
    </details>
  );
}
