// Add to Cart, Compare, wishlist and Quick view without leaving the page: sends the form, updates the mini-cart, shows the outcome; otherwise the form is sent without script.
import { type Saved, say, showCart, showCompared, showSaved } from '../lib-browser/announce.ts';
import { maySendQuantity } from '../lib-browser/quantity-field.ts';

type Messages = { kind: 'success' | 'warning' | 'error'; text: string }[];
type CartAnswer = { quantity: number | null; total: string; label: string; messages: Messages };
type CompareAnswer = { compared: number[]; messages: Messages };
type SavedAnswer = Saved & { messages: Messages };

const OURS = ['productId', 'compare', 'uncompare', 'save'];

/** What puts a quantity into the cart. */
const ADDS = ['productId', 'toCart'];

const quickView = () => import('../lib-browser/quick-view.ts');

export default function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    const field = ADDS.includes(button.name) ? quantityOf(form, button) : null;
    if (field !== null && !maySendQuantity(field)) return event.preventDefault();
    if (!OURS.includes(button.name)) return;
    event.preventDefault();
    void send(form, button);
  });
  const quickLink = (event: Event): HTMLAnchorElement | null =>
    (event.target as Element).closest?.<HTMLAnchorElement>('a.quick') ?? null;
  for (const intent of ['pointerover', 'focusin']) {
    form.addEventListener(intent, (event) => {
      const link = quickLink(event);
      if (link !== null) void quickView().then(({ fetchQuickView }) => fetchQuickView(link));
    });
  }
  form.addEventListener('click', (event) => {
    const link = quickLink(event);
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    quickView().then(
      ({ openQuickView }) => openQuickView(link),
      () => location.assign(link.href),
    );
  });
  // Nothing of it is nothing to add. [§5]
  form.addEventListener('input', ({ target }) => {
    const button = (target as Element)
      .closest('tr')
      ?.querySelector<HTMLButtonElement>('[name=productId],[name=toCart]');
    if (button && target instanceof HTMLInputElement && target.type === 'number')
      button.disabled = !(target.valueAsNumber > 0);
  });
  // Enter in a row's quantity means that row, not the first one.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const button = event.target
      .closest('tr')
      ?.querySelector<HTMLButtonElement>('button[name=productId]');
    if (button === null || button === undefined) return;
    event.preventDefault();
    form.requestSubmit(button);
  });
}

/** The field of the button's own row, or the only one. */
function quantityOf(form: HTMLFormElement, button: HTMLButtonElement): HTMLInputElement | null {
  return (button.closest('tr') ?? form).querySelector<HTMLInputElement>('input[data-stock]');
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const all = new FormData(form, button);
  const body = new URLSearchParams({ as: 'json' });
  for (const [name, value] of all)
    if (!name.startsWith('quantity-') || name === `quantity-${button.value}`)
      body.append(name, String(value));
  button.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'error' });
    const answer = (await response.json()) as CartAnswer | CompareAnswer | SavedAnswer;
    if ('compared' in answer) showCompared(answer.compared);
    else if ('saved' in answer) showSaved(answer);
    else if (answer.quantity !== null)
      showCart({ quantity: answer.quantity, total: answer.total, label: answer.label });
    for (const message of answer.messages) say(message);
  } catch {
    // Whatever it was: the plain way shows it as a page.
    submitPlainly(form, button);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** form.submit() sends no button, so its value goes along as a hidden field. */
function submitPlainly(form: HTMLFormElement, button: HTMLButtonElement): void {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = button.name;
  field.value = button.value;
  form.append(field);
  form.submit();
}
