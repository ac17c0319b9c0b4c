// Proforma page: seller and buyer, lines with their tariff codes, totals, bank and due date; prints on A4. [§9 Terms]
import { isolated, type Proforma, taxName } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { Fragment } from 'react';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { taxWords } from '../account/tax-words.ts';
import { CardCell, CardRow, CardTable } from './card-table.tsx';
import { AddressText, expectedKey, Facts, paymentDue, pickupOf } from './order-facts.tsx';

export async function get(
  { services, ctx, locale }: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const orderId = params.orderId ?? '';
  const found = await attempt(() => services.orders.getProforma(ctx, orderId));
  if (!found.ok) {
    // A cancelled order has nothing to pay, an invoiced one its invoice; an order that is not there says so itself.
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
  const view = useView();
  const { t, locale, date, request } = view;
  const { order, seller, taxId } = proforma;
  return (
    <article className="mx-auto grid max-w-[880px] gap-6 pt-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <h1 tabIndex={-1}>{t('proforma.of', { id: isolated(order.orderId) })}</h1>
        <button
          type="button"
          className="button plain invisible ms-auto print:hidden"
          data-island="account-print"
          data-on="idle"
        >
          {t('order.print')}
        </button>
      </div>
      {seller?.specimen === true ? <Notice kind="warning">{t('proforma.specimen')}</Notice> : null}
      <p className="text-muted">{t('proforma.notInvoice')}</p>
      {seller === null ? <Notice kind="info">{t('proforma.sellerLater')}</Notice> : null}
      <section className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        {seller === null ? null : <Seller seller={seller} country={order.delivery.country} />}
        <div>
          <h2 className="mb-1">{t('proforma.buyer')}</h2>
          <AddressText address={order.billing} company={order.companyName} name={order.buyerName} />
          <Facts facts={[[t(taxWords(request).name), taxId]]} />
        </div>
      </section>
      <Facts
        facts={[
          [t('order.placedAt'), date(order.placedAt)],
          [t('order.purchaseOrder'), order.purchaseOrderNumber],
          [t('order.paymentMode'), t(`order.mode.${order.paymentMode}`)],
          [t('order.paymentDue'), paymentDue(order, view)],
          [t(expectedKey(order)), date(order.expectedDelivery)],
          [t('order.collectAt'), order.freightCollected ? pickupOf(view) : ''],
        ]}
      />
      <ProformaLines proforma={proforma} />
      {seller === null ? null : <Bank bank={seller.bank} reference={order.orderId} />}
      <p className="text-[13px] text-muted">
        {seller?.terms} {order.freight === null ? t('proforma.shipping') : null}
      </p>
      <p className="print:hidden">
        <ButtonLink href={href.order(locale, order.orderId)}>{t('order.back')}</ButtonLink>
      </p>
    </article>
  );
}

type SellerFacts = NonNullable<Proforma['seller']>;

function Seller({ seller, country }: { seller: SellerFacts; country: string }) {
  const { t } = useView();
  return (
    <div>
      <h2 className="mb-1">{t('proforma.seller')}</h2>
      <p className="mb-2">
        <bdi className="block whitespace-normal!">{seller.legalName}</bdi>
        <bdi className="block whitespace-normal!">{seller.address}</bdi>
      </p>
      <Facts
        facts={[
          [t('proforma.gstin'), seller.gstin],
          seller.country === 'IN'
            ? [t('proforma.vat'), country === 'SA' ? seller.vatNumber : '']
            : [t('proforma.vatNumber'), seller.vatNumber],
        ]}
      />
    </div>
  );
}

function Bank({ bank, reference }: { bank: SellerFacts['bank']; reference: string }) {
  const { t } = useView();
  return (
    <section>
      <h2 className="mb-1">{t('proforma.bank')}</h2>
      <Facts
        facts={[
          [t('proforma.holder'), bank.holder],
          [t('proforma.bankName'), bank.bank],
          [t('proforma.account'), bank.account],
          [t('proforma.ifsc'), bank.ifsc],
          [t('proforma.swift'), bank.swift],
          [t('proforma.reference'), reference],
        ]}
      />
    </section>
  );
}

/** What is charged: in the base currency, whatever currency the reader looks in. */
function ProformaLines({ proforma: { order, hsn } }: { proforma: Proforma }) {
  const { locale, t, label, number, money, base } = useView();
  const charged = (minor: number) => <bdi dir="ltr">{money(minor, base)}</bdi>;
  const hasCodes = Object.values(hsn).some((code) => code !== '');
  return (
    <section className="grid gap-4">
      <CardTable
        caption={t('proforma.lines')}
        columns={[
          { name: t('cart.product') },
          ...(hasCodes ? [{ name: t('proforma.hsn') }] : []),
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
            {hasCodes ? (
              <CardCell label={t('proforma.hsn')}>
                <bdi dir="ltr">{hsn[line.productId]}</bdi>
              </CardCell>
            ) : null}
            <CardCell label={t('common.quantity')} end>
              <bdi dir="ltr">{number(line.quantity)}</bdi>
            </CardCell>
            <CardCell label={t('cart.unitPrice')} end>
              {charged(line.unitPrice.base)}
            </CardCell>
            <CardCell label={t('cart.subtotal')} end>
              {charged(line.subtotal.base)}
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
      <dl className="ms-auto grid w-full grid-cols-[1fr_auto] gap-y-1 md:w-96 [&>dd]:ps-6 [&>dd]:text-end">
        <dt>{t('order.subtotal')}</dt>
        <dd>{charged(order.subtotal.base)}</dd>
        {order.freight === null ? null : (
          <>
            <dt>{t('order.freight')}</dt>
            <dd>
              {order.freight.base > 0
                ? charged(order.freight.base)
                : t(order.freightCollected ? 'order.freightCollected' : 'order.freightFree')}
            </dd>
          </>
        )}
        {order.taxes.map((tax) => (
          <Fragment key={tax.code}>
            <dt>
              <bdi>{taxName(tax, locale)}</bdi>
            </dt>
            <dd>{charged(tax.value.base)}</dd>
          </Fragment>
        ))}
        <dt className="border-t border-hair pt-2 font-semibold">{t('order.total')}</dt>
        <dd className="border-t border-hair pt-2 font-semibold">{charged(order.total.base)}</dd>
      </dl>
    </section>
  );
}
