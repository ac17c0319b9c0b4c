// Admin calls of the lexicon: entries, trials, changes, synonyms and zero-result searches.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import {
  dismissZeroResultSearch,
  listZeroResultSearches,
  synonymCrud,
} from './lexicon/lexicon.admin.ts';
import { listLexiconChanges, undoLexiconChange } from './lexicon/lexicon-changes.admin.ts';
import {
  addLexiconEntry,
  changeLexiconEntry,
  getLexiconRow,
  listLexicon,
  removeLexiconEntry,
} from './lexicon/lexicon-entries.admin.ts';
import { tryLexicon } from './search.try.ts';

export function registerSearchAdminRoutes(app: FastifyInstance): void {
  crudRoutes(app, ADMIN_CRUD.synonyms, synonymCrud, 'id', 'desc');
  adminRoute(
    app,
    ADMIN_CALLS.listZeroSearches,
    async ({ ctx, query, page }) => await listZeroResultSearches(ctx, query, page('count', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.dismissZeroSearch, async ({ ctx, body }) => {
    await dismissZeroResultSearch(ctx, body);
    return { done: true as const };
  });
  registerLexicon(app);
}

function registerLexicon(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listLexicon,
    async ({ ctx, query, page }) => await listLexicon(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getLexiconRow,
    async ({ ctx, params }) => await getLexiconRow(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addLexiconEntry,
    async ({ ctx, body }) => await addLexiconEntry(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeLexiconEntry,
    async ({ ctx, params, body }) => await changeLexiconEntry(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.removeLexiconEntry, async ({ ctx, params }) => {
    await removeLexiconEntry(ctx, params.id);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.tryLexicon, async ({ ctx, body }) => ({
    trials: await tryLexicon(ctx, body),
  }));
  adminRoute(
    app,
    ADMIN_CALLS.listLexiconChanges,
    async ({ ctx, query, page }) => await listLexiconChanges(ctx, query, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.undoLexiconChange, async ({ ctx, params }) => {
    await undoLexiconChange(ctx, params.change);
    return { done: true as const };
  });
}
