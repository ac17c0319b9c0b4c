// Public API of the customers module: accounts, addresses, certificates, credentials.
import { getCertificate, listCertificates, sendCertificate } from './certificates.service.ts';
import { changeAddress, changeProfile, getAccount, register } from './customers.service.ts';
import { cancelEmailChange, getEmailChange, getPendingEmail } from './email-change.service.ts';

export const service = {
  cancelEmailChange,
  changeAddress,
  changeProfile,
  getAccount,
  getCertificate,
  getEmailChange,
  getPendingEmail,
  listCertificates,
  register,
  sendCertificate,
};
export { removeCertificates } from './certificates.service.ts';
export {
  findCredential,
  findLogin,
  type StoredCredential,
  saveOneTime,
  savePassword,
} from './credentials.queries.ts';
export { checkCurrentPassword, confirmPassword } from './current-password.service.ts';
export {
  type CustomerFilter,
  insertCustomerNote,
  type LockedCustomer,
  lockCustomer,
  saveBlocked,
} from './customers.admin.queries.ts';
export { registerAdminCustomerRoutes } from './customers.admin.routes.ts';
export { lockOpen, readAdminCustomer } from './customers.admin.ts';
export { type ExportedCustomer, exportAccounts } from './customers.export.ts';
export { anonymise, findAccount, findOwner, type StoredAccount } from './customers.queries.ts';
export { registerCustomerRoutes } from './customers.routes.ts';
export { canonicalEmail, canonicalPhone, isEmail, passwordFault } from './customers.rules.ts';
export { registerCustomerV1Routes, toV1Profile } from './customers.v1.routes.ts';
export { toWireAccount } from './customers.wire.ts';
export { closeDemoCustomers, markDemoCustomers, openDemoCustomers } from './demo-customers.ts';
export { saveEmail, takeEmailChange, voidPending } from './email-change.service.ts';
export { customerOf, mailboxKey } from './own-account.ts';
export { queueOneTimePassword, RESET_QUEUE } from './password-reset.queue.ts';
