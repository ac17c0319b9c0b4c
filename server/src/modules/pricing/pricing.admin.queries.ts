// Admin queries of pricing, newest first.
import type { CurrencyCode } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';

type Force = 'past' | 'in-force' | 'future';

/** The names that the form of settings holds; others of the table belong to the program. */
export const SELLING = [
  'open',
  'minimum-order',
  'expected-delivery-days',
  'time-zone',
  'only-verified-buyers',
  'hide-existence',
  'search-learning',
  'staff-second-factor',
  'commission-basis-points',
  'terms-version',
  'order-prefix',
  'quote-prefix',
  'company-state',
  'company-country',
  'countries',
  'default-country',
  'languages',
] as const;
export type SellingName = (typeof SELLING)[number];
export type SellingRow = { settings: Partial<Record<SellingName, unknown>>; version: string };

export async function findSelling(db: Db | Tx, { lock = false } = {}): Promise<SellingRow> {
  // Rows that are not there yet cannot be locked; one that always is stands for all.
  if (lock) await sql`select 1 from setting where name = 'company-state' for update`.execute(db);
  const { rows } = await sql<SellingRow>`
    select settings, md5(settings::text) as version
    from (select coalesce(jsonb_object_agg(name, value), '{}') as settings from setting where name = any(${[...SELLING]}::text[])) s`.execute(
    db,
  );
  return rows[0] as SellingRow;
}

export async function saveSelling(
  tx: Tx,
  values: Partial<Record<SellingName, unknown>>,
): Promise<void> {
  await sql`insert into setting (name, value) select key, value from jsonb_each(${JSON.stringify(values)}::jsonb)
    on conflict (name) do update set value = excluded.value where setting.value is distinct from excluded.value`.execute(
    tx,
  );
}

/** Whether anything of the table has a number with this prefix. */
export async function hasNumber(
  tx: Tx,
  table: 'sales_order' | 'quote',
  prefix: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where starts_with(public_id, ${`${prefix}-`}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** @param state two-digit GST code; '' outside India */
export async function saveCompanyState(tx: Tx, country: string, state: string): Promise<void> {
  await saveSelling(tx, { 'company-country': country, 'company-state': state });
}

export type RateRow = {
  currency: CurrencyCode;
  valid_from: Date;
  per_base_e9: number;
  force: Force;
};

export async function listRateRows(
  db: Db,
  now: Date,
  currency: string | undefined,
  page: ListPage,
): Promise<{ rows: RateRow[]; total: number }> {
  const { rows } = await sql<RateRow & { total: number }>`
    select r.*, count(*) over ()::int as total,
      case when valid_from > ${now} then 'future'
        when valid_from = max(valid_from) filter (where valid_from <= ${now}) over (partition by r.currency) then 'in-force' else 'past' end as force
    from currency_rate r where (${currency ?? null}::text is null or r.currency = ${currency ?? null})
    order by valid_from ${sortDirection(page.order)}, currency limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  return listed(rows);
}

export async function findRateAt(tx: Tx, currency: string, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ per_base_e9: number }>`select per_base_e9 from currency_rate
    where currency = ${currency} and valid_from <= ${at} order by valid_from desc limit 1`.execute(
    tx,
  );
  return rows[0]?.per_base_e9;
}

/** @returns whether there was no rate of that moment yet */
export async function insertRate(tx: Tx, row: Omit<RateRow, 'force'>): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into currency_rate (currency, valid_from, per_base_e9)
    values (${row.currency}, ${row.valid_from}, ${row.per_base_e9}) on conflict do nothing`.execute(
      tx,
    );
  return numAffectedRows === 1n;
}

/** By the millisecond, which is what its id tells. @returns how many went; only those of later */
export async function deleteFutureRate(
  tx: Tx,
  currency: string,
  validFrom: Date,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from currency_rate
    where currency = ${currency} and date_trunc('milliseconds', valid_from) = ${validFrom} and valid_from > ${now}`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export async function hasRate(tx: Tx, currency: string, validFrom: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from currency_rate
    where currency = ${currency} and date_trunc('milliseconds', valid_from) = ${validFrom}`.execute(
    tx,
  );
  return rows.length > 0;
}

export type TaxRow = {
  id: number;
  country: string;
  hsn_prefix: string;
  code: 'gst' | 'vat';
  basis_points: number;
  reverse_charge: boolean;
  valid_from: string;
  force: Force;
};
const TAX_SORTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  hsnPrefix: sql`country, hsn_prefix`,
  validFrom: sql`valid_from`,
  basisPoints: sql`basis_points`,
};
const taxForce = (today: string) => sql`case when valid_from > ${today}::date then 'future'
  when valid_from = max(valid_from) filter (where valid_from <= ${today}::date) over (partition by country, hsn_prefix) then 'in-force' else 'past' end`;

export async function listTaxRows(
  db: Db | Tx,
  today: string,
  filter: { country?: string | undefined; hsn?: string | undefined; id?: number | undefined },
  page: ListPage,
): Promise<{ rows: TaxRow[]; total: number }> {
  const { rows } = await sql<TaxRow & { total: number }>`
    select *, count(*) over ()::int as total from (select *, ${taxForce(today)} as force from tax_rate) t
    where (${filter.country ?? null}::text is null or country = ${filter.country ?? null})
      and (${filter.id ?? null}::int is null or id = ${filter.id ?? null})
      and (${filter.hsn ?? null}::text is null or hsn_prefix like ${`${filter.hsn ?? ''}%`} or ${filter.hsn ?? ''} like hsn_prefix || '%')
    order by ${TAX_SORTS[page.sort] ?? sql`country, hsn_prefix`} ${sortDirection(page.order)}, valid_from desc, id
    limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}

/** Countries that have a usual rate, of any day. */
export async function listUsualCountries(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct country from tax_rate where hsn_prefix = ''`.execute(db);
  return rows.map(({ country }) => country);
}

/** @returns its id; undefined when there is one of that day */
export async function insertTax(
  tx: Tx,
  row: Omit<TaxRow, 'id' | 'force'>,
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`insert into tax_rate (country, hsn_prefix, code, basis_points, reverse_charge, valid_from)
    values (${row.country}, ${row.hsn_prefix}, ${row.code}, ${row.basis_points}, ${row.reverse_charge}, ${row.valid_from}::date) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

export async function deleteFutureTax(tx: Tx, id: number, today: string): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from tax_rate where id = ${id} and valid_from > ${today}::date`.execute(tx);
  return Number(numAffectedRows);
}
