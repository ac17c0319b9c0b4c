// Export service: written row by row while they are read, safe against formulas, and in a form that can be imported again.
import { type ImportKind, knownCode, type TableFormat } from '@millwright/contracts';
import { recordingExport } from '../../platform/audit-events.ts';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn, isoIn } from '../../platform/days.ts';
import {
  BYTE_ORDER_MARK,
  type TableReader,
  writtenRow,
  writtenWorkbook,
} from '../../platform/spreadsheet/index.ts';
import {
  type ExportedProduct,
  type ExportFilters,
  exportCategories,
  exportProducts,
  listAttributeSlugs,
} from '../catalog/index.ts';
import { type CustomerFilter, exportAccounts } from '../customers/index.ts';
import { ATTRIBUTE, currencyOfField, importFields } from '../imports/index.ts';
import { exportOrderLines, type OrderListFilter } from '../orders/index.ts';
import { currenciesOf, getRates, getTimeZone, type Rates } from '../pricing/index.ts';

export type Cell = string | number | boolean | null;
/** Characters that go out together. */
const PIECE = 32 * 1024;

export function exportCatalogue(
  ctx: Ctx,
  kind: ImportKind,
  filters: ExportFilters,
  format: TableFormat = 'csv',
): AsyncGenerator<string | Buffer, void> {
  staffOf(ctx, 'catalogue:read');
  const { list, ...more } = filters;
  return written(
    recordingExport(
      ctx,
      { list: kind, filter: { ...list, ...more }, format },
      catalogueRows(ctx, kind, filters),
    ),
    format,
  );
}

async function* catalogueRows(
  ctx: Ctx,
  kind: ImportKind,
  filters: ExportFilters,
): AsyncGenerator<Cell[], void> {
  const currencies = currenciesOf(await getRates(ctx.db, ctx.clock.now()));
  const fields = importFields(kind, currencies).map((field) => field.name);
  if (kind === 'categories') {
    yield fields;
    for (const category of await exportCategories(ctx.db, filters.category ?? ''))
      yield fields.map((field) => category[field] ?? null);
    return;
  }
  if (kind === 'translations') {
    yield fields;
    for await (const product of exportProducts(ctx.db, filters))
      for (const locale of ['en', 'ru', 'ar']) {
        const name = product[`name_${locale}`] ?? null;
        if (name !== null)
          yield [
            product.sku ?? null,
            locale,
            name,
            product[`description_${locale}`] ?? null,
          ] as Cell[];
      }
    return;
  }
  const slugs = kind === 'products' ? await listAttributeSlugs(ctx.db) : [];
  yield [...fields, ...slugs.map((slug) => `${ATTRIBUTE}${slug}`)];
  for await (const product of exportProducts(ctx.db, filters))
    yield [
      ...fields.map((field) => cellOf(product, field)),
      ...slugs.map((slug) => product.attributes?.[slug] ?? null),
    ];
}

const AMOUNTS = new Set(['price', 'discount_price', 'cost_price']);

function cellOf(product: ExportedProduct, field: string): Cell {
  // Attributes have columns of their own.
  if (field === 'attributes') return null;
  const currency = currencyOfField(field);
  if (currency !== undefined) {
    const own = product.own_prices[currency];
    return own === undefined ? null : decimal(own);
  }
  const value = product[field === 'image' ? 'images' : field] as Cell | undefined;
  if (value === undefined || value === null || (value !== '' && knownCode(String(value)) === ''))
    return null;
  if (AMOUNTS.has(field)) return decimal(Number(value));
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** Minor units with a point. */
export function decimal(minor: number): string {
  const size = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Amounts say their currency: `total_base` is headed `total_inr` in a shop that charges in INR. */
export function headings(columns: readonly string[], { base }: Rates): string[] {
  return columns.map((name) => name.replace(/_base$/, `_${base.toLowerCase()}`));
}

const ORDER_COLUMNS = [
  'order',
  'placed_at',
  'status',
  'company',
  'payment',
  'po_number',
  'currency',
  'sku',
  'name',
  'hsn',
  'quantity',
  'unit_base',
  'subtotal_base',
  'order_total_base',
  'returned_quantity',
  'order_credited_base',
  'order_paid_base',
];

export function exportOrders(
  ctx: Ctx,
  filter: OrderListFilter,
  format: TableFormat = 'csv',
): AsyncGenerator<string | Buffer, void> {
  staffOf(ctx, 'orders:read');
  const rows = (async function* (): AsyncGenerator<Cell[], void> {
    const now = ctx.clock.now();
    yield headings(ORDER_COLUMNS, await getRates(ctx.db, now));
    const zone = await getTimeZone(ctx.db, now);
    const found = { ...filter, byCustomer: mayRead(ctx, 'customers') };
    for await (const line of exportOrderLines(ctx.db, found, dayIn(zone, now))) {
      const amounts = [line.unit_base, line.subtotal_base, line.total_base].map(decimal);
      yield [
        line.public_id,
        isoIn(zone, line.placed_at),
        line.status,
        line.company_name,
        line.payment_mode,
        line.buyer_po_number,
        line.display_currency,
        line.sku,
        line.name,
        line.hsn,
        line.quantity,
        ...amounts,
        line.credited,
        decimal(line.order_credited_base),
        decimal(line.order_paid_base),
      ];
    }
  })();
  return written(recordingExport(ctx, { list: 'orders', filter, format }, rows), format);
}

const CUSTOMER_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'company',
  'mobile',
  'tax_id',
  'language',
  'verified',
  'blocked',
  'since',
  'city',
  'country',
];

export function exportCustomers(
  ctx: Ctx,
  filter: CustomerFilter,
  format: TableFormat,
): AsyncGenerator<string | Buffer, void> {
  staffOf(ctx, 'customers:read');
  return written(
    recordingExport(ctx, { list: 'customers', filter, format }, customerRows(ctx, filter)),
    format,
  );
}

async function* customerRows(ctx: Ctx, filter: CustomerFilter): AsyncGenerator<Cell[], void> {
  yield CUSTOMER_COLUMNS;
  const zone = await getTimeZone(ctx.db, ctx.clock.now());
  for await (const one of exportAccounts(ctx.db, filter)) {
    const {
      id,
      email,
      first_name,
      last_name,
      company_name,
      mobile,
      tax_id,
      locale,
      verified,
      disabled,
      created_at,
      city,
      country,
    } = one;
    const [isVerified, isBlocked] = [verified, disabled].map((said) => (said ? 'yes' : 'no')) as [
      string,
      string,
    ];
    const person = [id, email, first_name, last_name, company_name, mobile, tax_id, locale];
    yield [...person, isVerified, isBlocked, isoIn(zone, created_at), city, country];
  }
}

/** In pieces, while `rows` are read. */
export function written(
  rows: AsyncGenerator<Cell[], void>,
  format: TableFormat,
  reader: TableReader = 'people',
): AsyncGenerator<string | Buffer, void> {
  return format === 'xlsx' ? writtenWorkbook(rows) : inPieces(rows, reader);
}

async function* inPieces(
  rows: AsyncGenerator<Cell[], void>,
  reader: TableReader,
): AsyncGenerator<string, void> {
  let piece = BYTE_ORDER_MARK;
  for await (const row of rows) {
    piece += writtenRow(row, reader);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
