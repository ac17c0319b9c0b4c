// Placeholders of texts: `{shop}` is the shop's name; `[fee]...[/fee]` is shown only where sellers pay a commission (in a shop that alone sells nothing speaks of sellers), `{fee}` is its rate. Pure. [§9 Terms]

/** `5%`, `2.5%` */
export function feeText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

export type Said = { basisPoints: number; shop: string };

/** Every text of a view, however deep. Paragraphs and lists that only spoke of the fee, or of sellers, are left out without one. */
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
  return isBlank(after) && !isBlank(before);
}

/** An empty text, and what consists of one or of an empty list. */
function isBlank(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === '';
  if ('items' in part) return Array.isArray(part.items) && part.items.length === 0;
  return 'text' in part && part.text === '';
}
