// Changes of a pending order: what it would hold and cost then (the plan), and applying it. Amounts, taxes and stock follow in the caller's transaction. [decisions 0032, 0064, 0105]
import type { ComparedLine, OrderEdit, Prices } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { amountFrom } from '../../platform/amounts.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import {
  changeSale,
  listPurchasables,
  lockStock,
  lockStockToChange,
  returnToLocations,
} from '../catalog/index.ts';
import { convertedPrices, getTerms, placeOfSupply, taxBasisPoints } from '../pricing/index.ts';
import { totalsAgain } from './orders.admin.rules.ts';
import { type ChangedLine, type Contents, saveContents } from './orders.contents.queries.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import type { Totals } from './orders.rules.ts';
import { getRowById } from './orders.service.ts';

export type WantedContents = {
  /** Lines that stay or are new; the others go. `unitPrice` in minor units of the base currency; absent: as it is, of a new line the shop's price. */
  lines: readonly { productId: number; quantity: number; unitPrice?: number | undefined }[];
  /** Minor units of the base currency; 0: free; null: not agreed yet. */
  freight: number | null;
  collected: boolean;
};
export type ContentsPlan = Contents & { edit: OrderEdit };

/** Locks what a change touches: stock by product id, then the order. @returns the order, which is Pending @throws Problem order-not-found, order-not-editable */
export async function lockToChange(
  ctx: Ctx,
  tx: Tx,
  id: number,
  productIds: readonly number[],
): Promise<OrderRow> {
  const before = await getRowById(tx, id);
  await lockStockToChange(tx, id, [...before.lines.map((line) => line.product_id), ...productIds]);
  await lockOrder(tx, id);
  await failpoint('edit: order locked');
  const row = await getRowById(tx, id);
  if (row.status !== 'Pending')
    throw new Problem('order-not-editable', {
      status: translator(ctx.locale)(`orders.status.${row.status}`),
    });
  return row;
}

/** @returns null: nothing would change @throws Problem invalid-request, order-empty, product-not-found */
export async function planContents(
  ctx: Ctx,
  tx: Tx,
  row: OrderRow,
  wanted: WantedContents,
): Promise<ContentsPlan | null> {
  const terms = await getTerms(tx, ctx.clock.now());
  const lines = await linesOf(tx, row, wanted.lines, (hsn) =>
    taxBasisPoints(hsn, placeOfSupply(row.tax_id, row.delivery), terms.taxRates),
  );
  const freight = wanted.freight === null ? null : convertedPrices(wanted.freight, row.rates);
  const frozen = {
    delivery: row.delivery,
    placeOfSupply: row.place_of_supply,
    taxes: row.taxes ?? [],
  };
  const { totals, freightTax } = totalsAgain(lines, freight, frozen, terms.companyState);
  const edit = editOf(row, lines, totals, wanted.collected);
  if (edit === null) return null;
  return { lines, totals, freightTax, collected: wanted.collected, edit };
}

/** The order and its stock are locked. @throws Problem stock-not-enough */
export async function applyContents(
  tx: Tx,
  row: OrderRow,
  { edit, ...contents }: ContentsPlan,
  by: { actor: string; at: Date },
): Promise<void> {
  if (!(await changeSale(tx, row.id, contents.lines)))
    throw shortProblem(await shortLines(tx, row, contents.lines), contents.lines);
  await returnToLocations(tx, row.id);
  await saveContents(tx, row.id, contents, { version: row.version + 1, changes: edit, ...by });
}

/** A proposal holds no stock, but more than there is now is not proposed. Whole lots are judged when they are taken. @throws Problem stock-not-enough */
export async function requireStock(
  tx: Tx,
  row: OrderRow,
  lines: readonly ChangedLine[],
): Promise<void> {
  const short = await shortLines(tx, row, lines, true);
  if (short.length > 0) throw shortProblem(short, lines);
}

/** Each line of both contents, before and after. */
export function compareLines(row: OrderRow, lines: readonly ChangedLine[]): ComparedLine[] {
  const gone = row.lines.filter((was) => !lines.some((line) => line.productId === was.product_id));
  return [
    ...lines.map((line): ComparedLine => {
      const was = row.lines.find((each) => each.product_id === line.productId);
      return {
        productId: line.productId,
        sku: line.sku,
        name: line.name,
        quantity: { from: was?.quantity ?? 0, to: line.quantity },
        unitPrice: { from: was?.unit_base ?? null, to: line.unitPrice.base },
        subtotal: { from: was?.subtotal_base ?? 0, to: line.unitPrice.base * line.quantity },
      };
    }),
    ...gone.map(
      (was): ComparedLine => ({
        productId: was.product_id,
        sku: was.sku,
        name: was.name,
        quantity: { from: was.quantity, to: 0 },
        unitPrice: { from: was.unit_base, to: null },
        subtotal: { from: was.subtotal_base, to: 0 },
      }),
    ),
  ];
}

/** Lines that stay keep name and tax of the order's day; new ones are copies of the catalogue's of today, in the language of the order. */
async function linesOf(
  tx: Tx,
  row: OrderRow,
  wanted: WantedContents['lines'],
  rateOf: (hsn: string) => number,
): Promise<ChangedLine[]> {
  if (new Set(wanted.map((line) => line.productId)).size < wanted.length)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-repeated', pointer: '/lines' }] },
    );
  if (wanted.length === 0) throw new Problem('order-empty');
  const known = new Map(row.lines.map((line) => [line.product_id, line]));
  const added = wanted.filter((line) => !known.has(line.productId)).map((line) => line.productId);
  const purchasables = await listPurchasables(tx, added, row.locale, row.rates);
  const price = (unitPrice: number | undefined, own: Prices): Prices =>
    unitPrice === undefined || unitPrice === own.base ? own : convertedPrices(unitPrice, row.rates);
  const ordered = wanted.map(({ productId, quantity, unitPrice }): ChangedLine => {
    const line = known.get(productId);
    if (line !== undefined) {
      const { hsn, sku, name, tax_basis_points: taxBasisPoints } = line;
      return {
        productId,
        hsn,
        sku,
        name,
        taxBasisPoints,
        quantity,
        unitPrice: price(unitPrice, amountFrom(line, 'unit')),
        added: null,
      };
    }
    const good = purchasables.get(productId);
    if (good === undefined || !good.published)
      throw new Problem(
        'product-not-found',
        {},
        { fields: [{ code: 'product-not-found', pointer: `/lines/${productId}` }] },
      );
    const { hsn, sku, name, slug, image, manufacturer } = good;
    const unit = price(unitPrice, good.unitPrice);
    const copy = { slug, image, manufacturer: manufacturer.name };
    return {
      productId,
      hsn,
      sku,
      name,
      taxBasisPoints: rateOf(hsn),
      quantity,
      unitPrice: unit,
      added: copy,
    };
  });
  const position = (line: ChangedLine): number => {
    const at = row.lines.findIndex((each) => each.product_id === line.productId);
    return at < 0 ? row.lines.length : at;
  };
  return ordered.sort((a, b) => position(a) - position(b));
}

/** The changes; null: none. */
function editOf(
  row: OrderRow,
  lines: readonly ChangedLine[],
  { freight, total }: Totals,
  collected: boolean,
): OrderEdit | null {
  const removed = row.lines.filter(
    (line) => !lines.some((each) => each.productId === line.product_id),
  );
  const changed = [
    ...lines.flatMap((line): OrderEdit['lines'] => {
      const was = row.lines.find((each) => each.product_id === line.productId);
      const isPriced = was?.unit_base !== line.unitPrice.base;
      if (was?.quantity === line.quantity && !isPriced) return [];
      const price = isPriced
        ? { price: { from: was?.unit_base ?? null, to: line.unitPrice.base } }
        : {};
      return [
        { sku: line.sku, name: line.name, from: was?.quantity ?? 0, to: line.quantity, ...price },
      ];
    }),
    ...removed.map((line) => ({ sku: line.sku, name: line.name, from: line.quantity, to: 0 })),
  ];
  const isFreight =
    row.freight_base !== (freight?.base ?? null) || row.freight_collected !== collected;
  if (changed.length === 0 && !isFreight) return null;
  return {
    lines: changed,
    freight: isFreight
      ? { from: row.freight_base, to: freight?.base ?? null, ...(collected ? { collected } : {}) }
      : null,
    total: { from: row.total_base, to: total.base },
  };
}

/** Lines that exceed the stock, with the quantity that they can have. @param onlyKnown leaves out whole lots, whose stock is that of their parts */
async function shortLines(
  tx: Tx,
  row: OrderRow,
  lines: readonly ChangedLine[],
  onlyKnown = false,
): Promise<FieldProblem[]> {
  const free = await lockStock(
    tx,
    lines.map((line) => line.productId),
  );
  return lines.flatMap((line): FieldProblem[] => {
    if (onlyKnown && !free.has(line.productId)) return [];
    const was = row.lines.find((each) => each.product_id === line.productId);
    const n = (was?.quantity ?? 0) + Math.max(0, free.get(line.productId) ?? 0);
    return line.quantity <= n
      ? []
      : [
          {
            code: 'stock-not-enough',
            pointer: `/lines/${line.productId}`,
            params: { n, name: line.name },
          },
        ];
  });
}

function shortProblem(fields: FieldProblem[], lines: readonly ChangedLine[]): Problem {
  const name = lines[0]?.name ?? '';
  return new Problem('stock-not-enough', fields[0]?.params ?? { n: 0, name }, { fields });
}
