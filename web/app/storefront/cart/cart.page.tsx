// Cart page: each change of the cart is a form. Quantity warnings change nothing and are shown once. [§2.8, §4 Cart, §5, §8]
import type { Cart } from '@millwright/contracts';
import { type Translate, translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { fragment, type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { type CartWish, readCartForm } from './cart-form.ts';
import { CartView, type ShownCart } from './cart-view.tsx';
import { loadCart } from './load-cart.ts';
import { type Change, saveLineForLater } from './save-for-later.ts';

export async function get(request: PageRequest): Promise<Page> {
  const { cart, effects } = await loadCart(request);
  const preview = await previewOf(request, cart);
  const title = translator(request.locale)('cart.title');
  return {
    title,
    breadcrumbs: [{ name: title }],
    robots: 'noindex',
    effects,
    body: <CartPage cart={cart} preview={preview} />,
  };
}

async function previewOf(
  { services, ctx }: PageRequest,
  cart: Cart,
): Promise<ShownCart['preview']> {
  return cart.lines.length === 0 ? null : await services.orders.previewTaxes(ctx, cart);
}

function CartPage({ cart, preview }: ShownCart) {
  const { t } = useView();
  return (
    <>
      <h1 tabIndex={-1} className="mb-4">
        {t('cart.title')}
      </h1>
      <div data-island="cart-lines" data-on="visible">
        <CartView cart={cart} preview={preview} />
      </div>
    </>
  );
}

/** `as=fragment`: the script of the page takes the changed lines and totals instead of a redirect. */
export async function post(request: PageRequest): Promise<PageResult> {
  const { form, locale } = request;
  const wish = readCartForm(form);
  const change = wish === null ? null : await apply(request, wish);
  const messages = change === null ? [] : [change.message].filter((message) => message !== null);
  if (form.get('as') !== 'fragment')
    return redirect(href.cart(locale), { ...change?.effects, flashes: messages });
  const { cart, effects } =
    change?.cart === undefined
      ? await loadCart(request)
      : { cart: change.cart, effects: change.effects };
  const only = wish === null ? null : wish.kind === 'change' ? [wish.productId] : [];
  return fragment(
    <CartView cart={cart} preview={await previewOf(request, cart)} change={{ messages, only }} />,
    effects,
  );
}

async function apply(request: PageRequest, wish: CartWish): Promise<Change> {
  if (wish.kind === 'later') return await saveLineForLater(request, wish.lineId);
  const { services, ctx, cartCode, locale } = request;
  const t = translator(locale);
  const result = await attempt(() =>
    wish.kind === 'remove'
      ? services.cart.removeItem(ctx, cartCode, { lineId: wish.lineId })
      : services.cart.changeItem(ctx, cartCode, {
          productId: wish.productId,
          quantity: wish.quantity,
        }),
  );
  if (!result.ok)
    return {
      effects: {},
      message: { kind: 'warning', text: rejectionText(result.problem, t, locale) },
    };
  const cart = result.value;
  return {
    cart,
    effects: cart.code === null ? { cartCode: null } : {},
    message: messageOf(wish, t),
  };
}

function messageOf(wish: Exclude<CartWish, { kind: 'later' }>, t: Translate): Flash | null {
  if (wish.kind === 'remove') return { kind: 'success', text: t('common.itemRemoved') };
  if (wish.quantity === wish.was) return null;
  return wish.quantity > wish.was
    ? { kind: 'success', text: t('common.itemAdded') }
    : { kind: 'warning', text: t('cart.decremented') };
}

/** The cart's own variant of the quantity warnings. [§5] */
function rejectionText(problem: ProblemLike, t: Translate, locale: PageRequest['locale']): string {
  if (problem.code === 'quantity-above-maximum') return t('cart.aboveMaximum', problem.params);
  if (problem.code === 'quantity-below-minimum') return t('cart.belowMinimum', problem.params);
  return problemSentence(problem, locale);
}
