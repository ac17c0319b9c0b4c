// Own data and closing the account, in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { closeAccount, exportData } from './privacy.service.ts';

export function registerPrivacyV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.getOwnData, async ({ ctx }) => await exportData(ctx));
  v1Route(app, V1_CALLS.closeAccount, async ({ ctx, body }) => {
    await closeAccount(ctx, body);
    return null;
  });
}
