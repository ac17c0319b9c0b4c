// Wishlists in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { shownCurrency } from '../pricing/index.ts';
import { addAllToCart, type ListSource, moveToCart } from './wishlist.cart.ts';
import {
  changeQuantities,
  createList,
  moveToList,
  removeList,
  renameList,
  shareList,
} from './wishlist.lists.ts';
import { getLists, getShared, removeEntry, saveProduct } from './wishlist.service.ts';
import { wishlistState } from './wishlist.state.ts';
import { toV1Entry, toV1Filled, toV1Head } from './wishlist.v1.wire.ts';

export function registerWishlistV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.listWishlists, async ({ ctx }) => ({
    items: (await getLists(ctx, null)).lists.map(toV1Head),
  }));
  v1Route(app, V1_CALLS.createWishlist, async ({ ctx, body }) =>
    headOf(ctx, await createList(ctx, body.name)),
  );
  v1Route(
    app,
    V1_CALLS.getWishlist,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      const { chosen, entries } = await getLists(ctx, params.id === 'main' ? null : params.id);
      return { ...toV1Head(chosen), entries: entries.map((entry) => toV1Entry(entry, currency)) };
    },
    {},
    wishlistState,
  );
  v1Route(
    app,
    V1_CALLS.changeWishlist,
    async ({ ctx, params, body: { name, isShared } }) => {
      if (name !== undefined) await renameList(ctx, params.id, name);
      if (isShared !== undefined) await shareList(ctx, params.id, isShared);
      return await headOf(ctx, params.id);
    },
    {},
    wishlistState,
  );
  v1Route(
    app,
    V1_CALLS.deleteWishlist,
    async ({ ctx, params }) => {
      await removeList(ctx, params.id);
      return null;
    },
    {},
    wishlistState,
  );
  v1Route(
    app,
    V1_CALLS.setWishlistQuantities,
    async ({ ctx, params, body }) => {
      await changeQuantities(ctx, params.id, quantitiesOf(body.items));
      return null;
    },
    {},
    wishlistState,
  );
  v1Route(app, V1_CALLS.moveWishlistEntries, async ({ ctx, params, body }) => ({
    moved: await moveToList(ctx, params.id, body.to, body.entries),
  }));
  v1Route(app, V1_CALLS.addListToCart, async ({ ctx, params, body }) =>
    fill(ctx, { listId: params.id }, body),
  );
  registerEntryRoutes(app);
  registerSharedRoutes(app);
}

function registerEntryRoutes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.saveProduct, async ({ ctx, body, query }) => {
    const currency = await shownCurrency(ctx, query.currency);
    return toV1Entry(await saveProduct(ctx, body.productId), currency);
  });
  v1Route(app, V1_CALLS.removeEntry, async ({ ctx, params }) => {
    await removeEntry(ctx, params.id);
    return null;
  });
  v1Route(app, V1_CALLS.moveEntryToCart, async ({ ctx, params, body }) => {
    const { code } = await moveToCart(ctx, body.cart ?? null, params.id, body.quantity ?? null);
    if (code === null) throw new Problem('cart-not-found');
    return { cart: code };
  });
}

function registerSharedRoutes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.getSharedWishlist, async ({ ctx, params, query }) => {
    const currency = await shownCurrency(ctx, query.currency);
    const { kind, name, entries } = await getShared(ctx, params.code);
    return { kind, name, entries: entries.map((entry) => toV1Entry(entry, currency)) };
  });
  v1Route(app, V1_CALLS.addSharedListToCart, async ({ ctx, params, body }) =>
    fill(ctx, { shareCode: params.code }, body),
  );
}

type Filling = {
  cart?: string | undefined;
  items?: readonly { productId: number; quantity: number }[] | undefined;
};

async function fill(ctx: Ctx, source: ListSource, { cart, items = [] }: Filling) {
  return toV1Filled(await addAllToCart(ctx, cart ?? null, source, quantitiesOf(items)));
}

function quantitiesOf(items: NonNullable<Filling['items']>): Map<number, number> {
  return new Map(items.map(({ productId, quantity }) => [productId, quantity]));
}

async function headOf(ctx: Ctx, listId: number) {
  return toV1Head((await getLists(ctx, listId)).chosen);
}
