// The calls of the order desk.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { changeOrderContents } from './orders.desk.contents.ts';
import { recordPayment, recordRefund, reversePayment } from './orders.desk.payments.ts';
import { answerReturn } from './orders.desk.returns.ts';
import { shipOrder } from './orders.desk.shipments.ts';
import { addOrderNote, getDeskOrder, listDeskOrders } from './orders.desk.ts';
import { placeOnBehalf, priceOnBehalf } from './orders.on-behalf.ts';
import { changeOrderStatus } from './orders.status.ts';

export function registerOrderDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listDeskOrders, async ({ ctx, query, page }) => await listDeskOrders(ctx, query, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskOrder, async ({ ctx, params }) => await getDeskOrder(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.changeDeskOrderStatus, async ({ ctx, params, body }) => {
    const { to, carrier, trackingNumber, unpaidReason } = body;
    const by = { ...(carrier === undefined ? {} : { carrier }), ...(trackingNumber === undefined ? {} : { trackingNumber }) };
    const { id } = await getDeskOrder(ctx, params.id);
    await changeOrderStatus(ctx, { id }, { to, ...by, unpaidReason });
    return await getDeskOrder(ctx, id);
  });
  answerAdmin(app, ADMIN_CALLS.changeDeskOrderContents, async ({ ctx, params, body }) => await changeOrderContents(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.shipDeskOrder, async ({ ctx, params, body }) => await shipOrder(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.recordPayment, async ({ ctx, params, body }) => await recordPayment(ctx, params.id, body));
  answerAdmin(
    app,
    ADMIN_CALLS.reversePayment,
    async ({ ctx, params, body }) => await reversePayment(ctx, params.id, params.paymentId, body.note),
  );
  answerAdmin(app, ADMIN_CALLS.recordRefund, async ({ ctx, params, body }) => await recordRefund(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.addOrderNote, async ({ ctx, params, body }) => await addOrderNote(ctx, params.id, body.text));
  answerAdmin(
    app,
    ADMIN_CALLS.answerReturn,
    async ({ ctx, params, body }) => await answerReturn(ctx, params.id, params.returnId, { ...body, restock: body.restock ?? false }),
  );
  answerAdmin(app, ADMIN_CALLS.priceOnBehalf, async ({ ctx, params, body }) => await priceOnBehalf(ctx, params.id, body.lines));
  answerAdmin(app, ADMIN_CALLS.placeOnBehalf, async ({ ctx, params, body }) => await placeOnBehalf(ctx, params.id, body));
}
