// Staff forget what was learned for a search, and read reformulations: searches that led to nothing with those that followed. [house §6]
import type { ReformulationRow } from '@millwright/contracts';
import { recordEvent } from '../../../platform/audit-events.ts';
import { staffOf } from '../../../platform/authorise.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Listed, ListPage } from '../../../platform/list.ts';
import { Problem } from '../../../platform/problem.ts';
import { wordsChanged } from '../index/words.queries.ts';
import { dictionaryChanged } from '../lexicon/dictionary.ts';
import { queryKeyOf } from '../lexicon/learned.rules.ts';
import { deleteLearned, lockLearning, lockVersions } from './learned.queries.ts';
import { LEARNING } from './learning.rules.ts';
import {
  deleteReformulation,
  listReformulationRows,
  type ReformulationFilter,
} from './reformulations.queries.ts';

/**
 * The next search is as if nothing had been learned; new clicks count from now on. Nothing to forget counts as done.
 * @param query as typed; null: every query @throws Problem not-found, right-missing, invalid-request (no clicks are counted for such a text)
 */
export async function forgetLearned(ctx: Ctx, query: string | null): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  const key = query === null ? null : queryKeyOf(query);
  if (key === undefined)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/query' }] },
    );
  await inTransaction(ctx.db, async (tx) => {
    await lockLearning(tx);
    if (!(await deleteLearned(tx, key))) return;
    await recordEvent(ctx, tx, {
      operation: 'learning-forgotten',
      subject: 'search',
      id: key ?? '*',
    });
    await lockVersions(tx);
    await wordsChanged(tx);
  });
  dictionaryChanged();
}

/** Of three visitors or more. @throws Problem not-found, right-missing */
export async function listReformulations(
  ctx: Ctx,
  filter: ReformulationFilter,
  page: ListPage,
): Promise<Listed<ReformulationRow>> {
  staffOf(ctx, 'catalogue:read');
  return await listReformulationRows(ctx.db, LEARNING, filter, page);
}

/** If it is gone already, that counts as done. @throws Problem not-found, right-missing */
export async function dismissReformulation(
  ctx: Ctx,
  pair: { first: string; second: string; locale: string },
): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, (tx) => deleteReformulation(tx, pair));
}
