// Opening of the shop: a setting that each request of a visitor asks for, so it is kept for a moment. [decisions 0099]
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { KEPT_MS, onInvalidation } from '../../platform/response-cache/index.ts';

/** Older than this it is read before anybody is answered by it. */
const MAX_AGE_MS = 900;

type Kept = { at: number; edition: number; isOpen: boolean };
const kept = new WeakMap<Db, Kept>();
const reading = new WeakMap<Db, { edition: number; work: Promise<boolean> }>();
let edition = 0;
onInvalidation(() => {
  edition += 1;
});

/** While the database does not answer, what is known serves on. @throws what the database throws, while nothing is known yet */
export async function isShopOpen({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const last = kept.get(db);
  if (last === undefined) return await read(db);
  const age = performance.now() - last.at;
  if (last.edition !== edition || age >= MAX_AGE_MS) return await read(db).catch(() => last.isOpen);
  if (age >= KEPT_MS) read(db).catch(() => {});
  return last.isOpen;
}

/** Once for all that ask meanwhile, unless something changed since it began. */
async function read(db: Db): Promise<boolean> {
  const present = reading.get(db);
  if (present?.edition === edition) return await present.work;
  const own = { edition, work: find(db, edition) };
  reading.set(db, own);
  try {
    return await own.work;
  } finally {
    if (reading.get(db) === own) reading.delete(db);
  }
}

async function find(db: Db, begun: number): Promise<boolean> {
  const at = performance.now();
  const { rows } = await sql<{ is_open: boolean }>`
    select coalesce((select value <> 'false' from setting where name = 'open'), true) as is_open`.execute(
    db,
  );
  const isOpen = rows[0]?.is_open ?? true;
  kept.set(db, { at, edition: begun, isOpen });
  return isOpen;
}
