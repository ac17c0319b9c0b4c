// Bin labels of products as a PDF: part number, name, manufacturer's number, unit, and a barcode that stocktakes and shipping read back. [decisions 0116]
import { createHash } from 'node:crypto';
import { translator } from '@millwright/messages/server';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type BinLabel, own, renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import { productName } from './catalog.cards.ts';

type Row = { sku: string; mpn: string; gtin: string | null; name: string; manufacturer: string };

/**
 * In the order of the ids, in the language of the request.
 * @throws Problem not-found, right-missing, products-not-found
 */
export async function printBinLabels(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ name: string; etag: string; bytes: Buffer }> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<Row>`
    select p.sku, p.mpn, p.gtin, ${productName(ctx.locale, 'p.sku')} as name, m.name as manufacturer
    from unnest(${[...ids]}::int[]) with ordinality asked (id, place) join product p on p.id = asked.id
    join manufacturer m on m.id = p.manufacturer_id where p.kind = 'item' order by asked.place`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw new Problem('products-not-found');
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
