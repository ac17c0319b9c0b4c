// Reorder page; reading it adds nothing to the cart. [§2.4]
import { type AgainLine, isolated } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { CardCell, CardRow, CardTable } from './card-table.tsx';

export async function get(
  { services, ctx, locale, cartCode }: PageRequest,
  params: Record<string, string>,
): Promise<Page> {
  const order = await services.orders.getOrder(ctx, params.orderId ?? '');
  const lines = await services.orders.compareWithCart(ctx, order.orderId, cartCode);
  const t = translator(locale);
  return {
    title: t('order.againTitle', { id: order.orderId }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('order.toHistory'), href: href.orders(locale) },
      { name: isolated(order.orderId), href: href.order(locale, order.orderId) },
      { name: t('order.again') },
    ],
    body: <Again orderId={order.orderId} lines={lines} />,
  };
}

function Again({ orderId, lines }: { orderId: string; lines: readonly AgainLine[] }) {
  const { t, locale, label, number } = useView();
  const missing = lines.some((line) => line.missing !== null);
  return (
    <AccountFrame place="orders" title={t('order.againTitle', { id: isolated(orderId) })}>
      <p>{t(missing ? 'order.againText' : 'order.againDone')}</p>
      <CardTable
        caption={t('order.againCaption')}
        columns={[
          { name: t('cart.product') },
          { name: t('order.againOrdered'), end: true },
          { name: t('order.againInCart'), end: true },
          { name: t('order.againState') },
        ]}
      >
        {lines.map((line) => (
          <CardRow key={line.productId}>
            <CardCell>
              {label(line.name)}
              <span className="block text-[13px] text-muted">
                <PartNumber>{line.sku}</PartNumber>
              </span>
            </CardCell>
            <CardCell label={t('order.againOrdered')} end>
              <bdi dir="ltr">{number(line.ordered)}</bdi>
            </CardCell>
            <CardCell label={t('order.againInCart')} end>
              <bdi dir="ltr">{number(line.inCart)}</bdi>
            </CardCell>
            <CardCell
              label={t('order.againState')}
              className={line.missing === null ? '' : 'text-bad'}
            >
              {t(`order.again.${line.missing ?? 'all'}`)}
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={href.cart(locale)} look="main">
          {t('order.toCart')}
        </ButtonLink>
        <ButtonLink href={href.order(locale, orderId)}>{t('order.back')}</ButtonLink>
      </p>
    </AccountFrame>
  );
}
