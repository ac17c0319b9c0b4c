// Queries of precomputed facet counts: how many products of each scope have a facet.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { copyInto } from '../../../platform/db/raw.ts';

/** Scope -> facet -> number of products to add (or, below zero, to take away). */
export type CountChanges = Map<number, Map<number, number>>;

export function countDocument(
  changes: CountChanges,
  fv: readonly number[],
  scopes: readonly number[],
  by: 1 | -1,
): void {
  for (const scope of scopes) {
    let facets = changes.get(scope);
    if (facets === undefined) {
      facets = new Map();
      changes.set(scope, facets);
    }
    facets.set(0, (facets.get(0) ?? 0) + by);
    for (const facet of fv) facets.set(facet, (facets.get(facet) ?? 0) + by);
  }
}

export async function changeCounts(tx: Tx, changes: CountChanges): Promise<void> {
  const scopes: number[] = [];
  const facets: number[] = [];
  const by: number[] = [];
  for (const [scope, facetChanges] of changes) {
    for (const [facet, change] of facetChanges) {
      if (change === 0) continue;
      scopes.push(scope);
      facets.push(facet);
      by.push(change);
    }
  }
  if (scopes.length === 0) return;
  const changed = sql`unnest(${scopes}::int[], ${facets}::int[], ${by}::int[]) as change (scope, facet, n)`;
  // A row that a product leaves exists; inserting its negative first would break the check that no count is below zero.
  const isLess = by.some((n) => n < 0);
  if (isLess)
    await sql`update facet_count c set n = c.n + change.n from ${changed} where c.scope = change.scope and c.facet = change.facet and change.n < 0`.execute(
      tx,
    );
  await sql`insert into facet_count as c (scope, facet, n) select scope, facet, n from ${changed} where n > 0
    on conflict (scope, facet) do update set n = c.n + excluded.n`.execute(tx);
  if (isLess)
    await sql`delete from facet_count c using ${changed} where c.scope = change.scope and c.facet = change.facet and c.n = 0`.execute(
      tx,
    );
}

export async function copyCounts(tx: Tx, counts: CountChanges): Promise<void> {
  await copyInto(tx, 'facet_count (scope, facet, n)', countLines(counts));
}

function* countLines(counts: CountChanges): Generator<string> {
  for (const [scope, facets] of counts) {
    let lines = '';
    for (const [facet, n] of facets) lines += `${scope}\t${facet}\t${n}\n`;
    yield lines;
  }
}
