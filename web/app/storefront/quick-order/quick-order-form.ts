// Quick order form: each line's part, chosen product and quantity, from its fields.
import type { QuickOrderLine } from '@millwright/contracts';

export type ChosenLine = {
  /** The number of the chosen product, else what was typed. */
  part: string;
  /** As in its field. */
  quantity: string;
  productId: number | null;
};

const MAX_LINES = 500;

/** Fields of line n: `part-n`, `quantity-n`, `product-n` = `id|sku`, and `fix-n`, the offered quantity where it was accepted. */
export function readChosen(form: URLSearchParams): ChosenLine[] {
  const lines: ChosenLine[] = [];
  for (let line = 1; line <= MAX_LINES; line++) {
    const part = form.get(`part-${line}`);
    if (part === null) continue;
    const chosen = /^(\d{1,10})\|(.{1,200})$/s.exec(form.get(`product-${line}`) ?? '');
    lines.push({
      part: chosen?.[2] ?? part,
      quantity: form.get(`fix-${line}`) ?? form.get(`quantity-${line}`) ?? '',
      productId: chosen === null ? null : Number(chosen[1]),
    });
  }
  return lines;
}

/** Lines as text to be read again: one cell for the part, one for the number. An empty field is no number yet, not the least that can be had. */
export function textOf(lines: readonly { part: string; quantity: string }[]): string {
  return lines
    .map(({ part, quantity }) => `${oneCell(part)}\t${oneCell(quantity) || '?'}`)
    .join('\n');
}

function oneCell(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').trim();
}

/** What may go into the cart as it stands: a product is known and the number is a whole one. */
export function goodLines(lines: readonly ChosenLine[]): { productId: number; quantity: number }[] {
  return lines.flatMap(({ productId, quantity }) => {
    const number = /^\s*\d{1,10}\s*$/.test(quantity) ? Number(quantity) : 0;
    return productId === null || number === 0
      ? []
      : [{ productId, quantity: Math.min(number, 2_147_483_647) }];
  });
}

/** The heading under which such a text is read, so that a number alone is a part and never a quantity. */
export const HEADING = 'SKU\tQty';

/** What the reader must do something about; the rest goes in as it is. */
export function isOpen(line: QuickOrderLine): boolean {
  return line.repeats === null && (line.product === null || line.problem !== null);
}
