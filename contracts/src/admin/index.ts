// Which calls does the back office make? One table, an area a file; the rights of every role are checked against it.
import * as leads from './leads.ts';
import * as staff from './staff.ts';

export { type AdminCall, ROWS_AT_MOST } from './admin-call.ts';
export type { DeskLead, DeskLeadRow, Seller } from './leads.ts';
export * from './rights.ts';
export type { AuditEntry, StaffMember, StaffSession } from './staff.ts';

export const ADMIN_CALLS = {
  ...staff,
  ...leads,
} as const;
