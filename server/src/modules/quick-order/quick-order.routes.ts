// The calls of the quick order. [§7.1]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { toWireCart } from '../cart/index.ts';
import { addLines, matchLines } from './quick-order.service.ts';
import { toWireQuickOrder } from './quick-order.wire.ts';

export function registerQuickOrderRoutes(app: FastifyInstance): void {
  answer(app, CALLS.quickOrder, async ({ ctx, body }) =>
    toWireQuickOrder(await matchLines(ctx, body.code ?? null, body.lines), ctx.locale),
  );

  answer(app, CALLS.addQuickOrder, async ({ ctx, body }) => {
    const { cart, added, refused } = await addLines(ctx, body.code ?? null, body.lines);
    return {
      cart: toWireCart(cart, ctx.locale),
      added,
      refused: refused.map(({ message, ...rejection }) => ({
        ...rejection,
        defaultMessage: message,
      })),
    };
  });
}
