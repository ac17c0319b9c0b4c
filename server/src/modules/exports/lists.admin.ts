// List export of the back office: the rows that the same filters show, all of one snapshot. [back office exports]
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableFormat } from '@millwright/contracts';
import { recordExport } from '../../platform/audit-events.ts';
import type { Ctx } from '../../platform/context.ts';
import { isoIn } from '../../platform/days.ts';
import { inSnapshot } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { getRates, getTimeZone, type Rates } from '../pricing/index.ts';
import { type Cell, headings, written } from './exports.admin.ts';

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
  { format, name, filter }: { format: TableFormat; name: string; filter: object },
): Promise<Readable> {
  const path = join(tmpdir(), `millwright-export-${randomBytes(6).toString('hex')}.${format}`);
  let rows = 0;
  try {
    await inSnapshot(ctx.db, async (db) => {
      const now = ctx.clock.now();
      const [zone, rates] = [await getTimeZone(db, now), await getRates(db, now)];
      const page = (start: number) => list({ ...ctx, db }, { ...order, start, count: PAGE });
      await pipeline(
        written(
          counted(cellsOf(page, columns, zone, rates), (n) => {
            rows = n;
          }),
          format,
        ),
        createWriteStream(path, { mode: 0o600 }),
      );
    });
    await recordExport(ctx, ctx.db, { list: name, filter, rows, format });
    // It is gone from its folder at once, and from the disk when it has been read.
    return (await open(path)).createReadStream();
  } finally {
    await rm(path, { force: true });
  }
}

async function* counted(
  cells: AsyncGenerator<Cell[], void>,
  tell: (rows: number) => void,
): AsyncGenerator<Cell[], void> {
  let n = -1;
  for await (const row of cells) {
    yield row;
    n += 1;
  }
  tell(n);
}

async function* cellsOf<Row>(
  page: (start: number) => Promise<Rows<Row>>,
  columns: Columns<Row>,
  zone: string,
  rates: Rates,
): AsyncGenerator<Cell[], void> {
  yield headings(Object.keys(columns), rates);
  for (let start = 0, left = 1; left > 0; start += PAGE) {
    const { rows, total } = await page(start);
    for (const row of rows) yield Object.values(columns).map((cell) => inZone(cell(row), zone));
    left = total - start - PAGE;
  }
}

/** A moment, as calls answer it, by the shop's clock. */
function inZone(cell: Cell, zone: string): Cell {
  return typeof cell === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(cell)
    ? isoIn(zone, new Date(cell))
    : cell;
}
