// Moved category address: permanent redirect (301) to the new one; otherwise the page itself answers.
import type { PageRequest } from '@millwright/server';
import { movedTo, type PageResult } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import * as category from './category.page.tsx';

export { post } from './category.page.tsx';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const outcome = await attempt(() => category.get(request, params));
  const isMissing = outcome.ok
    ? 'status' in outcome.value && outcome.value.status === 404
    : outcome.problem.code === 'category-not-found';
  const moved = isMissing
    ? await request.services.catalog.findMovedCategory(request.ctx, params['*'] ?? '')
    : null;
  if (moved !== null) {
    const rest = request.query.toString();
    return movedTo(href.category(request.locale, moved) + (rest === '' ? '' : `?${rest}`));
  }
  if (!outcome.ok) throw outcome.problem;
  return outcome.value;
}
