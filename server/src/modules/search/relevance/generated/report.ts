// Report of the generated queries: shares by language, trait and family, then the failures, grouped
// by family and trait.
import type { Generated } from './queries.ts';

export type Outcome = { made: Generated; holds: boolean; total: number; first: string[] };

/** Failures of one group that are written out. */
const MAX_SHOWN = 12;

export function shareOf(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.filter(is).length / Math.max(1, outcomes.length);
}

export function generatedReport(outcomes: readonly Outcome[]): string {
  const lines = ['# Generated queries', '', ...table(outcomes)];
  const failed = outcomes.filter(({ holds }) => !holds);
  for (const [family, own] of groups(failed, ({ made }) => [made.family])) {
    lines.push('', `## ${family}: ${own.length}`);
    for (const [traits, some] of groups(own, ({ made }) => [made.traits.join(', ')])) {
      lines.push('', `### ${traits}: ${some.length}`, '');
      lines.push(...some.slice(0, MAX_SHOWN).map(lineOf));
      if (some.length > MAX_SHOWN) lines.push(`- and ${some.length - MAX_SHOWN} more`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function table(outcomes: readonly Outcome[]): string[] {
  const rows: [string, readonly Outcome[]][] = [
    ['all', outcomes],
    ...groups(outcomes, ({ made }) => [made.locale]),
    ...groups(outcomes, ({ made }) => made.traits),
    ...groups(outcomes, ({ made }) => [made.family]),
  ];
  return [
    '| | queries | hold | empty |',
    '|---|---|---|---|',
    ...rows.map(([name, own]) => {
      const holds = (100 * shareOf(own, (one) => one.holds)).toFixed(1);
      const empty = own.filter(({ total }) => total === 0).length;
      return `| ${name} | ${own.length} | ${holds} % | ${empty} |`;
    }),
  ];
}

function lineOf({ made, total, first }: Outcome): string {
  const found = first.join(', ') || 'nothing';
  const { locale, query, description } = made;
  return `- ${locale} \`${query}\` wants \`${description}\`, ${total} found: ${found}`;
}

/** Largest group first; an outcome may be in several. */
function groups(
  outcomes: readonly Outcome[],
  namesOf: (outcome: Outcome) => string[],
): [string, Outcome[]][] {
  const found = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    for (const name of namesOf(outcome)) {
      const own = found.get(name);
      if (own === undefined) found.set(name, [outcome]);
      else own.push(outcome);
    }
  }
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}
