// Save button of a product (the heart, or Remember): a customer's choice goes to the wishlist, a visitor's to the browser's own list. [§2.7 wishlist, §4 Wishlist, §8]
import {
  addWishlistItem,
  MAX_WISHLIST_ITEMS,
  type ProductDetail,
  problemText,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, Flash, PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { fragment, type PageResult, redirect } from '../../lib/page.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';

/** What the script of the form gets instead of a page. */
export type SavedAnswer = {
  /** The product, when the customer's heart is full now. */
  saved: number | null;
  /** What such a heart is called. */
  label: string;
  /** How many a visitor's list holds. */
  remembered: number | null;
  messages: Flash[];
};

type Outcome = { saved: boolean; effects: Effects; message: Flash };

/** A form around products was sent by one of its hearts. */
export function isSaveForm(form: URLSearchParams): boolean {
  return form.has('save');
}

export async function postSaved(request: PageRequest): Promise<PageResult> {
  const { form, ctx } = request;
  const id = Number(form.get('save'));
  if (!Number.isSafeInteger(id) || id <= 0 || id > 999_999_999) return redirect(here(request));
  const { saved, effects, message } =
    ctx.actor.kind === 'customer' ? await save(request, id) : await remember(request, id);
  if (form.get('as') === 'json') {
    const answer: SavedAnswer = {
      saved: saved ? id : null,
      label: translator(request.locale)('wishlist.isSaved'),
      remembered: effects.wishlistItems?.length ?? null,
      messages: [message],
    };
    return fragment(JSON.stringify(answer), {
      ...effects,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  }
  return redirect(`${here(request)}#p${id}`, { ...effects, flashes: [message] });
}

async function save({ services, ctx, locale }: PageRequest, id: number): Promise<Outcome> {
  const result = await attempt(() => services.wishlist.saveProduct(ctx, id));
  if (result.ok)
    return {
      saved: true,
      effects: {},
      message: {
        kind: 'success',
        text: translator(locale)('wishlist.added', { productName: result.value.name }),
      },
    };
  const { problem } = result;
  return {
    saved: problem.code === 'wishlist-duplicate',
    effects: {},
    message: { kind: 'warning', text: problemSentence(problem, locale) },
  };
}

async function remember(
  { services, ctx, locale, wishlistItems }: PageRequest,
  id: number,
): Promise<Outcome> {
  const t = translator(locale);
  const warning = (text: string): Outcome => ({
    saved: false,
    effects: {},
    message: { kind: 'warning', text },
  });
  const [product] = (await services.catalog.listProducts(ctx, [id])) as ProductDetail[];
  if (product === undefined) return warning(t('product.notFound'));
  const { wishlistItems: after, outcome } = addWishlistItem(wishlistItems, {
    productId: id,
    quantity: 0,
  });
  if (outcome === 'full')
    return warning(problemText('wishlist-full', locale, { n: MAX_WISHLIST_ITEMS }));
  if (outcome === 'already-there')
    return warning(t('wishlist.already', { productName: product.name }));
  return {
    saved: false,
    effects: { wishlistItems: after },
    message: { kind: 'success', text: t('wishlist.added', { productName: product.name }) },
  };
}
