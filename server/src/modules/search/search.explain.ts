// "Why is this first?": the first products of a search, as the shop answers it, each with what puts it there. [house §6]
import { type Locale, NO_FILTERS, type SearchExplanation } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { MAX_TEXT_LENGTH } from './analysis/normalise.rules.ts';
import { rankReasons } from './hydrate/rank-reasons.rules.ts';
import { describeReading } from './hydrate/reading.rules.ts';
import { isLearningOn, listLearned, readRankFacts } from './learn/learned.queries.ts';
import { queryKeyOf } from './lexicon/learned.rules.ts';
import { memoryFirst } from './search.pipeline.ts';

const EXPLAINED = 20;

/** The plan and the finder are those of every search, so the order is theirs. @throws Problem not-found, right-missing */
export async function explainSearch(
  ctx: Ctx,
  { text, locale }: { text: string; locale: Locale },
): Promise<SearchExplanation> {
  staffOf(ctx, 'catalogue:read');
  const typed = text.trim().slice(0, MAX_TEXT_LENGTH);
  const { planned, corrected, found, hits, dictionary } = await memoryFirst.trace(
    { db: ctx.db, locale, now: ctx.clock.now() },
    {
      text: typed,
      scope: 'all',
      place: { by: 'all' },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      count: EXPLAINED,
      currency: ctx.currency,
    },
  );
  const key = queryKeyOf(typed) ?? null;
  const learned = key === null ? [] : await listLearned(ctx.db, key);
  const wanted = planned.plan.wishes.flatMap(({ facets }) => facets.filter((facet) => facet < 0));
  const { factsOf, words } = await readRankFacts(
    ctx.db,
    hits.map(({ facts }) => facts.id),
    wanted,
  );
  const reading =
    planned.read === undefined
      ? undefined
      : describeReading(planned.read, typed, { dictionary, locale, counts: found.main });
  return {
    total: found.total,
    corrected,
    relaxed: reading?.relaxed.map(({ label }) => label) ?? [],
    notUnderstood: reading?.notUnderstood ?? [],
    usesLearned: await isLearningOn(ctx.db),
    learnedQuery: key,
    isLearned: learned.length > 0,
    products: hits.map((hit) => ({
      id: hit.facts.id,
      slug: hit.facts.slug,
      sku: hit.facts.sku,
      name: hit.facts.name,
      reasons: rankReasons(planned, hit, factsOf(hit.facts.id), learned, {
        dictionary,
        locale,
        words,
      }),
    })),
  };
}
