// Island loader: `data-island="name"`, `data-on="touch|visible|idle"`; one file in islands/ a name.
// What is pressed or changed before is held by entry-early.ts, which asks for the script and hears when it is there.
import type { IslandEvent } from './island-controls.ts';

type Island = { default: (element: HTMLElement) => void };
const files = import.meta.glob<Island>('../islands/*.ts');
/** `data-island` stays until the script runs, and so marks elements that wait for it. */
const known = new WeakSet<Element>();

export function scanIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = files[`../islands/${element.dataset.island}.ts`];
    if (known.has(element) || load === undefined) continue;
    known.add(element);
    let isAsked = false;
    const start = (): void => {
      if (isAsked) return;
      isAsked = true;
      load()
        .then((island) => {
          delete element.dataset.island;
          island.default(element);
          tell(element, 'shop:ready');
        })
        .catch(() => tell(element, 'shop:failed'));
    };
    element.addEventListener('shop:wanted' satisfies IslandEvent, start);
    if (element.dataset.wanted !== undefined) start();
    else if (element.dataset.on === 'visible') onVisible(element, start);
    else if (element.dataset.on === 'idle') onIdle(start);
    else onTouch(element, start);
  }
}

export function tell(element: Element, type: IslandEvent): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The first sign of use. */
function onTouch(element: HTMLElement, start: () => void): void {
  const events = ['pointerenter', 'focusin', 'touchstart'];
  const once = (): void => {
    for (const event of events) element.removeEventListener(event, once);
    start();
  };
  for (const event of events) element.addEventListener(event, once, { passive: true });
  if (element.matches(':hover') || element.contains(document.activeElement)) once();
}

function onVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
}

function onIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}
