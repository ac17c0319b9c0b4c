// Public API of the test support.
export { type TestApp, testApp } from './app.ts';
export { untilFeedIsCurrent } from './change-feed.ts';
export { aClient, aClientCtx, aKey, type TestClient } from './clients.ts';
export { templates, testDatabase } from './database.ts';
export {
  aCtx,
  aCustomer,
  aCustomerWithPassword,
  aLot,
  aProduct,
  later,
  setAside,
  setOnHand,
  stockOf,
  TEST_PASSWORD,
  type TestCustomer,
  withoutCompany,
} from './factories.ts';
export { type FormPart, sendForm } from './forms.ts';
export { freePort } from './free-port.ts';
export { INVARIANTS, violations } from './invariants.ts';
export { agreeFreight, CHECKOUT, payInFull } from './orders.ts';
export { type Scope, whenOver } from './scope.ts';
export { type TestSmtp, testSmtp } from './smtp.ts';
export { anOwnRole, aStaff, aStaffCtx, asStaff, cookieOf, type StaffCall } from './staff.ts';
