// Admin calls of the shop's own texts and pictures.
import { ADMIN_CALLS, ADMIN_CRUD, type Crud } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import type { ListPage } from '../../platform/list.ts';
import {
  addOfKind,
  changeOfKind,
  getOfKind,
  KINDS,
  type KindName,
  listOfKind,
  removeOfKind,
  uploadPicture,
} from './content.admin.ts';

export function registerAdminContentRoutes(app: FastifyInstance): void {
  for (const name of Object.keys(KINDS) as KindName[])
    crudRoutes<Crud>(app, ADMIN_CRUD[name], ofKind(name), 'order');
  adminRoute(
    app,
    ADMIN_CALLS.uploadContentPicture,
    async ({ ctx, body }) => await uploadPicture(ctx, body.files.get('picture')),
  );
}

/** The contract of each kind has checked the form; the description of the kind says where its fields are stored. */
function ofKind(name: KindName) {
  type Sent = Parameters<typeof addOfKind>[2];
  type Key = string | number;
  return {
    list: (ctx: Ctx, _query: unknown, page: ListPage) => listOfKind(ctx, name, page),
    get: (ctx: Ctx, id: unknown) => getOfKind(ctx, name, id as Key),
    create: (ctx: Ctx, form: unknown) => addOfKind(ctx, name, form as Sent),
    update: (ctx: Ctx, id: unknown, form: unknown) =>
      changeOfKind(ctx, name, id as Key, form as Sent),
    remove: (ctx: Ctx, id: unknown) => removeOfKind(ctx, name, id as Key),
  };
}
