// The calls by which the back office reads and changes the shop's own texts and pictures.
import { ADMIN_CALLS, type AdminCall } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { addOfKind, changeOfKind, getOfKind, type KindName, listOfKind, removeOfKind, uploadPicture } from './content.desk.ts';

type Calls = Record<'list' | 'get' | 'change', AdminCall> & Partial<Record<'add' | 'remove', AdminCall>>;

export function registerContentDeskRoutes(app: FastifyInstance): void {
  const calls = ADMIN_CALLS;
  const kinds: Record<KindName, Calls> = {
    posts: {
      list: calls.listPostsDesk,
      get: calls.getPostDesk,
      add: calls.addPostDesk,
      change: calls.changePostDesk,
      remove: calls.removePostDesk,
    },
    // Static pages have the addresses of the program: none is added or removed.
    pages: { list: calls.listPagesDesk, get: calls.getPageDesk, change: calls.changePageDesk },
    teasers: {
      list: calls.listTeasersDesk,
      get: calls.getTeaserDesk,
      add: calls.addTeaserDesk,
      change: calls.changeTeaserDesk,
      remove: calls.removeTeaserDesk,
    },
    features: {
      list: calls.listFeaturesDesk,
      get: calls.getFeatureDesk,
      add: calls.addFeatureDesk,
      change: calls.changeFeatureDesk,
      remove: calls.removeFeatureDesk,
    },
    clients: {
      list: calls.listClientsDesk,
      get: calls.getClientDesk,
      add: calls.addClientDesk,
      change: calls.changeClientDesk,
      remove: calls.removeClientDesk,
    },
  };
  for (const [name, kind] of Object.entries(kinds) as [KindName, Calls][]) {
    // The contract of each kind has checked the form; the description of the kind says where its fields are kept.
    type Known = { id: string | number };
    type Sent = Record<string, unknown> & { version: string };
    answerAdmin(app, kind.list, async ({ ctx, page }) => await listOfKind(ctx, name, page('order')));
    answerAdmin(app, kind.get, async ({ ctx, params }) => await getOfKind(ctx, name, (params as Known).id));
    if (kind.add !== undefined) answerAdmin(app, kind.add, async ({ ctx, body }) => await addOfKind(ctx, name, body as Sent));
    answerAdmin(app, kind.change, async ({ ctx, params, body }) => await changeOfKind(ctx, name, (params as Known).id, body as Sent));
    if (kind.remove !== undefined)
      answerAdmin(app, kind.remove, async ({ ctx, params }) => {
        await removeOfKind(ctx, name, (params as Known).id);
        return { done: true as const };
      });
  }
  answerAdmin(app, ADMIN_CALLS.uploadContentPicture, async ({ ctx, body }) => await uploadPicture(ctx, body.files.get('picture')));
}
