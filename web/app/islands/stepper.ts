// How do the buttons beside a quantity work? One step a press, repeating while held; what is typed is clamped. [§5, §9]
import { clampQuantity } from '@millwright/contracts';

const HOLD_MS = 300;
const REPEAT_MS = 50;

export default function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input');
  if (input === null) return;
  const limits = {
    minimum: Number(input.min) || 1,
    maximum: input.max === '' ? null : Number(input.max),
    step: Number(input.step) || 1,
  };
  // Nothing ordered is nothing to add. [§5]
  const add = box.closest('form')?.querySelector<HTMLButtonElement>('button[name=productId]');
  const allow = (): void => {
    if (add !== null && add !== undefined) add.disabled = !(Number.parseInt(input.value, 10) > 0);
  };
  input.addEventListener('input', allow);
  const by = (direction: number): void => {
    const value = Number.parseInt(input.value, 10) || 0;
    // The next multiple in that direction, so that a minimum between two steps is left behind.
    const steps = direction > 0 ? Math.floor(value / limits.step) + 1 : Math.ceil(value / limits.step) - 1;
    input.value = String(clampQuantity(String(steps * limits.step), limits));
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
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(end, stop);
    // A keyboard or a screen reader clicks without a pointer.
    button.addEventListener('click', (event) => {
      if (event.detail === 0) by(direction);
    });
  }
  input.addEventListener('change', () => {
    input.value = String(clampQuantity(input.value, limits));
    allow();
  });
}
