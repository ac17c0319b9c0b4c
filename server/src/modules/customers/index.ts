// The door of customers: accounts and addresses.
import { changeAddress, getAccount, register } from './customers.service.ts';

export const service = { changeAddress, getAccount, register };
export { findAccount, findCredential, type StoredAccount } from './customers.queries.ts';
export { registerCustomerRoutes } from './customers.routes.ts';
export { canonicalEmail, isEmail } from './customers.rules.ts';
export { customerOf } from './customers.service.ts';
export { toWireAccount } from './customers.wire.ts';
