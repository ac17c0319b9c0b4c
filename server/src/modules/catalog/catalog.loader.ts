// Catalogue loader: COPY in one transaction, all or nothing.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { type CopyValue, copyInto, copyLine } from '../../platform/db/raw.ts';
import { type LoaderIds, numberSource } from './catalog.loader-ids.ts';
import {
  type LotPart,
  PRODUCT_TABLES,
  productRows,
  smallTables,
  wholeLot,
} from './catalog.loader-rows.ts';
import type {
  CatalogueSource,
  SourceLot,
  SourceProduct,
  SourceShape,
  SourceText,
} from './catalog.loader-source.ts';

export type { CatalogueSource } from './catalog.loader-source.ts';

export type LoadProgress = (state: {
  step: 'counting' | 'products' | 'index';
  done: number;
  total: number;
}) => void;

/** The lots of a source, their products numbered and written. */
export type LoadedLots = {
  categories: { slug: string; name: SourceText; image: string }[];
  lots: {
    lot: SourceLot;
    productId: number;
    image: string;
    parts: { id: number; quantity: number }[];
  }[];
};

export type LoadOptions = {
  onProgress?: LoadProgress;
  /** Beyond or below the source's natural size. */
  count?: number;
  /** Stores the lots in the same transaction; without it none are loaded. */
  lots?: (tx: Tx, loaded: LoadedLots) => Promise<void>;
  /** Fills the search index in the same transaction; catalog does not know who searches. */
  index?: (tx: Tx, onProgress: (done: number, total: number) => void) => Promise<void>;
};

const BATCH = 500;
/** The bytes spell "mwcl". */
const LOCK = 0x6d77636c;

/** Whether there is a catalogue: if not, a demo may be loaded. */
export async function hasCatalogue(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from product) or exists (select from category) as found`.execute(db);
  return rows[0]?.found === true;
}

/**
 * Loads everything the source has. Two processes may try at once: the second waits and finds it done.
 * @returns false when there is a catalogue already; nothing is changed then
 */
export async function loadCatalogue(
  db: Db,
  source: CatalogueSource,
  options: LoadOptions = {},
): Promise<boolean> {
  return await inTransaction(
    db,
    async (tx) => {
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(${LOCK})`.execute(
        tx,
      );
      if (await hasCatalogue(tx)) return false;
      await load(tx, source, options);
      await options.index?.(tx, (done, total) =>
        options.onProgress?.({ step: 'index', done, total }),
      );
      await sql`insert into setting (name, value) values ('catalogue-loaded', to_jsonb(now())) on conflict (name) do update set value = excluded.value`.execute(
        tx,
      );
      return true;
    },
    { statementTimeoutMs: 0 },
  );
}

async function load(tx: Tx, source: CatalogueSource, options: LoadOptions): Promise<void> {
  const total = options.count ?? source.size;
  const report = options.onProgress ?? (() => {});
  report({ step: 'counting', done: 0, total });
  const ids = numberSource(source, source.products(options.count));
  const drawings = drawingWriter(source);
  for (const { target, rows } of smallTables(source, ids, drawings.name))
    await copyInto(tx, target, [rows.map(copyLine).join('')]);

  const inLots = new Set(source.lots.flatMap((lot) => lot.items.map((item) => item.sku)));
  const parts = new Map<string, { id: number; product: SourceProduct }>();
  const batch = new Batch(tx, drawings);
  let id = 0;
  for (const product of source.products(options.count)) {
    id++;
    if (inLots.has(product.sku)) parts.set(product.sku, { id, product });
    batch.add(productRows(product, id, drawings.name, ids));
    if (id % BATCH !== 0) continue;
    await batch.write();
    report({ step: 'products', done: id, total });
  }
  const rest = { parts, batch, image: drawings.name, lastId: id };
  if (options.lots === undefined) await batch.write();
  else await options.lots(tx, await loadWholes(source, ids, rest));
  report({ step: 'products', done: id, total });
  for (const table of ['manufacturer', 'category', 'attribute', 'industry', 'product'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      tx,
    );
  }
  await sql`analyze manufacturer, category, attribute, attribute_value, industry, product, product_text, product_attribute, product_industry, product_media, stock`.execute(
    tx,
  );
}

type LotContext = {
  parts: ReadonlyMap<string, { id: number; product: SourceProduct }>;
  batch: Batch;
  image: (shape: SourceShape) => string;
  lastId: number;
};

/** Writes the products that sell lots as a whole. @returns the lots, for the module that owns them */
async function loadWholes(
  source: CatalogueSource,
  ids: LoaderIds,
  { parts, batch, image, lastId }: LotContext,
): Promise<LoadedLots> {
  const lots: LoadedLots['lots'] = [];
  for (const lot of source.lots) {
    // A smaller catalogue may lack some of the parts.
    const present = lot.items.flatMap((item): LotPart[] => {
      const part = parts.get(item.sku);
      return part === undefined ? [] : [{ ...part, quantity: item.quantity }];
    });
    if (present.length === 0) continue;
    const productId = lastId + lots.length + 1;
    batch.add(productRows(wholeLot(lot, present), productId, image, ids, 'lot'));
    lots.push({
      lot,
      productId,
      image: image(lot.shape),
      parts: present.map(({ id, quantity }) => ({ id, quantity })),
    });
  }
  const categories = source.lotCategories.map(({ slug, name, shape }) => ({
    slug,
    name,
    image: image(shape),
  }));
  await batch.write();
  return { categories, lots };
}

/** Collects rows a table and writes them table by table: a connection takes one COPY at a time. */
class Batch {
  readonly #tx: Tx;
  readonly #drawings: DrawingWriter;
  #lines: string[] = PRODUCT_TABLES.map(() => '');

  constructor(tx: Tx, drawings: DrawingWriter) {
    this.#tx = tx;
    this.#drawings = drawings;
  }

  add(rowsOfTables: CopyValue[][][]): void {
    rowsOfTables.forEach((rows, table) => {
      for (const row of rows) this.#lines[table] += copyLine(row);
    });
  }

  async write(): Promise<void> {
    await copyInto(this.#tx, 'media_file (name, kind, content_type, bytes)', [
      this.#drawings.takeLines(),
    ]);
    for (const [table, target] of PRODUCT_TABLES.entries())
      await copyInto(this.#tx, target, [this.#lines[table] ?? '']);
    this.#lines = PRODUCT_TABLES.map(() => '');
  }
}

type DrawingWriter = { name(shape: SourceShape): string; takeLines(): string };

/** Names the drawing of a shape and remembers what is still to be written; each drawing is made and written once. */
function drawingWriter(source: CatalogueSource): DrawingWriter {
  const names = new Map<string, string>();
  const written = new Set<string>();
  let lines: string[] = [];
  return {
    name(shape) {
      const key = JSON.stringify(shape);
      let name = names.get(key);
      if (name === undefined) {
        const drawing = source.drawing(shape);
        name = drawing.name;
        names.set(key, name);
        if (!written.has(name)) {
          written.add(name);
          lines.push(copyLine([name, 'drawing', 'image/svg+xml', Buffer.from(drawing.svg)]));
        }
      }
      return name;
    },
    takeLines() {
      const text = lines.join('');
      lines = [];
      return text;
    },
  };
}
