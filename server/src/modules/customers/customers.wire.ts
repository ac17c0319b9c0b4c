// Wire form of an account. [§3 Account]
import type { Account } from '@millwright/contracts';

export function toWireAccount(account: Account) {
  return {
    id: account.id,
    custFirstName: account.firstName,
    custLastName: account.lastName,
    emailAddress: account.email,
    userName: account.email,
    mobileNumber: account.mobile,
    custGSTIN: account.taxId,
    companyName: account.companyName,
    billing: account.billing,
    delivery: account.delivery,
  };
}

/** Our field names in problems, as the wire's. */
export const WIRE_FIELDS: Record<string, string> = {
  '/firstName': '/custFirstName',
  '/lastName': '/custLastName',
  '/email': '/emailAddress',
  '/mobile': '/mobileNumber',
  '/taxId': '/custGSTIN',
};
