// Admin routes of sent emails and email templates.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { type PreviewSources, previewMailTemplate, sendMailExample } from './mail-preview.admin.ts';
import { changeMailTemplate, getMailTemplate, listMailTemplates } from './mail-templates.admin.ts';
import { getMail, listMails, openSecretMail, sendMailAgain } from './mails.admin.ts';

export function registerAdminMailRoutes(app: FastifyInstance, sources: PreviewSources): void {
  const { hasServer } = sources;
  adminRoute(
    app,
    ADMIN_CALLS.listMails,
    async ({ ctx, query, page }) => await listMails(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getMail,
    async ({ ctx, params }) => await getMail(ctx, params.id, hasServer),
  );
  adminRoute(
    app,
    ADMIN_CALLS.openSecretMail,
    async ({ ctx, params }) => await openSecretMail(ctx, params.id, hasServer),
  );
  adminRoute(
    app,
    ADMIN_CALLS.sendMailAgain,
    async ({ ctx, params }) => await sendMailAgain(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listMailTemplates,
    async ({ ctx, query, page }) => await listMailTemplates(ctx, query, page('id')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getMailTemplate,
    async ({ ctx, params }) => await getMailTemplate(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeMailTemplate,
    async ({ ctx, params, body }) => await changeMailTemplate(ctx, params.id, body.words),
  );
  adminRoute(
    app,
    ADMIN_CALLS.previewMailTemplate,
    async ({ ctx, params, body }) => await previewMailTemplate(ctx, params.id, body, sources),
  );
  adminRoute(
    app,
    ADMIN_CALLS.sendMailExample,
    async ({ ctx, params, body }) => await sendMailExample(ctx, params.id, body, sources),
  );
}
