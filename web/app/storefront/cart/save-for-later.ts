// Save for later: a customer's line goes to the list "Saved for later", a visitor's to the browser's wishlist. [§2.8]
import { addWishlistItem, type Cart, MAX_WISHLIST_ITEMS, problemText } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, Flash, PageRequest } from '@millwright/server';
import { attempt, problemSentence } from '../../lib/problems.ts';

/** What became of the cart; absent: as it was. */
export type Change = { cart?: Cart; effects: Effects; message: Flash | null };

export async function saveLineForLater(
  { services, ctx, cartCode, locale, wishlistItems }: PageRequest,
  lineId: number,
): Promise<Change> {
  const t = translator(locale);
  const warning = (text: string): Change => ({ effects: {}, message: { kind: 'warning', text } });
  const isCustomer = ctx.actor.kind === 'customer';
  const before = await attempt(() => services.cart.getCart(ctx, cartCode));
  if (!before.ok) return warning(problemSentence(before.problem, locale));
  const line = before.value.lines.find((candidate) => candidate.id === lineId);
  if (line === undefined) return { cart: before.value, effects: {}, message: null };

  const { productId, quantity } = line;
  const list = addWishlistItem(
    wishlistItems.filter((wish) => wish.productId !== productId),
    { productId, quantity },
  );
  if (!isCustomer && list.outcome === 'full')
    return warning(problemText('wishlist-full', locale, { n: MAX_WISHLIST_ITEMS }));
  const result = await attempt(() =>
    isCustomer
      ? services.wishlist.saveForLater(ctx, cartCode, lineId)
      : services.cart.removeItem(ctx, cartCode, { lineId }),
  );
  if (!result.ok) return warning(problemSentence(result.problem, locale));
  const text = t('wishlist.savedForLater', {
    productName: line.name,
    list: t(isCustomer ? 'wishlist.later' : 'wishlist.title'),
  });
  return {
    cart: result.value,
    effects: {
      ...(result.value.code === null ? { cartCode: null } : {}),
      ...(isCustomer ? {} : { wishlistItems: list.wishlistItems }),
    },
    message: { kind: 'success', text },
  };
}
