// Admin routes of one's own notifications.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  getNotificationSettings,
  listNotifications,
  markNotifications,
  setNotificationSettings,
} from './staff-notifications.service.ts';

export function registerStaffNotificationRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listNotifications,
    async ({ ctx, query, page }) => await listNotifications(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.markNotifications,
    async ({ ctx, body }) => await markNotifications(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getNotificationSettings,
    async ({ ctx }) => await getNotificationSettings(ctx),
  );
  adminRoute(
    app,
    ADMIN_CALLS.setNotificationSettings,
    async ({ ctx, body }) => await setNotificationSettings(ctx, body),
  );
}
