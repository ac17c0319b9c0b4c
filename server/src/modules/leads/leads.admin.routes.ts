// Admin routes of the inbox.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendPrivateFile } from '../media/index.ts';
import {
  assignAdminLead,
  getAdminLead,
  listAdminLeads,
  moveAdminLead,
  noteOnAdminLead,
  remindOfAdminLead,
  replyToAdminLead,
} from './leads.admin.ts';
import { getLeadDocument } from './staff-email.service.ts';

export function registerAdminLeadRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminLeads,
    async ({ ctx, query, page }) => await listAdminLeads(ctx, query, page('createdAt', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminLead,
    async ({ ctx, params }) => await getAdminLead(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.getAdminLeadDocument, async ({ ctx, params, reply }) => {
    const file = await getLeadDocument(ctx, params.id);
    return sendPrivateFile(reply, file, `lead-${params.id}.${file.name.split('.').at(-1)}`);
  });
  adminRoute(
    app,
    ADMIN_CALLS.assignAdminLead,
    async ({ ctx, params, body }) => await assignAdminLead(ctx, params.id, body.ownerId),
  );
  adminRoute(
    app,
    ADMIN_CALLS.moveAdminLead,
    async ({ ctx, params, body }) => await moveAdminLead(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.noteOnAdminLead,
    async ({ ctx, params, body }) => await noteOnAdminLead(ctx, params.id, body.note),
  );
  adminRoute(
    app,
    ADMIN_CALLS.remindOfAdminLead,
    async ({ ctx, params, body }) => await remindOfAdminLead(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.replyToAdminLead,
    async ({ ctx, params, body }) => await replyToAdminLead(ctx, params.id, body.text),
  );
}
