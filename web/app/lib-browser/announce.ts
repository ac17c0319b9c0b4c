// Events on the document: a message to show, a changed cart.
import type { Message } from './messages.ts';

export type MiniCart = { quantity: number; total: string; label: string };

export function say(message: Message): void {
  document.dispatchEvent(new CustomEvent('shop:message', { detail: message }));
}

/** The count in the bars, and every Compare button of the page: pressed for what is chosen. */
export function showCompared(compared: readonly number[]): void {
  for (const element of document.querySelectorAll('[data-count="shell.compare"]'))
    element.textContent = String(compared.length);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.compare')) {
    const chosen = compared.includes(Number(button.value));
    button.name = chosen ? 'uncompare' : 'compare';
    button.setAttribute('aria-pressed', String(chosen));
  }
}

export type Saved = { saved: number | null; label: string; remembered: number | null };

/** The hearts of a product that is in the wishlist now, full and called so, and how many a visitor's own list holds. */
export function showSaved({ saved, label, remembered }: Saved): void {
  if (saved !== null)
    for (const heart of document.querySelectorAll(`.heart[value="${saved}"]`)) {
      heart.classList.add('kept');
      const name = heart.getAttribute('aria-label') ?? '';
      heart.setAttribute('aria-label', label + name.slice(name.indexOf(':')));
      // Some have a heart alone.
      if (heart.textContent !== '') heart.textContent = label;
    }
  if (remembered === null) return;
  for (const element of document.querySelectorAll('[data-count="wishlist.title"]'))
    element.textContent = String(remembered);
}

export function showCart(badge: MiniCart): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-quantity]')) {
    element.textContent = String(badge.quantity);
    element.hidden = badge.quantity === 0;
  }
  for (const element of document.querySelectorAll('[data-cart-total]'))
    element.textContent = badge.total;
  for (const element of document.querySelectorAll('[data-cart-label]'))
    element.textContent = badge.label;
  document.dispatchEvent(new CustomEvent('shop:cart', { detail: badge }));
}
