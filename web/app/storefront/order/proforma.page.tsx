// What does a buyer's accounting pay by? Seller and buyer, lines with their tariff codes, totals, bank and due date; prints on A4. [§9 Terms]
import { isolated, type Proforma } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { Fragment } from 'react';
import { translator } from '../../i18n/index.ts';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from './card-table.tsx';
import { AddressText, Facts } from './order-facts.tsx';

export async function get({ services, ctx, locale }: PageRequest, params: Record<string, string>): Promise<PageResult> {
  const orderId = params.orderId ?? '';
  const found = await attempt(() => services.orders.getProforma(ctx, orderId));
  if (!found.ok) {
    // Of a cancelled order nothing is to be paid; an order that is not there says so itself.
    const { orderId: own } = await services.orders.getOrder(ctx, orderId);
    return redirect(href.order(locale, own));
  }
  const t = translator(locale);
  const { order } = found.value;
  return {
    title: t('proforma.of', { id: order.orderId }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('order.toHistory'), href: href.orders(locale) },
      { name: isolated(order.orderId), href: href.order(locale, order.orderId) },
      { name: t('proforma.title') },
    ],
    body: <ProformaView proforma={found.value} />,
  };
}

function ProformaView({ proforma }: { proforma: Proforma }) {
  const { t, locale, date } = useView();
  const { order, seller, taxId } = proforma;
  return (
    <article className="mx-auto grid max-w-[880px] gap-6 pt-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <h1 tabIndex={-1}>{t('proforma.of', { id: isolated(order.orderId) })}</h1>
        <button type="button" className="button plain invisible ms-auto print:hidden" data-island="account-print" data-on="idle">
          {t('order.print')}
        </button>
      </div>
      <p className="text-muted">{t('proforma.notInvoice')}</p>
      <section className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="mb-1">{t('proforma.seller')}</h2>
          <p className="mb-2">
            <bdi className="block whitespace-normal!">{seller.legalName}</bdi>
            <bdi className="block whitespace-normal!">{seller.address}</bdi>
          </p>
          <Facts
            facts={[
              [t('proforma.gstin'), seller.gstin],
              [t('proforma.vat'), order.delivery.country === 'SA' ? seller.vatNumber : ''],
            ]}
          />
        </div>
        <div>
          <h2 className="mb-1">{t('proforma.buyer')}</h2>
          <AddressText address={order.billing} company={order.companyName} />
          <Facts facts={[[t('proforma.taxId'), taxId]]} />
        </div>
      </section>
      <Facts
        facts={[
          [t('order.placedAt'), date(order.placedAt)],
          [t('order.purchaseOrder'), order.purchaseOrderNumber],
          [t('order.paymentMode'), t(`order.mode.${order.paymentMode}`)],
          [t('order.paymentDue'), date(order.paymentDue)],
          [t('order.expected'), date(order.expectedDelivery)],
        ]}
      />
      <ProformaLines proforma={proforma} />
      <section>
        <h2 className="mb-1">{t('proforma.bank')}</h2>
        <Facts
          facts={[
            [t('proforma.holder'), seller.bank.holder],
            [t('proforma.bankName'), seller.bank.bank],
            [t('proforma.account'), seller.bank.account],
            [t('proforma.ifsc'), seller.bank.ifsc],
            [t('proforma.swift'), seller.bank.swift],
            [t('proforma.reference'), order.orderId],
          ]}
        />
      </section>
      <p className="text-[13px] text-muted">
        {seller.terms} {order.freight === null ? t('proforma.shipping') : null}
      </p>
      <p className="print:hidden">
        <ButtonLink href={href.order(locale, order.orderId)}>{t('order.back')}</ButtonLink>
      </p>
    </article>
  );
}

/** What is charged: rupees, whatever currency the reader looks in. */
function ProformaLines({ proforma: { order, hsn } }: { proforma: Proforma }) {
  const { t, label, number, money } = useView();
  const rupees = (minor: number) => <bdi dir="ltr">{money(minor, 'INR')}</bdi>;
  return (
    <section className="grid gap-4">
      <CardTable
        caption={t('proforma.lines')}
        columns={[
          { name: t('cart.product') },
          { name: t('proforma.hsn') },
          { name: t('common.quantity'), end: true },
          { name: t('cart.unitPrice'), end: true },
          { name: t('cart.subtotal'), end: true },
        ]}
      >
        {order.lines.map((line) => (
          <CardRow key={line.productId}>
            <CardCell>
              {label(line.name)}
              <span className="block text-[13px] text-muted">
                <PartNumber>{line.sku}</PartNumber>
              </span>
            </CardCell>
            <CardCell label={t('proforma.hsn')}>
              <bdi dir="ltr">{hsn[line.productId]}</bdi>
            </CardCell>
            <CardCell label={t('common.quantity')} end>
              <bdi dir="ltr">{number(line.quantity)}</bdi>
            </CardCell>
            <CardCell label={t('cart.unitPrice')} end>
              {rupees(line.unitPrice.INR)}
            </CardCell>
            <CardCell label={t('cart.subtotal')} end>
              {rupees(line.subtotal.INR)}
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
      <dl className="ms-auto grid w-full grid-cols-[1fr_auto] gap-y-1 md:w-96 [&>dd]:ps-6 [&>dd]:text-end">
        <dt>{t('order.subtotal')}</dt>
        <dd>{rupees(order.subtotal.INR)}</dd>
        {order.freight === null ? null : (
          <>
            <dt>{t('order.freight')}</dt>
            <dd>{rupees(order.freight.INR)}</dd>
          </>
        )}
        {order.taxes.map((tax) => (
          <Fragment key={tax.code}>
            <dt>
              <bdi dir="ltr">{tax.name}</bdi>
            </dt>
            <dd>{rupees(tax.value.INR)}</dd>
          </Fragment>
        ))}
        <dt className="border-t border-hair pt-2 font-semibold">{t('order.total')}</dt>
        <dd className="border-t border-hair pt-2 font-semibold">{rupees(order.total.INR)}</dd>
      </dl>
    </section>
  );
}
