// Carousel: buttons that step a whole view, hidden while everything fits, disabled at the ends; the mouse may drag. [§9 carousels]
import { slideRow } from '../lib-browser/slide-row.ts';

export default function start(box: HTMLElement): void {
  const list = box.querySelector<HTMLElement>('.carousel-row');
  if (list === null) return;
  const row = slideRow(list);
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button[data-step]')];
  box.classList.add('scripted');

  const refresh = (): void => {
    const fits = list.scrollWidth <= list.clientWidth + 1;
    for (const button of buttons) {
      button.hidden = fits;
      // Not `disabled`, which would take the focus away at the end of the row.
      button.setAttribute('aria-disabled', String(row.atEnd(Number(button.dataset.step))));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () =>
      row.show(row.current() + Number(button.dataset.step) * row.shown()),
    );
  }
  list.addEventListener('scroll', refresh, { passive: true });
  new ResizeObserver(refresh).observe(list);
}
