// Saving a line of a cart for later, in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { cartShownIn, requireLine } from '../cart/index.ts';
import { saveForLater } from './wishlist.cart.ts';

export function registerSavedForLaterV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.saveLineForLater, async ({ ctx, params, query }) => {
    const shown = await cartShownIn(ctx, query.currency);
    await requireLine(ctx, params.code, params.id);
    return { cart: shown.wire(await saveForLater(shown.ctx, params.code, params.id)) };
  });
}
