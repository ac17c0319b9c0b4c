// Roles of the shop's own: a name and chosen rights, which the database keeps from being an administrator's. [decisions 0103]
import { type AdminStaffRole, plainRights, type StaffRoleInput } from '@millwright/contracts';
import { sql } from 'kysely';
import { defineCrud } from '../../platform/crud.ts';
import { listed } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';
import { cleanLine } from '../../platform/text.ts';

/** More names than that make no sentence. */
const NAMED = 5;

export const staffRoleCrud = defineCrud<AdminStaffRole, StaffRoleInput>({
  area: 'staff',
  table: 'staff_role',
  read: async (_ctx, db, { ids = null, q }, page) => {
    const like = likeOf(q);
    const { rows } = await sql<AdminStaffRole & { total: number }>`
      select r.id, r.name, r.rights, coalesce(h.holders, '[]') as holders, count(*) over ()::int as total
      from staff_role r left join lateral (
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id) as holders from staff s where s.own_role_id = r.id) h on true
      where (${ids}::int[] is null or r.id = any(${ids}::int[])) and (${like}::text is null or r.name ilike ${like})
      order by ${sql.ref(page.sort === 'id' ? 'r.id' : 'r.name')} ${sortDirection(page.order)}, r.id
      limit ${page.count} offset ${page.start}`.execute(db);
    return listed(rows);
  },
  toColumns: async (tx, input, id) => {
    const name = cleanLine(input.name);
    const rights = plainRights(input.rights);
    const fields: FieldProblem[] = [];
    if (name === '') fields.push({ code: 'field-required', pointer: '/name' });
    if (rights.length === 0) fields.push({ code: 'field-required', pointer: '/rights' });
    if (fields.length > 0) throw new Problem('invalid-request', {}, { fields });
    const { rows } = await sql`
      select from staff_role where lower(name) = lower(${name}) and id is distinct from ${id}::int`.execute(
      tx,
    );
    if (rows.length > 0) throw nameTaken();
    return { name, rights };
  },
  atFields: async (work) => {
    try {
      return await work();
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'staff_role_name_unique')
        throw nameTaken();
      throw error;
    }
  },
  countUses: (_tx, { holders }) => {
    if (holders.length === 0) return 0;
    const names = holders.slice(0, NAMED).map(({ name }) => name);
    throw new Problem('staff-role-in-use', {
      names: names.join(', ') + (holders.length > NAMED ? ` +${holders.length - NAMED}` : ''),
    });
  },
});

function nameTaken(): Problem {
  return new Problem('value-taken', {}, { fields: [{ code: 'value-taken', pointer: '/name' }] });
}
