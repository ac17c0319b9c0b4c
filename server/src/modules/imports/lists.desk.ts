// How does a list of the desk leave as a table? As the desk sees it: the same rows by the same filters, all of one moment. [back office exports]
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableFormat } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/http/admin-calls.ts';
import { type Cell, written } from './exports.desk.ts';

type Rows<Row> = { rows: Row[]; total: number };
/** A list as its screen asks for it; it asks for the right itself. */
export type List<Filter, Row> = (ctx: Ctx, filter: Filter, page: ListPage) => Promise<Rows<Row>>;
/** The heading of each, and what stands below it. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;
/** Rows that are read together. */
const PAGE = 1_000;

/**
 * Laid on disk before it is sent: a long list takes no memory, and who downloads slowly holds no moment of the database open.
 * @param list a page of it, with its filters already @throws what the list throws
 */
export async function exportList<Row>(
  ctx: Ctx,
  list: (ctx: Ctx, page: ListPage) => Promise<Rows<Row>>,
  order: ListPage,
  columns: Columns<Row>,
  format: TableFormat,
): Promise<Readable> {
  const path = join(tmpdir(), `millwright-export-${randomBytes(6).toString('hex')}.${format}`);
  try {
    await atOneMoment(ctx.db, async (db) => {
      const page = (start: number) => list({ ...ctx, db }, { ...order, start, count: PAGE });
      await pipeline(written(cellsOf(page, columns), format), createWriteStream(path, { mode: 0o600 }));
    });
    // It is gone from its folder at once, and from the disk when it has been read.
    return (await open(path)).createReadStream();
  } finally {
    await rm(path, { force: true });
  }
}

async function* cellsOf<Row>(page: (start: number) => Promise<Rows<Row>>, columns: Columns<Row>): AsyncGenerator<Cell[], void> {
  yield Object.keys(columns);
  for (let start = 0, left = 1; left > 0; start += PAGE) {
    const { rows, total } = await page(start);
    for (const row of rows) yield Object.values(columns).map((cell) => cell(row));
    left = total - start - PAGE;
  }
}
