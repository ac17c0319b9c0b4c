// Replica dialect: a statement that the replica does not answer is repeated on the primary, unnoticed by its caller.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { counter } from '../metrics/index.ts';
import { isDatabaseUnavailable } from './pool.ts';

const repeated = counter({
  name: 'millwright_replica_statements_repeated_total',
  help: 'Statements that a replica did not answer and the primary was asked instead.',
});

/** Reads on `pool`, that of a replica; falls back to `primary`, which belongs to the caller and is not closed here. */
export class ReplicaDialect extends PostgresDialect {
  readonly #pools: Pools;

  constructor(pools: Pools) {
    super({ pool: pools.pool });
    this.#pools = pools;
  }

  override createDriver(): Driver {
    return new ReplicaDriver(this.#pools);
  }
}

type Pools = {
  pool: pg.Pool;
  primary: pg.Pool;
  /** Whether it is worth asking: each statement of a request that began before would wait for a connection anew. */
  isThere: () => boolean;
};

/** Another server may well answer it: this one is away, had to go on (40001), or is asked to write, which no replica does (25006). */
function isRejectionOfReplica(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    code === '40001' ||
    code === '25006' ||
    isDatabaseUnavailable(error) ||
    /Client was closed/.test(String(message ?? ''))
  );
}

class ReplicaDriver extends PostgresDriver {
  readonly #primary: PostgresDriver;
  readonly #isThere: () => boolean;

  constructor({ pool, primary, isThere }: Pools) {
    super({ pool });
    this.#isThere = isThere;
    this.#primary = new PostgresDriver({ pool: primary });
  }

  override async init(): Promise<void> {
    await Promise.all([super.init(), this.#primary.init()]);
  }

  override async acquireConnection(): Promise<ReplicaConnection> {
    if (!this.#isThere()) return new ReplicaConnection(undefined, this.#primary);
    const replica = await super.acquireConnection().catch((error: unknown): undefined => {
      if (!isRejectionOfReplica(error)) throw error;
    });
    return new ReplicaConnection(replica, this.#primary);
  }

  /** All of a transaction is of one moment of one server, so it fails with the replica. */
  override async beginTransaction(
    connection: ReplicaConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.isInTransaction = true;
    await super.beginTransaction(connection, settings);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction((connection as ReplicaConnection).replica as Inner);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { replica } = connection as ReplicaConnection;
    if (replica !== undefined) await super.releaseConnection(replica as Inner);
  }
}

/** What the driver of PostgreSQL makes; its class is not exported. */
type Inner = Parameters<PostgresDriver['releaseConnection']>[0];

/** One connection of a replica, or none available, for as long as it is acquired. */
class ReplicaConnection implements DatabaseConnection {
  readonly replica: DatabaseConnection | undefined;
  readonly #primary: PostgresDriver;
  isInTransaction = false;

  constructor(replica: DatabaseConnection | undefined, primary: PostgresDriver) {
    this.replica = replica;
    this.#primary = primary;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const refused = await this.#ask<Row>(query);
    if (!(refused instanceof Refused)) return refused;
    if (this.isInTransaction) throw refused.why;
    repeated.add();
    const primary = await this.#primary.acquireConnection();
    try {
      return await primary.executeQuery<Row>(query);
    } finally {
      await this.#primary.releaseConnection(primary as Inner);
    }
  }

  async #ask<Row>(query: CompiledQuery): Promise<QueryResult<Row> | Refused> {
    if (this.replica === undefined)
      return new Refused(Object.assign(new Error('the replica is away'), { code: 'ECONNREFUSED' }));
    try {
      return await this.replica.executeQuery<Row>(query);
    } catch (error) {
      if (isRejectionOfReplica(error)) return new Refused(error);
      throw error;
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is read from a replica as a stream of rows');
  }
}

class Refused {
  readonly why: unknown;

  constructor(why: unknown) {
    this.why = why;
  }
}
