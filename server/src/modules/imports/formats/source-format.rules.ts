// Source formats of imports: what a file of another shop system gives, by the names of our fields, with the columns of the file that each field comes from.
import type { Currencies, ImportFormat } from '@millwright/contracts';

/** Fields that a source format may give; see fields.rules.ts. `family_row`: the row names a product family and is no product itself. */
export type SourceField =
  | 'sku'
  | 'mpn'
  | 'gtin'
  | `${'name' | 'description'}_${'en' | 'ru' | 'ar'}`
  | 'category'
  | 'manufacturer'
  | 'hsn'
  | 'origin_country'
  | 'unit'
  | 'price'
  | 'discount_price'
  | 'cost_price'
  | 'minimum'
  | 'maximum'
  | 'step'
  | 'weight_grams'
  | 'stock'
  | 'published'
  | 'image'
  | 'attributes'
  | 'family'
  | 'family_name'
  | 'options'
  | 'family_row';

export type SourceRecord = Partial<Record<SourceField, string>>;

export type SourceReader = {
  /** Called with every row before the first is read, where a row cannot be read without others. */
  note?(cells: readonly string[]): void;
  /** undefined: the row is no product of its own, as one that only adds a picture. */
  read(cells: readonly string[]): SourceRecord | undefined;
};

export type SourceFormat = {
  name: ImportFormat;
  /** Whether a file whose header has these names, trimmed and in small letters, is of this format. */
  recognises(names: ReadonlySet<string>): boolean;
  /** The fields that it gives, each with what the file calls it. */
  titles: Partial<Record<SourceField, string>>;
  /** What the system assumes where a file does not say it. */
  currency?: string;
  weightUnit?: 'g' | 'kg' | 'lb' | 'oz';
  /** @param currencies of the shop: of several prices that in the first of these is taken */
  reader(columns: SourceColumns, currencies: Currencies): SourceReader;
};

export function fieldsOf(format: SourceFormat): SourceField[] {
  return Object.keys(format.titles) as SourceField[];
}

/** Cells by the names of their columns. */
export class SourceColumns {
  readonly names: readonly string[];
  readonly #at = new Map<string, number>();

  constructor(header: readonly string[]) {
    this.names = header.map((cell) => cell.trim());
    this.names.forEach((name, column) => {
      const key = name.toLowerCase();
      if (!this.#at.has(key)) this.#at.set(key, column);
    });
  }

  has(name: string): boolean {
    return this.#at.has(name);
  }

  /** The first of these columns that is filled, trimmed; '' for none. @param names in small letters */
  get(cells: readonly string[], ...names: string[]): string {
    for (const name of names) {
      const text = unquoted(cells[this.#at.get(name) ?? -1]?.trim() ?? '');
      if (text !== '') return text;
    }
    return '';
  }

  /** Columns whose name matches, in the order of the file: the match and the cell, where it is filled. */
  matching(cells: readonly string[], pattern: RegExp): { match: RegExpExecArray; text: string }[] {
    return this.names.flatMap((name, column) => {
      const match = pattern.exec(name);
      const text = cells[column]?.trim() ?? '';
      return match === null || text === '' ? [] : [{ match, text }];
    });
  }
}

/** A cell that was written as ` "a|b" `, with a space before its quote. */
function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
}

export type Pair = readonly [name: string, value: string];

/** Attributes and options as lines of `name: value`; what has no name or value is left out. */
export function linesOf(pairs: readonly Pair[]): string {
  return pairs
    .map(([name, value]) => [oneLine(name).replaceAll(':', ' ').trim(), oneLine(value)] as const)
    .filter(([name, value]) => name !== '' && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `first_name` as people write it: `First name`. */
export function titleOf(code: string): string {
  const words = code
    .replace(/[_\-.]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words === '' ? '' : words[0]?.toUpperCase() + words.slice(1);
}

/** Roots of category trees that no buyer sees. */
const ROOTS = new Set(['default category', 'root catalog', 'root category', 'root', 'home']);

/** Of several category paths the deepest, the first of equally deep ones: `A > B > C`. */
export function deepestPath(paths: readonly (readonly string[])[]): string {
  const cleaned = paths
    .map((path) => path.map(oneLine).filter((step) => step !== ''))
    .map((path) => (ROOTS.has(path[0]?.toLowerCase() ?? '') ? path.slice(1) : path));
  const deepest = cleaned.reduce((best, path) => (path.length > best.length ? path : best), []);
  return deepest.join(' > ');
}

/** List price and discounted price; a discounted price that is none is left out. */
export function pricesOf(list: string, sale: string, currency = ''): SourceRecord {
  const sign = currency === '' ? '' : ` ${currency}`;
  const [whole, less] = [amountOf(list), amountOf(sale)];
  if (!(whole > 0))
    return less > 0 ? { price: sale + sign } : list === '' ? {} : { price: list + sign };
  return less > 0 && less < whole
    ? { price: list + sign, discount_price: sale + sign }
    : { price: list + sign };
}

function amountOf(text: string): number {
  return Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}

/** Whole units on hand; oversold is none. Text that is no number is left out. */
export function stockOf(text: string): SourceRecord {
  const units = Number(text);
  return text === '' || !Number.isFinite(units)
    ? {}
    : { stock: String(Math.max(0, Math.floor(units))) };
}

export function flagOf(isSet: boolean): string {
  return isSet ? 'yes' : 'no';
}

/** A SKU from parts where the file gives none, at most 64 characters. */
export function skuOf(...parts: string[]): string {
  return parts
    .map((part) =>
      part
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}._/+#]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 64);
}

/** Fields without those that are empty. */
export function filled(record: SourceRecord): SourceRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([, text]) => text !== undefined && text !== ''),
  );
}

/** Addresses or file names of pictures, each once. */
export function imagesOf(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].join('\n');
}

/** `a=b,c=d`, where a value may hold commas, as Magento and Bagisto write it. */
export function assignments(text: string): Pair[] {
  return text
    .split(/,(?=[\w-]+=)/)
    .map((part): Pair => {
      const at = part.indexOf('=');
      return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    })
    .filter(([name, value]) => name !== '' && value !== '');
}
