// Quantity stepper: one step a press, repeating while held, never past the limits; what is typed is corrected in words. [§5, §9]
import { rejectOrdered, stepDown, stepUp } from '@millwright/contracts';
import { correctWhenLeft, rulesOf } from '../lib-browser/quantity-field.ts';

const HOLD_MS = 300;
const REPEAT_MS = 50;

export default function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input');
  if (input === null) return;
  const { stock, ...limits } = rulesOf(input);
  // Nothing ordered is nothing to add. [§5]
  const add = box.closest('form')?.querySelector<HTMLButtonElement>('button[name=productId]');
  const allow = (): void => {
    if (add !== null && add !== undefined) add.disabled = !(Number.parseInt(input.value, 10) > 0);
  };
  input.addEventListener('input', allow);
  const by = (direction: number): void => {
    const value = Number.parseInt(input.value, 10) || 0;
    // At a limit it stays where it is.
    const next =
      direction > 0 ? stepUp(value, limits) : Math.max(limits.minimum, stepDown(value, limits));
    if (rejectOrdered(next, limits, stock) !== null) return;
    input.value = String(next);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  let timer = 0;
  const stop = (): void => clearTimeout(timer);
  for (const button of box.querySelectorAll<HTMLButtonElement>('button[data-by]')) {
    const direction = Number(button.dataset.by);
    const repeat = (): void => {
      by(direction);
      timer = window.setTimeout(repeat, REPEAT_MS);
    };
    button.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      by(direction);
      timer = window.setTimeout(repeat, HOLD_MS);
    });
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'])
      button.addEventListener(end, stop);
    // A keyboard or a screen reader clicks without a pointer.
    button.addEventListener('click', (event) => {
      if (event.detail === 0) by(direction);
    });
  }
  input.addEventListener('change', () => {
    correctWhenLeft(input);
    allow();
  });
}
