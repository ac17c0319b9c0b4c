// Early presses: a press on a control whose script has not come is held and repeated when it is there; when that fails or takes too long,
// the browser follows the link or sends the form. A plain script in the head: it runs before anything can be pressed.
import { ISLAND_CONTROLS, type IslandEvent, PAGE_CONTROLS } from './lib-browser/island-controls.ts';

/** Then the browser does by itself what was pressed. */
const MAX_WAIT_MS = 8_000;

/** `enter`: the field in which Enter was pressed; the browser then clicks the form's first button. */
type Press = { control: HTMLElement; enter: HTMLInputElement | null };
type Held = { presses: Press[]; changed: Set<EventTarget> };

const held = new Map<Element, Held>();
/** Ready, or never to be: nothing is held for these. */
const settled = new WeakSet<Element>();
let isBroken = false;

showHistory();
addEventListener('click', holdPress, true);
addEventListener('change', holdChange, true);
// A search that is on its way gets no suggestions, should their script come then.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented) (target as HTMLFormElement).dataset.sent = '';
});
for (const type of ['shop:ready', 'shop:failed'] satisfies IslandEvent[])
  addEventListener(type, ({ target }) => settle(target as Element));
// A script of the page that cannot be fetched: no island will ever come.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    isBroken = true;
    for (const island of held.keys()) settle(island);
  },
  true,
);

/** The home page keeps room for what was looked at, so that nothing moves when it comes. */
function showHistory(): void {
  try {
    if ((localStorage.getItem('recently-viewed') ?? '').length > 2)
      document.documentElement.classList.add('was-here');
  } catch {
    // A browser that keeps nothing has no history.
  }
}

function holdPress(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
    return;
  const control = (event.target as Element).closest<HTMLElement>('a, button');
  const island = control === null ? null : takerOf(control);
  if (control === null || island === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { presses } = heldFor(island);
  // An impatient second press of a link or of Add to Cart means the same; two steps are two steps.
  if (
    control.getAttribute('type') !== 'button' &&
    presses.some((press) => press.control === control)
  )
    return;
  const field = document.activeElement;
  const isEnter =
    event.detail === 0 &&
    field instanceof HTMLInputElement &&
    field.form === (control as HTMLButtonElement).form;
  presses.push({ control, enter: isEnter ? field : null });
  control.setAttribute('aria-busy', 'true');
  setTimeout(settle, MAX_WAIT_MS, island);
}

/** The nearest island around the control that takes it over and has not come yet; the document's element stands for the script of every page. */
function takerOf(control: Element): Element | null {
  if (isBroken) return null;
  for (let island = control.closest<HTMLElement>('[data-island]'); island !== null; ) {
    const controls = ISLAND_CONTROLS[island.dataset.island as string];
    if (controls && control.matches(controls) && !settled.has(island)) return island;
    island = island.parentElement?.closest<HTMLElement>('[data-island]') ?? null;
  }
  const page = document.documentElement;
  return control.matches(PAGE_CONTROLS) && !settled.has(page) ? page : null;
}

function holdChange({ target }: Event): void {
  for (let island = (target as Element).closest('[data-island]'); island !== null && !isBroken; ) {
    if (!settled.has(island)) heldFor(island).changed.add(target as EventTarget);
    island = island.parentElement?.closest('[data-island]') ?? null;
  }
}

function heldFor(island: Element): Held {
  let holds = held.get(island);
  if (holds === undefined) {
    holds = { presses: [], changed: new Set() };
    held.set(island, holds);
    island.setAttribute('data-wanted', '');
    island.dispatchEvent(new Event('shop:wanted' satisfies IslandEvent));
  }
  return holds;
}

/** What was held is done now: by the island that has come, else by the browser. */
function settle(island: Element): void {
  settled.add(island);
  const holds = held.get(island);
  held.delete(island);
  if (holds === undefined) return;
  for (const field of holds.changed) field.dispatchEvent(new Event('change', { bubbles: true }));
  for (const { control, enter } of holds.presses) {
    control.removeAttribute('aria-busy');
    // An island may have a meaning of its own for Enter.
    const isPassed =
      enter?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      ) ?? true;
    if (isPassed) control.click();
  }
}
