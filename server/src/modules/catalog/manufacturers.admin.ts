// Manufacturers in the back office: named once for all languages, with the text, logo and website of their page; products and search follow a new name. [back office catalogue]
import {
  type AdminManufacturer,
  type ManufacturerInput,
  UNKNOWN_COUNTRY,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { defineCrud } from '../../platform/crud.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import type { FieldProblem } from '../../platform/problem.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';
import { collapse, trimmed } from '../../platform/text.ts';
import { service as media } from '../media/index.ts';
import { isSlug, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { slugOfName } from './catalog.loader-ids.ts';

const SORTS: Readonly<Record<string, ReturnType<typeof sql.ref>>> = {
  id: sql.ref('m.id'),
  name: sql.ref('m.name'),
  country: sql.ref('m.country'),
};

export const manufacturerCrud = (reindex: Reindex) =>
  defineCrud<AdminManufacturer, ManufacturerInput>({
    area: 'catalogue',
    table: 'manufacturer',
    read: async (_ctx, db, { ids = null, q }, page) => {
      const like = likeOf(q);
      const order = sql`${SORTS[page.sort] ?? sql.ref('m.name')} ${sortDirection(page.order)}, m.id`;
      const { rows } = await sql<AdminManufacturer & { total: number }>`
        with page as (
          select m.*, count(*) over ()::int as total from manufacturer m
          where (${ids}::int[] is null or m.id = any(${ids}::int[]))
            and (${like}::text is null or m.name ilike ${like} or m.slug ilike ${like})
          order by ${order} limit ${page.count} offset ${page.start}
        )
        select m.id, m.name, m.slug, case when m.country = ${UNKNOWN_COUNTRY} then '' else m.country end as country,
          m.description as descriptions, m.logo, m.logo_alt as "logoAlts", m.website, m.total,
          (select count(*)::int from product p where p.manufacturer_id = m.id and p.kind = 'item') as products
        from page m order by ${order}`.execute(db);
      return listed(rows);
    },
    toColumns: async (tx, input) => {
      const name = collapse(input.name);
      const slug = input.slug.trim() === '' ? slugOfName(name) : input.slug.trim();
      const country = input.country.trim().toUpperCase();
      const website = input.website?.trim();
      const logo = await logoOf(tx, input.logo?.trim());
      rejectFaults([
        ...(name === '' ? [{ code: 'field-required' as const, pointer: '/name' }] : []),
        ...(isSlug(slug) ? [] : [{ code: 'value-not-valid' as const, pointer: '/slug' }]),
        ...(/^([A-Z]{2})?$/.test(country)
          ? []
          : [{ code: 'value-not-valid' as const, pointer: '/country' }]),
        ...(website === undefined || website === '' || isWebsite(website)
          ? []
          : [{ code: 'value-not-valid' as const, pointer: '/website' }]),
        ...logo.faults,
      ]);
      const { descriptions, logoAlts } = input;
      return {
        name,
        slug,
        country: country || UNKNOWN_COUNTRY,
        ...(descriptions === undefined
          ? {}
          : { description: JSON.stringify(trimmed(descriptions)) }),
        ...(logo.name === undefined ? {} : { logo: logo.name }),
        ...(logoAlts === undefined ? {} : { logo_alt: JSON.stringify(trimmed(logoAlts)) }),
        ...(website === undefined ? {} : { website }),
      };
    },
    atFields: toldAtEntries,
    afterUpdate: async (tx, id, before, after) => {
      if (before.name !== after.name)
        await followSearch(tx, reindex, await listProductsOfManufacturer(tx, id));
    },
    // Not the count of its row, which leaves out what sells a lot as a whole.
    countUses: async (tx, _row, id) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from product where manufacturer_id = ${id}`.execute(tx);
      return rows[0]?.n ?? 0;
    },
  });

/** '' is no logo, undefined the one it has. */
async function logoOf(
  tx: Tx,
  name: string | undefined,
): Promise<{ name: string | undefined; faults: FieldProblem[] }> {
  if (name === undefined || name === '') return { name, faults: [] };
  const { faults } = await media.pictureOrNone(tx, name);
  return { name, faults: faults.map((fault) => ({ ...fault, pointer: '/logo' })) };
}

function isWebsite(address: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(address) && URL.canParse(address);
}

export async function listProductsOfManufacturer(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('manufacturer_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
