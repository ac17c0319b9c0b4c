// Saved views of lists: seen by who may see the list and has them shared, changed by their owner and administrators. [decisions 0116]
import {
  plainLine,
  roleName,
  SAVED_VIEW_LISTS,
  type SavedView,
  type SavedViewList,
} from '@millwright/contracts';
import { mayRead, roleOf, staffIdOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import {
  countOwnViews,
  deleteView,
  insertView,
  listViewRows,
  saveDefault,
  saveView,
  type ViewInput,
  type ViewRow,
} from './saved-views.queries.ts';

const MAX_VIEWS = 50;
const MAX_FILTER = 2_000;

type Reader = { staffId: number; role: string };

/** @throws Problem not-found */
function readerOf(ctx: Ctx): Reader {
  const staffId = staffIdOf(ctx);
  const role = roleOf(ctx.actor);
  return { staffId, role: role === undefined ? '' : roleName(role) };
}

/** @throws Problem not-found, right-missing */
export async function listSavedViews(
  ctx: Ctx,
  list: SavedViewList,
): Promise<{ rows: SavedView[]; total: number }> {
  staffOf(ctx, `${SAVED_VIEW_LISTS[list]}:read`);
  const reader = readerOf(ctx);
  const rows = await listViewRows(ctx.db, reader, { list });
  return { rows: rows.map((row) => toView(row, reader)), total: rows.length };
}

/** @throws Problem not-found, right-missing, invalid-request */
export async function addSavedView(
  ctx: Ctx,
  { list, ...input }: ViewInput & { list: SavedViewList },
): Promise<SavedView> {
  staffOf(ctx, `${SAVED_VIEW_LISTS[list]}:read`);
  const reader = readerOf(ctx);
  const view = checked(input);
  return await inTransaction(ctx.db, async (tx) => {
    if ((await countOwnViews(tx, list, reader.staffId)) >= MAX_VIEWS)
      throw wrong('list-too-long', '/list', { n: MAX_VIEWS });
    const id = await insertView(tx, list, reader.staffId, view);
    return toView(await getRow(ctx, tx, reader, id), reader);
  });
}

/** @throws Problem not-found, right-missing (somebody else’s), record-not-found, invalid-request */
export async function changeSavedView(ctx: Ctx, id: number, input: ViewInput): Promise<SavedView> {
  const reader = readerOf(ctx);
  const view = checked(input);
  return await inTransaction(ctx.db, async (tx) => {
    const row = await getOwnRow(ctx, tx, reader, id);
    // Taken back by an administrator, it is its owner’s alone again.
    await saveView(tx, id, view);
    return toView({ ...row, ...view }, reader);
  });
}

/** @throws Problem not-found, right-missing (somebody else’s), record-not-found */
export async function removeSavedView(ctx: Ctx, id: number): Promise<void> {
  const reader = readerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await getOwnRow(ctx, tx, reader, id);
    await deleteView(tx, id);
  });
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function setDefaultView(
  ctx: Ctx,
  { list, viewId }: { list: SavedViewList; viewId: number | null },
): Promise<void> {
  staffOf(ctx, `${SAVED_VIEW_LISTS[list]}:read`);
  const reader = readerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    if (viewId !== null && (await getRow(ctx, tx, reader, viewId)).list !== list)
      throw new Problem('record-not-found');
    await saveDefault(tx, reader.staffId, list, viewId);
  });
}

/** @throws Problem record-not-found, also for one that is not shared with who asks */
async function getRow(ctx: Ctx, tx: Tx, reader: Reader, id: number): Promise<ViewRow> {
  const [row] = await listViewRows(tx, reader, { id });
  if (row === undefined || !mayRead(ctx, SAVED_VIEW_LISTS[row.list]))
    throw new Problem('record-not-found');
  return row;
}

async function getOwnRow(ctx: Ctx, tx: Tx, reader: Reader, id: number): Promise<ViewRow> {
  const row = await getRow(ctx, tx, reader, id);
  if (!mayChange(row, reader)) throw new Problem('right-missing');
  return row;
}

const mayChange = (row: ViewRow, { staffId, role }: Reader): boolean =>
  row.owner_id === staffId || role === 'administrator';

function checked(input: ViewInput): ViewInput {
  const name = plainLine(input.name);
  if (name === '') throw wrong('field-required', '/name');
  if (JSON.stringify(input.filter).length > MAX_FILTER)
    throw wrong('text-too-long', '/filter', { n: MAX_FILTER });
  return { ...input, name };
}

function wrong(
  code: FieldProblem['code'],
  pointer: string,
  params: Record<string, number> = {},
): Problem {
  return new Problem('invalid-request', {}, { fields: [{ code, pointer, params }] });
}

function toView(row: ViewRow, reader: Reader): SavedView {
  const { id, list, name, filter, sort, direction, shared } = row;
  return {
    ...{ id, list, name, filter, sort, direction, shared },
    ownerName: row.owner_name,
    isMine: row.owner_id === reader.staffId,
    isDefault: row.is_default,
    mayChange: mayChange(row, reader),
  };
}
