// Account dashboard: profile, delivery address, and the three latest orders. [§2.4, §9]
import { type Account, isolated, type OrderSummary } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { PartNumber, Price } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { AddressText } from '../order/order-facts.tsx';
import { AccountFrame } from './account-frame.tsx';

const RECENT = 3;

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const account = await services.customers.getAccount(ctx);
  const { orders } = await services.orders.listOrders(ctx, { start: 0, count: RECENT });
  const title = translator(locale)('profile.dashboard');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Dashboard account={account} orders={orders} />,
  };
}

function Dashboard({ account, orders }: { account: Account; orders: OrderSummary[] }) {
  const { t, locale } = useView();
  const name = `${account.firstName} ${account.lastName}`.trim();
  const address = account.delivery ?? account.billing;
  const card = 'grid content-start justify-items-start gap-2 border border-hair bg-raised p-4';
  return (
    <AccountFrame place="dashboard" title={t('profile.hello', { name: account.firstName })}>
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-labelledby="profile-card" className={card}>
          <h2 id="profile-card" className="text-[15px]!">
            {t('account.profile')}
          </h2>
          <p>
            <span className="block">
              <bdi>{name}</bdi>
            </span>
            {account.companyName === '' ? null : (
              <span className="block">
                <bdi>{account.companyName}</bdi>
              </span>
            )}
            <span className="block">
              <bdi dir="ltr" className="whitespace-normal! break-all">
                {account.email}
              </bdi>
            </span>
            <span className="block">
              <bdi dir="ltr">{account.mobile}</bdi>
            </span>
          </p>
          <a href={href.profile(locale)} className="inline-block py-3">
            {t('account.editProfile')}
          </a>
        </section>
        <section aria-labelledby="address-card" className={card}>
          <h2 id="address-card" className="text-[15px]!">
            {t('profile.address')}
          </h2>
          {address === null ? (
            <p className="text-muted">{t('account.addressNone')}</p>
          ) : (
            <AddressText address={address} name={name} />
          )}
          <a href={href.addresses(locale)} className="inline-block py-3">
            {t('profile.editAddress')}
          </a>
        </section>
      </div>
      <section aria-labelledby="recent-orders">
        <h2 id="recent-orders" className="mb-2">
          {t('profile.recent')}
        </h2>
        {orders.length === 0 ? (
          <p className="text-muted">{t('profile.noOrders')}</p>
        ) : (
          <RecentOrders orders={orders} />
        )}
      </section>
    </AccountFrame>
  );
}

function RecentOrders({ orders }: { orders: OrderSummary[] }) {
  const { t, locale, date } = useView();
  return (
    <>
      <CardTable
        caption={t('profile.recent')}
        columns={[
          { name: t('order.id') },
          { name: t('order.date') },
          { name: t('order.status') },
          { name: t('order.total'), end: true },
        ]}
      >
        {orders.map((order) => (
          <CardRow key={order.id}>
            <CardCell label={t('order.id')}>
              <a
                href={href.order(locale, order.orderId)}
                aria-label={t('order.view', {
                  id: isolated(order.orderId),
                  date: date(order.placedAt),
                })}
                className="-my-3 inline-flex min-h-11 items-center"
              >
                <PartNumber>{order.orderId}</PartNumber>
              </a>
            </CardCell>
            <CardCell label={t('order.date')}>
              <time dateTime={order.placedAt}>{date(order.placedAt)}</time>
            </CardCell>
            <CardCell label={t('order.status')}>{t(`order.status.${order.status}`)}</CardCell>
            <CardCell label={t('order.total')} end>
              <Price amount={order.total} />
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
      <p>
        <a href={href.orders(locale)} className="inline-block py-3">
          {t('profile.allOrders')}
        </a>
      </p>
    </>
  );
}
