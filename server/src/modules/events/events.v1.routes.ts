// The change feed in /api/v1. [decisions 0108]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { RESOURCES, readChanges } from './changes.ts';
import {
  toCustomer,
  toInvoice,
  toOrder,
  toPrice,
  toProduct,
  toStock,
  toV1Event,
} from './changes.wire.ts';
import { readAfter } from './feed.ts';

const PAGE = 100;

export function registerEventV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.listEvents, async ({ ctx, query }) => {
    const { after, types, limit = PAGE } = query;
    const { events, next, more } = await readAfter(ctx, {
      after,
      limit,
      ...(types === undefined ? {} : { types }),
    });
    return { items: events.map(toV1Event), next, more };
  });
  v1Route(app, V1_CALLS.changedProducts, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.products, { after, limit });
    return { ...changes, items: changes.items.map(toProduct) };
  });
  v1Route(app, V1_CALLS.changedPrices, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.prices, { after, limit });
    return { ...changes, items: changes.items.map(toPrice) };
  });
  v1Route(app, V1_CALLS.changedStocks, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.stock, { after, limit });
    return { ...changes, items: changes.items.map(toStock) };
  });
  v1Route(app, V1_CALLS.changedOrders, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.orders, { after, limit });
    return { ...changes, items: changes.items.map(toOrder) };
  });
  v1Route(app, V1_CALLS.changedInvoices, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.invoices, { after, limit });
    return { ...changes, items: changes.items.map(toInvoice) };
  });
  v1Route(app, V1_CALLS.changedCustomers, async ({ ctx, query: { after, limit = PAGE } }) => {
    const changes = await readChanges(ctx, RESOURCES.customers, { after, limit });
    return { ...changes, items: changes.items.map(toCustomer) };
  });
}
