// Admin calls of one's own notifications: who mentioned me, what was given to me, and how I am told by mail. [decisions 0116]
import { z } from 'zod';
import { id } from '../calls/call.ts';
import { defineAdminCall, flagFilter, langQuery, listOf, listQuery, moment } from './admin-call.ts';
import type { Area } from './rights.ts';

export const NOTIFICATION_KINDS = ['mention', 'assignment'] as const;
export const NOTIFICATION_SUBJECTS = ['order', 'lead', 'quote'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];
export const NOTIFICATION_MAILS = ['at-once', 'daily', 'off'] as const;
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

/** Who may read it, and the screen that shows it. */
export const SUBJECT_AREAS = {
  order: 'orders',
  lead: 'leads',
  quote: 'quotes',
} as const satisfies Record<NotificationSubject, Area>;

const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  subject: z.enum(NOTIFICATION_SUBJECTS),
  subjectId: z.string().describe('as addresses of the back office name it'),
  subjectName: z.string().describe('as people say it, such as MW-7K3F-92QD'),
  actor: z.string().describe('staff:7, client:3 or system'),
  at: moment,
  isRead: z.boolean(),
});
export type StaffNotification = z.output<typeof notification>;

export const listNotifications = defineAdminCall({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  right: 'staff',
  summary:
    'One’s own notifications of the last 90 days, the newest first; none about what one may not read',
  query: listQuery(['id'], { unread: flagFilter }),
  response: listOf(notification),
});
export const markNotifications = defineAdminCall({
  name: 'markNotifications',
  method: 'POST',
  path: '/notifications/read',
  right: 'staff',
  summary:
    'Marks some of one’s own as read or unread; without `ids` all. Answers how many are unread',
  query: langQuery,
  body: z.strictObject({ ids: z.array(id).min(1).max(200).optional(), isRead: z.boolean() }),
  response: z.object({ unread: z.number().int() }),
});
const settings = z.object({
  mail: z
    .enum(NOTIFICATION_MAILS)
    .describe('a mail for each at once, one a day with how many are unread, or none'),
});
export const getNotificationSettings = defineAdminCall({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/notifications/settings',
  right: 'staff',
  summary: 'How one is told by mail',
  query: langQuery,
  response: settings,
});
export const setNotificationSettings = defineAdminCall({
  name: 'setNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  right: 'staff',
  summary: 'Sets how one is told by mail',
  query: langQuery,
  body: z.strictObject(settings.shape),
  response: settings,
});
