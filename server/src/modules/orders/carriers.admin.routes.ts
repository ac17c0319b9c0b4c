// Admin routes of carriers: the file that goes out, and the answer that comes back.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendTable } from '../../platform/http/table-answer.ts';
import { exportConsignments, listConsignments, readCarrierAnswer } from './carriers.ts';

export function registerCarrierRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.listConsignments, async ({ ctx }) => await listConsignments(ctx));
  adminRoute(app, ADMIN_CALLS.exportConsignments, async ({ ctx, query, reply }) => {
    const { orders, shipments } = query;
    const pieces = await exportConsignments(ctx, { orders, shipments });
    return sendTable(reply, pieces, 'consignments.csv');
  });
  adminRoute(
    app,
    ADMIN_CALLS.readCarrierAnswer,
    async ({ ctx, body }) => await readCarrierAnswer(ctx, body),
  );
}
