// Selections of test files: which run on PostgreSQL 15 per commit, and which once more as another system user. Each pattern with its reason;
// the rest is run on PostgreSQL 15 by `npm run test:all`.

export type Selection = readonly { files: RegExp; why: string }[];

/** Where one major version of PostgreSQL can differ from another: chosen by the SQL that the tested code uses. */
export const POSTGRES_15_SMOKE: Selection = [
  {
    files: /^server\/src\/platform\/db\//,
    why: 'migrations, roles, settings, catalogue tables, error codes, types',
  },
  {
    files: /^server\/src\/platform\/backup\/|^server\/src\/restore/,
    why: 'COPY, snapshots, sequences and constraints after a restore',
  },
  { files: /^server\/src\/jobs\./, why: 'the schema and the statements of pg-boss' },
  {
    files: /^server\/src\/modules\/search\//,
    why: 'GIN bitmaps, operators of arrays, the longest statements',
  },
  {
    files: /races|named-points|guesses/,
    why: 'row locks, deadlocks, serialisation failures, targets of conflicts',
  },
  {
    files: /^server\/src\/modules\/(cart\/cart|orders\/purchase)\.test/,
    why: 'upserts, WITH that writes, conditional updates',
  },
  { files: /^server\/src\/modules\/catalog\//, why: 'bulk loads with unnest, recursive queries' },
  {
    files: /^server\/src\/modules\/invoices\/numbers/,
    why: 'numbers without gaps: locks from one transaction to the next',
  },
  {
    files: /^server\/src\/modules\/(dashboard|health)\//,
    why: 'window functions, arithmetic of dates, views of statistics',
  },
  {
    files: /^server\/src\/modules\/(imports\/imports|exports\/exports)/,
    why: 'staging tables, cursors, large results',
  },
  {
    files: /^server\/src\/app\.(answers|privacy)/,
    why: 'a statement of nearly every call; anonymising',
  },
  { files: /^server\/testing\//, why: 'templates and copies of databases' },
];

/** What can differ for another user in a folder with a space: files, processes, the start of the database, paths. */
export const OTHER_USER: Selection = [
  {
    files: /^scripts\//,
    why: 'start, deploy and the checks as processes; paths in what they print',
  },
  { files: /^embedded-postgres\//, why: 'its folders, owners and processes' },
  {
    files: /^server\/src\/platform\/(db|backup|files|mail|metrics)\//,
    why: 'the start of the database; backups; stored files; sockets',
  },
  {
    files: /^server\/src\/platform\/[^/]+$/,
    why: 'the heap, the log, the sentences of a start that fails',
  },
  {
    files:
      /^server\/src\/((restore|start-screen|listen|config|metrics-host|jobs)\.test|web-host\/|demo\/accounts)/,
    why: 'programs that are started, sockets, built pages that are read',
  },
  {
    files: /^server\/src\/modules\/media\//,
    why: 'images and files, their decoder and its worker',
  },
  { files: /^server\/src\/modules\/invoices\//, why: 'PDFs: fonts that are read, workers' },
  {
    files: /^server\/src\/modules\/(quick-order|imports|exports)\//,
    why: 'workbooks: temporary files, streams',
  },
  {
    files: /^server\/src\/modules\/(cart\/cart|orders\/purchase)\.test/,
    why: 'a use case with its database',
  },
  { files: /^server\/testing\//, why: 'databases that are made and dropped' },
  { files: /^demo\/src\/video-files/, why: 'files that are read from the folder of the project' },
];

export function selects(selection: Selection, file: string): boolean {
  return selection.some(({ files }) => files.test(file));
}
