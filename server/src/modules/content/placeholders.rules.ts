// Placeholders of texts: `{shop}` is the shop's name; `[fee]...[/fee]` is shown only where sellers pay a commission, `{fee}` is its rate. Pure. [§9 Terms]

/** `5%`, `2.5%` */
export function feeText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

export type Said = { basisPoints: number; shop: string };

/** Every text of a view, however deep. Paragraphs that only spoke of the fee are left out without one. */
export function filledIn<View>(view: View, said: Said): View {
  if (typeof view === 'string') return fill(view, said) as View;
  if (Array.isArray(view))
    return view
      .map((part) => filledIn(part, said))
      .filter((part, i) => !isEmptied(view[i], part)) as View;
  if (view === null || typeof view !== 'object') return view;
  return Object.fromEntries(
    Object.entries(view).map(([name, part]) => [name, filledIn(part, said)]),
  ) as View;
}

function fill(text: string, { basisPoints, shop }: Said): string {
  return withFee(text, basisPoints).replaceAll('{shop}', shop);
}

function withFee(text: string, basisPoints: number): string {
  if (!text.includes('[fee]') && !text.includes('{fee}')) return text;
  // Split rather than matched: an expression over both marks takes quadratic time where the second is missing.
  const [before = '', ...parts] = text.split('[fee]');
  const shown = parts.reduce((done, part) => {
    const end = part.indexOf('[/fee]');
    if (end < 0) return `${done}[fee]${part}`;
    return done + (basisPoints > 0 ? part.slice(0, end) : '') + part.slice(end + '[/fee]'.length);
  }, before);
  return shown.replaceAll('{fee}', feeText(basisPoints)).trim();
}

function isEmptied(before: unknown, after: unknown): boolean {
  const textOf = (part: unknown): unknown =>
    typeof part === 'object' && part !== null && 'text' in part ? part.text : part;
  return textOf(after) === '' && textOf(before) !== '';
}
