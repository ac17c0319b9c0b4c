// Order page of a customer: lines, totals, addresses and timeline; prints on A4. [§2.4, §3 Order detail]
import { type InvoiceSummary, isolated, type OrderDetail } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { OrderActions } from '../order/order-actions.tsx';
import { OrderChanges } from '../order/order-changes.tsx';
import { OrderAddresses, OrderFacts } from '../order/order-facts.tsx';
import { OrderHistory } from '../order/order-history.tsx';
import { OrderInvoices } from '../order/order-invoices.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderReturns } from '../order/order-returns.tsx';
import { OrderShipments } from '../order/order-shipments.tsx';
import { CopyOrderId } from '../order/order-success.page.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { AccountFrame } from './account-frame.tsx';

export async function get(
  { services, ctx, locale }: PageRequest,
  params: Record<string, string>,
): Promise<Page> {
  const order = await services.orders.getOrder(ctx, params.orderId ?? '');
  const invoices = await services.invoices.listInvoices(ctx, order.orderId);
  const t = translator(locale);
  return {
    title: t('order.title', { id: order.orderId }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('order.toHistory'), href: href.orders(locale) },
      { name: isolated(order.orderId) },
    ],
    body: <Order order={order} invoices={invoices} />,
  };
}

/** Buying again and cancelling are the two buttons of the page. */
export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale, form, cartCode } = request;
  const orderId = params.orderId ?? '';
  const t = translator(locale);
  if (form.get('do') === 'again') {
    const again = await services.orders.orderAgain(ctx, orderId, cartCode);
    const effects = again.cartCode === null ? {} : { cartCode: again.cartCode };
    if (again.lines.some((line) => line.missing !== null))
      return redirect(href.orderAgain(locale, orderId), effects);
    return redirect(href.cart(locale), {
      ...effects,
      flashes: [{ kind: 'success', text: t('order.againDone') }],
    });
  }
  if (form.get('do') === 'cancel') {
    const cancelled = await attempt(() => services.orders.cancelOrder(ctx, orderId));
    if (!cancelled.ok && cancelled.problem.code !== 'order-not-cancellable')
      throw cancelled.problem;
    const flash: Flash = cancelled.ok
      ? { kind: 'success', text: t('order.cancelled') }
      : { kind: 'warning', text: problemSentence(cancelled.problem, locale) };
    return redirect(href.order(locale, orderId), { flashes: [flash] });
  }
  return redirect(href.order(locale, orderId));
}

function Order({ order, invoices }: { order: OrderDetail; invoices: InvoiceSummary[] }) {
  const { t } = useView();
  const heading = (
    <div className="flex flex-wrap items-center gap-x-2">
      <h1 tabIndex={-1}>{t('order.title', { id: isolated(order.orderId) })}</h1>
      <CopyOrderId orderId={order.orderId} />
      <button
        type="button"
        className="button plain invisible ms-auto print:hidden"
        data-island="account-print"
        data-on="idle"
      >
        {t('order.print')}
      </button>
    </div>
  );
  return (
    <AccountFrame place="orders" title={heading}>
      <OrderHistory order={order} />
      <OrderChanges changes={order.changes} />
      <OrderActions order={order} />
      <OrderShipments order={order} />
      <OrderReturns returns={order.returns} />
      <OrderFacts order={order} />
      <OrderInvoices orderId={order.orderId} invoices={invoices} />
      <section>
        <h2 className="mb-1">{t('order.lines')}</h2>
        <OrderLines lines={order.lines} />
      </section>
      <OrderTotals totals={order} />
      <OrderAddresses order={order} />
    </AccountFrame>
  );
}
