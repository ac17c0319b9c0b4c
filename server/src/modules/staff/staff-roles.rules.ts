// Roles of members of staff between columns, actor and wire: a built-in role, or one of the shop's own. [decisions 0103]
import { ROLES, type Role, type StaffRole } from '@millwright/contracts';

type RoleColumns = { role: Role | 'own'; own_role_id: number | null };

/** An own role that is not there has no rights. */
export function roleOf({
  role,
  own_role_id,
  own_role_rights,
}: RoleColumns & { own_role_rights: readonly string[] | null }): StaffRole {
  return role === 'own' ? { id: own_role_id ?? 0, rights: own_role_rights ?? [] } : role;
}

/** Of a role's wire name. @returns undefined for one that is neither */
export function roleColumns(name: string): RoleColumns | undefined {
  const builtIn = ROLES.find((role) => role === name);
  if (builtIn !== undefined) return { role: builtIn, own_role_id: null };
  const [, id] = /^own-([0-9]+)$/.exec(name) ?? [];
  return id === undefined ? undefined : { role: 'own', own_role_id: Number(id) };
}
