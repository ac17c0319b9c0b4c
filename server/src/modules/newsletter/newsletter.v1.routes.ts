// The newsletter in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import {
  confirm,
  getConfirmation,
  getUnsubscription,
  type NewsletterLink,
  subscribe,
  unsubscribe,
} from './newsletter.service.ts';

export function registerNewsletterV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.subscribeNewsletter, async ({ ctx, body }) => {
    await subscribe(ctx, body);
    return null;
  });
  v1Route(app, V1_CALLS.getNewsletterLink, async ({ ctx, query: { token, purpose } }) =>
    toWire(
      purpose === 'confirm'
        ? await getConfirmation(ctx, token)
        : await getUnsubscription(ctx, token),
    ),
  );
  v1Route(app, V1_CALLS.confirmNewsletter, async ({ ctx, body }) =>
    toWire(await confirm(ctx, body.token)),
  );
  v1Route(app, V1_CALLS.unsubscribeNewsletter, async ({ ctx, body }) =>
    toWire(await unsubscribe(ctx, body.token)),
  );
}

const toWire = ({ email, done }: NewsletterLink) => ({ email, isDone: done });
