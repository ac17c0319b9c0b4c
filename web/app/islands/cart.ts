// Mini-cart: its panel opens on click, lines can be removed in it, Escape and a click outside close it. [§2.5]
import { say, showCart } from '../lib-browser/announce.ts';
import type { Message } from '../lib-browser/messages.ts';

export default function start(corner: HTMLElement): void {
  const link = corner.querySelector<HTMLAnchorElement>('[data-cart-link]');
  const url = corner.dataset.url;
  if (link === null || url === undefined) return;
  const panel = document.createElement('div');
  panel.className = 'panel cart-panel';
  panel.hidden = true;
  corner.append(panel);
  link.setAttribute('aria-expanded', 'false');

  const show = (html: string): void => {
    panel.innerHTML = html;
    const badge = panel.querySelector<HTMLElement>('[data-quantity]')?.dataset;
    if (badge === undefined) return;
    showCart({
      quantity: Number(badge.quantity),
      total: badge.total ?? '',
      label: badge.label ?? '',
    });
    for (const message of JSON.parse(badge.messages ?? '[]') as Message[]) say(message);
  };
  const load = async (init?: RequestInit): Promise<void> => {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(String(response.status));
    show(await response.text());
  };
  const close = (): void => {
    panel.hidden = true;
    link.setAttribute('aria-expanded', 'false');
  };
  const open = async (): Promise<void> => {
    try {
      await load();
    } catch {
      location.assign(link.href);
      return;
    }
    panel.hidden = false;
    link.setAttribute('aria-expanded', 'true');
  };

  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (panel.hidden) void open();
    else close();
  });
  panel.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      body.append(name, String(value));
    load({ method: 'POST', body })
      .then(() => (panel.querySelector<HTMLElement>('button, a') ?? link).focus())
      .catch(() => location.assign(link.href));
  });
  document.addEventListener('click', (event) => {
    // The clicked button may already be gone with its line.
    if (!panel.hidden && !event.composedPath().includes(corner)) close();
  });
  corner.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    close();
    link.focus();
  });
  // A page from the back-forward cache may show an older cart.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load().catch(() => {});
  });
}
