// Roles and rights of staff: four roles, an area of work each row, read or write; the back office shows and the server allows by this one table. [decisions §5]
export const ROLES = [
  'administrator',
  'catalogue-manager',
  'order-manager',
  'content-editor',
] as const;
export type Role = (typeof ROLES)[number];

export const AREAS = [
  'catalogue',
  'imports',
  'lots',
  'orders',
  'shipping',
  'customers',
  'leads',
  'negotiations',
  'quotes',
  'reviews',
  'content',
  'settings',
  'mails',
  'mail-templates',
  'system',
  'staff',
  'audit',
] as const;
export type Area = (typeof AREAS)[number];
export type Access = 'read' | 'write';
export type Right = `${Area}:${Access}`;

/** A role of the shop's own, as it is stored. */
export type OwnRole = { id: number; rights: readonly string[] };
export type StaffRole = Role | OwnRole;

/** Write access includes read access; an area that is not named is closed. */
const TABLE: Readonly<Record<Role, Partial<Record<Area, Access>>>> = {
  administrator: Object.fromEntries(AREAS.map((area) => [area, 'write'])),
  'catalogue-manager': {
    catalogue: 'write',
    imports: 'write',
    lots: 'write',
    reviews: 'write',
    orders: 'read',
    content: 'read',
    settings: 'read',
  },
  'order-manager': {
    orders: 'write',
    shipping: 'write',
    customers: 'write',
    leads: 'write',
    negotiations: 'write',
    quotes: 'write',
    reviews: 'write',
    mails: 'write',
    'mail-templates': 'write',
    catalogue: 'read',
    lots: 'read',
    settings: 'read',
  },
  'content-editor': {
    content: 'write',
    reviews: 'write',
    catalogue: 'read',
    lots: 'read',
    'mail-templates': 'read',
  },
};

const ACCESSES = ['read', 'write'] as const;
const RIGHTS: readonly Right[] = AREAS.flatMap((area) =>
  ACCESSES.map((access): Right => `${area}:${access}`),
);

/**
 * Rights that an own role may have: those of any built-in role but the administrator. The rest (staff, log, system, changed settings) is the
 * administrator's alone. Goods that leave are read with their order.
 */
export const GRANTABLE_RIGHTS: readonly Right[] = RIGHTS.filter(
  (right) =>
    right !== 'shipping:read' &&
    ROLES.some((role) => role !== 'administrator' && isGiven(TABLE[role], right)),
);
const GRANTABLE: ReadonlySet<string> = new Set(GRANTABLE_RIGHTS);

function isGiven(table: Partial<Record<Area, Access>> | undefined, right: Right): boolean {
  const [area, access] = right.split(':') as [Area, Access];
  const given = table?.[area];
  return given !== undefined && (given === 'write' || given === access);
}

/** A role that is not known may do nothing. */
export function mayStaff(role: StaffRole, right: Right): boolean {
  if (typeof role === 'string')
    return isGiven(Object.hasOwn(TABLE, role) ? TABLE[role] : undefined, right);
  const [area] = right.split(':') as [Area];
  return (
    GRANTABLE.has(right) &&
    (role.rights.includes(right) ||
      (right.endsWith(':read') && role.rights.includes(`${area}:write`)))
  );
}

/** Every right of a role, for its screens. */
export function rightsOf(role: StaffRole): Right[] {
  return RIGHTS.filter((right) => mayStaff(role, right));
}

/** One right of each area, in the order of the areas: writing includes reading, and who ships reads the orders. */
export function plainRights(rights: readonly string[]): Right[] {
  const all = new Set<string>(rights);
  if (all.has('shipping:write')) all.add('orders:read');
  return AREAS.flatMap((area): Right[] => {
    if (all.has(`${area}:write`)) return [`${area}:write`];
    return all.has(`${area}:read`) ? [`${area}:read`] : [];
  });
}

/** Wire name of a role: that of a built-in one, or `own-7`. */
export const ROLE_NAME = new RegExp(`^(${ROLES.join('|')}|own-[1-9][0-9]{0,8})$`);
export function roleName(role: StaffRole): string {
  return typeof role === 'string' ? role : `own-${role.id}`;
}

export const STAFF_STAGES = ['logon', 'code', 'enrol', 'password', 'full'] as const;
/** Stage of a login: what is still missing before anything else is allowed: everything, a code, setting up codes, a password of one's own; 'full': nothing. */
export type StaffStage = (typeof STAFF_STAGES)[number];
