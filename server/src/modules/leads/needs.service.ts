// Buying requests: stored cards in three languages, open to everybody. [§2.2 /our-needs, decisions §1]
import type { Need } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { subjectOf, toNeed } from './leads.views.ts';
import { findNeedRow, listNeedRows } from './needs.queries.ts';

export async function listNeeds(ctx: Ctx): Promise<Need[]> {
  return (await listNeedRows(ctx.db)).map((row) => toNeed(row, ctx.locale));
}

/** With the subject of its answers: "Our Needs - {name}". @throws Problem need-not-found */
export async function getNeed(ctx: Ctx, id: number): Promise<Need & { subject: string }> {
  const row = Number.isSafeInteger(id) && id > 0 ? await findNeedRow(ctx.db, id) : undefined;
  if (row === undefined) throw new Problem('need-not-found');
  const need = toNeed(row, ctx.locale);
  return { ...need, subject: subjectOf('need', need.itemName, ctx.locale) };
}
