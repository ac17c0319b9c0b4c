// Message dismissal: floating ones after five seconds, unless hovered or focused; all by their button at once. On phones those that came with the page stand above it and stay. [§8]

import { isolateLatin, type Locale } from '@millwright/contracts';

const STAYS_MS = 5000;
export type Message = { kind: 'success' | 'warning' | 'error'; text: string };

const region = (): HTMLElement | null => document.getElementById('messages');

export function watchMessages(): void {
  const box = region();
  if (box === null) return;
  // A page that opens further down would not show them.
  if (location.hash !== '' || scrollY > 0) box.classList.add('floats');
  if (getComputedStyle(box).position === 'fixed') letAllGo(box);
  box.addEventListener('click', (event) => {
    (event.target as Element).closest('.message-close')?.closest('.message')?.remove();
  });
  document.addEventListener('shop:message', (event) =>
    show((event as CustomEvent<Message>).detail),
  );
}

/** For islands: says something without loading this file again. */
function show({ kind, text }: Message): void {
  const box = region();
  if (box === null) return;
  if (getComputedStyle(box).position !== 'fixed') {
    box.classList.add('floats');
    letAllGo(box);
  }
  const message = document.createElement('div');
  message.className = `message ${kind}`;
  const words = document.createElement('span');
  words.textContent = isolateLatin(text, document.documentElement.lang as Locale);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'message-close';
  close.setAttribute('aria-label', box.dataset.close ?? '');
  close.textContent = '×';
  message.append(words, close);
  box.append(message);
  letGo(message);
}

function letAllGo(box: HTMLElement): void {
  for (const message of box.querySelectorAll<HTMLElement>('.message')) letGo(message);
}

function letGo(message: HTMLElement): void {
  const busy = (): boolean => message.matches(':hover, :focus-within');
  const tick = (): void => {
    if (busy()) setTimeout(tick, 1000);
    else message.remove();
  };
  setTimeout(tick, STAYS_MS);
}
