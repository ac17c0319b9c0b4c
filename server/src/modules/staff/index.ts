// Public API of the staff module: accounts of the back office, their login, and the audit log.
import { listAudit } from './audit.service.ts';
import {
  actorOf,
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endSession,
  giveCode,
  logon,
  resolveLogin,
} from './sessions.service.ts';
import {
  addStaff,
  changeOwnLocale,
  changeStaff,
  getOwnEmail,
  getStaff,
  listColleagues,
  listStaff,
  resetStaff,
} from './staff.service.ts';
import { staffRoleCrud } from './staff-roles.admin.ts';

export const service = {
  actorOf,
  addStaff,
  addStaffRole: staffRoleCrud.create,
  changeStaffRole: staffRoleCrud.update,
  removeStaffRole: staffRoleCrud.remove,
  beginSecondFactor,
  changeOwnLocale,
  changeOwnPassword,
  changeStaff,
  confirmSecondFactor,
  endSession,
  getOwnEmail,
  getStaff,
  giveCode,
  listAudit,
  listColleagues,
  listStaff,
  logon,
  resetStaff,
  resolveLogin,
};
export { listAudit } from './audit.service.ts';
export {
  addDemoStaff,
  closeDemoStaff,
  type DemoMember,
  markDemoStaff,
  openDemoStaff,
} from './demo-members.ts';
export { addFirstAdministrator, type FirstAdministrator } from './first-staff.ts';
export { findMember, listMembersWith, type MemberWith } from './members.ts';
export { hasOwnStaff } from './staff.queries.ts';
export { registerStaffRoutes } from './staff.routes.ts';
export { listStaff } from './staff.service.ts';
