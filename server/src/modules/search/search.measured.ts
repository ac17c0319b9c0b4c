// Finder by dimensions: forms of the families, the list that answers measured sizes, and what that list did with each of them. [house §6]
import {
  type DescribedMeasure,
  type FilterChoice,
  type MeasuredAnswer,
  type MeasuredFamily,
  type MeasuredInput,
  NO_FILTERS,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { getCachedRates } from '../pricing/index.ts';
import { describeForm, describeMeasures } from './hydrate/measured.rules.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { currentDictionary } from './lexicon/dictionary.ts';
import type { FoundProducts } from './plan/found-products.ts';
import { type MeasuredPlan, measuredPlans } from './plan/plan-measured.rules.ts';
import { assignMeasured, type MeasuredConstraint } from './read/assign-measured.rules.ts';
import { familyForms, formOfLineage } from './read/measured-families.rules.ts';
import { formatMeasured, readMeasuredForm, splitMeasured } from './read/measured-values.rules.ts';
import type { SearchPipeline } from './search.pipeline.ts';

/** Families that are found by their sizes, in the order of the category tree; none while the shop has no products. */
export async function listMeasuredFamilies({ db, locale }: Ctx): Promise<MeasuredFamily[]> {
  const dictionary = await currentDictionary(db);
  return [...familyForms(dictionary).values()].map((form) =>
    describeForm(form, dictionary, locale),
  );
}

/** The form of a category, or of the nearest one above it that has one; null where parts are not known by their sizes. */
export async function findMeasuredFamily(
  { db, locale }: Ctx,
  lineage: string,
): Promise<MeasuredFamily | null> {
  const dictionary = await currentDictionary(db);
  const form = formOfLineage(lineage, dictionary);
  return form === undefined ? null : describeForm(form, dictionary, locale);
}

/**
 * The filters of the list that fits: the sizes themselves, or the nearest that the catalogue has together.
 * @throws Problem category-not-found; size-not-understood with each wrong field; size-missing
 */
export async function findMeasured(
  ctx: Ctx,
  input: MeasuredInput,
  pipeline: SearchPipeline,
): Promise<MeasuredAnswer> {
  const { db, locale } = ctx;
  const now = ctx.clock.now();
  const dictionary = await currentDictionary(db);
  const form = familyForms(dictionary).get(input.lineage);
  if (form === undefined) throw new Problem('category-not-found');
  const { measured, wrong } = readMeasuredForm(form, input.values, input.unit);
  const [first] = wrong;
  if (first !== undefined) {
    const fields = wrong.map(({ field, value }) => ({
      code: 'size-not-understood' as const,
      pointer: `/${field}`,
      params: { value },
    }));
    throw new Problem('size-not-understood', { value: first.value }, { fields });
  }
  if (measured.length === 0) throw new Problem('size-missing');
  const category = form.kinds.find(({ token }) => token === input.kind) ?? form.category;
  const answer = { lineage: category.token, measured: formatMeasured(measured) };
  const constraints = assignMeasured(measured, category, dictionary);
  if (constraints.length === 0) return { ...answer, filters: NO_FILTERS };
  const plans = measuredPlans(constraints, category, dictionary, {
    locale,
    rates: await getCachedRates(db, now),
    corrects: false,
  });
  const { found, chosen } = await pipeline.find(
    { db, locale, now },
    plans.map(({ plan }) => plan),
  );
  return {
    ...answer,
    filters: filtersOf((plans[chosen] as MeasuredPlan).constraints, found, dictionary),
  };
}

/** Only values that products of the answer have: a list names what it shows. */
function filtersOf(
  constraints: readonly MeasuredConstraint[],
  found: FoundProducts,
  dictionary: Dictionary,
): FilterChoice {
  const counted = new Set<number>();
  for (let i = 0; i < found.main.length; i += 2) counted.add(found.main[i] as number);
  const tokensOf = ({ facets, range }: MeasuredConstraint): string[] => {
    if (range !== undefined) return [range];
    const shown = facets.filter((facet) => counted.has(facet));
    return (shown.length > 0 ? shown : facets).flatMap(
      (facet) => dictionary.entries.get(facet)?.token ?? [],
    );
  };
  return { ...NO_FILTERS, attributes: constraints.flatMap(tokensOf) };
}

/** @param measured of a list's address, as findMeasured() wrote it; any other text is no measure */
export async function describeMeasured(
  { db, locale }: Ctx,
  { measured, filters, lineage }: { measured: string; filters: FilterChoice; lineage: string },
): Promise<{
  measures: DescribedMeasure[];
  family: string | null;
  values: Record<string, string>;
}> {
  const dictionary = await currentDictionary(db);
  const values = splitMeasured(measured);
  return {
    measures: describeMeasures(values, filters, lineage, dictionary, locale),
    family: formOfLineage(lineage, dictionary)?.category.token ?? null,
    values,
  };
}
