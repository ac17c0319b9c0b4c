// Public API of the module of staff notifications: mentions in notes and assignments, each person's list, mails about them.
import {
  getNotificationSettings,
  listNotifications,
  markNotifications,
  setNotificationSettings,
} from './staff-notifications.service.ts';

export const service = {
  getNotificationSettings,
  listNotifications,
  markNotifications,
  setNotificationSettings,
};
export { notifyAssigned, notifyMentioned } from './notify.ts';
export { STAFF_NOTIFICATION_QUEUE, staffNotificationJob } from './staff-notifications.jobs.ts';
export { registerStaffNotificationRoutes } from './staff-notifications.routes.ts';
