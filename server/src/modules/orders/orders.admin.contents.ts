// Changes of a pending order by staff: lines, quantities, prices, freight. Amounts, taxes and stock follow in one transaction, and the buyer is notified. [decisions 0032, 0064]

import type { AdminOrder, OrderEdit, Prices } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { amountFrom } from '../../platform/amounts.ts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
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
import { readAdminOrder } from './orders.admin.ts';
import { type ChangedLine, saveContents } from './orders.contents.queries.ts';
import { notifyBuyer } from './orders.notify.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import type { Totals } from './orders.rules.ts';
import { getRowById } from './orders.service.ts';

export type ContentsInput = {
  /** The version that was looked at. */
  version: number;
  /** Lines that stay or are new; the others go. `unitPrice` in minor units of the base currency; absent: as it is, of a new line the shop's price. */
  lines: readonly { productId: number; quantity: number; unitPrice?: number | undefined }[];
  /** Paise; 0: free; null: not agreed yet. */
  freight: number | null;
  /** The buyer collects the goods. */
  freightCollected?: boolean | undefined;
  /** Needed where a line is new or a price changes; the buyer reads it. */
  reason?: string | undefined;
};

/** @throws Problem not-found, right-missing, order-not-found, order-not-editable, record-changed, order-empty, product-not-found, stock-not-enough, invalid-request */
export async function changeOrderContents(
  ctx: Ctx,
  id: number,
  input: ContentsInput,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  const collected = input.freightCollected === true;
  if (collected && input.freight !== 0)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-not-valid', pointer: '/freight' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    const before = await getRowById(tx, id);
    // Lock order: stock by product id, then the order.
    await lockStockToChange(tx, id, [
      ...before.lines.map((line) => line.product_id),
      ...input.lines.map((line) => line.productId),
    ]);
    await lockOrder(tx, id);
    await failpoint('edit: order locked');
    const row = await getRowById(tx, id);
    if (row.status !== 'Pending')
      throw new Problem('order-not-editable', {
        status: translator(ctx.locale)(`orders.status.${row.status}`),
      });
    if (row.version !== input.version) throw new Problem('record-changed');
    await failpoint('edit: read');
    const terms = await getTerms(tx, ctx.clock.now());
    const lines = await linesOf(tx, row, input.lines, (hsn) =>
      taxBasisPoints(hsn, placeOfSupply(row.tax_id, row.delivery), terms.taxRates),
    );
    const freight = input.freight === null ? null : convertedPrices(input.freight, row.rates);
    const frozen = {
      delivery: row.delivery,
      placeOfSupply: row.place_of_supply,
      taxes: row.taxes ?? [],
    };
    const { totals, freightTax } = totalsAgain(lines, freight, frozen, terms.companyState);
    const edit = editOf(row, lines, totals, collected);
    if (edit === null) return await readAdminOrder(ctx, tx, id);
    const reason = input.reason?.trim() ?? '';
    if (reason === '' && edit.lines.some((line) => line.price !== undefined))
      throw new Problem(
        'invalid-request',
        {},
        { fields: [{ code: 'field-required', pointer: '/reason' }] },
      );
    if (!(await changeSale(tx, id, lines))) throw await shortProblem(tx, row, lines);
    await returnToLocations(tx, id);
    const changes = reason === '' ? edit : { ...edit, reason };
    await saveContents(
      tx,
      id,
      lines,
      { totals, freightTax, collected },
      { version: row.version + 1, actor, at: ctx.clock.now(), changes },
    );
    await notifyBuyer(ctx, tx, 'changed', await getRowById(tx, id));
    return await readAdminOrder(ctx, tx, id);
  });
}

/** Lines that stay keep name and tax of the order's day; new ones are copies of the catalogue's of today, in the language of the order. */
async function linesOf(
  tx: Tx,
  row: OrderRow,
  wanted: ContentsInput['lines'],
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

/** Lines that exceed the stock, with the quantity that they can have. */
async function shortProblem(
  tx: Tx,
  row: OrderRow,
  lines: readonly ChangedLine[],
): Promise<Problem> {
  const free = await lockStock(
    tx,
    lines.map((line) => line.productId),
  );
  const fields = lines.flatMap((line): FieldProblem[] => {
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
  const name = lines[0]?.name ?? '';
  return new Problem('stock-not-enough', fields[0]?.params ?? { n: 0, name }, { fields });
}
