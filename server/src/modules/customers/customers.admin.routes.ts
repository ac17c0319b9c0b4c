// Admin routes of customers.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendPrivateFile } from '../media/index.ts';
import {
  addCustomerNote,
  answerCertificate,
  getAdminCustomer,
  getCustomerCertificate,
  listAdminCustomers,
  verifyCustomer,
} from './customers.admin.ts';

export function registerAdminCustomerRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminCustomers,
    async ({ ctx, query, page }) => await listAdminCustomers(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminCustomer,
    async ({ ctx, params }) => await getAdminCustomer(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.verifyCustomer,
    async ({ ctx, params, body }) => await verifyCustomer(ctx, params.id, body.verified),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addCustomerNote,
    async ({ ctx, params, body }) => await addCustomerNote(ctx, params.id, body.text),
  );
  adminRoute(app, ADMIN_CALLS.getCustomerCertificate, async ({ ctx, params, reply }) => {
    const file = await getCustomerCertificate(ctx, params.id, params.type);
    return sendPrivateFile(
      reply,
      file,
      `customer-${params.id}-${params.type}.${file.name.split('.').at(-1)}`,
    );
  });
  adminRoute(
    app,
    ADMIN_CALLS.answerCertificate,
    async ({ ctx, params, body }) => await answerCertificate(ctx, params.id, params.type, body),
  );
}
