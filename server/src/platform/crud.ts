// CRUD use cases of the back office: rights, transactions and answers around the SQL of one table. Routes: `crudRoutes`; calls: `defineCrud` in the contracts.
import type { Area } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from './authorise.ts';
import type { Ctx } from './context.ts';
import { type Database, type Db, inTransaction, type Tx } from './db/index.ts';
import type { Listed, ListPage } from './list.ts';
import { Problem } from './problem.ts';

export type CrudTable<Row, Input, Filter> = {
  /** Its rights: read to list and get, write for the rest. */
  area: Area;
  /** Its key is `id`. */
  table: keyof Database;
  /** A page of the rows, in one statement; the filter `ids` reads single records. */
  read(
    ctx: Ctx,
    db: Db | Tx,
    filter: Filter & { ids?: number[] | undefined },
    page: ListPage,
  ): Promise<Listed<Row>>;
  /** What is written, of the record `id` or of a new one. @throws Problem invalid-request at the fields */
  toColumns(tx: Tx, input: Input, id: number | null): object | Promise<object>;
  /** Turns errors of constraints into problems at their fields. */
  atFields?<T>(work: () => Promise<T>): Promise<T>;
  /** Last in the transaction of an update. */
  afterUpdate?(tx: Tx, id: number, before: Row, after: Row): Promise<void>;
  /** After each commit. */
  afterCommit?(): void;
  /** Number of records that refer to one; if any, it cannot be removed. */
  countUses?(tx: Tx, row: Row, id: number): number | Promise<number>;
};

export type CrudUseCases<Row, Input, Filter> = {
  /** @throws Problem not-found, right-missing */
  list(
    ctx: Ctx,
    filter: Filter & { ids?: number[] | undefined },
    page: ListPage,
  ): Promise<Listed<Row>>;
  /** @throws Problem not-found, right-missing, record-not-found */
  get(ctx: Ctx, id: number): Promise<Row>;
  /** @throws Problem not-found, right-missing, invalid-request, value-taken */
  create(ctx: Ctx, input: Input): Promise<Row>;
  /** @throws Problem not-found, right-missing, record-not-found, invalid-request, value-taken */
  update(ctx: Ctx, id: number, input: Input): Promise<Row>;
  /** @throws Problem not-found, right-missing, record-not-found, record-in-use */
  remove(ctx: Ctx, id: number): Promise<void>;
};

export function defineCrud<Row, Input, Filter = { q?: string | undefined }>({
  area,
  table,
  read,
  toColumns,
  atFields = (work) => work(),
  afterUpdate,
  afterCommit,
  countUses,
}: CrudTable<Row, Input, Filter>): CrudUseCases<Row, Input, Filter> {
  const readOne = async (ctx: Ctx, db: Db | Tx, id: number): Promise<Row> => {
    const { rows } = await read(ctx, db, { ids: [id] } as Filter & { ids: number[] }, {
      start: 0,
      count: 1,
      sort: 'id',
      order: 'asc',
    });
    if (rows[0] === undefined) throw new Problem('record-not-found');
    return rows[0];
  };
  const lock = async (tx: Tx, id: number): Promise<void> => {
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
  };
  const change = async <T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> => {
    staffOf(ctx, `${area}:write`);
    const done = await inTransaction(ctx.db, work);
    afterCommit?.();
    return done;
  };
  // Which columns a table has is known to `toColumns` alone, so that any table's name does here.
  const named = table as 'industry';
  return {
    list: async (ctx, filter, page) => {
      staffOf(ctx, `${area}:read`);
      return await read(ctx, ctx.db, filter, page);
    },
    get: async (ctx, id) => {
      staffOf(ctx, `${area}:read`);
      return await readOne(ctx, ctx.db, id);
    },
    create: async (ctx, input) =>
      await atFields(() =>
        change(ctx, async (tx) => {
          const columns = (await toColumns(tx, input, null)) as never;
          const { id } = await tx
            .insertInto(named)
            .values(columns)
            .returning('id')
            .executeTakeFirstOrThrow();
          return await readOne(ctx, tx, id);
        }),
      ),
    update: async (ctx, id, input) =>
      await atFields(() =>
        change(ctx, async (tx) => {
          await lock(tx, id);
          const before = await readOne(ctx, tx, id);
          const columns = (await toColumns(tx, input, id)) as never;
          await tx.updateTable(named).set(columns).where('id', '=', id).execute();
          const after = await readOne(ctx, tx, id);
          await afterUpdate?.(tx, id, before, after);
          return after;
        }),
      ),
    remove: async (ctx, id) =>
      await change(ctx, async (tx) => {
        await lock(tx, id);
        const row = await readOne(ctx, tx, id);
        const n = (await countUses?.(tx, row, id)) ?? 0;
        if (n > 0) throw new Problem('record-in-use', { n });
        await tx.deleteFrom(named).where('id', '=', id).execute();
      }),
  };
}
