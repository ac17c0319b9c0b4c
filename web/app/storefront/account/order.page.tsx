// Order page of a customer: lines, totals, addresses and timeline; prints on A4. [§2.4, §3 Order detail]
import { type InvoiceSummary, isolated, type OrderDetail, plainLines } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, fieldErrors, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { OrderActions } from '../order/order-actions.tsx';
import { OrderChanges } from '../order/order-changes.tsx';
import { OrderAddresses, OrderFacts } from '../order/order-facts.tsx';
import { OrderHistory } from '../order/order-history.tsx';
import { OrderInvoices } from '../order/order-invoices.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderProposal } from '../order/order-proposal.tsx';
import { OrderReturns } from '../order/order-returns.tsx';
import { OrderShipments } from '../order/order-shipments.tsx';
import { CopyOrderId } from '../order/order-success.page.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { freightStays } from '../order/proposal-notice.rules.ts';
import { type ReduceState, readReduceForm } from '../order/reduce-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { statusOf } from './form-state.ts';

export async function get(request: PageRequest, params: Record<string, string>): Promise<Page> {
  const order = await request.services.orders.getOrder(request.ctx, params.orderId ?? '');
  return await page(request, order, null);
}

async function page(
  { services, ctx, locale }: PageRequest,
  order: OrderDetail,
  reduce: ReduceState | null,
): Promise<Page> {
  const invoices = await services.invoices.listInvoices(ctx, order.orderId);
  const t = translator(locale);
  return {
    title: t('order.title', { id: order.orderId }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('order.toHistory'), href: href.orders(locale) },
      { name: isolated(order.orderId) },
    ],
    body: <Order order={order} invoices={invoices} reduce={reduce} />,
  };
}

/** Buying again, cancelling in whole or part, and the answer to a proposed change are the buttons of the page. */
export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale, form, cartCode } = request;
  const orderId = params.orderId ?? '';
  const t = translator(locale);
  switch (form.get('do')) {
    case 'again': {
      const again = await services.orders.orderAgain(ctx, orderId, cartCode);
      const effects = again.cartCode === null ? {} : { cartCode: again.cartCode };
      if (again.lines.some((line) => line.missing !== null))
        return redirect(href.orderAgain(locale, orderId), effects);
      return redirect(href.cart(locale), {
        ...effects,
        flashes: [{ kind: 'success', text: t('order.againDone') }],
      });
    }
    case 'cancel': {
      const cancelled = await attempt(() => services.orders.cancelOrder(ctx, orderId));
      if (!cancelled.ok && cancelled.problem.code !== 'order-not-cancellable')
        throw cancelled.problem;
      return back(request, orderId, cancelled, t('order.cancelled'));
    }
    case 'reduce':
      return await reduced(request, orderId);
    case 'accept':
    case 'decline': {
      const accept = form.get('do') === 'accept';
      const typed = form.get('proposal') ?? '';
      const answered = await attempt(() =>
        services.orders.answerProposal(ctx, orderId, {
          proposalId: /^\d{1,15}$/.test(typed) ? Number(typed) : 0,
          accept,
          answer: plainLines(form.get('answer') ?? '', 500),
        }),
      );
      if (!answered.ok && answered.problem.code === 'order-not-found') throw answered.problem;
      return back(request, orderId, answered, t(accept ? 'order.accepted' : 'order.declined'));
    }
    default:
      return redirect(href.order(locale, orderId));
  }
}

async function reduced(request: PageRequest, orderId: string): Promise<PageResult> {
  const { services, ctx, locale, form } = request;
  const order = await services.orders.getOrder(ctx, orderId);
  const { wanted, typed } = readReduceForm(form, order.lines);
  const done = await attempt(() => services.orders.reduceOrder(ctx, order.orderId, wanted));
  if (done.ok || !order.canReduce) {
    const isSame = done.ok && done.value.changes.length === order.changes.length;
    const said = isSame ? 'order.reducedNothing' : 'order.reduced';
    return back(request, orderId, done, translator(locale)(said));
  }
  const { problem } = done;
  const state = {
    sentence: problemSentence(problem, locale),
    errors: fieldErrors(problem, locale),
    typed,
  };
  return { ...(await page(request, order, state)), status: statusOf(problem) };
}

/** To the order again, with what was done or why not. */
function back(
  { locale }: PageRequest,
  orderId: string,
  done: Awaited<ReturnType<typeof attempt>>,
  success: string,
): PageResult {
  const flash: Flash = done.ok
    ? { kind: 'success', text: success }
    : { kind: 'warning', text: problemSentence(done.problem, locale) };
  return redirect(href.order(locale, orderId), { flashes: [flash] });
}

function Order({
  order,
  invoices,
  reduce,
}: {
  order: OrderDetail;
  invoices: InvoiceSummary[];
  reduce: ReduceState | null;
}) {
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
      <OrderProposal order={order} />
      <OrderHistory order={order} />
      <OrderChanges changes={order.changes} stays={freightStays(order) ? order.freight : null} />
      <OrderActions order={order} reduce={reduce} />
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
