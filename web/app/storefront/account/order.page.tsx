// One order of the customer's: what was bought, for how much, where it goes, and what has happened since; prints on A4. [§2.4, §3 Order detail]
import type { InvoiceSummary, OrderDetail } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { isolated } from '../order/isolated.ts';
import { OrderAddresses, OrderFacts } from '../order/order-facts.tsx';
import { OrderHistory } from '../order/order-history.tsx';
import { OrderInvoices } from '../order/order-invoices.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { CopyOrderId } from '../order/order-success.page.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { AccountFrame } from './account-frame.tsx';

export async function get({ services, ctx, locale }: PageRequest, params: Record<string, string>): Promise<Page> {
  const order = await services.orders.getOrder(ctx, params.orderId ?? '');
  const invoices = await services.invoices.listInvoices(ctx, order.orderId);
  const t = translator(locale);
  return {
    title: t('order.title', { id: order.orderId }),
    robots: 'noindex',
    breadcrumbs: [{ name: t('order.toHistory'), href: href.orders(locale) }, { name: isolated(order.orderId) }],
    body: <Order order={order} invoices={invoices} />,
  };
}

function Order({ order, invoices }: { order: OrderDetail; invoices: InvoiceSummary[] }) {
  const { t } = useView();
  const heading = (
    <div className="flex flex-wrap items-center gap-x-2">
      <h1 tabIndex={-1}>{t('order.title', { id: isolated(order.orderId) })}</h1>
      <CopyOrderId orderId={order.orderId} />
      <button type="button" className="button plain invisible ms-auto print:hidden" data-island="account-print" data-on="idle">
        {t('order.print')}
      </button>
    </div>
  );
  return (
    <AccountFrame place="orders" title={heading}>
      <OrderFacts order={order} />
      <OrderInvoices orderId={order.orderId} invoices={invoices} />
      <section>
        <h2 className="mb-1">{t('order.lines')}</h2>
        <OrderLines lines={order.lines} />
      </section>
      <OrderTotals totals={order} />
      <OrderAddresses order={order} />
      <OrderHistory history={order.history} />
    </AccountFrame>
  );
}
