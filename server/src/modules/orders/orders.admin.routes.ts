// Admin routes of orders.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendPdf } from '../../platform/http/pdf-answer.ts';
import { changeOrderContents } from './orders.admin.contents.ts';
import { recordPayment, recordRefund, reversePayment } from './orders.admin.payments.ts';
import { answerReturn } from './orders.admin.returns.ts';
import { listOrderLocations, shipOrder } from './orders.admin.shipments.ts';
import { addOrderNote, getAdminOrder, listAdminOrders } from './orders.admin.ts';
import { printLabels } from './orders.labels.ts';
import { placeOnBehalf, priceOnBehalf } from './orders.on-behalf.ts';
import { recordConsent, withdrawProposal } from './orders.proposals.ts';
import { changeOrderStatus } from './orders.status.ts';

export function registerAdminOrderRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminOrders,
    async ({ ctx, query, page }) => await listAdminOrders(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminOrder,
    async ({ ctx, params }) => await getAdminOrder(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.changeAdminOrderStatus, async ({ ctx, params, body }) => {
    const { to, carrier, trackingNumber, unpaidReason, locationId } = body;
    const by = {
      ...(carrier === undefined ? {} : { carrier }),
      ...(trackingNumber === undefined ? {} : { trackingNumber }),
    };
    const { id } = await getAdminOrder(ctx, params.id);
    await changeOrderStatus(ctx, { id }, { to, ...by, unpaidReason, locationId });
    return await getAdminOrder(ctx, id);
  });
  adminRoute(
    app,
    ADMIN_CALLS.changeAdminOrderContents,
    async ({ ctx, params, body }) => await changeOrderContents(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.withdrawOrderProposal,
    async ({ ctx, params }) => await withdrawProposal(ctx, params.id, params.proposalId),
  );
  adminRoute(
    app,
    ADMIN_CALLS.recordOrderConsent,
    async ({ ctx, params, body }) =>
      await recordConsent(ctx, params.id, params.proposalId, body.note),
  );
  adminRoute(
    app,
    ADMIN_CALLS.shipAdminOrder,
    async ({ ctx, params, body }) => await shipOrder(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.printShipmentLabels, async ({ ctx, params, query, reply }) => {
    const { id, shipmentId } = params;
    return sendPdf(reply, await printLabels(ctx, id, shipmentId, query.parcels ?? 1));
  });
  adminRoute(
    app,
    ADMIN_CALLS.listOrderLocations,
    async ({ ctx, params }) => await listOrderLocations(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.recordPayment,
    async ({ ctx, params, body }) => await recordPayment(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.reversePayment,
    async ({ ctx, params, body }) =>
      await reversePayment(ctx, params.id, params.paymentId, body.note),
  );
  adminRoute(
    app,
    ADMIN_CALLS.recordRefund,
    async ({ ctx, params, body }) => await recordRefund(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addOrderNote,
    async ({ ctx, params, body }) => await addOrderNote(ctx, params.id, body.text),
  );
  adminRoute(
    app,
    ADMIN_CALLS.answerReturn,
    async ({ ctx, params, body }) =>
      await answerReturn(ctx, params.id, params.returnId, {
        ...body,
        restock: body.restock ?? false,
      }),
  );
  adminRoute(
    app,
    ADMIN_CALLS.priceOnBehalf,
    async ({ ctx, params, body }) => await priceOnBehalf(ctx, params.id, body.lines),
  );
  adminRoute(
    app,
    ADMIN_CALLS.placeOnBehalf,
    async ({ ctx, params, body }) => await placeOnBehalf(ctx, params.id, body),
  );
}
