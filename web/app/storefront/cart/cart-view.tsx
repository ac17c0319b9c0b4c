// What is in the cart? What has changed, the lines, the totals and the ways on; also sent alone to the script that replaces it in place.
import { type Cart, problemText } from '@millwright/contracts';
import type { Flash } from '@millwright/server';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/text.tsx';
import { CardTable } from '../order/card-table.tsx';
import { isolated } from '../order/isolated.ts';
import { CartLineRow } from './cart-line.tsx';

/** `messages` go with the fragment, for the script to say. */
export function CartView({ cart, messages }: { cart: Cart; messages?: readonly Flash[] }) {
  const { t, price, locale } = useView();
  const told = {
    'data-quantity': cart.quantity,
    'data-total': price(cart.total),
    'data-label': t('shell.cartCount', { n: cart.quantity }),
    'data-messages': messages === undefined ? undefined : JSON.stringify(messages),
  };
  return (
    <div id="cart-view" {...told}>
      {cart.lines.length === 0 ? (
        <EmptyState title={t('shell.cartEmpty')} text={t('cart.emptyText')}>
          <ButtonLink href={href.home(locale)} look="main">
            {t('cart.continue')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <FullCart cart={cart} />
      )}
    </div>
  );
}

function FullCart({ cart }: { cart: Cart }) {
  const { t, label } = useView();
  return (
    <div className="grid gap-5">
      {cart.notices.length > 0 ? (
        <Notice kind="warning">
          <h2 className="text-[15px]!">{t('cart.notices')}</h2>
          <ul>
            {cart.notices.map((notice) => (
              <li key={notice.code + notice.productId}>{label(notice.message)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {cart.lines.some((line) => line.blocked === 'out-of-stock') ? <OutOfStockNotice /> : null}
      <CardTable
        caption={t('cart.caption')}
        columns={[
          { name: t('cart.product') },
          { name: t('cart.unitPrice'), end: true },
          { name: t('common.quantity') },
          { name: t('cart.subtotal'), end: true },
          { name: t('cart.action'), quiet: true },
        ]}
      >
        {cart.lines.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </CardTable>
      <Totals cart={cart} />
    </div>
  );
}

/** Word for word the specification's. [§8] */
export function OutOfStockNotice() {
  const { locale } = useView();
  return <Notice kind="error">{problemText('out-of-stock-in-cart', locale)}</Notice>;
}

function Totals({ cart }: { cart: Cart }) {
  const { t, locale } = useView();
  return (
    <div className="ms-auto grid w-full gap-3 md:w-96">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 [&>dd]:text-end">
        <dt>{t('shell.subTotal')}</dt>
        <dd>
          <Price amount={cart.subtotal} className="" />
        </dd>
        <dt className="text-[17px] font-semibold">{t('cart.total')}</dt>
        <dd className="text-[17px]">
          <Price amount={cart.total} />
        </dd>
      </dl>
      <p className="text-[13px] text-muted">{t('cart.taxNote')}</p>
      <MinimumOrder cart={cart} />
      <ButtonLink href={href.checkout(locale)} look="main">
        {t('cart.proceed')}
      </ButtonLink>
      <ButtonLink href={href.home(locale)}>{t('cart.continue')}</ButtonLink>
    </div>
  );
}

/** The limit is set and compared in rupees, whatever currency is shown. */
export function MinimumOrder({ cart: { minimumOrder, subtotal } }: { cart: Pick<Cart, 'minimumOrder' | 'subtotal'> }) {
  const { t, money } = useView();
  if (minimumOrder === 0) return null;
  const missing = minimumOrder - subtotal.INR;
  const minimum = isolated(money(minimumOrder, 'INR'));
  return missing <= 0 ? (
    <p className="text-[13px] text-muted">{t('cart.minimumOrder', { minimum })}</p>
  ) : (
    <Notice kind="warning">{t('cart.minimumMissing', { minimum, missing: isolated(money(missing, 'INR')) })}</Notice>
  );
}
