// The calls of the wishlist: its main list, and any entry by its id. [§7.4]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { getLists, removeEntry, saveProduct } from './wishlist.service.ts';
import { toWireEntry } from './wishlist.wire.ts';

export function registerWishlistRoutes(app: FastifyInstance): void {
  answer(app, CALLS.getWishlist, async ({ ctx }) =>
    (await getLists(ctx, null)).entries.map((entry) => toWireEntry(entry, ctx.locale)),
  );

  answer(app, CALLS.addToWishlist, async ({ ctx, query }) => {
    const product = toWireEntry(await saveProduct(ctx, query.productId), ctx.locale);
    return { id: product.id, productId: product.productId, name: product.name, product };
  });

  answer(app, CALLS.removeFromWishlist, async ({ ctx, params }) => {
    await removeEntry(ctx, params.id);
    return { removed: true };
  });
}
