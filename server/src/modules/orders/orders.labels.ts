// Address labels of a shipment as a PDF: one of 100 x 150 mm for each parcel, with the order number as a barcode. [decisions 0080]
import { createHash } from 'node:crypto';
import { cityLine, INTL_LOCALE } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Label, ltr, own, renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany, getInvoicing } from '../company/index.ts';
import { getRowById } from './orders.service.ts';

export type LabelsFile = { name: string; etag: string; bytes: Buffer };

/** In the language of the request. @throws Problem not-found, right-missing, order-not-found */
export async function printLabels(
  ctx: Ctx,
  id: number,
  shipmentId: number,
  parcels: number,
): Promise<LabelsFile> {
  staffOf(ctx, 'orders:read');
  const row = await getRowById(ctx.db, id);
  const shipment = (row.shipments ?? []).find((each) => each.id === shipmentId);
  if (shipment === undefined) throw new Problem('not-found');
  const t = translator(ctx.locale);
  const countries = new Intl.DisplayNames([INTL_LOCALE[ctx.locale]], { type: 'region' });
  const seller = await getInvoicing(ctx.db);
  const { pickup } = await getCompany(ctx);
  const { delivery } = row;
  const where = row.freight_collected
    ? [t('orders.fact.buyerCollects'), pickup[ctx.locale]]
    : [delivery.address, cityLine(delivery), countries.of(delivery.country) ?? delivery.country];
  const label: Omit<Label, 'count'> = {
    locale: ctx.locale,
    from: {
      title: t('label.from'),
      lines: linesOf([
        seller.legalName[ctx.locale],
        seller.address[ctx.locale],
        countries.of(seller.country) ?? '',
      ]),
    },
    to: {
      title: t('label.to'),
      lines: [
        ...linesOf([...new Set([row.company_name, row.buyer_name]), ...where]),
        ltr(delivery.phoneNumber),
      ].filter(Boolean),
    },
    facts: [
      linesOf([shipment.carrier, shipment.tracking_number]).join(' '),
      row.buyer_po_number === ''
        ? ''
        : `${t('orders.fact.purchaseOrder')}: ${own(row.buyer_po_number)}`,
    ].filter(Boolean),
    code: row.public_id,
  };
  const [bytes = Buffer.alloc(0)] = await renderPdfs([
    {
      labels: Array.from({ length: parcels }, (_, index) => ({
        ...label,
        count: t('label.count', { n: index + 1, of: parcels }),
      })),
      title: t('label.title', { order: row.public_id }),
      // So that the same labels make the same file again.
      at: new Date(shipment.shipped_at),
    },
  ]);
  return {
    name: `labels-${row.public_id}-${shipmentId}.pdf`,
    etag: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

/** Each line in its own direction, whatever the language of the label. */
function linesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n').map((line) => own(line.trim()))).filter(Boolean);
}
