// Slide row: scrolled in 400 ms to a place, or dragged by the mouse; right to left as well. [§9 carousels]
import { MAX_CLICK } from './drag.ts';

/** From one place to the next. [§9] */
export const SLIDE_MS = 400;

export type SlideRow = {
  /** The first item that stands fully in view. */
  current(): number;
  /** How many stand side by side. */
  shown(): number;
  /** Nothing further in this direction (-1 back, 1 on). */
  atEnd(direction: number): boolean;
  show(index: number): void;
};

/** @param row scrolls sideways; its children are the slides */
export function slideRow(row: HTMLElement): SlideRow {
  // Where reading runs to the left, scrolling counts down from zero.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  let frame = 0;

  const width = (): number => {
    const [first, second] = row.children as unknown as HTMLElement[];
    if (first === undefined) return row.clientWidth;
    return second === undefined
      ? first.offsetWidth
      : Math.abs(second.offsetLeft - first.offsetLeft);
  };
  const room = (): number => row.scrollWidth - row.clientWidth;
  const place = (): number => row.scrollLeft * sign;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
  };

  const moveTo = (target: number): void => {
    stop();
    const from = place();
    const way = Math.min(Math.max(target, 0), room()) - from;
    if (Math.abs(way) < 1) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      row.scrollLeft += way * sign;
      return;
    }
    // Snapping would pull at every step.
    row.style.scrollSnapType = 'none';
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - began) / SLIDE_MS, 0), 1);
      // Slow, fast, slow.
      row.scrollLeft =
        (from + way * (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2)) * sign;
      if (share < 1) frame = requestAnimationFrame(step);
      else stop();
    };
    frame = requestAnimationFrame(step);
  };

  row.addEventListener('wheel', stop, { passive: true });
  row.addEventListener('touchstart', stop, { passive: true });
  dragByMouse(row, stop, () => moveTo(Math.round(place() / width()) * width()));

  return {
    current: () => Math.round(place() / width()),
    shown: () => Math.max(1, Math.round(row.clientWidth / width())),
    atEnd: (direction) => (direction < 0 ? place() <= 1 : place() >= room() - 1),
    show: (index) => moveTo(index * width()),
  };
}

/** Fingers scroll by themselves; a mouse takes hold. A link under a real drag is not followed. */
function dragByMouse(row: HTMLElement, begin: () => void, end: () => void): void {
  let moved = 0;
  row.addEventListener('pointerdown', (down) => {
    moved = 0;
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    const from = row.scrollLeft;
    const move = (event: PointerEvent): void => {
      const way = event.clientX - down.clientX;
      if (moved === 0 && Math.abs(way) < 4) return;
      if (moved === 0) {
        begin();
        row.style.scrollSnapType = 'none';
      }
      moved = Math.max(moved, Math.abs(way));
      row.scrollLeft = from - way;
    };
    const up = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (moved > 0) end();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  });
  // The browser's own dragging of links and pictures would end ours.
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener(
    'click',
    (event) => {
      // A click made by the keyboard has no press before it.
      if (moved <= MAX_CLICK || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
