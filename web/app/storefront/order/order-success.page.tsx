// Order confirmation page: number, contents, and next steps. For its owner only; others are redirected to their history. [§2.8, decisions §8]
import type { OrderDetail } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { OrderAddresses, OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

export async function get({ services, ctx, query, locale }: PageRequest): Promise<PageResult> {
  const found = await attempt(() => services.orders.getOrder(ctx, query.get('order') ?? ''));
  if (!found.ok) return redirect(href.orders(locale));
  const page: Page = {
    title: translator(locale)('order.successTitle'),
    robots: 'noindex',
    body: <OrderSuccess order={found.value} />,
  };
  return page;
}

function OrderSuccess({ order }: { order: OrderDetail }) {
  const { t, locale } = useView();
  return (
    <div className="mx-auto grid max-w-[880px] gap-6 pt-2">
      <h1 tabIndex={-1}>{t('order.successTitle')}</h1>
      <Notice kind="success">{t('order.received')}</Notice>
      <p className="flex flex-wrap items-center gap-x-2 text-[17px]">
        {t('order.id')}{' '}
        <b>
          <PartNumber>{order.orderId}</PartNumber>
        </b>
        <CopyOrderId orderId={order.orderId} />
      </p>
      <NextSteps order={order} />
      <OrderFacts order={order} />
      <OrderLines lines={order.lines} />
      <OrderTotals totals={order} />
      <OrderAddresses order={order} />
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={href.order(locale, order.orderId)}>{t('order.show')}</ButtonLink>
        <ButtonLink href={href.proforma(locale, order.orderId)}>{t('proforma.title')}</ButtonLink>
        <ButtonLink href={href.orders(locale)}>{t('order.toHistory')}</ButtonLink>
        <ButtonLink href={href.home(locale)}>{t('cart.continue')}</ButtonLink>
      </p>
    </div>
  );
}

function NextSteps({ order }: { order: OrderDetail }) {
  const { t } = useView();
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-1">
        {t('order.next')}
      </h2>
      <ol className="list-decimal ps-6">
        <li>{t(order.freight === null ? 'order.nextCheck' : 'order.nextNegotiated')}</li>
        <li>{t('order.nextConfirm')}</li>
        <li>{t('order.nextPay')}</li>
        <li>{t(order.freightCollected ? 'order.nextCollect' : 'order.nextShip')}</li>
      </ol>
      {order.canCancel ? <p className="mt-2 text-muted">{t('order.nextCancel')}</p> : null}
    </section>
  );
}

/** Only scripts can copy: the button is invisible, with its place kept, until one is there. */
export function CopyOrderId({ orderId }: { orderId: string }) {
  const { t } = useView();
  return (
    <button
      type="button"
      className="invisible grid size-9 cursor-pointer place-items-center text-link max-lg:size-11 print:hidden"
      aria-label={t('order.copy')}
      data-island="checkout-copy"
      data-on="idle"
      data-text={orderId}
      data-copied={t('order.copied')}
    >
      <Icon name="copy" />
    </button>
  );
}
