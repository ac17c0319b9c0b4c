// Stock alerts in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { naming } from '../../platform/v1-fields.ts';
import { type AlertLink, askForAlert, getStop, stopAlert } from './stock-alerts.service.ts';

const FIELDS = { '/emailId': '/email', '/phoneNumber': '/phone' };

export function registerStockAlertV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.askForStockAlert, async ({ ctx, params, body: { email, phone } }) => {
    await naming(FIELDS, () =>
      askForAlert(ctx, { productId: params.id, emailId: email, phoneNumber: phone }),
    );
    return null;
  });
  v1Route(app, V1_CALLS.getStockAlert, async ({ ctx, query }) =>
    toWire(await getStop(ctx, query.token)),
  );
  v1Route(app, V1_CALLS.stopStockAlert, async ({ ctx, body }) =>
    toWire(await stopAlert(ctx, body.token)),
  );
}

const toWire = ({ email, product, done }: AlertLink) => ({ email, product, isStopped: done });
