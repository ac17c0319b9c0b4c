// Admin calls of login, of staff accounts and of the audit log. [decisions §5]

import { z } from 'zod';
import { form, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { AUDIT_OPERATIONS } from './audit-words.ts';
import { AREAS, ROLE_NAME, STAFF_STAGES } from './rights.ts';

const role = z.string().describe('name of a built-in role, or `own-7`: a role of the shop’s own');
const ownRoleName = z.string().nullable().describe('of a role of the shop’s own; null: built-in');
const roleInput = form(ROLE_NAME, 'own-7');
const locale = z.enum(LOCALES);

const session = z.object({
  stage: z.enum(STAFF_STAGES),
  /** Goes with every change, in the header x-form-token. */
  formToken: z.string(),
  staff: z
    .object({ id, name: z.string(), email: z.string(), role, ownRoleName, locale })
    .nullable()
    .describe('null before the login is complete'),
  rights: z.array(z.string()),
  timeZone: z
    .string()
    .optional()
    .describe('of the shop: by its clock days and times are shown; in the answer of staffSession'),
  country: z
    .string()
    .optional()
    .describe('of the company, an ISO 3166 code; in the answer of staffSession'),
  currencies: z
    .array(z.enum(CURRENCY_CODES))
    .optional()
    .describe('of the shop, the base currency first; in the answer of staffSession'),
});
export type StaffSession = z.output<typeof session>;
const sessionOfPage = session.extend({
  demoIsExposed: z
    .boolean()
    .describe('Accounts with public passwords are open in a shop that others may reach'),
});
export type StaffSessionOfPage = z.output<typeof sessionOfPage>;

export const staffLogon = defineAdminCall({
  name: 'staffLogon',
  method: 'POST',
  path: '/session',
  right: 'login',
  opensSession: true,
  summary: 'Opens a session with email and password; `stage` says what is still missing',
  query: langQuery,
  body: z.strictObject({ email: text(254), password: text(1_024) }),
  response: session,
});
export const staffSession = defineAdminCall({
  name: 'staffSession',
  method: 'GET',
  path: '/session',
  right: 'login',
  summary: 'Who is logged on, and what that person may do; stage `logon`: nobody',
  query: langQuery,
  response: sessionOfPage,
});
export const staffCode = defineAdminCall({
  name: 'staffCode',
  method: 'POST',
  path: '/session/code',
  right: 'login',
  summary: 'The second factor: six digits of the authenticator, or a recovery code',
  query: langQuery,
  body: z.strictObject({ code: text(40) }),
  response: session,
});
export const staffLogout = defineAdminCall({
  name: 'staffLogout',
  method: 'POST',
  path: '/session/end',
  right: 'login',
  summary: 'Ends the session at once',
  query: langQuery,
  response: done,
});
export const beginSecondFactor = defineAdminCall({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/session/second-factor',
  right: 'login',
  summary:
    'A new secret for an authenticator, as text and as a picture; it counts once a code of it was given',
  query: langQuery,
  response: z.object({
    secret: z.string(),
    uri: z.string(),
    picture: z.string().describe('SVG as a data address'),
  }),
});
export const confirmSecondFactor = defineAdminCall({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/session/second-factor/confirm',
  right: 'login',
  summary: 'The first code of the new secret; answers recovery codes that are shown once',
  query: langQuery,
  body: z.strictObject({ code: text(40) }),
  response: z.object({ recoveryCodes: z.array(z.string()), session }),
});
export const changeOwnPassword = defineAdminCall({
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/session/password',
  right: 'login',
  summary: 'A password of one’s own; all other sessions end',
  query: langQuery,
  body: z.strictObject({ currentPassword: text(1_024), newPassword: text(1_024) }),
  response: session,
});
export const changeOwnLocale = defineAdminCall({
  name: 'changeOwnLocale',
  method: 'PUT',
  path: '/session/locale',
  right: 'staff',
  summary: 'The language of the back office, remembered',
  query: langQuery,
  body: z.strictObject({ locale }),
  response: done,
});

const member = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  ownRoleName,
  locale,
  active: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
});
export type StaffMember = z.output<typeof member>;
const memberBody = z.strictObject({ email: text(254), name: text(200), role: roleInput, locale });
const withPassword = z.object({
  ...member.shape,
  oneTimePassword: z
    .string()
    .describe('shown once; must be changed at the first login; empty: it went by email'),
});
const invite = z
  .boolean()
  .optional()
  .describe('the one-time password goes by email to the member, valid for three days');

export const listStaff = defineAdminCall({
  name: 'listStaff',
  method: 'GET',
  path: '/staff',
  right: 'staff:read',
  summary: 'Everybody of the staff',
  query: listQuery(['name', 'email', 'role', 'createdAt', 'id'], {
    ids: idsFilter,
    q: searchFilter,
    active: flagFilter,
  }),
  response: listOf(member),
});
export const getStaff = defineAdminCall({
  name: 'getStaff',
  method: 'GET',
  path: '/staff/:id',
  right: 'staff:read',
  summary: 'One of the staff',
  params: idParams,
  query: langQuery,
  response: member,
});
/** Names for owners of leads, authors of changes and the like. */
export const listColleagues = defineAdminCall({
  name: 'listColleagues',
  method: 'GET',
  path: '/colleagues',
  right: 'staff',
  summary:
    'Numbers and names of the staff, and their mail addresses up to the @, for everybody of the staff; `reads`: only who may log on and read that area',
  query: listQuery(['name', 'id'], {
    ids: idsFilter,
    q: searchFilter,
    reads: z.enum(AREAS).optional(),
  }),
  response: listOf(z.object({ id, name: z.string(), login: z.string(), active: z.boolean() })),
});
export const addStaff = defineAdminCall({
  name: 'addStaff',
  method: 'POST',
  path: '/staff',
  right: 'staff:write',
  summary: 'A new member with a password that is shown once, or invited by email',
  query: langQuery,
  body: z.strictObject({ ...memberBody.shape, invite }),
  response: withPassword,
});
export const changeStaff = defineAdminCall({
  name: 'changeStaff',
  method: 'PUT',
  path: '/staff/:id',
  right: 'staff:write',
  summary:
    'Name, address, role, language, and whether the person may log on; leaving or another role ends all sessions',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ ...memberBody.shape, active: z.boolean() }),
  response: member,
});
export const resetStaff = defineAdminCall({
  name: 'resetStaff',
  method: 'POST',
  path: '/staff/:id/reset',
  right: 'staff:write',
  summary: 'A new one-time password; `secondFactor` forgets the authenticator too',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ secondFactor: z.boolean(), invite }),
  response: withPassword,
});

const change = z.object({
  id,
  changeId: z.string(),
  at: moment,
  staffId: id.nullable(),
  who: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  subjectName: z
    .string()
    .nullable()
    .describe(
      'part number of a product, number of an order, name of a manufacturer or member of staff',
    ),
  table: z.string(),
  operation: z.enum(AUDIT_OPERATIONS),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.output<typeof change>;
export const listAudit = defineAdminCall({
  name: 'listAudit',
  method: 'GET',
  path: '/audit',
  right: 'audit:read',
  summary:
    'Every change of the back office and every act that changes no row, such as logging on or an export: who, when, before, after',
  query: listQuery(['id'], {
    subject: text(60).optional(),
    subjectId: text(100).optional(),
    changeId: text(100).optional(),
    operation: z.enum(AUDIT_OPERATIONS).optional(),
    staffId: idParams.shape.id.optional(),
    who: form(/^(staff|client):[1-9][0-9]{0,8}$/, 'client:3')
      .optional()
      .describe('a member of the staff or an API client'),
    from: text(30).optional(),
    to: text(30).optional(),
  }),
  response: listOf(change),
});
