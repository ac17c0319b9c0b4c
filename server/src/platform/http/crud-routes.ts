// CRUD routes of the back office: the calls of `defineCrud` in the contracts, answered by use cases such as those of platform/crud.ts.
import type { AdminCall, Crud } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { ListPage } from '../list.ts';
import { type AdminInput, adminRoute } from './admin-calls.ts';

type In<C, Part extends 'query' | 'params' | 'body'> = C extends AdminCall
  ? AdminInput<C>[Part]
  : never;
type Out<C> = C extends AdminCall ? z.input<C['response']> : never;
type IdOf<C extends Crud> = In<C['get'], 'params'> extends { id: infer Id } ? Id : never;

/** As much of the use cases as the calls need. */
type UseCases<C extends Crud> = {
  list(ctx: Ctx, query: In<C['list'], 'query'>, page: ListPage): Promise<Out<C['list']>>;
  get(ctx: Ctx, id: IdOf<C>): Promise<Out<C['get']>>;
  update(ctx: Ctx, id: IdOf<C>, input: In<C['update'], 'body'>): Promise<Out<C['update']>>;
} & (C extends { create: AdminCall }
  ? { create(ctx: Ctx, input: In<C['create'], 'body'>): Promise<Out<C['create']>> }
  : unknown) &
  (C extends { remove: AdminCall } ? { remove(ctx: Ctx, id: IdOf<C>): Promise<void> } : unknown);

/** @param sort of the list when nothing else was asked */
export function crudRoutes<C extends Crud>(
  app: FastifyInstance,
  crud: C,
  useCases: UseCases<C>,
  sort: string,
  order?: 'desc',
): void {
  // The types above hold for callers; each handler below sees a call of any resource.
  const calls: Crud = crud;
  const { list, get, create, update, remove } = useCases as unknown as Record<
    keyof Crud,
    (...given: unknown[]) => Promise<never>
  >;
  const idOf = (params: unknown): unknown => (params as { id: unknown }).id;
  adminRoute(app, calls.list, ({ ctx, query, page }) => list(ctx, query, page(sort, order)));
  adminRoute(app, calls.get, ({ ctx, params }) => get(ctx, idOf(params)));
  if (calls.create !== undefined)
    adminRoute(app, calls.create, ({ ctx, body }) => create(ctx, body));
  adminRoute(app, calls.update, ({ ctx, params, body }) => update(ctx, idOf(params), body));
  if (calls.remove !== undefined)
    adminRoute(app, calls.remove, async ({ ctx, params }) => {
      await remove(ctx, idOf(params));
      return { done: true };
    });
}
