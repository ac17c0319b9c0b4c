// Cart view: changes, lines, totals and next steps; also sent alone to the script that replaces it in place.
import {
  type Cart,
  type CartNotice,
  isolated,
  type Prices,
  problemText,
  type TaxPreview,
  taxName,
} from '@millwright/contracts';
import type { Flash } from '@millwright/server';
import { Fragment } from 'react';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/text.tsx';
import { CardTable } from '../order/card-table.tsx';
import { CartLineRow } from './cart-line.tsx';

/** What a cart page needs: the cart, and what it will probably cost with tax. */
export type ShownCart = { cart: Cart; preview: TaxPreview | null };

/** What the script takes in: `messages` to say, and the only lines that changed; without them all lines are new. */
type Change = { messages: readonly Flash[]; only: readonly number[] | null };

export function CartView({ cart, preview, change }: ShownCart & { change?: Change }) {
  const { t, price, locale } = useView();
  const told = {
    'data-quantity': cart.quantity,
    'data-total': price(cart.total),
    'data-label': t('shell.cartCount', { n: cart.quantity }),
    'data-messages': change === undefined ? undefined : JSON.stringify(change.messages),
    'data-lines': change === undefined ? undefined : cart.lines.map((line) => line.id).join(' '),
    'data-partial': change === undefined || change.only === null ? undefined : '',
    // The shared rule's sentences, so that the script can reject without asking. [§5]
    'data-above': t('cart.aboveMaximum'),
    'data-below': t('cart.belowMinimum'),
    'data-steps': problemText('quantity-not-in-steps', locale),
  };
  return (
    <div id="cart-view" {...told}>
      {cart.lines.length === 0 ? (
        <EmptyState title={t('shell.cartEmpty')} text={t('cart.emptyText')}>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href.home(locale)} look="main">
              {t('cart.continue')}
            </ButtonLink>
            <ButtonLink href={href.quickOrder(locale)}>{t('quick.title')}</ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <FullCart cart={cart} preview={preview} only={change?.only ?? null} />
      )}
    </div>
  );
}

/** A long cart stays one table; after a change only the lines that it touched are sent. */
function FullCart({ cart, preview, only }: ShownCart & { only: readonly number[] | null }) {
  const { t } = useView();
  const noticed = new Map<number, CartNotice[]>();
  for (const notice of cart.notices)
    noticed.set(notice.productId, [...(noticed.get(notice.productId) ?? []), notice]);
  const shown =
    only === null
      ? cart.lines
      : cart.lines.filter((line) => only.includes(line.productId) || noticed.has(line.productId));
  return (
    <div className="grid gap-5">
      <div id="cart-head" className="grid gap-3 empty:hidden">
        {cart.notices.length > 0 ? <Changes cart={cart} /> : null}
        {cart.lines.some((line) => line.blocked === 'out-of-stock') ? <OutOfStockNotice /> : null}
      </div>
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
        {shown.map((line) => (
          <CartLineRow key={line.id} line={line} notices={noticed.get(line.productId) ?? []} />
        ))}
      </CardTable>
      <Totals cart={cart} preview={preview} />
    </div>
  );
}

/** More than these are only said beside their lines. */
const TOLD_ABOVE = 6;

/** Changes since the last view: shown above with a link to the line, and again beside it. */
function Changes({ cart }: { cart: Cart }) {
  const { t, label } = useView();
  const lineOf = new Map(cart.lines.map((line) => [line.productId, line.id]));
  // What has no line of its own is said here or nowhere.
  const homeless = cart.notices.filter((notice) => !lineOf.has(notice.productId));
  const atLines = cart.notices.filter((notice) => lineOf.has(notice.productId));
  const more = Math.max(0, atLines.length - TOLD_ABOVE);
  return (
    <Notice kind="warning">
      <h2 className="text-[15px]!">{t('cart.notices')}</h2>
      <ul>
        {[...homeless, ...atLines.slice(0, TOLD_ABOVE)].map((notice) => (
          <li key={notice.code + notice.productId}>
            {lineOf.has(notice.productId) ? (
              <a
                href={`#line-${lineOf.get(notice.productId)}`}
                className="inline-block max-lg:py-2"
              >
                {label(notice.message)}
              </a>
            ) : (
              label(notice.message)
            )}
          </li>
        ))}
        {more > 0 ? <li>{t('cart.noticesMore', { n: more })}</li> : null}
      </ul>
    </Notice>
  );
}

/** Word for word the specification's. [§8] */
export function OutOfStockNotice() {
  const { locale } = useView();
  return <Notice kind="error">{problemText('out-of-stock-in-cart', locale)}</Notice>;
}

function Totals({ cart, preview }: ShownCart) {
  const { t, locale, date } = useView();
  return (
    <div id="cart-totals" className="ms-auto grid w-full gap-3 md:w-96">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 [&>dd]:ps-6 [&>dd]:text-end">
        <dt>{t('cart.items')}</dt>
        <dd>{t('cart.itemsCount', { lines: cart.lines.length, n: cart.quantity })}</dd>
        <dt>{t('shell.subTotal')}</dt>
        <dd>
          <Price amount={cart.subtotal} className="" />
        </dd>
        {preview === null ? null : <Taxes preview={preview} />}
        <dt className="mt-1 border-t border-hair pt-2 text-[17px] font-semibold">
          {t(preview === null ? 'cart.total' : 'cart.withTax')}
        </dt>
        <dd className="mt-1 border-t border-hair pt-2 text-[17px]">
          <Price amount={preview?.total ?? cart.total} />
        </dd>
        <OtherCurrencies amount={preview?.total ?? cart.total} />
        {preview === null ? null : <TaxNote preview={preview} />}
      </dl>
      {preview === null ? null : (
        <p className="text-[13px] text-muted">
          {t('cart.expected', { date: date(preview.expectedDelivery) })}
        </p>
      )}
      <MinimumOrder cart={cart} />
      <ButtonLink href={href.checkout(locale)} look="main">
        {t('cart.proceed')}
      </ButtonLink>
      <ButtonLink href={href.home(locale)}>{t('cart.continue')}</ButtonLink>
      <a href={href.quickOrder(locale)} className="justify-self-center max-lg:py-3">
        {t('cart.quickOrder')}
      </a>
    </div>
  );
}

/** The same total in the currencies of the shop that the page is not in. */
function OtherCurrencies({ amount }: { amount: Prices }) {
  const { t, currency, currencies, price } = useView();
  const others = currencies.filter((code) => code !== currency && amount[code] !== undefined);
  if (others.length === 0) return null;
  return (
    <>
      <dt className="text-[13px] text-muted">{t('cart.otherCurrencies')}</dt>
      <dd className="text-[13px] text-muted">
        {others.map((code, index) => (
          <span key={code}>
            {index > 0 ? ' · ' : null}
            <bdi dir="ltr">{price(amount, code)}</bdi>
          </span>
        ))}
      </dd>
    </>
  );
}

/** For the customer's delivery address, else for a country that is assumed and named. */
function Taxes({ preview: { taxes } }: { preview: TaxPreview }) {
  const { locale } = useView();
  return (
    <>
      {taxes.map((tax) => (
        <Fragment key={tax.code}>
          <dt>
            <bdi>{taxName(tax, locale)}</bdi>
          </dt>
          <dd>
            <Price amount={tax.value} className="" />
          </dd>
        </Fragment>
      ))}
    </>
  );
}

/** For which country the taxes are, and whether that was assumed. */
function TaxNote({ preview: { taxes, country: code, assumed } }: { preview: TaxPreview }) {
  const { t, country } = useView();
  const place = { country: country(code) };
  return (
    <dd className="col-span-2 ps-0! text-start! text-[13px] text-muted">
      {taxes.length === 0
        ? t('cart.taxNone', place)
        : assumed
          ? t('cart.taxAssumed', place)
          : t('cart.taxFor', place)}{' '}
      {assumed ? t('cart.taxAtCheckout') : null} {t('cart.withoutShipping')}
    </dd>
  );
}

/** The limit is set and compared in the base currency, whatever currency is shown. */
export function MinimumOrder({
  cart: { minimumOrder, subtotal },
}: {
  cart: Pick<Cart, 'minimumOrder' | 'subtotal'>;
}) {
  const { t, money, base } = useView();
  if (minimumOrder === 0) return null;
  const missing = minimumOrder - subtotal.base;
  const minimum = isolated(money(minimumOrder, base));
  return missing <= 0 ? (
    <p className="text-[13px] text-muted">{t('cart.minimumOrder', { minimum })}</p>
  ) : (
    <Notice kind="warning">
      {t('cart.minimumMissing', { minimum, missing: isolated(money(missing, base)) })}
    </Notice>
  );
}
