// Replica position: asked of it a few times a second: what it has replayed is compared with what the primary had written at moments that this machine remembers.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { otherConnection } from './connection-routing.ts';
import type { Db } from './handle.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './pool.ts';
import { ReplicaDialect } from './replica-dialect.ts';

const EVERY_MS = 150;
/** A replica is used while it is known to hold everything that the primary held this long ago. */
export const MAX_LAG_MS = 800;
/** A line that says nothing for so long is dead, and so is whatever waits on it. */
const SILENT_MS = 1_000;
/** A hitch is nothing to wake anybody for. */
const SAID_AFTER_MS = 2_000;

/** Bytes of write-ahead log since the database was made. */
export type Position = bigint;
/**
 * Where a server stands: which database it is, on which of the ways that its history has gone (a standby that still follows a primary of the past
 * is on another), and how far. A standby learns the way that it is on with its restart points, so after a failover it is left alone for some minutes.
 */
type Place = { lineage: string; position: Position };
/** Where the primary stood at a moment of this machine's clock. */
export type Mark = Place & { at: number };

type Row = { lineage: string; position: string };

/** Everything that a statement of before could see lies before this position. */
const PRIMARY = `select concat_ws(' ', (select system_identifier from pg_control_system()),
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int, current_database()) as lineage,
  pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`;
const REPLICA = `select concat_ws(' ', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()), current_database()) as lineage,
  pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position
  where pg_is_in_recovery()`;

export type ReplicaOptions = DatabaseOptions & {
  log: Record<'info' | 'warn', (fields: object, message: string) => void>;
  /** Where the primary stood lately, the newest first. */
  marks: () => readonly Mark[];
  ended: AbortSignal;
};

export class Replica {
  /** Without user and password. */
  readonly name: string;
  readonly #options: ReplicaOptions;
  readonly #primary: Db;
  readonly #own: OpenDatabase;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #watching: Promise<void>;
  #replayed: Position = -1n;
  #wanted: Position = 0n;
  #rightAt = Number.NEGATIVE_INFINITY;
  #handle: Db | undefined;
  /** It answered the last time, and is a standby of this primary. */
  #isThere = false;
  #fault = '';
  #said: { isUsed: boolean | undefined; changed: number } = {
    isUsed: undefined,
    changed: performance.now(),
  };

  constructor(url: string, primary: OpenDatabase, options: ReplicaOptions) {
    this.name = new URL(url).host;
    this.#options = options;
    this.#primary = primary.db;
    this.#own = openDatabase(url, {
      ...options,
      dialect: (pool) =>
        new ReplicaDialect({ pool, primary: primary.pool, isThere: () => this.#isThere }),
    });
    this.#own.pool.on('connect', (client) => void this.#clients.add(client));
    this.#own.pool.on('remove', (client) => void this.#clients.delete(client));
    this.#watching = this.#watch();
  }

  isRight(): boolean {
    return this.#isThere && this.behindMs() < MAX_LAG_MS && this.#replayed >= this.#wanted;
  }

  behindMs(): number {
    return performance.now() - this.#rightAt;
  }

  handle(): Db {
    this.#handle ??= otherConnection(this.#own.db, this.#primary);
    return this.#handle;
  }

  mustHold(position: Position): void {
    this.#wanted = position;
    // What others keep for the old handle may have been read before the change.
    this.#handle = undefined;
  }

  async close(): Promise<void> {
    await this.#watching;
    await this.#own.close();
  }

  async #watch(): Promise<void> {
    const { ended } = this.#options;
    for (; !ended.aborted; await pause(ended)) {
      try {
        await this.#listen();
      } catch (error) {
        this.#isThere = false;
        this.#fault = String((error as Error).message);
        // Statements that wait for this replica need not wait for their own limit: the primary is asked at once.
        for (const client of this.#clients)
          (
            client as unknown as { connection: { stream: { destroy(): void } } }
          ).connection.stream.destroy();
        this.#tell();
      }
    }
  }

  async #listen(): Promise<void> {
    const { ended } = this.#options;
    const client = await this.#own.pool.connect();
    try {
      for (; !ended.aborted; await pause(ended)) {
        const { rows } = await within(client.query<Row>(REPLICA), SILENT_MS);
        this.#heard(rows[0]);
        this.#tell();
      }
    } finally {
      client.release(true);
    }
  }

  #heard(row: Row | undefined): void {
    const marks = this.#options.marks();
    this.#isThere = row !== undefined && marks.every(({ lineage }) => lineage === row.lineage);
    if (row === undefined) this.#fault = 'it is no standby (any more)';
    else if (!this.#isThere)
      this.#fault = 'it follows another database, or one of before a failover';
    else {
      this.#fault = 'it is too far behind';
      this.#replayed = BigInt(row.position);
      const mark = marks.find(({ position }) => position <= this.#replayed);
      if (mark !== undefined) this.#rightAt = mark.at;
    }
  }

  #tell(): void {
    const isUsed = this.#isThere && this.behindMs() < MAX_LAG_MS;
    const now = performance.now();
    if (isUsed === this.#said.isUsed) this.#said.changed = now;
    if (isUsed === this.#said.isUsed || (!isUsed && now - this.#said.changed < SAID_AFTER_MS))
      return;
    this.#said = { isUsed, changed: now };
    if (isUsed) this.#options.log.info({ replica: this.name }, 'reads go to the replica');
    else
      this.#options.log.warn(
        { replica: this.name, why: this.#fault },
        'the replica is not used, the primary is asked instead',
      );
  }
}

/** Where the primary stands now. @throws when it is away, or is none */
export async function primaryAt(client: {
  query<R extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<R>>;
}): Promise<Place> {
  const { rows } = await client.query<Row>(PRIMARY);
  const { lineage, position } = rows[0] as Row;
  return { lineage, position: BigInt(position) };
}

export async function pause(ended: AbortSignal): Promise<void> {
  await sleep(EVERY_MS, undefined, { signal: ended, ref: false }).catch(() => {});
}

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  // Caught here in any case: a loser of the race that fails later is no error.
  answer.catch(() => {});
  const late = sleep(ms, undefined, { signal: over.signal, ref: false }).then(() =>
    Promise.reject(new Error('it does not answer')),
  );
  late.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}
