// Import row rules: values by field with the errors of each cell, and notes about what was left out of a row that is accepted all the same.
import { changedValue, type ImportKind, type ImportMapping } from '@millwright/contracts';
import { baseAmount } from './amounts.rules.ts';
import { readBack } from './cell-text.rules.ts';
import { ATTRIBUTE, type Field, ownPriceField } from './fields.rules.ts';
import type { References } from './references.rules.ts';
import {
  attributeNumber,
  type Fault,
  type FaultCode,
  type Read,
  readAmount,
  readPairs,
  readValue,
  type Value,
} from './values.rules.ts';

export type RowFault = Fault & { field: string; value: string };
export type Values = Record<string, Value>;
export type ReadRow = {
  row: number;
  /** It names a product family and is no product itself. */
  isFamily: boolean;
  values: Values;
  /** The cells as they are in the file. */
  said: Readonly<Record<string, string>>;
  faults: RowFault[];
  notes: RowFault[];
  /** Attributes that the shop does not have yet, by slug: their names. */
  newAttributes: Map<string, string>;
};

export type RowContext = {
  kind: ImportKind;
  fields: readonly Field[];
  mapping: ImportMapping;
  header: readonly string[];
  references: References;
  /** Of a recognised format: what can be left out of a row does not refuse it. */
  isLenient: boolean;
  /** The column that marks rows of families, where the format has one. */
  familyColumn: number | undefined;
};

const VALUE_SHOWN = 200;
/** Characters of an attribute's value; longer ones are sentences. */
const MAX_ATTRIBUTE = 120;

/** The key of a row within its file. */
export const KEY_FIELDS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: ['sku'],
  prices: ['sku'],
  stock: ['sku'],
  categories: ['lineage'],
  translations: ['sku', 'language'],
};

/** @param only the fields to read; without it all of them and the attributes */
export function readRow(
  context: RowContext,
  { row, cells }: { row: number; cells: readonly string[] },
  only?: readonly string[],
): ReadRow {
  const { kind, fields, mapping, header, isLenient, familyColumn } = context;
  const read: ReadRow = {
    row,
    isFamily: familyColumn !== undefined && (cells[familyColumn] ?? '') !== '',
    values: {},
    said: {},
    faults: [],
    notes: [],
    newAttributes: new Map(),
  };
  const reader = new CellReader(context, cells, read);
  const width = header.length;
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    reader.blame('', cells.slice(width).join(' '), { code: 'too-many-cells' }, isLenient);
  for (const field of fields)
    if (only === undefined || only.includes(field.name)) reader.readField(field);
  if (only === undefined) reader.completePrice();
  if (kind === 'products' && only === undefined)
    for (const field of Object.keys({ ...mapping.columns, ...mapping.constants }))
      if (field.startsWith(ATTRIBUTE)) reader.readAttribute(field);
  if (kind === 'products' && only === undefined && !read.isFamily)
    for (const column of mapping.attributeColumns) reader.readAttributeColumn(column);
  return read;
}

class CellReader {
  readonly #context: RowContext;
  readonly #cells: readonly string[];
  readonly #row: ReadRow;

  constructor(context: RowContext, cells: readonly string[], row: ReadRow) {
    this.#context = context;
    this.#cells = cells;
    this.#row = row;
  }

  blame(field: string, value: string, fault: Fault, isNote = false): void {
    (isNote ? this.#row.notes : this.#row.faults).push({ ...fault, field, value: shown(value) });
  }

  readField(field: Field): void {
    const { mapping, isLenient } = this.#context;
    const raw = this.#cellOf(field.name);
    const cell = raw.trim();
    if (cell === '') {
      if (field.required === true && !this.#row.isFamily)
        this.blame(field.name, '', { code: 'missing' });
      return;
    }
    const text = this.#visible(field.name, raw);
    if (text === undefined) return;
    if (field.type === 'pairs') {
      this.#readPairs(field, text);
      return;
    }
    const read =
      field.type === 'amount'
        ? this.#amountOf(field, text)
        : readValue(field, text, {
            decimalComma: mapping.decimalComma,
            heading: this.#headingOf(field.name),
            weightUnit: mapping.weightUnit,
            isLenient,
          });
    if ('value' in read) {
      if (read.note !== undefined) this.blame(field.name, cell, read.note, true);
      this.#take(field.name, read.value, cell);
      return;
    }
    const isOptional = field.required !== true && field.forNew !== true;
    // A weight in an unknown unit is left out; the product is none the worse.
    const isAside = read.fault.code === 'weight-unit-missing';
    this.blame(field.name, cell, read.fault, (isLenient && isOptional) || isAside);
  }

  readAttribute(field: string): void {
    const attribute = this.#context.references.attributes.get(field.slice(ATTRIBUTE.length));
    const raw = attribute === undefined ? '' : this.#cellOf(field);
    if (attribute === undefined || raw.trim() === '') return;
    const text = this.#visible(field, raw);
    if (text === undefined) return;
    if (attribute.kind === 'text') {
      const ordinal = this.#context.references.valueOf(attribute, text);
      if (ordinal === undefined) this.blame(field, text, { code: 'attribute-value-unknown' });
      else this.#row.values[field] = ordinal;
      return;
    }
    const read = attributeNumber(text, attribute.unit, this.#context.mapping.decimalComma);
    if ('fault' in read) this.blame(field, text, read.fault);
    else this.#row.values[field] = read.value;
  }

  /** In the base currency; an amount in a further currency of the shop stays what it is beside it. */
  #amountOf(field: Extract<Field, { type: 'amount' }>, cell: string): Read {
    const { mapping, references, isLenient } = this.#context;
    const read = readAmount(cell, mapping.decimalComma, isLenient);
    if ('fault' in read) return read;
    const heading = this.#headingOf(field.name) ?? '';
    const found = baseAmount(read, { field, heading, mapping, shop: references });
    if ('fault' in found) return found;
    const own = ownPriceField(found.currency);
    const [, ...further] = references.currencies;
    if (
      field.name === 'price' &&
      further.some((currency) => currency === found.currency) &&
      mapping.columns[own] === undefined
    )
      this.#row.values[own] = read.minor;
    return found;
  }

  /** A file that has own prices only: the base price follows from the first. */
  completePrice(): void {
    const { values } = this.#row;
    const { currencies, rates } = this.#context.references;
    for (const currency of currencies.slice(1))
      if (values.price === undefined && this.#isUnpriced()) {
        const minor = Number(values[ownPriceField(currency)] ?? 0);
        const rate = this.#context.mapping.rates[currency] ?? rates[currency];
        if (minor > 0 && rate !== undefined) values.price = Math.max(1, Math.round(minor * rate));
      }
  }

  /** The file has no column of the base price. */
  #isUnpriced(): boolean {
    const { kind, mapping } = this.#context;
    return (
      kind === 'products' &&
      mapping.columns.price === undefined &&
      mapping.constants.price === undefined
    );
  }

  /** Attributes by their names, known or new; `options` are those that tell the products of a family apart. */
  #readPairs(field: Extract<Field, { type: 'pairs' }>, cell: string): void {
    const slugs: string[] = [];
    for (const [name, value] of readPairs(cell).slice(0, field.max)) {
      const slug = this.#takePair(name, value);
      if (slug !== undefined && !slugs.includes(slug)) slugs.push(slug);
    }
    if (field.name === 'options' && slugs.length > 0) this.#take('options', slugs.join(','), cell);
  }

  /** A column that no field takes, as an attribute of its name. */
  readAttributeColumn(column: number): void {
    const name = bareName(this.#context.header[column] ?? '');
    const raw = this.#cells[column] ?? '';
    if (name === '' || raw.trim() === '') return;
    const text = this.#visible(name, raw);
    if (text !== undefined) this.#takePair(name, text);
  }

  #takePair(name: string, value: string): string | undefined {
    const { references, mapping } = this.#context;
    if ([...value].length > MAX_ATTRIBUTE) {
      this.#describe(`${name}: ${value}`);
      return undefined;
    }
    let { slug, attribute } = references.attributeNamed(name);
    let known: Value | undefined;
    if (attribute?.kind === 'number') {
      const read = attributeNumber(value, attribute.unit, mapping.decimalComma);
      if ('value' in read) known = read.value;
      // Words for what the shop has as a number: an attribute beside it.
      else ({ slug, attribute } = references.attributeNamed(`${name} (text)`));
    }
    if (slug === '') return undefined;
    if (known === undefined && attribute?.kind === 'text')
      known = references.valueOf(attribute, value) ?? value;
    if (attribute === undefined) {
      known = value;
      this.#row.newAttributes.set(slug, name);
    }
    this.#row.values[`${ATTRIBUTE}${slug}`] ??= known ?? value;
    return slug;
  }

  /** A sentence that is too long for an attribute stands in the description. */
  #describe(line: string): void {
    const { values } = this.#row;
    const text = [values.description_en, line].filter((part) => part !== undefined).join('\n');
    if (text.length <= 10_000) values.description_en = text;
  }

  #take(field: string, value: Value, cell: string): void {
    this.#row.values[field] = value;
    (this.#row.said as Record<string, string>)[field] = cell;
  }

  #cellOf(field: string): string {
    const { columns, constants, changes } = this.#context.mapping;
    const column = columns[field];
    const written = column === undefined ? '' : (this.#cells[column] ?? '');
    const cell = changedValue(written, changes[field]);
    return cell.trim() === '' ? (constants[field] ?? '') : cell;
  }

  /** undefined: the value stands for all rows. */
  #headingOf(field: string): string | undefined {
    const column = this.#context.mapping.columns[field];
    return column === undefined || (this.#cells[column] ?? '').trim() === ''
      ? undefined
      : this.#context.header[column];
  }

  /** The text of a cell, or undefined when it holds what cannot be taken for one. */
  #visible(field: string, raw: string): string | undefined {
    const hidden = hiddenFault(raw);
    if (hidden === undefined) return readBack(raw.trim());
    if (!this.#context.isLenient) {
      this.blame(field, raw, { code: hidden });
      return undefined;
    }
    if (hidden === 'encoding-broken') this.blame(field, raw, { code: hidden }, true);
    return readBack(raw.replaceAll('\0', '').trim());
  }
}

/** Of a column of a recognised format, without the sign in front of it. */
function bareName(heading: string): string {
  return heading.replace(/^·\s/, '').replace(/\s+/g, ' ').trim().slice(0, 60);
}

function hiddenFault(cell: string): FaultCode | undefined {
  if (cell.includes('\0')) return 'control-character';
  if (cell.includes('\ufffd')) return 'encoding-broken';
  return /^\s*[=@＝＠]/.test(cell) ? 'formula' : undefined;
}

/** As a report may show it: no control characters, not endless. */
export function shown(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '�');
  return plain.length > VALUE_SHOWN ? `${plain.slice(0, VALUE_SHOWN)}…` : plain;
}
