// The calls of the customer. [§7.2]
import { z } from 'zod';
import { ADDRESS_TYPES, COUNTRIES } from '../views/customer.ts';
import { cartCode, common, commonQuery, defineCall, text } from './call.ts';

export const wireAddress = z.object({
  address: z.string(),
  city: z.string(),
  country: z.enum(COUNTRIES),
  postalCode: z.string(),
  phoneNumber: z.string(),
});

const accountFields = {
  id: z.number(),
  custFirstName: z.string(),
  custLastName: z.string(),
  emailAddress: z.string(),
  userName: z.string(),
  mobileNumber: z.string(),
  custGSTIN: z.string(),
  companyName: z.string(),
  billing: wireAddress.nullable(),
  delivery: wireAddress.nullable(),
};
export const wireAccount = z.object(accountFields);

export const logon = defineCall({
  name: 'logon',
  section: '7.2',
  method: 'POST',
  path: '/customer/logon',
  bare: true,
  summary: 'Logs a customer on and merges the visitor’s cart and wish list; the answer’s cartCode is the surviving cart',
  access: 'everybody',
  query: z.object({ ...common, cartCode: cartCode.optional() }),
  body: z.strictObject({
    userName: text(254),
    password: text(1024),
    storeCode: z.literal('DEFAULT').optional(),
    language: z.enum(['en', 'ru', 'ar']).optional(),
  }),
  response: z.object({
    token: z.string(),
    cartCode: z.string().nullable(),
    wishlistAdded: z.number().optional().describe('how many products of the wish list cookie are new in the save list'),
    ...accountFields,
  }),
});

export const logout = defineCall({
  name: 'logout',
  section: '7.2',
  method: 'POST',
  path: '/customer/logout',
  bare: true,
  summary: 'Ends the session: its token stops working at once',
  access: 'everybody',
  query: commonQuery,
  response: z.object({ loggedOut: z.boolean() }),
});

export const register = defineCall({
  name: 'register',
  section: '7.2',
  method: 'POST',
  path: '/customer/register',
  bare: true,
  summary: 'Makes an account; it does not log on',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({
    custFirstName: text(120),
    emailAddress: text(254),
    userName: text(254).optional(),
    password: text(1024),
    mobileNumber: text(40),
    custGSTIN: text(20).optional(),
    companyName: text(200).optional(),
    storeCode: z.literal('DEFAULT').optional(),
    language: z.enum(['en', 'ru', 'ar']).optional(),
  }),
  response: wireAccount,
});

export const accountSummary = defineCall({
  name: 'accountSummary',
  section: '7.2',
  method: 'GET',
  path: '/customerdetail/accountSummary',
  bare: true,
  summary: 'The logged-in customer’s own account',
  access: 'customer',
  query: commonQuery,
  response: wireAccount,
});

export const updateAddress = defineCall({
  name: 'updateAddress',
  section: '7.2',
  method: 'PUT',
  path: '/customerdetail/address',
  bare: true,
  summary: 'Sets the billing or the delivery address',
  access: 'customer',
  query: z.object({ ...common, type: z.enum(ADDRESS_TYPES) }),
  body: z.strictObject({ address: text(300), city: text(120), country: z.enum(COUNTRIES), postalCode: text(12), phoneNumber: text(40) }),
  response: wireAccount,
});
