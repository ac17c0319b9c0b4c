// Cart form actions: the pressed button and the typed quantity as one command.

export type CartWish =
  | { kind: 'remove'; lineId: number }
  /** To the list of what waits. */
  | { kind: 'later'; lineId: number }
  /** `was` is the quantity that the customer saw, to distinguish increase from decrease. */
  | { kind: 'change'; productId: number; quantity: number; was: number };

/**
 * Fields: `lineId`, `productId`, `was`, the typed `quantity`; buttons `do=remove`, `do=later`, `do=set` and `to=<the quantity one step away>`.
 * @returns null for a form that is not ours
 */
export function readCartForm(form: URLSearchParams): CartWish | null {
  const pressed = form.get('do');
  if (pressed === 'remove' || pressed === 'later') {
    const lineId = wholeNumber(form.get('lineId'));
    return lineId === null ? null : { kind: pressed, lineId };
  }
  const productId = wholeNumber(form.get('productId'));
  const was = wholeNumber(form.get('was'));
  if (productId === null || was === null) return null;
  // What is no number is 0, which the minimum rejects in words. [§5]
  const typed = wholeNumber(form.get('quantity')) ?? 0;
  const to = wholeNumber(form.get('to'));
  // Typing 10 and then pressing plus means one step from 10.
  return {
    kind: 'change',
    productId,
    was,
    quantity: Math.max(0, to === null ? typed : typed + (to - was)),
  };
}

/** More digits than this are no quantity; 0 is one, and is rejected in words. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text.trim()) ? Number(text) : null;
}
