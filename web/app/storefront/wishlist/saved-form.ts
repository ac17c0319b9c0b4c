// Form of a wishlist: parses the pressed button as one command, with ticks and typed quantities beside it.
import { QUANTITY_CEILING } from '@millwright/contracts';

export type SavedWish =
  | { kind: 'remove'; ids: number[] }
  | { kind: 'to-cart'; id: number }
  | { kind: 'move'; ids: number[]; to: number }
  | { kind: 'create' | 'rename'; name: string }
  | { kind: 'add-all' }
  | { kind: 'quantities' | 'delete' | 'share' | 'unshare' };

const PLAIN = ['add-all', 'quantities', 'delete', 'share', 'unshare'] as const;

/**
 * Buttons `remove=<entry>`, `toCart=<entry>`, `do=<what>`; fields `tick=<entry>` for each chosen one, `to=<list>`, `name`.
 * @returns null for a form that is not ours
 */
export function readSavedForm(form: URLSearchParams): SavedWish | null {
  if (form.has('remove')) return { kind: 'remove', ids: ids([form.get('remove')]) };
  const [entry] = ids([form.get('toCart')]);
  if (entry !== undefined) return { kind: 'to-cart', id: entry };
  const wanted = form.get('do');
  if (wanted === 'remove-ticked') return { kind: 'remove', ids: ids(form.getAll('tick')) };
  if (wanted === 'move')
    return { kind: 'move', ids: ids(form.getAll('tick')), to: ids([form.get('to')])[0] ?? 0 };
  if (wanted === 'create' || wanted === 'rename')
    return { kind: wanted, name: form.get('name') ?? '' };
  const kind = PLAIN.find((one) => one === wanted);
  return kind === undefined ? null : { kind };
}

/** Product -> what stands in its `quantity-<id>` field; what is no quantity is 0, which adds nothing. */
export function readQuantities(form: URLSearchParams): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const [name, typed] of form) {
    const [product] = ids([name.startsWith('quantity-') ? name.slice('quantity-'.length) : null]);
    if (product === undefined) continue;
    quantities.set(
      product,
      /^\d{1,10}$/.test(typed.trim()) ? Math.min(Number(typed), QUANTITY_CEILING) : 0,
    );
  }
  return quantities;
}

function ids(texts: readonly (string | null)[]): number[] {
  return texts.flatMap((text) =>
    text !== null && /^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : [],
  );
}
