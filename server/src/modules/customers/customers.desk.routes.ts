// The calls of the customers' desk.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { sendPrivateFile } from '../media/index.ts';
import {
  addCustomerNote,
  answerCertificate,
  getCustomerCertificate,
  getDeskCustomer,
  listDeskCustomers,
  verifyCustomer,
} from './customers.desk.ts';

export function registerCustomerDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listDeskCustomers, async ({ ctx, query, page }) => await listDeskCustomers(ctx, query, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskCustomer, async ({ ctx, params }) => await getDeskCustomer(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.verifyCustomer, async ({ ctx, params, body }) => await verifyCustomer(ctx, params.id, body.verified));
  answerAdmin(app, ADMIN_CALLS.addCustomerNote, async ({ ctx, params, body }) => await addCustomerNote(ctx, params.id, body.text));
  answerAdmin(app, ADMIN_CALLS.getCustomerCertificate, async ({ ctx, params, reply }) => {
    const file = await getCustomerCertificate(ctx, params.id, params.type);
    return sendPrivateFile(reply, file, `customer-${params.id}-${params.type}.${file.name.split('.').at(-1)}`);
  });
  answerAdmin(
    app,
    ADMIN_CALLS.answerCertificate,
    async ({ ctx, params, body }) => await answerCertificate(ctx, params.id, params.type, body),
  );
}
