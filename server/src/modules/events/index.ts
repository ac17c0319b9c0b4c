// Public API of the events module: the change feed.
export type { Position } from './cursor.rules.ts';
export { beginEpoch } from './epoch.ts';
export { EVENT_CLEAN_UP, eventCleanupJob } from './events.jobs.ts';
export type { EventRow } from './feed.queries.ts';
export { currentPosition, readAfter, readFrom } from './feed.ts';
