// Document content: texts only, in one language; sheet.ts lays them out.
import { isolated, type Locale, nameInText } from '@millwright/contracts';

export type Fact = { label: string; value: string };
/** `small` stands below, in smaller letters. */
export type Cell = { text: string; small?: string };
export type Column = {
  head: string /** Share of the table's width. */;
  width: number;
  align: 'start' | 'right';
};
export type Table = { columns: Column[]; rows: Cell[][]; foot: Cell[] };

export type Sheet = {
  locale: Locale;
  title: string;
  /** In the other language, where the law wants both. */
  secondTitle: string;
  mark: string;
  number: string;
  /** `brand`: name of the shop; '' = it has none of its own. */
  seller: { brand: string; name: string; secondName: string; lines: string[] };
  facts: Fact[];
  parties: { title: string; name: string; lines: string[] }[];
  lines: Table;
  totals: (Fact & { isGrand?: boolean })[];
  words: Fact[];
  /** Small print beside the totals: the currency, the reason why no tax is due. */
  notes: string[];
  summary: { title: string; table: Table } | null;
  bank: { title: string; facts: Fact[] } | null;
  closing: { title: string; text: string }[];
  signature: { for: string; signatory: string };
  qr: { label: string; code: string } | null;
  continued: string;
  footer: string;
};

/** Numbers, names and addresses keep their own direction inside a sentence of the other one. */
export const ltr = (text: string): string => (text === '' ? '' : isolated(text));
/** In an Arabic name the designations stay whole too: 6205-2RS 25×52×15 would change places. */
export const own = (text: string): string => (text === '' ? '' : nameInText(text));
