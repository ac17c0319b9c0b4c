// Public API of the events module: the change feed.
export { RESOURCES, readChanges } from './changes.ts';
export type { Position } from './cursor.rules.ts';
export { beginEpoch } from './epoch.ts';
export { registerAdminEventRoutes } from './events.admin.routes.ts';
export { EVENT_CLEAN_UP, eventCleanupJob } from './events.jobs.ts';
export { feedMetrics } from './events.metrics.ts';
export { registerEventV1Routes } from './events.v1.routes.ts';
export type { EventRow } from './feed.queries.ts';
export { currentPosition, readAfter, readFrom } from './feed.ts';
