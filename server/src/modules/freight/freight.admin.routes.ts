// Admin routes of freight rates.
import { ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import { freightCrud } from './freight.admin.ts';

export function registerAdminFreightRoutes(app: FastifyInstance): void {
  crudRoutes(app, ADMIN_CRUD.freightRates, freightCrud, 'id');
}
