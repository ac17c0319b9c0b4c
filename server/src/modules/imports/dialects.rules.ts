// Dialects of other shops: Shopify spreads a product over rows and swaps its prices; both put HTML into texts.
import type { Dialect } from './mapping.rules.ts';

export type FileRow = { row: number; cells: string[] };

/** A row as it should have been written; undefined for one that only adds pictures. Rows come in the order of the file. */
export function rowReader(
  dialect: Dialect,
  header: readonly string[],
): (row: FileRow) => FileRow | undefined {
  return dialect === 'shopify' ? shopifyReader(header) : (row) => row;
}

const INHERITED = [
  'title',
  'body (html)',
  'vendor',
  'type',
  'product category',
  'published',
  'status',
];

function shopifyReader(header: readonly string[]): (row: FileRow) => FileRow | undefined {
  const at = new Map(header.map((cell, column) => [cell.trim().toLowerCase(), column]));
  const cell = (cells: readonly string[], name: string): string =>
    cells[at.get(name) ?? -1]?.trim() ?? '';
  let first: string[] = [];
  let handle = '';
  return ({ row, cells }) => {
    const own = cell(cells, 'handle');
    if (own === '' || own !== handle) {
      handle = own;
      first = cells;
    } else if (cell(cells, 'variant sku') === '' && cell(cells, 'variant price') === '')
      return undefined;
    const whole = [...cells];
    const set = (name: string, value: string): void => {
      const column = at.get(name);
      if (column !== undefined) whole[column] = value;
    };
    for (const name of INHERITED) if (cell(whole, name) === '') set(name, cell(first, name));
    const options = ['option1 value', 'option2 value', 'option3 value'].map((name) =>
      cell(cells, name),
    );
    const variant = options
      .filter((option) => option !== '' && option !== 'Default Title')
      .join(', ');
    if (variant !== '') set('title', `${cell(whole, 'title')}, ${variant}`);
    set('body (html)', plainText(cell(whole, 'body (html)')));
    if (/^(draft|archived)$/i.test(cell(whole, 'status'))) set('published', 'false');
    // What is asked is no discount when there is nothing to compare it with.
    if (
      at.has('variant compare at price') &&
      Number(cell(whole, 'variant compare at price') || 0) <=
        Number(cell(whole, 'variant price') || 0)
    ) {
      set('variant compare at price', cell(whole, 'variant price'));
      set('variant price', '');
    }
    return { row, cells: whole };
  };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** HTML as the text that a reader would see. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<(br|\/p|\/li|\/h[1-6]|\/div|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,6}|\w{1,6});/g, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(0x10ffff, Number(name.slice(1)) || 32))
        : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<! ) *\n[ \n]*/g, '\n')
    .trim();
}

/** A cell as it was before an export made it safe: `'=A` is the text `=A`. */
export function readBack(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
