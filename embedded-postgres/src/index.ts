// Public API of the embedded PostgreSQL: start it, find a running one, find or remove its data.
export { EmbeddedPostgresError } from './error.ts';
export { findPostgresHome, removePostgresHome } from './home.ts';
export { findRunningPostgres } from './running.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
