// Compare action: adds a product to the selection in the visitor's cookie, or removes it, and the page stays. [§2.8 compare, §8]
import { addCompared, MAX_COMPARE, type ProductDetail } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { fragment, type PageResult, redirect } from '../../lib/page.ts';

/** What the script of the form gets instead of a page. */
export type ComparedAnswer = { compared: number[]; messages: Flash[] };

/** A form around products was sent by one of its Compare buttons. */
export function isCompareForm(form: URLSearchParams): boolean {
  return form.has('compare') || form.has('uncompare');
}

/** `compare` adds the product of that id, `uncompare` takes it out. Ids of products that are gone leave on the way. */
export async function postCompared(request: PageRequest): Promise<PageResult> {
  const { form, services, ctx, locale, compared } = request;
  const t = translator(locale);
  const id = Number(form.get('compare') ?? form.get('uncompare'));
  if (!Number.isSafeInteger(id) || id <= 0 || id > 999_999_999) return redirect(here(request));
  const known = (await services.catalog.listProducts(ctx, [
    ...new Set([...compared, id]),
  ])) as ProductDetail[];
  const product = known.find((candidate) => candidate.id === id);
  const before = compared.filter((one) => known.some((candidate) => candidate.id === one));

  let after = before.filter((one) => one !== id);
  let message: Flash | undefined;
  if (product === undefined) message = { kind: 'warning', text: t('product.notFound') };
  else if (form.has('uncompare'))
    message = { kind: 'success', text: t('compare.removed', { productName: product.name }) };
  else {
    const { ids, outcome } = addCompared(before, id);
    after = ids;
    message =
      outcome === 'full'
        ? { kind: 'warning', text: t('compare.full', { n: MAX_COMPARE }) }
        : {
            kind: 'success',
            text: t(outcome === 'added' ? 'compare.added' : 'compare.already', {
              productName: product.name,
            }),
          };
  }
  if (form.get('as') === 'json') {
    const answer: ComparedAnswer = { compared: after, messages: [message] };
    return fragment(JSON.stringify(answer), {
      compared: after,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  }
  return redirect(`${here(request)}#p${id}`, { compared: after, flashes: [message] });
}
