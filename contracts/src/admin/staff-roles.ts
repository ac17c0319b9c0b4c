// Admin calls of roles of the shop's own: a name and chosen rights; built-in roles are in rights.ts. [decisions 0103]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { idsFilter, listQuery, searchFilter } from './admin-call.ts';
import { defineCrud } from './crud.ts';
import { GRANTABLE_RIGHTS } from './rights.ts';

const ownRole = z.object({
  id,
  name: z.string(),
  rights: z.array(z.string()).describe('one of each area: `orders:write` includes reading'),
  holders: z.array(z.object({ id, name: z.string() })).describe('members of staff who have it'),
});
export type AdminStaffRole = z.output<typeof ownRole>;
const ownRoleBody = z.strictObject({
  name: text(80),
  rights: z
    .array(z.enum(GRANTABLE_RIGHTS as [string, ...string[]]))
    .max(GRANTABLE_RIGHTS.length)
    .describe('an administrator’s own rights are none of them'),
});
export type StaffRoleInput = z.output<typeof ownRoleBody>;

export const staffRoles = defineCrud({
  area: 'staff',
  path: '/staff-roles',
  calls: {
    list: ['listStaffRoles', 'Roles of the shop’s own'],
    get: ['getStaffRole', 'One of them'],
    create: ['addStaffRole', 'A new role, which members of staff can be given'],
    update: [
      'changeStaffRole',
      'Changes it, from the next request of those who have it; their sessions go on',
    ],
    remove: ['removeStaffRole', 'Removes it, unless somebody has it'],
  },
  query: listQuery(['name', 'id'], { ids: idsFilter, q: searchFilter }),
  row: ownRole,
  update: ownRoleBody,
});
