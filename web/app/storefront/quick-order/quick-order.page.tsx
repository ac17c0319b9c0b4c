// Many parts at once: paste lines or send a file, see what each line means, put everything good into the cart. Nothing typed is ever lost. [features quick order]

import { fileInText, problemText } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, Flash, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { goodLines, HEADING, readChosen, textOf } from './quick-order-form.ts';
import { QuickOrderView, type Shown } from './quick-order-view.tsx';

/** The form of the list. */
export const takesFiles = true;

/** What the server takes of a file in a form. */
const MAX_FILE_MEBIBYTES = 10;

const NOTHING: Shown = { text: '', order: null, error: null, done: null };

export function get(request: PageRequest): Page {
  return page(request, NOTHING);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { form, files } = request;
  if (form.get('do') === 'add' || form.get('do') === 'again') return await postLines(request);
  const file = files.get('file');
  if (form.get('do') === 'file') {
    const t = translator(request.locale);
    if (file === undefined) return await shown(request, { ...NOTHING, error: t('quick.noFile') });
    if (file.tooLarge) {
      const params = { file: fileInText(file.name), n: MAX_FILE_MEBIBYTES };
      const error = problemText('file-too-large', request.locale, params);
      return await shown(request, { ...NOTHING, error });
    }
    const read = await attempt(async () =>
      request.services.quickOrder.readFile(file.bytes, file.name),
    );
    if (!read.ok)
      return await shown(request, {
        ...NOTHING,
        error: problemSentence(read.problem, request.locale),
      });
    return await matched(request, read.value);
  }
  return await matched(request, form.get('text') ?? '');
}

/** What the text means; the text itself stays in its field. */
async function matched(
  request: PageRequest,
  text: string,
  done: string | null = null,
  effects: Effects = {},
  typed = text,
): Promise<Page> {
  const { services, ctx, cartCode, locale } = request;
  const code = effects.cartCode ?? cartCode;
  const result = await attempt(() => services.quickOrder.matchText(ctx, code, text));
  if (!result.ok)
    return await shown(
      request,
      { text: typed, order: null, error: problemSentence(result.problem, locale), done },
      effects,
    );
  const empty = result.value.lines.length === 0;
  const error = empty && done === null ? translator(locale)('quick.nothingRead') : null;
  return await shown(
    request,
    { text: typed, order: empty ? null : result.value, error, done },
    effects,
  );
}

/** The matched lines come back: all good ones go into the cart, the others stay with the reason; or all are looked at again. */
async function postLines(request: PageRequest): Promise<PageResult> {
  const { services, ctx, cartCode, form, locale } = request;
  const t = translator(locale);
  const lines = readChosen(form);
  const again = (rest: typeof lines) => `${HEADING}\n${textOf(rest)}`;
  const good = goodLines(lines);
  if (form.get('do') === 'again' || good.length === 0)
    return await matched(request, again(lines), null, {}, textOf(lines));
  const result = await attempt(() => services.quickOrder.addLines(ctx, cartCode, good));
  if (!result.ok)
    return await shown(request, {
      ...NOTHING,
      text: textOf(lines),
      error: problemSentence(result.problem, locale),
    });
  const { cart, added } = result.value;
  const effects: Effects = cart.code === null ? {} : { cartCode: cart.code };
  const rest = lines.filter((line) => line.productId === null || !added.includes(line.productId));
  const message = added.length === 0 ? null : t('quick.added', { n: added.length });
  if (rest.length === 0 && message !== null) {
    const flash: Flash = { kind: 'success', text: message };
    return redirect(href.cart(locale), { ...effects, flashes: [flash] });
  }
  return await matched(request, again(rest), message, effects, textOf(rest));
}

async function shown(request: PageRequest, state: Shown, effects: Effects = {}): Promise<Page> {
  request.cartCode = effects.cartCode ?? request.cartCode;
  return {
    ...page(await withMiniCart(request), state),
    effects,
    status: state.error === null ? 200 : 422,
  };
}

function page({ locale }: PageRequest, state: Shown): Page {
  const t = translator(locale);
  return {
    title: t('quick.title'),
    description: t('quick.description'),
    breadcrumbs: [{ name: t('quick.title') }],
    canonical: '/quick-order',
    body: <QuickOrderView {...state} />,
  };
}
