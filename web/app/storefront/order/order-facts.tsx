// Order facts: delivery address and date, payment mode and due date.
import { type Address, cityLineParts, isolated, type OrderDetail } from '@millwright/contracts';
import { Fragment } from 'react';
import { useView, type View } from '../../lib/view.tsx';

export function AddressText({
  address,
  company = '',
  name = '',
}: {
  address: Address;
  company?: string;
  name?: string;
}) {
  const { t, country } = useView();
  return (
    <address className="not-italic">
      {[...new Set([company, name, address.address])].filter(Boolean).map((line) => (
        <span key={line} className="block">
          <bdi className="whitespace-normal!">{line}</bdi>
        </span>
      ))}
      <span className="block">
        {cityLineParts(address).map(({ kind, text }, index) => (
          <Fragment key={kind}>
            {index > 0 ? ' ' : null}
            {kind === 'city' ? (
              <bdi className="whitespace-normal!">{text}</bdi>
            ) : (
              <bdi dir="ltr">{text}</bdi>
            )}
          </Fragment>
        ))}
      </span>
      <span className="block">{country(address.country)}</span>
      <span className="block">
        {t('order.phone', { phone: '' })}
        <bdi dir="ltr">{address.phoneNumber}</bdi>
      </span>
    </address>
  );
}

/** Where the buyer collects the goods, as the invoice says it. */
export function pickupOf({ request, locale }: Pick<View, 'request' | 'locale'>): string {
  return request.company?.pickup[locale] ?? '';
}

export function OrderAddresses({ order }: { order: OrderDetail }) {
  const view = useView();
  const { t } = view;
  const isCollected = order.freightCollected;
  return (
    <section
      aria-label={t('order.addresses')}
      className="grid gap-6 sm:grid-cols-2 print:grid-cols-2"
    >
      <div>
        <h2 className="mb-1">{t('order.billing')}</h2>
        <AddressText address={order.billing} company={order.companyName} name={order.buyerName} />
      </div>
      <div>
        <h2 className="mb-1">{t(isCollected ? 'order.collectAt' : 'order.delivery')}</h2>
        {isCollected ? (
          <p>
            <bdi className="whitespace-normal!">{pickupOf(view)}</bdi>
          </p>
        ) : (
          <AddressText
            address={order.delivery}
            company={order.companyName}
            name={order.buyerName}
          />
        )}
      </div>
    </section>
  );
}

export function OrderFacts({ order }: { order: OrderDetail }) {
  const view = useView();
  const { t, date, dateTime, money, base } = view;
  const isOver = order.status === 'Cancelled' || order.status === 'Completed';
  const facts = [
    [t('order.placedAt'), dateTime(order.placedAt)],
    [t('order.status'), t(`order.status.${order.status}`)],
    [t(expectedKey(order)), isOver ? '' : date(order.expectedDelivery)],
    [t('order.deliveryService'), order.deliveryService],
    [t('order.carrier'), order.carrier],
    [t('order.tracking'), order.trackingNumber],
    [t('order.paymentMode'), t(`order.mode.${order.paymentMode}`)],
    [t('order.paymentDue'), order.status === 'Cancelled' ? '' : paymentDue(order, view)],
    [t('order.credited'), order.credited.base === 0 ? '' : money(order.credited.base, base)],
    [t('order.payment'), paymentText(order, view)],
    [t('order.purchaseOrder'), order.purchaseOrderNumber],
    [t('order.note'), order.note],
    [t('order.terms'), t('order.termsVersion', { version: isolated(order.termsVersion) })],
  ] as const;
  return (
    <section aria-label={t('order.facts')}>
      <Facts facts={facts} />
    </section>
  );
}

/** What happens on the expected day. */
export function expectedKey({ freightCollected }: Pick<OrderDetail, 'freightCollected'>) {
  return freightCollected ? ('order.expectedReady' as const) : ('order.expected' as const);
}

/** What was received and paid back; '' before anything was. */
function paymentText(
  { paymentState, status, paid, refunded, refundDue }: OrderDetail,
  { t, base, ...view }: Pick<View, 't' | 'base' | 'money'>,
): string {
  if (paymentState === 'unpaid' || (paymentState === 'nothing-due' && status === 'Cancelled'))
    return '';
  const money = (minor: number): string => isolated(view.money(minor, base));
  return t(`order.paid.${paymentState}`, {
    amount: money(paid),
    refunded: money(refunded),
    due: money(refundDue),
  });
}

/** Before the invoice its day is unknown: then the text says from when the two days count. [§9 Terms] */
export function paymentDue(
  { paymentDue: day }: OrderDetail,
  { t, date }: Pick<View, 't' | 'date'>,
): string {
  return day === null ? t('order.dueAfterInvoice') : date(day);
}

/** Names and values; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line max-sm:mb-2">
              <bdi className="whitespace-pre-line!">{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
