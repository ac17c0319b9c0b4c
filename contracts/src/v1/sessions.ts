// Sessions and passwords in /api/v1: log in, refresh, log out, see and end sessions; change or replace a password; the links of an email change. [decisions 0114]
import { z } from 'zod';
import { cartCode, id, text } from '../calls/call.ts';
import { DEVICES } from '../views/session.ts';
import { MAX_WISHLIST_ITEMS } from '../wishlist.rules.ts';
import { v1Profile } from './account.ts';
import { defineV1Call, int, time, v1List, v1Query } from './v1-call.ts';

const token = {
  token: z.string().describe('Send it as `Authorization: Bearer <token>`.'),
  expiresAt: time.describe('Its last moment. Twelve hours without a call end it earlier.'),
};

export const logIn = defineV1Call({
  name: 'sessions.create',
  area: 'Account',
  method: 'POST',
  path: '/sessions',
  summary: 'Logs a customer in: answers the token of a new session',
  description:
    'The visitor’s cart and wish list come along. With a one-time password from a mail `mustChangePassword` is true: the session can set a new password or end, and nothing else.',
  access: 'public',
  scope: null,
  answersSecret: true,
  query: v1Query,
  body: z.strictObject({
    email: text(254),
    password: text(1024),
    cartCode: cartCode.optional().describe('Cart of the visitor.'),
    wishlist: z
      .array(z.strictObject({ productId: id, quantity: int.min(1).max(1_000_000).optional() }))
      .max(MAX_WISHLIST_ITEMS)
      .optional()
      .describe('What the client remembers of the visitor.'),
  }),
  status: 201,
  rejects: ['login-failed', 'login-throttled'],
  response: z
    .object({
      ...token,
      mustChangePassword: z.boolean(),
      cartCode: z.string().nullable().describe('The cart that is the customer’s now.'),
      wishlistAdded: int.nullable().describe('Null: nothing was sent, or nothing could be added.'),
      profile: v1Profile,
    })
    .meta({ id: 'LoggedIn' }),
});

export const refreshSession = defineV1Call({
  name: 'sessions.refresh',
  area: 'Account',
  method: 'POST',
  path: '/sessions/refresh',
  summary: 'Answers a new token for the session; the one that asks is no more',
  description:
    'It is valid for 30 days again, and at most until 90 days after the login: then the customer logs in again.',
  access: 'customer',
  scope: null,
  answersSecret: true,
  query: v1Query,
  response: z.object(token).meta({ id: 'RefreshedSession' }),
});

export const logOut = defineV1Call({
  name: 'sessions.delete',
  area: 'Account',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Logs out: ends the session that asks, or all of the account',
  access: 'customer',
  scope: null,
  query: v1Query.extend({
    everywhere: z.enum(['true', 'false']).optional().describe('`true`: all of the account.'),
  }),
  status: 204,
  response: z.null(),
});

export const listSessions = defineV1Call({
  name: 'sessions.list',
  area: 'Account',
  method: 'GET',
  path: '/me/sessions',
  summary: 'Where the account is logged in: this session first, then the last used; at most 100',
  access: 'customer',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        id: z.string().describe('Names the session; it opens nothing.'),
        current: z.boolean().describe('The session that asks.'),
        startedAt: time,
        lastUsedAt: time.describe('To five minutes.'),
        expiresAt: time,
        device: z.enum(DEVICES).nullable(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
      })
      .meta({ id: 'Session' }),
  ),
});

export const endSession = defineV1Call({
  name: 'sessions.end',
  area: 'Account',
  method: 'DELETE',
  path: '/me/sessions/:id',
  summary: 'Ends a session of the account: its token stops working at once',
  access: 'customer',
  scope: null,
  params: z.strictObject({ id: text(64).describe('Id of the session.') }),
  query: v1Query,
  status: 204,
  rejects: ['session-not-found'],
  response: z.null(),
});

export const endOtherSessions = defineV1Call({
  name: 'sessions.endOthers',
  area: 'Account',
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'Ends all sessions of the account but the one that asks',
  access: 'customer',
  scope: null,
  query: v1Query,
  status: 204,
  response: z.null(),
});

export const changePassword = defineV1Call({
  name: 'password.change',
  area: 'Account',
  method: 'POST',
  path: '/me/password',
  summary: 'Sets a new password and ends all other sessions',
  description:
    'After a login with a one-time password from a mail, that is the current one; the session becomes a whole one, and the visitor’s cart comes along.',
  access: 'customer',
  scope: null,
  query: v1Query,
  body: z.strictObject({
    currentPassword: text(1024),
    newPassword: text(1024).min(1),
    cartCode: cartCode.optional().describe('Cart of the visitor.'),
  }),
  rejects: ['password-change-failed'],
  response: z.object({
    cartCode: z.string().nullable().describe('The cart that came along; else null.'),
  }),
});

export const requestPassword = defineV1Call({
  name: 'password.forgot',
  area: 'Account',
  method: 'POST',
  path: '/password-resets',
  summary: 'Mails a one-time password, which works for 60 minutes beside the old one',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ email: text(254) }),
  status: 204,
  rejects: ['reset-not-registered'],
  response: z.null(),
});

const LINKS = ['confirm', 'cancel'] as const;
const linkToken = text(200).describe('The `token` of the link in the mail.');
const email = z.object({ email: z.string().describe('The new address.') });

export const showEmailChange = defineV1Call({
  name: 'emailChange.get',
  area: 'Account',
  method: 'POST',
  path: '/email-change',
  summary: 'The address that a link in a mail would confirm or cancel; nothing changes',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({
    token: linkToken,
    link: z.enum(LINKS).describe('`confirm`: from the new mailbox; `cancel`: from the old one.'),
  }),
  rejects: ['email-link-invalid'],
  response: email,
});

export const confirmEmailChange = defineV1Call({
  name: 'emailChange.confirm',
  area: 'Account',
  method: 'POST',
  path: '/email-change/confirm',
  summary: 'Makes the new address the account’s; all sessions end but the one that asks',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ token: linkToken }),
  rejects: ['email-link-invalid', 'email-taken'],
  response: email,
});

export const reportEmailChange = defineV1Call({
  name: 'emailChange.report',
  area: 'Account',
  method: 'POST',
  path: '/email-change/report',
  summary: '“This was not me”, from the old mailbox: the address stays, and all sessions end',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ token: linkToken }),
  status: 204,
  rejects: ['email-link-invalid'],
  response: z.null(),
});
