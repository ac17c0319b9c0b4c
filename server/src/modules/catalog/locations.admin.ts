// Stock locations in the back office: named, put in order, closed while they hold nothing; and how many units of a product each holds. [decisions 0102]
import type { AdminStockLocation, HeldAt, StockLocationInput } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineCrud } from '../../platform/crud.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { likeOf } from '../../platform/sql.ts';
import { collapse } from '../../platform/text.ts';
import { rejectFaults, toldAtEntries } from './admin-errors.ts';

export const locationCrud = defineCrud<AdminStockLocation, StockLocationInput>({
  area: 'catalogue',
  table: 'stock_location',
  read: async (_ctx, db, { ids = null, q }, page) => {
    const like = likeOf(q);
    const { rows } = await sql<AdminStockLocation & { total: number }>`
      with held as (select location_id, sum(quantity) as units from stock_at group by 1)
      select l.id, l.name, l.position, l.active, l.is_default as "isDefault", count(*) over ()::int as total,
        (case when l.is_default
          then coalesce((select sum(on_hand) from stock), 0) - coalesce((select sum(units) from held), 0)
          else coalesce(h.units, 0) end)::bigint as units
      from stock_location l left join held h on h.location_id = l.id
      where (${ids}::int[] is null or l.id = any(${ids}::int[])) and (${like}::text is null or l.name ilike ${like})
      order by l.is_default desc, l.position, l.id limit ${page.count} offset ${page.start}`.execute(
      db,
    );
    return listed(rows);
  },
  toColumns: async (tx, { name, position, active }, id) => {
    const faults: FieldProblem[] = [];
    if (collapse(name) === '') faults.push({ code: 'field-required', pointer: '/name' });
    rejectFaults(faults);
    if (!active && id !== null) await rejectClosing(tx, id);
    return { name: collapse(name), position, active };
  },
  atFields: toldAtEntries,
});

/** Its row is locked, so that nothing arrives meanwhile. @throws Problem invalid-request, location-holds-stock */
async function rejectClosing(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ is_default: boolean; units: number }>`
    select l.is_default, (select coalesce(sum(a.quantity), 0)::bigint from stock_at a where a.location_id = l.id) as units
    from stock_location l where l.id = ${id}`.execute(tx);
  const [{ is_default: isDefault, units } = { is_default: false, units: 0 }] = rows;
  if (isDefault) rejectFaults([{ code: 'value-not-valid', pointer: '/active' }]);
  if (units === 0) return;
  const params = { n: units };
  throw new Problem('location-holds-stock', params, {
    fields: [{ code: 'location-holds-stock', pointer: '/active', params }],
  });
}

/** Open locations, the default one first. @throws Problem not-found, right-missing, record-not-found */
export async function listProductLocations(ctx: Ctx, id: number): Promise<{ rows: HeldAt[] }> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<HeldAt>`
    select l.id, l.name, l.is_default as "isDefault", coalesce(b.quantity, 0) as quantity,
      coalesce((select sum(w.quantity) from stock_to_ship w where w.product_id = p.id and w.location_id = l.id), 0)::int as "toShip"
    from product p cross join stock_location l left join stock_by_location b on b.product_id = p.id and b.location_id = l.id
    where p.id = ${id} and p.kind = 'item' and l.active order by l.is_default desc, l.position, l.id`.execute(
    ctx.db,
  );
  // The default location is always open.
  if (rows.length === 0) throw new Problem('record-not-found');
  return { rows };
}
