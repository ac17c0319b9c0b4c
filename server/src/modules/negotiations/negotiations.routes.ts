// Negotiation route: the one call that the specification names. [§7.7]
import { CALLS } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { submitOffer } from './negotiations.service.ts';

export function registerOfferRoutes(app: FastifyInstance): void {
  answer(app, CALLS.negotiate, async ({ ctx, body }) => {
    const { reference, state } = await submitOffer(ctx, { ...body, price: String(body.price) });
    return { message: translator(ctx.locale)('negotiations.submitted'), reference, state };
  });
}
