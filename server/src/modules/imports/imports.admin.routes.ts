// Admin routes of imports into the catalogue.
import { Readable } from 'node:stream';
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendTable } from '../../platform/http/table-answer.ts';
import { Problem } from '../../platform/problem.ts';
import { removeImportPictures, uploadImportPictures, uploadPictures } from './archive.admin.ts';
import {
  applyImport,
  cancelImport,
  checkImport,
  chooseImportCategory,
  getImport,
  importReport,
  listImportFaults,
  listImportRows,
  listImports,
  removeImport,
  setImportHeader,
  undoImport,
  uploadImport,
} from './imports.admin.ts';

export function registerImportRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.listImports, async ({ ctx, query, page }) =>
    listImports(ctx, { ...page('id', 'desc'), kind: query.kind, state: query.state }),
  );
  adminRoute(app, ADMIN_CALLS.getImport, async ({ ctx, params }) => getImport(ctx, params.id));
  adminRoute(app, ADMIN_CALLS.uploadImport, async ({ ctx, query, body }) => {
    if (!(body instanceof Readable)) throw new Problem('unsupported-media-type');
    return await uploadImport(ctx, { ...query, body });
  });
  adminRoute(app, ADMIN_CALLS.uploadImportPictures, async ({ ctx, params, query, body }) => {
    if (!(body instanceof Readable)) throw new Problem('unsupported-media-type');
    return await uploadImportPictures(ctx, params.id, { ...query, body });
  });
  adminRoute(app, ADMIN_CALLS.uploadPictures, async ({ ctx, query, body }) => {
    if (!(body instanceof Readable)) throw new Problem('unsupported-media-type');
    return await uploadPictures(ctx, { ...query, body });
  });
  adminRoute(app, ADMIN_CALLS.removeImportPictures, async ({ ctx, params }) =>
    removeImportPictures(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.checkImport, async ({ ctx, params, body }) =>
    checkImport(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.chooseImportCategory, async ({ ctx, params, body }) =>
    chooseImportCategory(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.setImportHeader, async ({ ctx, params, body }) =>
    setImportHeader(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.listImportFaults, async ({ ctx, params, page }) =>
    listImportFaults(ctx, params.id, page('row')),
  );
  adminRoute(app, ADMIN_CALLS.listImportRows, async ({ ctx, params, query, page }) =>
    listImportRows(ctx, params.id, query.q ?? '', page('row')),
  );
  adminRoute(app, ADMIN_CALLS.importReport, async ({ ctx, params, reply }) =>
    sendTable(reply, await importReport(ctx, params.id), `import-${params.id}-report.csv`),
  );
  adminRoute(app, ADMIN_CALLS.applyImport, async ({ ctx, params, body }) =>
    applyImport(ctx, params.id, body.onFaults),
  );
  adminRoute(app, ADMIN_CALLS.cancelImport, async ({ ctx, params }) =>
    cancelImport(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.undoImport, async ({ ctx, params }) => undoImport(ctx, params.id));
  adminRoute(app, ADMIN_CALLS.removeImport, async ({ ctx, params }) => {
    await removeImport(ctx, params.id);
    return { done: true as const };
  });
}
