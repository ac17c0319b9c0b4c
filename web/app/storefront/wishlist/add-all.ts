// Adding a whole list to the cart: what may is added; the address of the next page says of the rest why not.
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { writeNotAdded } from './not-added.ts';
import { readQuantities } from './saved-form.ts';

type Source = Parameters<PageRequest['services']['wishlist']['addAllToCart']>[2];

/** @param back the list's own page, with its language and query */
export async function addAll(
  { services, ctx, cartCode, form, locale }: PageRequest,
  source: Source,
  back: string,
): Promise<PageResult> {
  const t = translator(locale);
  const result = await attempt(() =>
    services.wishlist.addAllToCart(ctx, cartCode, source, readQuantities(form)),
  );
  if (!result.ok)
    return redirect(back, {
      flashes: [{ kind: 'warning', text: problemSentence(result.problem, locale) }],
    });
  const { cart, added, refused } = result.value;
  const left = refused.map(({ productId, rejection }) => ({
    productId,
    code: rejection.code,
    limit: 'limit' in rejection ? rejection.limit : 0,
  }));
  const to =
    left.length === 0
      ? back
      : `${back}${back.includes('?') ? '&' : '?'}left=${writeNotAdded(left)}`;
  return redirect(to, {
    ...(cart.code === null ? {} : { cartCode: cart.code }),
    flashes: [
      added.length > 0
        ? { kind: 'success', text: t('wishlist.allAdded', { n: added.length }) }
        : { kind: 'warning', text: t('wishlist.noneAdded') },
    ],
  });
}
