// Reconciliation after crashes: every acknowledged order exists once, no unrequested one exists, each has its mail, and the data integrity checks pass.
import { sql } from 'kysely';
import type { Db } from '../server/src/platform/db/index.ts';
import { violations } from '../server/testing/index.ts';
import { type Attempt, commit, withShopDatabase } from './buyers.ts';
import { becomes } from './cluster.ts';

export type Reconciliation = {
  failures: string[];
  orders: number;
  promised: number;
  unknown: number;
  unknownPlaced: number;
};

/**
 * The method of history checks: told ⊆ there ⊆ told ∪ unknown, nobody twice. Then each client with an unknown outcome asks again, and gets its one order.
 * @param address of a shop that works again
 * @param from id of the last order that was there before anybody came
 */
export async function reckon(
  address: string,
  url: string,
  attempts: readonly Attempt[],
  from = 0,
): Promise<Reconciliation> {
  return await withShopDatabase(url, async (db) => {
    const failures: string[] = [];
    const there = async (): Promise<Map<string, string[]>> => {
      const { rows } = await sql<{ code: string; id: string }>`
        select c.code, o.public_id as id from sales_order o join cart c on c.id = o.cart_id where o.id > ${from}`.execute(
        db,
      );
      const found = new Map<string, string[]>();
      for (const { code, id } of rows) found.set(code, [...(found.get(code) ?? []), id]);
      return found;
    };
    const first = await there();
    const known = new Set(attempts.map(({ cart }) => cart));
    for (const { cart, told, orderId } of attempts) {
      const ids = first.get(cart) ?? [];
      if (told === 'order' && ids.length === 0)
        failures.push(`order ${orderId} was promised and is lost`);
      if (told === 'order' && ids.length > 0 && ids[0] !== orderId)
        failures.push(`order ${orderId} was promised, ${ids[0]} is there`);
      if (told === 'refused' && ids.length > 0)
        failures.push(`cart ${cart} was refused and is order ${ids[0]}`);
      if (ids.length > 1) failures.push(`one cart is ${ids.length} orders`);
    }
    for (const cart of first.keys())
      if (!known.has(cart)) failures.push('there is an order that nobody asked for');
    const unknown = attempts.filter(({ told }) => told === 'unknown');
    for (const { cart, token } of unknown) {
      const again = await commit(address, token, cart);
      const before = first.get(cart)?.[0];
      if (again.told !== 'order') failures.push(`a buyer who asks again is told ${again.status}`);
      else if (before !== undefined && again.orderId !== before)
        failures.push(`a buyer who asks again gets ${again.orderId} beside ${before}`);
    }
    const last = await there();
    for (const ids of last.values())
      if (ids.length > 1) failures.push(`one cart is ${ids.length} orders`);
    failures.push(...(await violations(db)));
    failures.push(...(await mailless(db)));
    return {
      failures,
      orders: last.size,
      promised: attempts.filter(({ told }) => told === 'order').length,
      unknown: unknown.length,
      unknownPlaced: unknown.filter(({ cart }) => first.has(cart)).length,
    };
  });
}

/** One mail for each order, and either it left or a job is there to send it. */
async function mailless(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; mails: number; cared: number }>`
    select o.public_id as id, count(m.id)::int as mails, count(m.id) filter (where m.state <> 'waiting' or j.name is not null)::int as cared
    from sales_order o left join email_outbox m on m.about = o.public_id and m.template like 'order-placed%'
    left join pgboss.job j on j.name = 'mail' and (j.data ->> 'id')::bigint = m.id and j.state in ('created', 'retry', 'active')
    group by 1 having (count(m.id), count(m.id) filter (where m.state <> 'waiting' or j.name is not null)) <> (1, 1) limit 5`.execute(
    db,
  );
  return rows.map(
    ({ id, mails, cared }) =>
      `order ${id} has ${mails} mails, ${cared} of them sent or on their way`,
  );
}

export type Post = { failures: string[]; mails: number; twice: number; drainedMs: number };

/**
 * What the shop says it sent has arrived, under the one Message-ID that its row holds; what arrived without one is nobody's.
 * @param drainWithinMs 0: does not wait for mails that still wait
 */
export async function reckonMails(
  url: string,
  received: readonly { source: string }[],
  drainWithinMs: number,
): Promise<Post> {
  return await withShopDatabase(url, async (db) => {
    const begun = performance.now();
    const failures: string[] = [];
    const waiting = async (): Promise<number> =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from email_outbox where state = 'waiting'`.execute(db)
      ).rows[0]?.n ?? 0;
    if (
      drainWithinMs > 0 &&
      !(await becomes(async () => (await waiting()) === 0, drainWithinMs, 500))
    )
      failures.push(`${await waiting()} mails still wait`);
    const drainedMs = performance.now() - begun;
    const { rows } = await sql<{
      id: string;
      state: string;
    }>`select message_id as id, state from email_outbox`.execute(db);
    const arrived = new Map<string, number>();
    for (const { source } of received) {
      const id = /^message-id: <([^>]+)>/im.exec(source)?.[1] ?? 'none';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
    }
    const lost = rows.filter(({ id, state }) => state === 'sent' && !arrived.has(id)).length;
    if (lost > 0) failures.push(`${lost} mails were said to be sent and never arrived`);
    const failed = rows.filter(({ state }) => state === 'failed').length;
    if (failed > 0) failures.push(`${failed} mails were given up`);
    const ours = new Set(rows.map(({ id }) => id));
    const strange = [...arrived.keys()].filter((id) => !ours.has(id)).length;
    if (strange > 0) failures.push(`${strange} mails arrived under a Message-ID that no row holds`);
    return {
      failures,
      mails: arrived.size,
      twice: [...arrived.values()].filter((n) => n > 1).length,
      drainedMs,
    };
  });
}
