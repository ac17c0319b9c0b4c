// Public API of the database layer.
export { auditedDb, type Change, changeOf, noteChange } from './audited.ts';
export { primaryOf, sourceOf } from './connection-routing.ts';
export type { Db, Tx } from './handle.ts';
export { inBatches } from './in-batches.ts';
export { literals } from './literals.ts';
export { migrate } from './migrate.ts';
export { insideTransaction } from './nested.ts';
export {
  inSnapshot,
  inTransaction,
  isDatabaseUnavailable,
  type OpenDatabase,
  openDatabase,
} from './pool.ts';
export { ping, probeDatabase } from './probe.ts';
export { Replicas } from './replicas.ts';
export type { Database } from './schema.ts';
export { undoChange } from './undo.ts';
export { putBackRows, readChanges, stillAsLeft } from './undo-rows.ts';
