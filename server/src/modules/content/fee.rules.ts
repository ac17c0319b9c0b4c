// The fee in texts: `[fee]...[/fee]` is shown only where sellers pay a commission, `{fee}` is its rate. Pure. [§9 Terms]

/** `5%`, `2.5%` */
export function feeText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Every text of a view, however deep. Paragraphs that only spoke of the fee are left out without one. */
export function withFee<View>(view: View, basisPoints: number): View {
  if (typeof view === 'string') return fill(view, basisPoints) as View;
  if (Array.isArray(view)) return view.map((part) => withFee(part, basisPoints)).filter((part, i) => !isEmptied(view[i], part)) as View;
  if (view === null || typeof view !== 'object') return view;
  return Object.fromEntries(Object.entries(view).map(([name, part]) => [name, withFee(part, basisPoints)])) as View;
}

function fill(text: string, basisPoints: number): string {
  if (!text.includes('[fee]') && !text.includes('{fee}')) return text;
  const shown = text.replace(/\[fee\]([\s\S]*?)\[\/fee\]/g, basisPoints > 0 ? '$1' : '');
  return shown.replaceAll('{fee}', feeText(basisPoints)).trim();
}

function isEmptied(before: unknown, after: unknown): boolean {
  const textOf = (part: unknown): unknown => (typeof part === 'object' && part !== null && 'text' in part ? part.text : part);
  return textOf(after) === '' && textOf(before) !== '';
}
