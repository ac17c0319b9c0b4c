// What does the shop say of itself? Open to everybody, on every page, so it is kept for some seconds. [§1, §2.5]
import type { Company } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { findCompany } from './company.queries.ts';
import { toCompany } from './company.rules.ts';

const FRESH_MS = 5_000;
type Kept = { at: number; company: Company };
const kept = new WeakMap<Db, Kept>();

/** The newest facts that are known: while the database does not answer the last ones serve on. @throws what the database throws, while nothing is known yet */
export async function getCompany(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Company> {
  const last = kept.get(ctx.db);
  const now = ctx.clock.now().getTime();
  if (last === undefined) return await read(ctx.db, now);
  if (Math.abs(now - last.at) >= FRESH_MS) {
    // Once and behind the scenes: nobody waits for a telephone number.
    last.at = now;
    read(ctx.db, now).catch(() => {});
  }
  return last.company;
}

async function read(db: Db, at: number): Promise<Company> {
  const company = toCompany(await findCompany(db));
  kept.set(db, { at, company });
  return company;
}
