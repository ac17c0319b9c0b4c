// How does PostgreSQL find the answer? The plan becomes one statement, its one row the hits and their counts. [house §6]
import { queryPrepared } from '../../platform/db/raw.ts';
import type { Found } from './engine.ts';
import { keepChoice, keptChoice } from './postgres-engine-featured.ts';
import type { HitsPlan, Statement } from './postgres-engine-plan.ts';
import { type AnswerRow, readCounted, readHits } from './postgres-engine-rows.ts';
import { browseStatement, featuredStatement, hitsStatement, keptStatement } from './postgres-engine-sql.ts';
import type { Asker } from './search.engine.ts';
import type { Question } from './search.question.ts';

export async function findInDatabase(asker: Asker, question: Question): Promise<Found> {
  const { plan, dictionary } = question;
  const row = question.isFeatured ? await featured(asker, plan) : await hitsOf(asker, question);
  return {
    ...readCounted(row, plan.groups.length, dictionary),
    hits: readHits(row),
    exact: row.exact,
    names: row.names,
    words: row.words,
  };
}

async function hitsOf(asker: Asker, { plan, isOpen }: Question): Promise<AnswerRow> {
  if (isOpen) return await answer(asker, browseStatement(plan, plan.place));
  const { frequent, groups } = plan;
  if (frequent === undefined || groups.length > 1) return await answer(asker, hitsStatement(plan));
  const row = await answer(asker, groups.length === 0 ? browseStatement(plan, frequent) : hitsStatement(plan));
  const isKept = groups.length === 0 ? row.total > 0 : row.counts1 !== null;
  // Nothing is kept of the word: since we looked the index was built anew and it is not frequent any more.
  return isKept ? row : await answer(asker, hitsStatement({ ...plan, frequent: undefined }));
}

async function featured(asker: Asker, plan: HitsPlan): Promise<AnswerRow> {
  const kept = keptChoice(asker.db, plan);
  if (kept !== undefined) return await answer(asker, keptStatement(kept, plan.locale));
  const row = await answer(asker, featuredStatement(plan));
  keepChoice(asker.db, plan, { total: row.total, ids: readHits(row).map(({ facts }) => facts.id) });
  return row;
}

async function answer(asker: Asker, { statement, parameters }: Statement): Promise<AnswerRow> {
  const [row] = await queryPrepared<AnswerRow>(asker.db, statement, parameters);
  return row as AnswerRow;
}
