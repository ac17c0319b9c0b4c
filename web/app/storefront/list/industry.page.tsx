// Industry page. [§2.1]
import type { Industry } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { PageResult } from '../../lib/page.ts';
import { showList } from './show-list.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const slug = params.name ?? '';
  const found = services.catalog.getIndustry(ctx, slug) as Promise<Industry>;
  found.catch(() => {});
  return showList(request, { by: 'industry', slug }, async () => {
    const industry = await found;
    return {
      title: translator(locale)('list.industryTitle', { industry: industry.name }),
      description: industry.description,
      keywords: industry.name,
      crumbs: [{ name: industry.name }],
      intro: <p className="lead">{industry.description}</p>,
    };
  });
}
