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

export function mayStaff(role: Role, right: Right): boolean {
  const [area, access] = right.split(':') as [Area, Access];
  const given = TABLE[role][area];
  return given === 'write' || given === access;
}

/** Every right of a role, for its screens. */
export function rightsOf(role: Role): Right[] {
  return AREAS.flatMap((area) =>
    (['read', 'write'] as const).map((access): Right => `${area}:${access}`),
  ).filter((right) => mayStaff(role, right));
}

export const STAFF_STAGES = ['logon', 'code', 'enrol', 'password', 'full'] as const;
/** Stage of a login: what is still missing before anything else is allowed: everything, a code, setting up codes, a password of one's own; 'full': nothing. */
export type StaffStage = (typeof STAFF_STAGES)[number];
