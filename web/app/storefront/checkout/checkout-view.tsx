// Checkout view: one column: account, addresses, lines, payment.
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressCards } from '../account/address-cards.tsx';
import { FormHeading } from '../account/error-summary.tsx';
import { MinimumOrder, OutOfStockNotice } from '../cart/cart-view.tsx';
import { NegotiatedNote } from '../cart/negotiated-note.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { DeliveryWays } from './delivery-ways.tsx';
import { PlaceOrderForm } from './place-order-form.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { ReturningCustomer } from './returning-customer.tsx';

export function CheckoutView({ state }: { state: CheckoutState }) {
  const { t } = useView();
  const { account, problem, login, editing } = state;
  const refused =
    problem !== null ||
    login.sentence !== null ||
    Object.keys(login.errors).length > 0 ||
    editing.state !== null;
  return (
    <div className="mx-auto grid max-w-[880px] gap-8 pt-2">
      <FormHeading refused={refused}>{t('checkout.title')}</FormHeading>
      {problem === null ? null : <PlaceProblem problem={problem} lines={state.cart.lines} />}
      {account === null ? (
        <ReturningCustomer mode={state.loginMode} state={state.login} />
      ) : (
        <Addresses state={state} account={account} />
      )}
      <DeliveryWays state={state} />
      <Summary state={state} />
      {account === null ? null : <PlaceOrderForm state={state} />}
    </div>
  );
}

function Addresses({
  state,
  account,
}: {
  state: CheckoutState;
  account: NonNullable<CheckoutState['account']>;
}) {
  const { t } = useView();
  return (
    <section>
      <h2 className="mb-3">{t('checkout.addresses')}</h2>
      <AddressCards
        heading="h3"
        account={account}
        base={path.checkout()}
        edit={state.editing.edit}
        state={state.editing.state}
      />
    </section>
  );
}

function Summary({ state: { cart, prices, account, problem } }: { state: CheckoutState }) {
  const { t, locale, date, label } = useView();
  const taxNote =
    account === null
      ? 'checkout.taxAfterLogin'
      : account.delivery === null
        ? 'checkout.taxAfterAddress'
        : 'checkout.noTax';
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2>{t('checkout.summary')}</h2>
        <a href={href.cart(locale)} className="inline-block max-lg:py-3">
          {t('checkout.editCart')}
        </a>
      </div>
      {cart.notices.length > 0 ? (
        <Notice kind="warning">
          <ul>
            {cart.notices.map((notice) => (
              <li key={notice.code + notice.productId}>{label(notice.message)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {problem?.code !== 'out-of-stock-in-cart' &&
      cart.lines.some((line) => line.blocked === 'out-of-stock') ? (
        <OutOfStockNotice />
      ) : null}
      <OrderLines
        lines={cart.lines.map((line) => ({ ...line, manufacturer: line.manufacturer.name }))}
      />
      <NegotiatedLines cart={cart} />
      <BlockedLines cart={cart} />
      <OrderTotals totals={prices} taxNote={t(taxNote)} />
      <MinimumOrder cart={cart} />
      <p className="text-muted">
        {t(
          prices.delivery.chosen?.collected === true
            ? 'checkout.expectedReady'
            : 'checkout.expected',
          { date: date(prices.expectedDelivery) },
        )}
      </p>
    </section>
  );
}

/** Negotiated lines, by name: price and units are reserved only for a while. */
function NegotiatedLines({ cart }: { cart: CheckoutState['cart'] }) {
  const { label } = useView();
  const agreed = cart.lines.filter((line) => line.agreed !== null);
  if (agreed.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {agreed.map((line) => (
        <li key={line.id}>
          {label(line.name)}
          <NegotiatedNote agreed={line.agreed} />
        </li>
      ))}
    </ul>
  );
}

/** Lines that keep the order from being placed, by name, with what to do. */
function BlockedLines({ cart }: { cart: CheckoutState['cart'] }) {
  const { t, label } = useView();
  const blocked = cart.lines.filter((line) => line.blocked !== null);
  if (blocked.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {blocked.map((line) => (
        <li key={line.id}>
          <b className="text-bad">
            {line.blocked === 'out-of-stock'
              ? t('stock.out')
              : line.blocked === 'stock-not-enough'
                ? t('cart.blockedStock', { n: line.stock })
                : t('cart.blockedLimits')}
          </b>{' '}
          {label(line.name)}.{' '}
          {line.blocked === 'out-of-stock' ? t('cart.blockedOut') : t('checkout.lineBlocked')}
        </li>
      ))}
    </ul>
  );
}
