// The customer’s own account in /api/v1: register, profile, addresses, certificates, own data, closing. [decisions 0114]
import { z } from 'zod';
import { fileForm, text } from '../calls/call.ts';
import { ADDRESS_TYPES, CERTIFICATE_STATES, CERTIFICATE_TYPES } from '../views/customer.ts';
import { defineV1Call, int, time, v1List, v1Query } from './v1-call.ts';

export const v1Address = z
  .object({
    address: z.string(),
    city: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    postalCode: z.string(),
    phoneNumber: z.string().describe('E.164.'),
  })
  .meta({ id: 'Address' });

const addresses = { billing: v1Address.nullable(), delivery: v1Address.nullable() };
const v1Addresses = z.object(addresses).meta({ id: 'Addresses' });

export const v1Profile = z
  .object({
    id: int,
    firstName: z.string(),
    lastName: z.string().nullable(),
    email: z.string(),
    mobile: z.string().describe('E.164.'),
    taxId: z.string().nullable().describe('GSTIN, VAT number, or tax number of another country.'),
    hasNoTaxId: z.boolean().describe('The customer has said that there is none.'),
    companyName: z.string().nullable(),
    ...addresses,
  })
  .meta({ id: 'Profile' });

const ownProfile = v1Profile
  .extend({
    pendingEmail: z.string().nullable().describe('Waits until its mailbox confirms it.'),
  })
  .meta({ id: 'OwnProfile' });

export const registerCustomer = defineV1Call({
  name: 'customers.register',
  area: 'Account',
  method: 'POST',
  path: '/customers',
  summary: 'Makes an account; it does not log in',
  access: 'public',
  scope: null,
  answersSecret: true,
  query: v1Query,
  body: z.strictObject({
    firstName: text(120),
    email: text(254),
    password: text(1024),
    mobile: text(40).describe('Without a country code it is read as one of the shop’s country.'),
    taxId: text(20).optional(),
    companyName: text(200).optional(),
  }),
  status: 201,
  rejects: ['email-taken'],
  response: z
    .object({
      id: int.nullable().describe('Null while the shop hides who has an account.'),
      email: z.string(),
      passwordMailed: z
        .boolean()
        .describe('The shop hides who has an account: a password for the first login is mailed.'),
    })
    .meta({ id: 'RegisteredCustomer' }),
});

export const getProfile = defineV1Call({
  name: 'profile.get',
  area: 'Account',
  method: 'GET',
  path: '/me',
  summary: 'The account of the customer who asks',
  access: 'customer',
  scope: null,
  hasVersion: true,
  query: v1Query,
  response: ownProfile,
});

export const changeProfile = defineV1Call({
  name: 'profile.update',
  area: 'Account',
  method: 'PATCH',
  path: '/me',
  summary: 'Changes name, mobile, tax number, company or email address',
  description:
    'What is not sent stays. A new email address takes `currentPassword` and waits until its mailbox confirms it.',
  access: 'customer',
  scope: null,
  hasVersion: true,
  query: v1Query,
  body: z.strictObject({
    firstName: text(120).optional(),
    lastName: text(120).optional(),
    email: text(254).optional(),
    mobile: text(40).optional(),
    taxId: text(20).optional(),
    hasNoTaxId: z.boolean().optional().describe('True: there is none, whatever `taxId` says.'),
    companyName: text(200).optional(),
    currentPassword: text(1024).optional(),
  }),
  rejects: ['email-taken'],
  response: ownProfile,
});

export const cancelEmailChange = defineV1Call({
  name: 'profile.keepEmail',
  area: 'Account',
  method: 'DELETE',
  path: '/me/email-change',
  summary: 'Keeps the email address: the one that waits is dropped',
  access: 'customer',
  scope: null,
  query: v1Query,
  status: 204,
  response: z.null(),
});

export const getAddresses = defineV1Call({
  name: 'addresses.list',
  area: 'Account',
  method: 'GET',
  path: '/me/addresses',
  summary: 'The billing and the delivery address',
  access: 'customer',
  scope: null,
  hasVersion: true,
  query: v1Query,
  response: v1Addresses,
});

export const changeAddress = defineV1Call({
  name: 'addresses.update',
  area: 'Account',
  method: 'PUT',
  path: '/me/addresses/:type',
  summary: 'Sets the billing or the delivery address',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: z.strictObject({ type: z.enum(ADDRESS_TYPES).describe('Which of the two.') }),
  query: v1Query,
  body: z.strictObject({
    address: text(300),
    city: text(120),
    country: text(2).describe('ISO 3166-1 alpha-2, one that the shop delivers to.'),
    postalCode: text(12),
    phoneNumber: text(40),
  }),
  response: v1Addresses,
});

const certificate = z
  .object({
    type: z.enum(CERTIFICATE_TYPES).describe('Of the tax, or of the commercial registration.'),
    contentType: z.string(),
    size: int.describe('Bytes.'),
    sentAt: time,
    state: z.enum(CERTIFICATE_STATES).describe('`sent`: waits for review.'),
    reason: z.string().nullable().describe('Why it was refused.'),
  })
  .meta({ id: 'Certificate' });
const certificateParam = z.strictObject({
  type: z.enum(CERTIFICATE_TYPES).describe('Of the tax, or of the commercial registration.'),
});

export const listCertificates = defineV1Call({
  name: 'certificates.list',
  area: 'Account',
  method: 'GET',
  path: '/me/certificates',
  summary: 'Certificates of the customer’s company',
  access: 'customer',
  scope: null,
  query: v1Query,
  response: v1List(certificate),
});

export const sendCertificate = defineV1Call({
  name: 'certificates.send',
  area: 'Account',
  method: 'PUT',
  path: '/me/certificates/:type',
  summary: 'Adds or replaces a certificate',
  access: 'customer',
  scope: null,
  params: certificateParam,
  query: v1Query,
  body: fileForm('file'),
  takesFiles: true,
  response: certificate,
});

export const getCertificate = defineV1Call({
  name: 'certificates.get',
  area: 'Account',
  method: 'GET',
  path: '/me/certificates/:type',
  summary: 'The file of a certificate',
  access: 'customer',
  scope: null,
  params: certificateParam,
  query: v1Query,
  answersFile: '*/*',
  rejects: ['certificate-not-found'],
  response: z.string().meta({ format: 'binary' }),
});

export const getOwnData = defineV1Call({
  name: 'profile.data',
  area: 'Account',
  method: 'GET',
  path: '/me/data',
  summary: 'Everything that the shop keeps of the customer who asks',
  description:
    'A record to keep: amounts in it are in minor units with their currency’s name. At most ten times an hour.',
  access: 'customer',
  scope: null,
  query: v1Query,
  response: z.record(z.string(), z.unknown()).meta({ id: 'OwnData' }),
});

export const closeAccount = defineV1Call({
  name: 'profile.close',
  area: 'Account',
  method: 'POST',
  path: '/me/close',
  summary: 'Closes the account at once; orders stay as records of trade',
  access: 'customer',
  scope: null,
  query: v1Query,
  body: z.strictObject({ password: text(1024) }),
  status: 204,
  rejects: ['account-has-open-orders'],
  response: z.null(),
});
