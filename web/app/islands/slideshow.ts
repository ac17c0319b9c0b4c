// Slideshow: advances every six seconds; not while it has focus or the pointer, is paused, or the reader prefers less motion. [§2.1, §9]
import { slideRow } from '../lib-browser/slide-row.ts';

const EVERY_MS = 6_000;

export default function start(box: HTMLElement): void {
  const list = box.querySelector<HTMLElement>('.carousel-row');
  const toggle = box.querySelector<HTMLButtonElement>('button');
  const dots = [...box.querySelectorAll<HTMLAnchorElement>('a[data-slide]')];
  if (list === null || toggle === null || dots.length < 2) return;
  const row = slideRow(list);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = false;
  let timer = 0;

  const tick = (): void => {
    if (box.matches(':hover, :focus-within') || document.hidden) return;
    row.show((row.current() + 1) % dots.length);
  };
  const refresh = (): void => {
    const runs = !paused && !still.matches;
    clearInterval(timer);
    if (runs) timer = window.setInterval(tick, EVERY_MS);
    toggle.hidden = still.matches;
    toggle.dataset.state = paused ? 'paused' : 'playing';
    toggle.setAttribute('aria-label', (paused ? box.dataset.play : box.dataset.pause) ?? '');
    // What changes by itself is not read aloud; what somebody asked for is.
    list.setAttribute('aria-live', runs ? 'off' : 'polite');
  };
  const mark = (): void => {
    const at = row.current();
    for (const [index, dot] of dots.entries()) {
      if (index === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      row.show(index);
    });
  }
  toggle.addEventListener('click', () => {
    paused = !paused;
    refresh();
  });
  list.addEventListener('scroll', mark, { passive: true });
  still.addEventListener('change', refresh);
  refresh();
}
