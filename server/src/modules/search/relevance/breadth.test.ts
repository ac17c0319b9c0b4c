// Breadth by trade: 714 queries and 264 half-typed texts in three languages, nearly all judged before any answer was seen. Half of each may be looked at while tuning.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LOCALES, type Locale } from '@millwright/contracts';
import { demoCatalogue } from '@millwright/demo';
import { testDatabase } from '../../../../testing/index.ts';
import { hashTerm } from '../analysis/terms.rules.ts';
import { warmMemoryIndex } from '../find-in-memory/memory-index.ts';
import { memoryFirst } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';
import type { Part, Wants } from './judged.ts';
import { parseWanted } from './wanted.rules.ts';

/** Share of each half that holds. */
const GATE = 0.92;
/** So many of the first products have to fit; fewer where fewer are wanted or found. */
const LOOKED_AT = 3;
const REPORT = join(import.meta.dirname, '../../../../../test-results/breadth.md');
const NOT_SOLD = 'none';

type Judged = { locale: Locale; family: string; text: string; wanted: string; isTuned: boolean };
type Answer = { found: (Part | undefined)[]; isNotSold: boolean };
type Outcome = Judged & { holds: boolean; first: string };

const catalogue: Part[] = [...demoCatalogue().products()];
const parts = new Map(catalogue.map((part) => [part.sku, part]));
const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);

const queries = judgedOf('breadth.tsv');
const beginnings = judgedOf('beginnings.tsv');
const report: string[] = [];

function judgedOf(file: string): Judged[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [locale, ...cells] = line.split('\t') as [Locale, ...string[]];
      const [text = '', wanted = ''] = cells.slice(-2);
      const family = cells.length > 2 ? (cells[0] as string) : '';
      return { locale, family, text, wanted, isTuned: (hashTerm(text) & 1) === 0 };
    });
}

/** `none | @lubricants`: either is right. */
function wantsOf(wanted: string): { wants: Wants | undefined; mayBeUnsold: boolean } {
  const alternatives = wanted.split(' | ').map((alternative) => alternative.trim());
  const sold = alternatives.filter((alternative) => alternative !== NOT_SOLD);
  return {
    wants: sold.length === 0 ? undefined : parseWanted(sold.join(' | ')),
    mayBeUnsold: sold.length < alternatives.length,
  };
}

test('breadth › both sets › each asks for something we sell or for nothing, in three languages [house §6]', () => {
  const idle = [...queries, ...beginnings].filter(({ wanted }) => {
    const { wants } = wantsOf(wanted);
    return wants !== undefined && !catalogue.some(wants);
  });
  assert.deepEqual(
    idle.map(({ text }) => text),
    [],
  );
  for (const locale of LOCALES)
    assert.ok(queries.filter((query) => query.locale === locale).length >= 200, locale);
});

test(`breadth › queries by trade › the first three fit, or it is said not to be sold, in ${GATE * 100} % of each half [house §6]`, async () => {
  await measure('Queries', queries, async ({ locale, text }) => {
    const { products, total, reading } = await memoryFirst.search(
      { db, locale, now: new Date() },
      inputOf({ text, count: LOOKED_AT }),
    );
    return {
      found: products.map(({ sku }) => parts.get(sku)),
      isNotSold: total === 0 || reading?.notSold != null,
    };
  });
});

test(`breadth › half-typed texts › the first three products fit, or it is said not to be sold, in ${GATE * 100} % of each half [house §6]`, async () => {
  await measure('Half-typed texts', beginnings, async ({ locale, text }) => {
    const { items } = await memoryFirst.suggest(
      { db, locale, now: new Date() },
      { text, scope: 'all', count: 10 },
    );
    const products = items.filter(({ type }) => type === 'product').slice(0, LOOKED_AT);
    return {
      found: products.map(({ sku }) => parts.get(sku ?? '')),
      isNotSold: items.length === 0 || items[0]?.type === 'unsold',
    };
  });
});

async function measure(
  name: string,
  judged: readonly Judged[],
  answer: (one: Judged) => Promise<Answer>,
): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const one of judged) {
    const { found, isNotSold } = await answer(one);
    const { wants, mayBeUnsold } = wantsOf(one.wanted);
    const possible = wants === undefined ? 0 : catalogue.filter(wants).length;
    const looked = found.slice(0, possible);
    const fits = looked.length > 0 && looked.every((part) => part !== undefined && wants?.(part));
    outcomes.push({
      ...one,
      holds: (mayBeUnsold && isNotSold) || fits,
      first: found.map((part) => part?.sku ?? 'a lot').join(', '),
    });
  }
  report.push(...reportOf(name, outcomes));
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, `# Breadth by trade\n\n${report.join('\n')}\n`);
  for (const isTuned of [true, false]) {
    const share = shareOf(outcomes.filter((outcome) => outcome.isTuned === isTuned));
    assert.ok(
      share >= GATE,
      `${(100 * share).toFixed(1)} % of the ${isTuned ? 'tuned' : 'other'} half; see ${REPORT}`,
    );
  }
}

function shareOf(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ holds }) => holds).length / Math.max(1, outcomes.length);
}

/** Failures of the tuned half by name, the other half as sums only. */
function reportOf(name: string, outcomes: readonly Outcome[]): string[] {
  const lines = [`## ${name}`, '', '| | asked | hold |', '|---|---|---|'];
  const row = (label: string, own: readonly Outcome[]): void => {
    if (own.length > 0)
      lines.push(`| ${label} | ${own.length} | ${(100 * shareOf(own)).toFixed(1)} % |`);
  };
  row('all', outcomes);
  for (const isTuned of [true, false])
    row(
      isTuned ? 'tuned half' : 'other half',
      outcomes.filter((outcome) => outcome.isTuned === isTuned),
    );
  for (const locale of LOCALES)
    row(
      locale,
      outcomes.filter((outcome) => outcome.locale === locale),
    );
  const failed = outcomes.filter(({ isTuned, holds }) => isTuned && !holds);
  return [
    ...lines,
    '',
    ...failed.map(
      ({ locale, family, text, wanted, first }) =>
        `- ${locale} ${family}: \`${text}\` wants \`${wanted}\`: ${first || 'nothing'}`,
    ),
    '',
  ];
}
