// The calls of the customer. [§7.2]
import { z } from 'zod';
import { ADDRESS_TYPES, CERTIFICATE_STATES, CERTIFICATE_TYPES } from '../views/customer.ts';
import { DEVICES } from '../views/session.ts';
import {
  cartCode,
  common,
  commonQuery,
  countryCode,
  defineCall,
  digits,
  fileForm,
  text,
} from './call.ts';

export const wireAddress = z.object({
  address: z.string(),
  city: z.string(),
  country: countryCode,
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
  summary:
    'Logs a customer on and merges the visitor’s cart and wish list; the answer’s cartCode is the surviving cart',
  access: 'everybody',
  query: z.strictObject({ ...common, cartCode: cartCode.optional() }),
  body: z.strictObject({
    userName: text(254),
    password: text(1024),
    storeCode: z.literal('DEFAULT').optional(),
    language: z.enum(['en', 'ru', 'ar']).optional(),
  }),
  response: z.object({
    token: z.string(),
    expiresAt: z
      .string()
      .describe(
        'ISO 8601, UTC: the last moment of the token; twelve hours without a call end it earlier. POST /api/v1/sessions/refresh answers a new one',
      ),
    cartCode: z.string().nullable(),
    wishlistAdded: z
      .number()
      .optional()
      .describe('how many products of the wish list cookie are new in the save list'),
    mustChangePassword: z
      .boolean()
      .describe('logged on with a mailed one-time password: only changePassword and logout answer'),
    ...accountFields,
  }),
});

export const logout = defineCall({
  name: 'logout',
  section: '7.2',
  method: 'POST',
  path: '/customer/logout',
  bare: true,
  summary: 'Ends the session, or all of the account: their tokens stop working at once',
  access: 'everybody',
  query: z.strictObject({ ...common, everywhere: z.enum(['true', 'false']).optional() }),
  response: z.object({ loggedOut: z.boolean() }),
});

export const listSessions = defineCall({
  name: 'listSessions',
  section: '7.2',
  method: 'GET',
  path: '/customerdetail/sessions',
  bare: true,
  summary:
    'Where the account is logged in: this session first, then the others, the last used first, at most 100',
  access: 'customer',
  query: commonQuery,
  response: z.object({
    sessions: z.array(
      z.object({
        id: z
          .string()
          .describe(
            'what DELETE /customerdetail/sessions/{sessionId} takes; no token, it opens nothing',
          ),
        current: z.boolean().describe('the session that asks'),
        startedAt: z.string(),
        lastUsedAt: z.string().describe('ISO 8601, UTC, to five minutes'),
        expiresAt: z.string(),
        device: z.enum(DEVICES).nullable(),
        browser: z.string().nullable().describe('a name such as Chrome'),
        system: z.string().nullable().describe('a name such as Windows'),
      }),
    ),
  }),
});

export const endSession = defineCall({
  name: 'endSession',
  section: '7.2',
  method: 'DELETE',
  path: '/customerdetail/sessions/:sessionId',
  missing: 'session-not-found',
  bare: true,
  summary:
    'Ends one session of the account: its token stops working at once. All of them: logout with everywhere=true',
  access: 'customer',
  params: z.strictObject({ sessionId: text(64) }),
  query: commonQuery,
  response: z.object({ ended: z.boolean() }),
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
  response: z.object({
    ...accountFields,
    uploadToken: z
      .string()
      .describe(
        "for saveCustomerdigital, 15 minutes; '' and id 0 while the shop hides who has an account",
      ),
  }),
});

export const saveCustomerDigital = defineCall({
  name: 'saveCustomerDigital',
  section: '7.2',
  method: 'POST',
  path: '/saveCustomerdigital/:customerId',
  missing: 'customer-not-found',
  bare: true,
  summary:
    'Adds or replaces a certificate: with the own session, or with the uploadToken of the registration as a header or field of the form',
  access: 'everybody',
  params: z.strictObject({ customerId: digits() }),
  query: z.strictObject({ ...common, type: z.enum(CERTIFICATE_TYPES) }),
  body: fileForm('file', { uploadToken: 200 }),
  takesFiles: true,
  response: z.object({
    customerId: z.number(),
    type: z.enum(CERTIFICATE_TYPES),
    contentType: z.string(),
    size: z.number(),
    sentAt: z.string(),
    state: z.enum(CERTIFICATE_STATES),
    reason: z.string(),
  }),
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  section: '7.2',
  method: 'POST',
  path: '/customer/password/reset',
  bare: true,
  summary: 'Mails a one-time password of 60 minutes, beside the old one',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({ username: text(254) }),
  response: z.object({ message: z.string() }),
});

export const changePassword = defineCall({
  name: 'changePassword',
  section: '7.2',
  method: 'POST',
  path: '/customerdetail/changePassword',
  bare: true,
  summary:
    'Sets a new password and ends all other sessions; after a logon with a mailed password that one is the current',
  access: 'customer',
  query: commonQuery,
  body: z.strictObject({
    currentPassword: text(1024),
    newPassword: text(1024),
    repeatPassword: text(1024),
  }),
  response: z.object({ message: z.string() }),
});

export const customerUpdate = defineCall({
  name: 'customerUpdate',
  section: '7.2',
  method: 'PUT',
  path: '/customerupdate',
  bare: true,
  summary:
    'Changes name, mobile, tax number and company; a new email address takes currentPassword and waits until its mailbox confirms it',
  access: 'customer',
  query: commonQuery,
  body: z.strictObject({
    custFirstName: text(120),
    custLastName: text(120),
    userName: text(254),
    emailAddress: text(254),
    mobileNumber: text(40),
    custGSTIN: text(20),
    unregistered: z
      .boolean()
      .optional()
      .describe('there is no tax number; then custGSTIN may be empty'),
    companyName: text(200).optional(),
    currentPassword: text(1024)
      .optional()
      .describe('required when emailAddress is another than the account has'),
    // What the account itself carries may be sent back, and is ignored.
    id: z.number().optional(),
    billing: wireAddress.nullable().optional(),
    delivery: wireAddress.nullable().optional(),
  }),
  response: z.object({
    ...accountFields,
    pendingEmailAddress: z.string().nullable(),
    message: z.string(),
  }),
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
  query: z.strictObject({ ...common, type: z.enum(ADDRESS_TYPES) }),
  body: z.strictObject({
    address: text(300),
    city: text(120),
    country: countryCode,
    postalCode: text(12),
    phoneNumber: text(40),
  }),
  response: wireAccount,
});
