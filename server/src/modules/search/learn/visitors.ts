// Visitors of a search as salted hashes: of address and browser, new each day; of a signed-in customer, of the account. Nothing is stored in the browser.
import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, primaryOf, type Tx } from '../../../platform/db/index.ts';

/** `visitor` counts once; `source` is the address, which may be that of several people. Hexadecimal. */
export type Visitor = { visitor: string; source: string };

type Salts = { day: string; salts: Promise<{ day: Buffer; customers: Buffer }> };
const saltsByDatabase = new WeakMap<object, Salts>();
const CUSTOMERS = 'customers';

/** Whether what this client does may be learned from: a person's browser, and nobody of the staff. */
export function isCounted({ actor, client }: Pick<Ctx, 'actor' | 'client'>): boolean {
  return (
    (actor.kind === 'visitor' || actor.kind === 'customer') &&
    client.userAgent !== '' &&
    !isbot(client.userAgent)
  );
}

/** Those that the client of this request may be known by today; the first is the one to count: of a customer also the visitor before the login. */
export async function visitorsOf(
  ctx: Pick<Ctx, 'actor' | 'client' | 'db' | 'clock'>,
): Promise<[Visitor, ...Visitor[]]> {
  const { day, customers } = await saltsOf(ctx.db, ctx.clock.now());
  const { key, userAgent } = ctx.client;
  const source = hashOf(day, `address\0${key}`);
  const anonymous = { visitor: hashOf(day, `browser\0${key}\0${userAgent}`), source };
  if (ctx.actor.kind !== 'customer') return [anonymous];
  return [{ visitor: hashOf(customers, customerText(ctx.actor.customerId)), source }, anonymous];
}

/** Hash of an account, to find and to erase what it has clicked; undefined while no customer was counted. */
export async function visitorOfCustomer(
  db: Db | Tx,
  customerId: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{
    salt: Buffer;
  }>`select salt from search_visitor_salt where purpose = ${CUSTOMERS}`.execute(db);
  return rows[0] === undefined
    ? undefined
    : Buffer.from(hashOf(rows[0].salt, customerText(customerId)), 'hex');
}

/** Without its salt nobody can be found by what a day has stored. */
export async function deletePastSalts(db: Db, now: Date): Promise<void> {
  await sql`delete from search_visitor_salt where purpose <> ${CUSTOMERS} and purpose < ${dayOf(now)}`.execute(
    db,
  );
}

/** Read once a day by each process; the first of all makes them. */
function saltsOf(asked: Db, now: Date): Salts['salts'] {
  // A replica cannot be written to.
  const db = primaryOf(asked);
  const day = dayOf(now);
  const known = saltsByDatabase.get(db);
  if (known?.day === day) return known.salts;
  const salts = readSalts(db, day);
  saltsByDatabase.set(db, { day, salts });
  salts.catch(() => saltsByDatabase.delete(db));
  return salts;
}

async function readSalts(db: Db, day: string): Promise<{ day: Buffer; customers: Buffer }> {
  await sql`insert into search_visitor_salt (purpose, salt) values (${CUSTOMERS}, ${randomBytes(32)}), (${day}, ${randomBytes(32)})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{
    purpose: string;
    salt: Buffer;
  }>`select purpose, salt from search_visitor_salt`.execute(db);
  const saltOf = (wanted: string): Buffer =>
    rows.find(({ purpose }) => purpose === wanted)?.salt as Buffer;
  return { day: saltOf(day), customers: saltOf(CUSTOMERS) };
}

/** Of UTC. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function customerText(customerId: number): string {
  return `customer\0${customerId}`;
}

function hashOf(salt: Buffer, text: string): string {
  return createHash('sha256').update(salt).update(text).digest('hex').slice(0, 32);
}
