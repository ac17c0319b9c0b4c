// Bin labels of products as a PDF: part number, name, manufacturer's number, unit, and a barcode that stocktakes and shipping read back. [decisions 0116]
import { createHash } from 'node:crypto';
import { MAX_BIN_LABELS, type ProductFilterForm } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type BinLabel, own, renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import { refused } from './admin-errors.ts';
import { productName } from './catalog.cards.ts';
import { matchingProducts } from './products.admin.queries.ts';

type Row = { sku: string; mpn: string; gtin: string | null; name: string; manufacturer: string };

/**
 * Of products by their ids, in that order, or of all that match a filter, by number; in the language of the request.
 * @throws Problem not-found, right-missing, products-not-found, invalid-request when both are given or more match than fit
 */
export async function printBinLabels(
  ctx: Ctx,
  { ids, filter }: { ids?: readonly number[] | undefined; filter: ProductFilterForm },
): Promise<{ name: string; etag: string; bytes: Buffer }> {
  staffOf(ctx, 'catalogue:read');
  if (ids !== undefined && Object.values(filter).some((value) => value !== undefined))
    throw refused([
      { code: 'expected-either', params: { values: 'ids, filter' }, pointer: '/ids' },
    ]);
  const asked =
    ids === undefined
      ? sql`(select p.id, row_number() over (order by p.sku) as place from product p where ${matchingProducts(filter)})`
      : sql`unnest(${[...ids]}::int[]) with ordinality`;
  const { rows } = await sql<Row>`
    select p.sku, p.mpn, p.gtin, ${productName(ctx.locale, 'p.sku')} as name, m.name as manufacturer
    from ${asked} asked (id, place) join product p on p.id = asked.id
    join manufacturer m on m.id = p.manufacturer_id where p.kind = 'item' order by asked.place limit ${MAX_BIN_LABELS + 1}`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw new Problem('products-not-found');
  if (rows.length > MAX_BIN_LABELS)
    throw refused([{ code: 'list-too-long', params: { n: MAX_BIN_LABELS }, pointer: '' }]);
  const t = translator(ctx.locale);
  const [bytes = Buffer.alloc(0)] = await renderPdfs([
    {
      binLabels: rows.map(toLabel),
      locale: ctx.locale,
      title: t('label.bin', { n: rows.length }),
      author: '',
      // So that the same labels make the same file again.
      at: new Date(0),
    },
  ]);
  return {
    name: 'bin-labels.pdf',
    etag: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

function toLabel({ sku, mpn, gtin, name, manufacturer }: Row): BinLabel {
  return {
    name: own(name),
    number: own(sku),
    facts: [mpn === sku ? own(manufacturer) : `${own(manufacturer)} ${own(mpn)}`],
    barcode: isBarcode(sku) ? sku : gtin,
  };
}

/** What Code 128 holds. */
const isBarcode = (text: string): boolean => /^[ -~]+$/.test(text);
