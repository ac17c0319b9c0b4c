// Order history: 25 a page, newest first, narrowed by status, days and text; one sibling in the pagination. [§2.4, §9]
import {
  isolated,
  ORDER_PAGE_SIZE,
  type OrderFilter,
  type OrderPage,
  type OrderSummary,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PartNumber, Price } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { filterQuery, HistoryFilter, readFilter } from '../order/history-filter.tsx';
import { AccountFrame } from './account-frame.tsx';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '1')?.[0] ?? 1));
  const filter = readFilter(query);
  const orders = await services.orders.listOrders(
    ctx,
    { start: (page - 1) * ORDER_PAGE_SIZE, count: ORDER_PAGE_SIZE },
    filter,
  );
  const last = Math.max(1, Math.ceil(orders.total / ORDER_PAGE_SIZE));
  if (page > last) return redirect(href.orders(locale, last, filterQuery(filter)));
  const title = translator(locale)('order.toHistory');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Orders orders={orders} filter={filter} page={page} last={last} />,
  };
}

type Props = { orders: OrderPage; filter: OrderFilter; page: number; last: number };

function Orders({ orders: { orders, total }, filter, page, last }: Props) {
  const { t, locale } = useView();
  const query = filterQuery(filter);
  return (
    <AccountFrame place="orders" title={t('order.toHistory')}>
      {total === 0 && query === '' ? null : <HistoryFilter filter={filter} />}
      {total === 0 && query !== '' ? (
        <EmptyState title={t('history.nothing')} text={t('history.nothingText')}>
          <ButtonLink href={href.orders(locale)}>{t('history.reset')}</ButtonLink>
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState title={t('order.listEmpty')} text={t('order.listEmptyText')}>
          <ButtonLink href={href.home(locale)} look="main">
            {t('cart.continue')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div>
          <p className="mb-2 flex flex-wrap items-baseline gap-x-4 text-muted">
            {t('order.count', { n: total })}
            {query === '' ? null : (
              <a href={href.orders(locale)} className="inline-block py-3">
                {t('history.reset')}
              </a>
            )}
          </p>
          <CardTable
            caption={t('order.listCaption')}
            columns={[
              { name: t('order.date') },
              { name: t('order.id') },
              { name: t('order.status') },
              { name: t('order.total'), end: true },
            ]}
          >
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </CardTable>
          <Pagination
            page={page}
            last={last}
            siblings={1}
            hrefOf={(n) => href.orders(locale, n, query)}
          />
        </div>
      )}
    </AccountFrame>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { t, locale, date } = useView();
  const day = date(order.placedAt);
  return (
    <CardRow>
      <CardCell label={t('order.date')}>
        <time dateTime={order.placedAt}>{day}</time>
      </CardCell>
      <CardCell label={t('order.id')}>
        <a
          href={href.order(locale, order.orderId)}
          aria-label={t('order.view', { id: isolated(order.orderId), date: day })}
          className="-my-3 inline-flex min-h-11 items-center"
        >
          <PartNumber>{order.orderId}</PartNumber>
        </a>
      </CardCell>
      <CardCell label={t('order.status')}>{t(`order.status.${order.status}`)}</CardCell>
      <CardCell label={t('order.total')} end>
        <Price amount={order.total} />
      </CardCell>
    </CardRow>
  );
}
