// Admin views of imports: with sentences in the reader's language.
import type { ImportDetails, ImportFault, ImportSummary, Locale } from '@millwright/contracts';
import { type KeysBelow, translator } from '@millwright/messages/server';
import type { ImportAttribute } from '../catalog/index.ts';
import type { ShopMoney } from './amounts.rules.ts';
import type { ImportCategory } from './created.queries.ts';
import { fieldName } from './field-names.rules.ts';
import { ATTRIBUTE, importFields } from './fields.rules.ts';
import type { FaultRecord, ImportRecord } from './imports.queries.ts';
import { withoutGoneCurrencies } from './mapping.rules.ts';
import type { FaultCode } from './values.rules.ts';

export function summaryOf(row: ImportRecord, locale: Locale): ImportSummary {
  return {
    id: row.id,
    kind: row.kind,
    dialect: row.dialect,
    fileName: row.file_name,
    fileSize: row.file_size,
    state: row.state,
    progress: row.progress === null ? null : row.progress / 1_000,
    rows: {
      total: row.rows_total,
      new: row.rows_new,
      changed: row.rows_changed,
      same: row.rows_same,
      faulty: row.rows_faulty,
      applied: row.rows_applied,
      undone: row.rows_undone,
      stayed: row.rows_stayed,
    },
    cancelAsked: row.cancel_asked,
    failure:
      row.failure === null
        ? null
        : translator(locale)(`imports.failure.${row.failure as KeysBelow<'imports.failure.'>}`),
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
    checkedAt: row.checked_at?.toISOString() ?? null,
    appliedAt: row.applied_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

/** What is counted and looked up beside an import's own row. */
export type ImportSurroundings = {
  money: ShopMoney;
  images: Omit<ImportDetails['images'], 'missing'>;
  archive: ImportDetails['archive'];
  categories: readonly ImportCategory[];
  created: { manufacturers: number; families: number; values: Record<string, number> };
};

export function detailsOf(
  row: ImportRecord,
  attributes: readonly ImportAttribute[],
  { money, categories, created, images, archive }: ImportSurroundings,
  locale: Locale,
): ImportDetails {
  const fields = importFields(row.kind, money.currencies).map(({ name, required, forNew }) => ({
    name,
    label: fieldName(name, locale),
    required: required === true || forNew === true,
    forNew: required !== true && forNew === true,
  }));
  const own = row.kind === 'products' ? attributes : [];
  const place = ['en', 'ru', 'ar'].indexOf(locale);
  return {
    ...summaryOf(row, locale),
    header: row.header,
    sample: row.sample,
    mapping: withoutGoneCurrencies(row.mapping, money.currencies),
    headerRow: row.header_row,
    headerRows: row.header_rows,
    rates: money.rates,
    images: { ...images, missing: row.created.missingImages ?? 0 },
    archive,
    created: {
      categories: categories.map(({ path, rows }) => ({ path, rows })),
      manufacturers: created.manufacturers,
      families: created.families,
      attributes: Object.entries(row.created.attributes ?? {}).map(([slug, name]) => ({
        name,
        values: created.values[slug] ?? 0,
      })),
    },
    fields: [
      ...fields,
      ...own.map(({ slug, names, unit }) => ({
        name: `${ATTRIBUTE}${slug}`,
        label: `${names[place] ?? names[0] ?? slug}${unit === null ? '' : `, ${unit}`}`,
        required: false,
        forNew: false,
      })),
    ],
  };
}

export function faultSentence(
  { code, params }: Pick<FaultRecord, 'code' | 'params'>,
  locale: Locale,
): string {
  const t = translator(locale);
  const { reason } = params;
  return t(`imports.fault.${code as FaultCode}`, {
    ...params,
    ...(code === 'picture-not-fetched'
      ? { reason: t(`imports.picture.${reason as KeysBelow<'imports.picture.'>}`) }
      : {}),
  });
}

export function faultView(fault: FaultRecord & { id: number }, locale: Locale): ImportFault {
  return {
    id: fault.id,
    row: fault.row,
    column: fault.column,
    message: faultSentence(fault, locale),
    value: fault.value,
    isNote: fault.is_note ?? false,
  };
}
