// Quick order service: each line is matched and shown first, then all valid ones are added to the cart at once. A few statements for 500 lines.
import {
  type ProblemCode,
  type ProblemParams,
  problemText,
  type QuickOrder,
  type QuickOrderAdded,
  type QuickOrderLine,
  type QuickOrderProduct,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { decideLine, getHeld, openCart, putItems } from '../cart/index.ts';
import { listPurchasables, type Purchasable } from '../catalog/index.ts';
import { getTerms } from '../pricing/index.ts';
import {
  byPartRank,
  findByKeys,
  findNearest,
  keysOf,
  partKey,
  service as search,
} from '../search/index.ts';
import { linesOf } from './cells.rules.ts';
import {
  MAX_ORDER_LINES,
  type Reading,
  readOrder,
  type WrittenLine,
  type WrittenOrder,
} from './lines.rules.ts';
import { matchLine, possibleQuantity, resembling } from './match.rules.ts';
import { readRows } from './spreadsheet.ts';

/** The lines of a file as text, to be looked at and sent like a pasted one. @throws Problem file-empty, file-not-readable, file-not-a-workbook, too-many-lines */
export async function readFile(bytes: Uint8Array, name = ''): Promise<string> {
  // A heading and a few empty rows beside the lines.
  const rows = await readRows(bytes, MAX_ORDER_LINES + 20, name);
  if (rows.length > MAX_ORDER_LINES + 1) throw tooMany();
  return linesOf(rows);
}

/** Matches of each line of a pasted text. @throws Problem too-many-lines */
export async function matchText(ctx: Ctx, code: string | null, text: string): Promise<QuickOrder> {
  return await match(ctx, code, readOrder(text));
}

/** Matches of each line of an API client: written lines, or numbers with their quantities. */
export async function matchLines(
  ctx: Ctx,
  code: string | null,
  lines: readonly (string | { partNumber: string; quantity?: number | undefined })[],
): Promise<QuickOrder> {
  const order: WrittenOrder = { lines: [], ignored: [] };
  for (const line of lines) {
    if (typeof line === 'string') {
      const read = readOrder(line.replace(/[\r\n]+/g, ' '));
      order.lines.push(...read.lines);
      order.ignored.push(...read.ignored);
    } else
      order.lines.push({
        text: line.partNumber,
        readings: [{ part: line.partNumber, quantity: line.quantity }],
      });
  }
  return await match(ctx, code, order);
}

/** Puts all of them in that may go in, in one transaction; a product that is named twice adds up. */
export async function addLines(
  ctx: Ctx,
  code: string | null,
  lines: readonly { productId: number; quantity: number }[],
): Promise<QuickOrderAdded> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of lines)
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const items = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  const terms = await getTerms(ctx.db, ctx.clock.now());
  const { cart, added, refused } = await inTransaction(ctx.db, async (tx) =>
    putItems(ctx, tx, terms, await openCart(ctx, tx, code), items),
  );
  return {
    cart,
    added,
    refused: refused.map(({ productId, rejection }) => ({
      productId,
      quantity: wanted.get(productId) ?? 0,
      ...told(ctx, rejection.code, { n: 'limit' in rejection ? rejection.limit : 0, name: '' }),
    })),
  };
}

const tooMany = (): Problem => new Problem('too-many-lines', { n: MAX_ORDER_LINES });

function told(
  { locale }: Ctx,
  code: ProblemCode,
  params: ProblemParams,
): { code: string; message: string } {
  return { code, message: problemText(code, locale, params) };
}

async function match(
  ctx: Ctx,
  code: string | null,
  { lines, ignored }: WrittenOrder,
): Promise<QuickOrder> {
  if (lines.length > MAX_ORDER_LINES) throw tooMany();
  const parts = [
    ...new Set(lines.flatMap((line) => line.readings.map((reading) => reading.part))),
  ].filter((part) => part !== '');
  const keys = new Map(parts.map((part) => [part, keysOf(part)]));
  const byKey = await findByKeys(ctx.db, [...keys.values()].flat());
  // As typed first; with a bearing's seal in plain writing only when that finds nothing.
  const idsOf = (part: string): readonly number[] =>
    (keys.get(part) ?? []).map((key) => byKey.get(key) ?? []).find((ids) => ids.length > 0) ?? [];
  const { rates } = await getTerms(ctx.db, ctx.clock.now());
  const known = await listPurchasables(
    ctx.db,
    [...new Set([...byKey.values()].flat())],
    ctx.locale,
    rates,
  );
  const sold = (part: string): readonly number[] =>
    idsOf(part).filter((id) => known.get(id)?.published);
  const ownOf = (part: string, ids: readonly number[]): number | undefined =>
    byPartRank(part, ids, (id) => ({ sku: known.get(id)?.sku ?? '', mpn: '' })).own;
  const matches = lines.map((line) => ({ line, ...matchLine(line, sold, ownOf) }));

  const unknown = matches.filter(
    ({ status, reading }) => status === 'unknown' && reading.part !== '',
  );
  const described = await describedParts(
    ctx,
    unknown.map(({ line }) => line),
  );
  const strangers = unknown
    .filter(({ line }) => !described.has(line))
    .flatMap(({ reading }) => resembling(reading).map(partKey));
  const near = await findNearest(ctx.db, strangers);
  const more = await listPurchasables(
    ctx.db,
    [
      ...new Set([
        ...[...described.values()].flatMap(({ ids }) => ids),
        ...[...near.values()].flat(),
      ]),
    ].filter((id) => !known.has(id)),
    ctx.locale,
    rates,
  );
  for (const [id, purchasable] of more) known.set(id, purchasable);
  const nearest = (line: WrittenLine, reading: Reading): number[] =>
    [
      ...new Set(
        described.get(line)?.ids ??
          resembling(reading).flatMap((part) => near.get(partKey(part)) ?? []),
      ),
    ].filter((id) => known.get(id)?.published);

  const shown = (id: number): QuickOrderProduct => toProduct(known.get(id) as Purchasable);
  const answer = matches.map(
    ({ line, reading: matched, status, productIds }, index): QuickOrderLine => {
      const reading = described.get(line)?.reading ?? matched;
      const product = status === 'found' ? shown(productIds[0] as number) : null;
      return {
        line: index + 1,
        text: line.text,
        partNumber: reading.part,
        quantity:
          reading.quantity === undefined ? (product?.limits.minimum ?? 1) : reading.quantity,
        status,
        product,
        choices:
          status === 'ambiguous'
            ? productIds.map(shown)
            : status === 'unknown'
              ? nearest(line, matched).slice(0, MAX_CHOICES).map(shown)
              : [],
        problem: null,
        possible: null,
        repeats: null,
        held: 0,
      };
    },
  );
  await judge(ctx, code, answer, known);
  return {
    lines: answer,
    ignored,
    ready: answer.filter(
      (line) => line.product !== null && line.problem === null && line.repeats === null,
    ).length,
  };
}

const MAX_CHOICES = 4;
/** Lines without a part number of the shop that are put to the search; the others are compared by their letters only. */
const MAX_DESCRIBED = 20;

type DescribedPart = { reading: Reading; ids: number[] };

/** Lines that describe a part instead of numbering it ("bolt M10x60 8.8"): under the reading that says most, the products that are all of it. */
async function describedParts(
  ctx: Ctx,
  lines: readonly WrittenLine[],
): Promise<Map<WrittenLine, DescribedPart>> {
  const described = new Map<WrittenLine, DescribedPart>();
  for (const line of lines.slice(0, MAX_DESCRIBED)) {
    const byLength = [...line.readings].sort((a, b) => b.part.length - a.part.length);
    // The whole line first: "M10x60 8.8" is a class, no quantity.
    for (const reading of byLength.slice(0, 3)) {
      const { ids, quantity } = await search.recognise(ctx, reading.part, MAX_CHOICES);
      if (ids.length === 0) continue;
      const said = quantity === null ? undefined : Number.isInteger(quantity) ? quantity : null;
      described.set(line, {
        reading: { ...reading, quantity: reading.quantity === undefined ? said : reading.quantity },
        ids,
      });
      break;
    }
  }
  return described;
}

/** Repetitions are added to the first line of their product, which must then satisfy the quantity rules together with what the cart holds. */
async function judge(
  ctx: Ctx,
  code: string | null,
  lines: QuickOrderLine[],
  known: ReadonlyMap<number, Purchasable>,
): Promise<void> {
  const held = await getHeld(ctx, code);
  const first = new Map<number, QuickOrderLine>();
  for (const line of lines) {
    if (line.product === null) continue;
    const earlier = first.get(line.product.id);
    if (earlier === undefined) first.set(line.product.id, line);
    // Less than one is rejected where it stands, and takes nothing away from another line.
    else if (
      line.quantity !== null &&
      earlier.quantity !== null &&
      line.quantity >= 0 &&
      earlier.quantity >= 0
    ) {
      earlier.quantity += line.quantity;
      line.repeats = earlier.line;
    }
  }
  for (const line of lines) {
    if (line.product === null || line.repeats !== null) {
      if (line.partNumber === '') line.problem = told(ctx, 'part-number-missing', { n: line.line });
      else if (line.quantity === null) line.problem = told(ctx, 'quantity-not-understood', {});
      else if (line.quantity < 1) line.problem = tooFew(ctx, 1);
      continue;
    }
    const purchasable = known.get(line.product.id) as Purchasable;
    const before = held.get(line.product.id) ?? 0;
    if (line.quantity === null) {
      // No number is offered: a thousand is not one, and a dozen is not one either.
      line.problem = told(ctx, 'quantity-not-understood', {});
      continue;
    }
    const rejection = decideLine(purchasable, line.quantity < 1 ? 0 : before + line.quantity);
    if (rejection === null) continue;
    const n = 'limit' in rejection ? rejection.limit : 0;
    const isTooFew = line.quantity < 1 && rejection.code === 'quantity-below-minimum';
    line.problem = isTooFew
      ? tooFew(ctx, n)
      : told(ctx, rejection.code, { n, name: purchasable.name });
    line.held = isTooFew || rejection.code === 'product-out-of-stock' ? 0 : before;
    line.possible = possibleQuantity(purchasable, before, line.quantity);
  }
}

/** Nothing is in the cart yet that could be removed from it. */
function tooFew(ctx: Ctx, n: number): { code: string; message: string } {
  return { code: 'quantity-below-minimum', message: told(ctx, 'number-too-small', { n }).message };
}

function toProduct({
  id,
  sku,
  name,
  slug,
  image,
  manufacturer,
  unit,
  limits,
  stock,
  unitPrice,
}: Purchasable): QuickOrderProduct {
  return {
    id,
    sku,
    name,
    slug,
    image,
    manufacturer,
    unit,
    limits,
    stock: Math.max(0, stock),
    unitPrice,
  };
}
