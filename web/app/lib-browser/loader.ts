// When does an interactive part load its script? `data-island="name"`, `data-on="touch|visible|idle"`; one file in islands/ a name.

type Island = { default: (element: HTMLElement) => void };
const files = import.meta.glob<Island>('../islands/*.ts');
const islands = new WeakSet<Element>();

export function scanIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island as string;
    delete element.dataset.island;
    const load = files[`../islands/${name}.ts`];
    if (load === undefined) continue;
    islands.add(element);
    const early = keepEarly(element);
    const start = (): void =>
      void load().then((island) => {
        island.default(element);
        early.tell();
      });
    if (element.dataset.on === 'visible') onVisible(element, start);
    else if (element.dataset.on === 'idle') onIdle(start);
    else onTouch(element, start);
  }
}

/** What somebody changed, and the buttons of its own that they pressed, before the script was there: it is told once more. */
function keepEarly(element: HTMLElement): { tell(): void } {
  const changed = new Set<EventTarget>();
  const pressed: HTMLElement[] = [];
  const keepChange = (event: Event): void => void changed.add(event.target as EventTarget);
  const keepPress = (event: Event): void => {
    // Another kind of button does something by itself.
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (button !== null && islandOf(button) === element) pressed.push(button);
  };
  element.addEventListener('change', keepChange);
  element.addEventListener('click', keepPress);
  return {
    tell: () => {
      element.removeEventListener('change', keepChange);
      element.removeEventListener('click', keepPress);
      for (const field of changed) field.dispatchEvent(new Event('change', { bubbles: true }));
      for (const button of pressed) button.click();
    },
  };
}

/** The nearest island around it; without one, the document's own element. */
function islandOf(element: Element): Element {
  return islands.has(element) || element.parentElement === null ? element : islandOf(element.parentElement);
}

/** The first sign that somebody is about to use it. */
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
