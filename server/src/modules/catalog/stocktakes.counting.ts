// Counting of a stocktake: entries of a scanner or the keyboard, a quantity of one product, and files. [decisions 0100]
import {
  chooseEntry,
  type EntryChoice,
  fileInText,
  type Locale,
  type ProblemCode,
  type ProblemParams,
  problemText,
  readEntry,
  type StocktakeCount,
  type StocktakeFile,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { readTableFile } from '../../platform/http/table-file.ts';
import { Problem } from '../../platform/problem.ts';
import { refused } from './admin-errors.ts';
import { productName } from './catalog.cards.ts';
import { countsOf } from './stocktake.rules.ts';
import {
  type Coded,
  findCoded,
  findCountedElsewhere,
  findStocktake,
  inScope,
  type ScopeRow,
  saveCounts,
} from './stocktakes.queries.ts';

/** Faults of a file that are shown. */
const SHOWN_FAULTS = 100;
const LIMIT = { statementTimeoutMs: 60_000 };

/** Counts wait for a closing, and a closing for counts. */
async function whileOpen(tx: Tx, id: number): Promise<ScopeRow> {
  const take = await findStocktake(tx, id, 'share');
  if (take === undefined) throw new Problem('record-not-found');
  if (take.state !== 'open') throw new Problem('stocktake-ended');
  return take;
}

/**
 * @param last product that was counted before: a number alone sets its quantity
 * @throws Problem not-found, right-missing, record-not-found, stocktake-ended, count-not-found, count-ambiguous, counted-elsewhere
 */
export async function countStocktakeEntry(
  ctx: Ctx,
  id: number,
  { entry: typed, last = null }: { entry: string; last?: number | null | undefined },
): Promise<StocktakeCount> {
  const by = staffOf(ctx, 'catalogue:write');
  const entry = readEntry(typed);
  if (entry.whole === '') throw refused([{ code: 'field-required', pointer: '/entry' }]);
  return await counting(ctx, async (tx) => {
    const take = await whileOpen(tx, id);
    const codes = [entry.whole, ...(entry.behind === null ? [] : [entry.behind.code])];
    const found = await findCoded(tx, codes, inScope(take));
    const known = { whole: found.get(0) ?? [], behind: found.get(1) ?? [] };
    const chosen = rejectUnknown(chooseEntry(entry, known, last));
    await rejectOutside(tx, take, chosen.id);
    const quantity = chosen.kind === 'set' ? chosen.quantity : 1;
    const [line] = await saveCounts(tx, take, new Map([[chosen.id, quantity]]), {
      isMore: chosen.kind === 'add',
      by,
      at: ctx.clock.now(),
    });
    const { rows } = await sql<{ sku: string; name: string }>`
      select p.sku, ${productName(ctx.locale, 'p.sku')} as name from product p where p.id = ${chosen.id}`.execute(
      tx,
    );
    const { expected, counted } = line as { expected: number; counted: number };
    return { id: chosen.id, ...(rows[0] as { sku: string; name: string }), expected, counted };
  });
}

function rejectUnknown(choice: EntryChoice): Exclude<EntryChoice, { code: string }> {
  if (!('code' in choice)) return choice;
  const code = choice.kind === 'several' ? 'count-ambiguous' : 'count-not-found';
  throw new Problem(code, { part: choice.code });
}

/** @throws Problem count-not-found, counted-elsewhere */
async function rejectOutside(tx: Tx, take: ScopeRow, productId: number): Promise<void> {
  const { rows } = await sql<{ sku: string; inside: boolean }>`
    select p.sku, ${inScope(take)} as inside from product p where p.id = ${productId}`.execute(tx);
  const part = rows[0]?.sku ?? String(productId);
  if (rows[0]?.inside !== true) throw new Problem('count-not-found', { part });
  const name = (await findCountedElsewhere(tx, take.id, [productId])).get(productId);
  if (name !== undefined) throw new Problem('counted-elsewhere', { part, name });
}

/** Another stocktake may count the same product at this moment. @throws Problem record-changed */
async function counting<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx.db, work, LIMIT);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'stocktake_line_counted_once')
      throw new Problem('record-changed');
    throw error;
  }
}

/** @param counted null: its count is taken out, and the next one freezes stock anew
 *  @throws Problem not-found, right-missing, record-not-found, stocktake-ended, count-not-found, counted-elsewhere */
export async function setStocktakeLine(
  ctx: Ctx,
  id: number,
  productId: number,
  counted: number | null,
): Promise<void> {
  const by = staffOf(ctx, 'catalogue:write');
  await counting(ctx, async (tx) => {
    const take = await whileOpen(tx, id);
    if (counted === null) {
      await sql`delete from stocktake_line where stocktake_id = ${id} and product_id = ${productId}`.execute(
        tx,
      );
      return;
    }
    await rejectOutside(tx, take, productId);
    const how = { isMore: false, by, at: ctx.clock.now() };
    await saveCounts(tx, take, new Map([[productId, counted]]), how);
  });
}

/** Rows of one product are added up. @throws Problem not-found, right-missing, record-not-found, stocktake-ended, file-not-readable, file-empty */
export async function countStocktakeFile(
  ctx: Ctx & { locale: Locale },
  id: number,
  form: SentForm,
): Promise<StocktakeFile> {
  const by = staffOf(ctx, 'catalogue:write');
  const sent = form.files.get('file');
  if (sent === undefined) throw refused([{ code: 'field-required', pointer: '/file' }]);
  const rows = countsOf(await readTableFile(sent));
  if (rows.length === 0) throw new Problem('file-empty', { file: fileInText(sent.name) });
  return await counting(ctx, async (tx) => {
    const take = await whileOpen(tx, id);
    const found = await findCoded(
      tx,
      rows.map(({ code }) => code),
      inScope(take),
    );
    const meant = rows.map((_, place) => meantBy(found.get(place) ?? []));
    const elsewhere = await findCountedElsewhere(
      tx,
      id,
      meant.flatMap((product) => (product === undefined ? [] : [product.id])),
    );
    const counts = new Map<number, number>();
    const faults: StocktakeFile['faults'] = [];
    const fault = (row: number, code: ProblemCode, params: ProblemParams = {}) =>
      faults.push({ row, message: problemText(code, ctx.locale, params) });
    for (const [place, { row, code: part, quantity }] of rows.entries()) {
      const product = meant[place];
      const name = product === undefined ? undefined : elsewhere.get(product.id);
      if (quantity === null) fault(row, 'quantity-not-understood');
      else if (product === undefined)
        fault(row, found.has(place) ? 'count-ambiguous' : 'count-not-found', { part });
      else if (name !== undefined) fault(row, 'counted-elsewhere', { part, name });
      else
        counts.set(product.id, Math.min((counts.get(product.id) ?? 0) + quantity, 1_000_000_000));
    }
    await saveCounts(tx, take, counts, { isMore: false, by, at: ctx.clock.now() });
    return {
      counted: counts.size,
      faulty: faults.length,
      faults: faults.slice(0, SHOWN_FAULTS),
    };
  });
}

function meantBy(found: readonly Coded[]): Coded | undefined {
  const exact = found.filter(({ isExact }) => isExact);
  const meant = exact.length > 0 ? exact : found;
  return meant.length === 1 ? meant[0] : undefined;
}
