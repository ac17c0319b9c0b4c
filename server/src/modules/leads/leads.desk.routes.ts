// The calls of the inbox.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { sendPrivateFile } from '../media/index.ts';
import { getLeadDocument } from './desk.service.ts';
import {
  assignDeskLead,
  getDeskLead,
  listDeskLeads,
  moveDeskLead,
  noteOnDeskLead,
  remindOfDeskLead,
  replyToDeskLead,
} from './leads.desk.ts';

export function registerLeadDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listDeskLeads, async ({ ctx, query, page }) => await listDeskLeads(ctx, query, page('createdAt', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskLead, async ({ ctx, params }) => await getDeskLead(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.getDeskLeadDocument, async ({ ctx, params, reply }) => {
    const file = await getLeadDocument(ctx, params.id);
    return sendPrivateFile(reply, file, `lead-${params.id}.${file.name.split('.').at(-1)}`);
  });
  answerAdmin(app, ADMIN_CALLS.assignDeskLead, async ({ ctx, params, body }) => await assignDeskLead(ctx, params.id, body.ownerId));
  answerAdmin(app, ADMIN_CALLS.moveDeskLead, async ({ ctx, params, body }) => await moveDeskLead(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.noteOnDeskLead, async ({ ctx, params, body }) => await noteOnDeskLead(ctx, params.id, body.note));
  answerAdmin(app, ADMIN_CALLS.remindOfDeskLead, async ({ ctx, params, body }) => await remindOfDeskLead(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.replyToDeskLead, async ({ ctx, params, body }) => await replyToDeskLead(ctx, params.id, body.text));
}
