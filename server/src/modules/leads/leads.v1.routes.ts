// Requests in /api/v1: what anybody may send, the needs of the shop, and what a customer has sent. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { naming } from '../../platform/v1-fields.ts';
import { nextOf, startOf } from '../../platform/v1-wire.ts';
import { getCompany } from '../company/index.ts';
import { sendPrivateFile } from '../media/index.ts';
import { sendContact, sendEnquiry, sendRequest } from './leads.service.ts';
import {
  fromV1Form,
  fromV1Message,
  MESSAGE_FIELDS,
  REQUEST_FIELDS,
  toV1Need,
  toV1Request,
} from './leads.v1.wire.ts';
import { listNeeds } from './needs.service.ts';
import { getOwnLeadDocument, listOwnLeads } from './own-leads.service.ts';

const PAGE = 25;

export function registerLeadV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.sendRequest, ({ ctx, body }) =>
    naming(REQUEST_FIELDS, () => sendRequest(ctx, 'request', fromV1Form(body))),
  );
  v1Route(app, V1_CALLS.applyAsSeller, async ({ ctx, body }) => {
    // Without a commission the shop alone sells, and there is no page to apply on.
    if ((await getCompany(ctx)).commissionBasisPoints === 0) throw new Problem('not-found');
    return await naming(REQUEST_FIELDS, () => sendRequest(ctx, 'seller', fromV1Form(body)));
  });
  v1Route(app, V1_CALLS.sendMessage, ({ ctx, body }) =>
    naming(MESSAGE_FIELDS, () => sendContact(ctx, fromV1Message(body, body.subject))),
  );
  v1Route(app, V1_CALLS.enquireLot, ({ ctx, params, body }) =>
    naming(MESSAGE_FIELDS, () => sendEnquiry(ctx, { ...fromV1Message(body), lotId: params.id })),
  );
  v1Route(app, V1_CALLS.respondToNeed, ({ ctx, params, body }) =>
    naming(MESSAGE_FIELDS, () => sendEnquiry(ctx, { ...fromV1Message(body), needId: params.id })),
  );
  v1Route(
    app,
    V1_CALLS.listNeeds,
    async ({ ctx }) => ({ items: (await listNeeds(ctx)).map(toV1Need) }),
    { isPublicRead: true },
  );
  v1Route(app, V1_CALLS.listRequests, async ({ ctx, query: { after, limit = PAGE } }) => {
    const start = startOf(after);
    const { leads, total } = await listOwnLeads(ctx, { start, count: limit });
    return { items: leads.map(toV1Request), next: nextOf(start, leads.length, total) };
  });
  v1Route(app, V1_CALLS.getRequestDocument, async ({ ctx, params, reply }) => {
    const file = await getOwnLeadDocument(ctx, params.reference);
    return sendPrivateFile(reply, file, `request-document.${file.name.split('.').at(-1)}`);
  });
}
