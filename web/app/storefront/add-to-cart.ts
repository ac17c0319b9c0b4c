// Add to Cart action: adds a line and returns to the same place. [§4 cart, §5]
import { clampQuantity, type Locale, type ProblemCode } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, PageRequest } from '@millwright/server';
import { here } from '../lib/here.ts';
import { fragment, type PageResult, redirect } from '../lib/page.ts';
import { attempt, type ProblemLike, problemSentence } from '../lib/problems.ts';
import { createView } from '../lib/view.tsx';
import { isCompareForm, postCompared } from './compare/choose-compared.ts';
import { isSaveForm, postSaved } from './wishlist/choose-saved.ts';

/** What the script of the form gets instead of a page. */
export type AddedToCart = {
  ok: boolean;
  /** Units in the cart, or null when nothing changed. */
  quantity: number | null;
  total: string;
  label: string;
  messages: { kind: 'success' | 'warning' | 'error'; text: string }[];
};

/**
 * What forms around products do; their Compare buttons and hearts are another matter.
 * The forms of cards and tables send `productId` (the pressed button's value) and may hold `quantity-<id>` fields; the product page sends
 * `quantity`. Pages with such forms export this as their `post`.
 */
export async function postAddToCart(request: PageRequest): Promise<PageResult> {
  const { form, services, ctx, cartCode, locale } = request;
  if (isCompareForm(form)) return postCompared(request);
  if (isSaveForm(form)) return postSaved(request);
  const t = translator(locale);
  const productId = Number(form.get('productId'));
  if (!Number.isSafeInteger(productId) || productId <= 0) return redirect(here(request));
  const typed = form.get(`quantity-${productId}`) ?? form.get('quantity') ?? '1';
  const quantity = clampQuantity(typed, { minimum: 0, maximum: null, step: 1 });

  const result = await attempt(() => services.cart.addItem(ctx, cartCode, { productId, quantity }));
  const messages: AddedToCart['messages'] = result.ok
    ? [
        { kind: 'success', text: t('common.itemAdded') },
        ...result.value.notices.map((notice) => ({
          kind: 'warning' as const,
          text: notice.message,
        })),
      ]
    : rejectionOf(result.problem, locale);
  const effects: Effects = result.ok ? { cartCode: result.value.code } : {};

  if (form.get('as') === 'json') {
    const answer: AddedToCart = {
      ok: result.ok,
      quantity: result.ok ? result.value.quantity : null,
      total: result.ok ? createView(request).price(result.value.total) : '',
      label: result.ok ? t('shell.cartCount', { n: result.value.quantity }) : '',
      messages,
    };
    return fragment(JSON.stringify(answer), {
      ...effects,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  }
  return redirect(`${here(request)}#p${productId}`, { ...effects, flashes: messages });
}

/** What is too much together with the units that the cart holds already; the specification's sentence does not name them. [§5] */
const SUMS: ReadonlySet<ProblemCode> = new Set([
  'quantity-above-maximum',
  'quantity-not-in-steps',
  'stock-not-enough',
]);

function rejectionOf(problem: ProblemLike, locale: Locale): AddedToCart['messages'] {
  const { held } = problem.params;
  const counts = typeof held === 'number' && held > 0 && SUMS.has(problem.code);
  return [
    { kind: 'warning', text: problemSentence(problem, locale) },
    ...(counts
      ? [{ kind: 'warning' as const, text: translator(locale)('cart.alreadyHeld', { n: held }) }]
      : []),
  ];
}
