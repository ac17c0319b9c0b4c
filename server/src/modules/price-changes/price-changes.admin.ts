// Admin service of price changes: preview, schedule, cancel, undo, and the price history of a product. [decisions §5]
import {
  PRICE_CHANGE_TRANSITIONS,
  type PriceChange,
  type PriceChangeForm,
  type PriceChangePreview,
  type PriceChangeState,
  type PricePoint,
} from '@millwright/contracts';
import { staffIdOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findPriceChange,
  insertPriceChange,
  listPriceChangeRecords,
  listPricePoints,
  type PriceChangeRecord,
  previewPrices,
  setPriceChangeState,
} from './price-changes.queries.ts';
import { PRICE_CHANGE_QUEUE } from './queue.ts';

const SAMPLE_ROWS = 20;

/** @throws Problem right-missing, invalid-request */
export async function previewPriceChange(
  ctx: Ctx,
  change: PriceChangeForm,
): Promise<PriceChangePreview> {
  staffOf(ctx, 'catalogue:write');
  requireChange(change);
  return await previewPrices(ctx.db, change, ctx.locale, SAMPLE_ROWS);
}

/** @param appliesAt ISO moment; null: now @throws Problem right-missing, invalid-request */
export async function addPriceChange(
  ctx: Ctx,
  change: PriceChangeForm,
  appliesAt: string | null,
): Promise<PriceChange> {
  staffOf(ctx, 'catalogue:write');
  requireChange(change);
  const now = ctx.clock.now();
  const at = appliesAt === null ? now : new Date(appliesAt);
  // A month may have no such day.
  if (Number.isNaN(at.getTime()) || at.getTime() < now.getTime() - 60_000)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-not-valid', pointer: '/appliesAt' }] },
    );
  const id = await inTransaction(ctx.db, async (tx) => {
    const added = await insertPriceChange(tx, change, { appliesAt: at, staffId: staffIdOf(ctx) });
    if (at <= now) await sendJob(tx, PRICE_CHANGE_QUEUE, { priceChangeId: added });
    return added;
  });
  return await getPriceChange(ctx, id);
}

export async function listPriceChanges(
  ctx: Ctx,
  page: { start: number; count: number },
): Promise<{ rows: PriceChange[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const { rows, total } = await listPriceChangeRecords(ctx.db, page);
  return { rows: rows.map(toView), total };
}

/** @throws Problem right-missing, record-not-found, price-change-state */
export async function cancelPriceChange(ctx: Ctx, id: number): Promise<PriceChange> {
  staffOf(ctx, 'catalogue:write');
  return await move(ctx, id, 'cancelled', async (tx) =>
    setPriceChangeState(tx, id, 'cancelled', { endedAt: ctx.clock.now() }),
  );
}

/** @throws Problem right-missing, record-not-found, price-change-state */
export async function undoPriceChange(ctx: Ctx, id: number): Promise<PriceChange> {
  staffOf(ctx, 'catalogue:write');
  return await move(ctx, id, 'undoing', async (tx) => {
    await setPriceChangeState(tx, id, 'undoing', { staffId: staffIdOf(ctx) });
    await sendJob(tx, PRICE_CHANGE_QUEUE, { priceChangeId: id });
  });
}

export async function listPriceHistory(
  ctx: Ctx,
  productId: number,
  page: { start: number; count: number },
): Promise<{ rows: PricePoint[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const { rows, total } = await listPricePoints(ctx.db, productId, page);
  return {
    rows: rows.map(({ id, at, who, price, discount }) => ({
      id,
      at: at.toISOString(),
      who,
      price,
      discountPrice: discount,
    })),
    total,
  };
}

async function move(
  ctx: Ctx,
  id: number,
  to: PriceChangeState,
  step: (tx: Tx) => Promise<void>,
): Promise<PriceChange> {
  await inTransaction(ctx.db, async (tx) => {
    const record = await findPriceChange(tx, id, { locks: true });
    if (record === undefined) throw new Problem('record-not-found');
    if (!PRICE_CHANGE_TRANSITIONS.canTransition(record.state, to, 'staff'))
      throw new Problem('price-change-state');
    await step(tx);
  });
  return await getPriceChange(ctx, id);
}

async function getPriceChange(ctx: Ctx, id: number): Promise<PriceChange> {
  const { rows } = await listPriceChangeRecords(ctx.db, { start: 0, count: 1, id });
  const [row] = rows;
  if (row === undefined) throw new Problem('record-not-found');
  return toView(row);
}

function requireChange({ basisPoints }: PriceChangeForm): void {
  if (basisPoints === 0)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/basisPoints' }] },
    );
}

function toView(record: PriceChangeRecord & { staff: string }): PriceChange {
  return {
    id: record.id,
    filter: record.filter,
    basisPoints: record.basis_points,
    rounding: record.rounding,
    state: record.state,
    appliesAt: record.applies_at.toISOString(),
    matched: record.matched,
    changed: record.changed,
    undone: record.undone,
    stayed: record.stayed,
    createdBy: record.staff,
    createdAt: record.created_at.toISOString(),
    endedAt: record.ended_at?.toISOString() ?? null,
  };
}
