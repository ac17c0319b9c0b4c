// How does the cart change without leaving the page? Its forms are sent by script, and what comes back takes the place of the old lines.

type Message = { kind: string; text: string };

export default function start(root: HTMLElement): void {
  /** Presses that came while an answer was on its way: ids of the buttons, pressed again on the new lines. */
  const waiting: string[] = [];
  let busy = false;

  const send = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    busy = true;
    root.setAttribute('aria-busy', 'true');
    const focused = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement.id : '';
    try {
      const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
      body.set('as', 'fragment');
      const answer = await fetch(form.action, { method: 'POST', body });
      // A login page or an error page is not for this place.
      if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
      replace(await answer.text(), focused);
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

  const replace = (html: string, focused: string): void => {
    root.innerHTML = html;
    const view = root.querySelector<HTMLElement>('#cart-view');
    if (view === null) return;
    showBadge(view.dataset);
    const again = focused === '' ? null : document.getElementById(focused);
    if (again !== null) again.focus({ preventScroll: true });
    // The line is gone, and its button with it.
    else if (focused !== '') document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    say(JSON.parse(view.dataset.messages ?? '[]') as Message[]);
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
}

/** The header's cart shows the same. */
function showBadge({ quantity = '0', total = '', label = '' }: DOMStringMap): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-quantity]');
  if (badge !== null) {
    badge.textContent = quantity;
    badge.hidden = quantity === '0';
  }
  const sum = document.querySelector('[data-cart-total]');
  if (sum !== null) sum.textContent = total;
  const words = document.querySelector('[data-cart-label]');
  if (words !== null) words.textContent = label;
}

/** One at a time. [§5] */
function say(messages: Message[]): void {
  for (const old of document.querySelectorAll('#messages .message')) old.remove();
  for (const detail of messages) document.dispatchEvent(new CustomEvent('shop:message', { detail }));
}
