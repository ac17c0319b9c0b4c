// Finder by dimensions of one family: a form of sizes with a sketch; sent, it opens the list that fits (303). Nothing is changed, so it is a GET form. [house §6]
import type { MeasuredAnswer, MeasuredFamily } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { listHref, readListState } from '../../lib/list-state.ts';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt, fieldErrors, type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { missingPage } from '../errors/error-pages.tsx';
import { SENT, SizesForm } from './sizes-form.tsx';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale, query } = request;
  const lineage = params['*'] ?? '';
  const family = (await services.search.findMeasuredFamily(ctx, lineage)) as MeasuredFamily | null;
  if (family === null) return missingPage();
  // A category below a family is measured like the family.
  if (family.lineage !== lineage) return redirect(href.inHand(locale, family.lineage));
  if (!query.has(SENT)) return formPage(request, family);
  const answer = await attempt(() => find(request, family));
  if (!answer.ok && answer.problem.fields.length === 0 && answer.problem.code !== 'size-missing')
    throw answer.problem;
  if (!answer.ok)
    return { ...formPage(request, family, answer.problem), status: 422, robots: 'noindex' };
  const { filters, measured } = answer.value;
  return redirect(
    listHref(locale, {
      ...readListState(new URLSearchParams(), { by: 'category', lineage: answer.value.lineage }),
      filters,
      measured,
    }),
  );
}

async function find(
  { services, ctx, query }: PageRequest,
  { lineage, fields }: MeasuredFamily,
): Promise<MeasuredAnswer> {
  return await services.search.findMeasured(ctx, {
    lineage,
    kind: query.get('kind'),
    unit: query.get('unit') === 'in' ? 'in' : 'mm',
    values: Object.fromEntries(fields.map(({ name }) => [name, query.get(name) ?? ''])),
  });
}

function formPage(
  { locale, query }: PageRequest,
  family: MeasuredFamily,
  problem?: ProblemLike,
): Page {
  const t = translator(locale);
  const title = t('inHand.family', { family: family.name });
  const errors = problem === undefined ? {} : fieldErrors(problem, locale);
  const page: Page = {
    title: problem === undefined ? title : t('account.errorTitle', { title }),
    description: `${title}. ${t('inHand.lead')}`,
    breadcrumbs: [{ name: t('inHand.title'), href: href.inHand(locale) }, { name: family.name }],
    body: (
      <SizesForm
        family={family}
        typed={query}
        errors={errors}
        sentence={
          problem === undefined || problem.fields.length > 0
            ? null
            : problemSentence(problem, locale)
        }
      />
    ),
  };
  if (problem === undefined) page.canonical = path.inHand(family.lineage);
  return page;
}
