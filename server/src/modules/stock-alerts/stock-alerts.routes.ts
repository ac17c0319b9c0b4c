// Route of "Notify me". [§7.7]
import { CALLS } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { askForAlert } from './stock-alerts.service.ts';

export function registerStockAlertRoutes(app: FastifyInstance): void {
  answer(app, CALLS.notify, async ({ ctx, body }) => {
    await askForAlert(ctx, body);
    return { message: translator(ctx.locale)('stockAlerts.notified') };
  });
}
