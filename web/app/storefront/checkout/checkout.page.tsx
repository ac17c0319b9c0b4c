// Checkout page: login for visitors, addresses, summary with tax, and placing the order. Sending twice is safe: one cart becomes one order. [§2.8, §5, §8]
import type { Cart } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt, type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { forgotPassword } from '../account/forgot-password.ts';
import { statusOf } from '../account/form-state.ts';
import { logIn } from '../account/log-in.ts';
import { saveAddress } from '../account/save-address.ts';
import { loadCart, withMiniCart } from '../cart/load-cart.ts';
import { type CheckoutState, checkoutState, readPlaceForm } from './checkout-state.ts';
import { CheckoutView } from './checkout-view.tsx';
import { CHOOSE } from './delivery-ways.tsx';

export async function get(request: PageRequest): Promise<PageResult> {
  return await show(request, 200);
}

export async function post(request: PageRequest): Promise<PageResult> {
  switch (request.form.get('do')) {
    case 'login':
      return await postLogin(request);
    case 'reset':
      return await postForgotPassword(request);
    case 'address':
      return await postAddress(request);
    case 'place':
      return await postOrder(request);
    default:
      return redirect(href.checkout(request.locale));
  }
}

/** The checkout's own login stays here. [decisions §8 Logout] */
async function postLogin(request: PageRequest): Promise<PageResult> {
  const outcome = await logIn(request);
  const { locale } = request;
  if (!outcome.ok)
    return await show(request, outcome.status, { login: outcome.state, loginMode: 'login' });
  return redirect(
    outcome.mustChangePassword
      ? href.password(locale, href.checkout(locale))
      : href.checkout(locale),
    outcome.effects,
  );
}

async function postForgotPassword(request: PageRequest): Promise<PageResult> {
  const outcome = await forgotPassword(request, path.checkout());
  if ('kind' in outcome) return outcome;
  return await show(request, outcome.status, { login: outcome.state, loginMode: 'forgot' });
}

async function postAddress(request: PageRequest): Promise<PageResult> {
  const outcome = await saveAddress(request, path.checkout());
  if ('kind' in outcome) return outcome;
  return await show(request, outcome.status, { editing: outcome });
}

async function postOrder(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale, cartCode } = request;
  // The form names its cart, so that sending it again answers the same order even when the cookie is gone.
  const code = form.get('cart') || cartCode;
  const place = readPlaceForm(form);
  if (form.has(CHOOSE)) return await show(request, 200, { place });
  const result = await attempt(() => services.orders.placeOrder(ctx, code, place));
  if (result.ok)
    return redirect(
      href.orderSuccess(locale, result.value.orderId),
      code === cartCode ? { cartCode: null } : {},
    );
  const { problem } = result;
  if (problem.code === 'cart-empty' || problem.code === 'cart-not-found')
    return backToCart(request, problem);
  if (problem.code === 'login-required-to-order')
    return redirect(href.checkout(locale), warning(problem, locale));
  return await show(request, statusOf(problem), { place, problem });
}

function backToCart({ locale }: PageRequest, problem: ProblemLike): PageResult {
  return redirect(href.cart(locale), warning(problem, locale));
}

function warning(problem: ProblemLike, locale: PageRequest['locale']): Effects {
  return { flashes: [{ kind: 'warning', text: problemSentence(problem, locale) }] };
}

async function show(
  request: PageRequest,
  status: number,
  more: Partial<CheckoutState> = {},
): Promise<PageResult> {
  const { cart, effects } = await loadCart(request);
  if (cart.lines.length === 0) return redirect(href.cart(request.locale), effects);
  return { ...(await checkoutPage(await withMiniCart(request), cart, status, more)), effects };
}

async function checkoutPage(
  request: PageRequest,
  cart: Cart,
  status: number,
  more: Partial<CheckoutState>,
): Promise<Page> {
  const t = translator(request.locale);
  const title = t('checkout.title');
  const state = await checkoutState(request, cart, more);
  return {
    status,
    title: status === 200 ? title : t('account.errorTitle', { title }),
    robots: 'noindex',
    quietShell: true,
    body: <CheckoutView state={state} />,
  };
}
