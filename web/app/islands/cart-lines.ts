// Cart lines: their forms are sent by script; the changed lines and the totals replace the old ones.
import { type QuantityLimits, rejectQuantity, stepDown, stepUp } from '@millwright/contracts';
import { showCart } from '../lib-browser/announce.ts';

type Message = { kind: string; text: string };
const HOLD_MS = 300;
const REPEAT_MS = 50;

export default function start(root: HTMLElement): void {
  /** Presses that came while an answer was on its way: ids of the buttons, pressed again on the new lines. */
  const waiting: string[] = [];
  let busy = false;

  const send = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    const warning = rejection(root, form, button);
    if (warning !== null) {
      if (warning !== '') say([{ kind: 'warning', text: warning }]);
      return;
    }
    busy = true;
    root.setAttribute('aria-busy', 'true');
    const focused =
      document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
        ? document.activeElement.id
        : '';
    try {
      const body = new URLSearchParams(
        new FormData(form, button) as unknown as Record<string, string>,
      );
      body.set('as', 'fragment');
      const answer = await fetch(form.action, { method: 'POST', body });
      // A login page or an error page is not for this place.
      if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
      takeIn(root, await answer.text());
      giveFocus(focused);
    } catch {
      location.reload();
      return;
    } finally {
      busy = false;
      root.removeAttribute('aria-busy');
    }
    const next = waiting.shift();
    if (next !== undefined) document.getElementById(next)?.click();
  };

  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter;
    if (!busy) void send(event.target as HTMLFormElement, button);
    else if (button?.id) waiting.push(button.id);
  });
  // A quantity that was typed counts as soon as the field is left.
  root.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.name !== 'quantity' || input.form === null) return;
    input.form.requestSubmit(document.getElementById(input.id.replace('quantity-', 'update-')));
  });
  holdToRepeat(root);
}

/** The cart's variant of the warning when the shared rule rejects; '' when nothing would change, so that nothing is sent; null: send. [§5] */
function rejection(
  root: HTMLElement,
  form: HTMLFormElement,
  button: HTMLElement | null,
): string | null {
  const limits = limitsOf(form);
  const input = form.querySelector<HTMLInputElement>('input[name=quantity]');
  // Only what sets a quantity; the other buttons of a line are no matter of limits.
  if (limits === null || input === null || !(button instanceof HTMLButtonElement)) return null;
  if (button.name !== 'to' && button.value !== 'set') return null;
  const was = Number(form.querySelector<HTMLInputElement>('input[name=was]')?.value);
  const typed = /^\d+$/.test(input.value.trim()) ? Number(input.value) : 0;
  const wanted = button.name === 'to' ? typed + (Number(button.value) - was) : typed;
  // Enter is a change and a submit: the second finds the line as it was, and must not wipe the warning away.
  if (wanted === was) return '';
  const refused = rejectQuantity(Math.max(0, wanted), limits);
  // Without a maximum of its own the stock is the limit, which the server knows.
  if (refused === null || (refused.code === 'quantity-above-maximum' && limits.maximum === null))
    return null;
  input.value = String(was);
  const {
    above = '',
    below = '',
    steps = '',
  } = root.querySelector<HTMLElement>('#cart-view')?.dataset ?? {};
  const text = {
    'quantity-above-maximum': above,
    'quantity-below-minimum': below,
    'quantity-not-in-steps': steps,
  }[refused.code];
  return text.replace('{n}', String(refused.limit));
}

function limitsOf({ dataset: { minimum, maximum, step } }: HTMLFormElement): QuantityLimits | null {
  if (minimum === undefined) return null;
  return {
    minimum: Number(minimum),
    maximum: maximum === undefined ? null : Number(maximum),
    step: Number(step),
  };
}

/** Plus and minus that are held count on in the field, within the limits; the line is sent once, when they are let go. [§9] */
function holdToRepeat(root: HTMLElement): void {
  let timer = 0;
  let held: HTMLButtonElement | null = null;
  const stop = (): void => {
    clearTimeout(timer);
    const button = held;
    held = null;
    if (button === null) return;
    // The click that follows the release is not one step more.
    const swallow = (event: Event): void => event.preventDefault();
    root.addEventListener('click', swallow, { capture: true });
    setTimeout(() => {
      root.removeEventListener('click', swallow, { capture: true });
      button.form?.requestSubmit(
        button.form.querySelector<HTMLButtonElement>('button[name=do][value=set]'),
      );
    }, REPEAT_MS);
  };
  root.addEventListener('pointerdown', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[name=to]');
    const limits = button?.form ? limitsOf(button.form) : null;
    const input = button?.form?.querySelector<HTMLInputElement>('input[name=quantity]');
    if (
      button === null ||
      limits === null ||
      input === null ||
      input === undefined ||
      event.button !== 0
    )
      return;
    const next = Number(button.value) > Number(input.defaultValue) ? stepUp : stepDown;
    const repeat = (): void => {
      const quantity = next(Number(input.value), limits);
      if (rejectQuantity(quantity, limits) !== null) return;
      held = button;
      input.value = String(quantity);
      timer = window.setTimeout(repeat, REPEAT_MS);
    };
    timer = window.setTimeout(repeat, HOLD_MS);
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel'])
    root.addEventListener(end, stop);
}

/** A whole cart, or the lines and totals that changed in the one that is here. */
function takeIn(root: HTMLElement, html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const view = parsed.getElementById('cart-view');
  if (view === null) throw new Error('that is no cart');
  const { quantity, total, label, messages, lines = '', partial } = view.dataset;
  const place = root.querySelector('tbody');
  if (partial === undefined || lines === '' || place === null) root.replaceChildren(view);
  else {
    const ids = lines.split(' ').map((id) => `line-${id}`);
    for (const row of [...place.children]) if (!ids.includes(row.id)) row.remove();
    for (const row of [...parsed.querySelectorAll('tbody > tr')])
      document.getElementById(row.id)?.replaceWith(row);
    // Another tab has put something in: then the page is made anew.
    if (place.children.length !== ids.length) throw new Error('other lines');
    for (const id of ['cart-head', 'cart-totals']) {
      const part = parsed.getElementById(id);
      if (part !== null) document.getElementById(id)?.replaceWith(part);
    }
  }
  showCart({ quantity: Number(quantity), total: total ?? '', label: label ?? '' });
  say(JSON.parse(messages ?? '[]') as Message[]);
}

function giveFocus(id: string): void {
  if (id === '') return;
  const again = document.getElementById(id);
  // The line is gone, and its button with it.
  (again ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

/** One at a time. [§5] */
function say(messages: Message[]): void {
  for (const old of document.querySelectorAll('#messages .message')) old.remove();
  for (const detail of messages)
    document.dispatchEvent(new CustomEvent('shop:message', { detail }));
}
