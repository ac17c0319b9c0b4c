// The calls of the lot sale. [§7.6]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { listLotCategories, listLots } from './lots.service.ts';
import { toWireLot, toWireLotCategory } from './lots.wire.ts';

export function registerLotRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.lotCategories,
    async ({ ctx }) => (await listLotCategories(ctx)).map(toWireLotCategory),
    { cacheable: true },
  );
  answer(
    app,
    CALLS.lotsOfCategory,
    async ({ ctx, params }) =>
      (await listLots(ctx, params.categoryId)).map((lot) => toWireLot(lot, ctx.locale)),
    { cacheable: true },
  );
}
