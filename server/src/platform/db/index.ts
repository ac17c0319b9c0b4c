// What does the rest of the program use to reach its database?
export { auditedDb, type Change, changeOf, noteChange } from './audited.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { inBatches } from './in-batches.ts';
export { migrate } from './migrate.ts';
export { primaryOf, sourceOf } from './origin.ts';
export { atOneMoment, type Db, inTransaction, isDatabaseUnavailable, type OpenDatabase, openDatabase, type Tx } from './pool.ts';
export { findPostgresHome, removePostgresHome } from './postgres-home.ts';
export { probeDatabase } from './probe.ts';
export { Replicas } from './replicas.ts';
export { findRunningPostgres } from './running-postgres.ts';
export type { Database } from './schema.ts';
export { undoChange } from './undo.ts';
export { putBackRows, readChanges, stillAsLeft } from './undo-rows.ts';
