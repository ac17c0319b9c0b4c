// Change feed: events after a cursor, in the order of transactions, as far as the reader's rights go.
import {
  EVENT_TYPE_NAMES,
  EVENT_TYPES,
  EVENTS_KEPT_DAYS,
  type EventType,
} from '@millwright/contracts';
import { mayRead, staffOf, systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inBatches, inSnapshot, primaryOf, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import {
  BEGINNING,
  type Cursor,
  decodeCursor,
  encodeCursor,
  isBefore,
  type Position,
} from './cursor.rules.ts';
import {
  deleteFirstEvents,
  type EventRow,
  findWindowEnd,
  listEvents,
  readStream,
  type StreamRow,
} from './feed.queries.ts';

export type FeedPage = {
  events: EventRow[];
  /** Where the reader is now: what it has seen, and that nothing else came before. */
  next: Position;
  /** Whether there may be more at once. */
  more: boolean;
};

/**
 * Events after a cursor that the actor may read; without one from the oldest there are.
 * @throws Problem not-found, right-missing, cursor-not-valid, cursor-too-old
 */
export async function readAfter(
  ctx: Ctx,
  options: { after?: string | undefined; types?: readonly EventType[]; limit: number },
): Promise<{ events: EventRow[]; next: string; more: boolean }> {
  const types = typesFor(ctx, options.types);
  const cursor = cursorOf(options.after);
  return await onPrimary(ctx.db, async (tx) => {
    const stream = await readStream(tx);
    if (cursor !== undefined) rejectOldCursor(cursor, stream);
    const { events, next, more } = await readPage(
      tx,
      stream,
      cursor ?? BEGINNING,
      types,
      options.limit,
    );
    return { events, next: encodeCursor({ ...next, epoch: stream.epoch }), more };
  });
}

/** For modules that keep a position in the database itself: a restore must reset it to the current one. */
export async function readFrom(
  db: Db,
  options: { after: Position; types?: readonly EventType[]; limit: number },
): Promise<FeedPage> {
  return await onPrimary(db, async (tx) => {
    const types = options.types ?? EVENT_TYPE_NAMES;
    return await readPage(tx, await readStream(tx), options.after, types, options.limit);
  });
}

/** Everything before it was committed already or never will be: what changes from now on stands behind it. */
export async function currentPosition(db: Db): Promise<Position> {
  return await onPrimary(db, async (tx) => ({ xid: (await readStream(tx)).horizon, id: 0 }));
}

export async function readPage(
  tx: Tx,
  { horizon }: StreamRow,
  after: Position,
  types: readonly EventType[],
  limit: number,
): Promise<FeedPage> {
  const events = await listEvents(tx, { after, horizon, types, limit });
  const last = events.at(-1);
  if (last !== undefined && events.length === limit)
    return { events, next: { xid: last.xid, id: last.id }, more: true };
  const end = await findWindowEnd(tx, { after, horizon });
  if (end !== undefined) return { events, next: end, more: true };
  const all = { xid: horizon, id: 0 };
  // A position from before this snapshot's horizon never goes back.
  return { events, next: isBefore(all, after) ? after : all, more: false };
}

/** A replica is behind in ways that its own snapshots do not tell. */
export async function onPrimary<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return await inSnapshot(primaryOf(db), read);
}

/** @throws Problem cursor-not-valid */
export function cursorOf(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined;
  const cursor = decodeCursor(after);
  if (cursor === undefined)
    throw new Problem(
      'cursor-not-valid',
      {},
      { fields: [{ code: 'cursor-not-valid', pointer: '/after' }] },
    );
  return cursor;
}

/** Of another epoch, from before what was removed, or of transactions that this database has not seen. @throws Problem cursor-too-old */
export function rejectOldCursor(cursor: Cursor, stream: StreamRow): void {
  const removed = { xid: stream.removed_xid, id: stream.removed_id };
  const isForeign = BigInt(cursor.xid) > BigInt(stream.ceiling);
  if (cursor.epoch !== stream.epoch || isForeign || isBefore(cursor, removed))
    throw new Problem('cursor-too-old');
}

/** @throws Problem not-found, right-missing: a type is asked for by name that the actor may not read, or there is none */
function typesFor(ctx: Ctx, wanted: readonly EventType[] | undefined): readonly EventType[] {
  if (wanted !== undefined && wanted.length > 0) {
    for (const type of wanted) staffOf(ctx, `${EVENT_TYPES[type]}:read`);
    return wanted;
  }
  const types = EVENT_TYPE_NAMES.filter((type) => mayRead(ctx, EVENT_TYPES[type]));
  if (types.length === 0) staffOf(ctx, 'catalogue:read');
  return types;
}

/** Removes what is older than it is kept; the cleanup job. */
export async function removeOldEvents(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const before = new Date(ctx.clock.now().getTime() - EVENTS_KEPT_DAYS * 86_400_000);
  return await inBatches(async (atMost) => await deleteFirstEvents(ctx.db, before, atMost), 5_000);
}
