// Quantity field: a quantity that may not be ordered gets a warning and the nearest valid one, and nothing is sent. [§5]
import { nearestQuantity, type QuantityLimits, rejectOrdered } from '@millwright/contracts';
import { say } from './announce.ts';

/** Fields that were corrected by the very press that was to send them. */
const corrected = new WeakSet<HTMLInputElement>();

/** What `quantityRules` (ui/quantity-rules.ts) wrote on the field. */
export function rulesOf({
  dataset: { minimum, maximum, step, stock },
}: HTMLInputElement): QuantityLimits & { stock: number } {
  return {
    minimum: Number(minimum) || 1,
    maximum: maximum === undefined ? null : Number(maximum),
    step: Number(step) || 1,
    stock: Number(stock),
  };
}

/** @returns false: it was not to be had, which has been said; the field holds the nearest quantity now. No number at all becomes the minimum. */
export function correctQuantity(field: HTMLInputElement): boolean {
  const { stock, ...limits } = rulesOf(field);
  if (field.value.trim() === '') field.value = String(limits.minimum);
  const refused = rejectOrdered(Number(field.value), limits, stock);
  if (refused === null) return true;
  const texts = field.closest<HTMLElement>('[data-above]')?.dataset ?? {};
  const text = {
    'quantity-above-maximum': texts.above,
    'quantity-below-minimum': texts.below,
    'quantity-not-in-steps': texts.steps,
    'stock-not-enough': texts.short,
  }[refused.code];
  field.value = String(nearestQuantity(Math.trunc(Number(field.value)) || 0, limits, stock));
  say({
    kind: 'warning',
    text: (text ?? '')
      .replace('{n}', String(refused.limit))
      .replace('{name}', field.dataset.name ?? ''),
  });
  return false;
}

/** When a field is left: the press that left it must not send what it was changed to. */
export function correctWhenLeft(field: HTMLInputElement): void {
  if (correctQuantity(field)) return;
  corrected.add(field);
  const forget = (): unknown => corrected.delete(field);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, forget, { capture: true, once: true });
}

/** Whether what stands in the field may be sent; otherwise that was said. */
export function maySendQuantity(field: HTMLInputElement): boolean {
  return !corrected.delete(field) && correctQuantity(field);
}
