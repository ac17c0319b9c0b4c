// The calls of the forms. [§7.7]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { sendPrivateFile } from '../media/index.ts';
import { sendContact, sendEnquiry, sendRequest } from './leads.service.ts';
import { fromForm, toWireReceived } from './leads.wire.ts';
import { getOwnLeadDocument } from './own-leads.service.ts';

export function registerLeadRoutes(app: FastifyInstance): void {
  answer(app, CALLS.seller, async ({ ctx, body }) =>
    toWireReceived('seller', await sendRequest(ctx, 'seller', fromForm(body)), ctx.locale),
  );
  answer(app, CALLS.postRequirement, async ({ ctx, body }) =>
    toWireReceived('request', await sendRequest(ctx, 'request', fromForm(body)), ctx.locale),
  );
  answer(app, CALLS.contactUs, async ({ ctx, body }) =>
    toWireReceived('contact', await sendContact(ctx, body), ctx.locale),
  );
  answer(app, CALLS.lotRequest, async ({ ctx, body }) =>
    toWireReceived('enquiry', await sendEnquiry(ctx, body), ctx.locale),
  );

  // The customer's own, as something to keep: the page of the request links to it.
  app.get(
    '/api/requests/:reference/document',
    { schema: { hide: true } },
    async (request, reply) => {
      const { reference } = request.params as { reference: string };
      const file = await getOwnLeadDocument(request.ctx, reference);
      return sendPrivateFile(reply, file, `request-document.${file.name.split('.').at(-1)}`);
    },
  );
}
