// Tests of webhooks when the process is killed between an answer and its note: each delivery is made at least once, or is dead with a reason. [decisions 0109]
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  aCtx,
  aProduct,
  aStaff,
  later,
  testDatabase,
  untilFeedIsCurrent,
} from '../../../testing/index.ts';
import type { Change } from '../../../testing/mutants.ts';
import { webhookReceiver } from '../../../testing/webhook-receiver.ts';
import type { Ctx } from '../../platform/context.ts';
import { webhookSender } from './webhooks.sender.ts';
import { newWebhookSecret } from './webhooks.signature.ts';

const EVENTS = 6;
const { db, pool, url } = await testDatabase({ after });
const receiver = await webhookReceiver({ after });
const staff = await aStaff(db);
const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
const CHILD = fileURLToPath(new URL('../../../testing/killed-webhook-sender.ts', import.meta.url));

/** @returns whether it died by the failpoint */
async function killedSender(changes: readonly Change[]): Promise<boolean> {
  const child = spawn(process.execPath, [
    CHILD,
    url,
    String(receiver.port),
    JSON.stringify(changes),
  ]);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('exit', (...end) => resolve(end)),
  );
  assert.ok(signal === 'SIGKILL' || code === 1, `${code}: ${said}`);
  return signal === 'SIGKILL';
}

/** What is promised of every (endpoint, event), broken. */
async function brokenPromises(changes: readonly Change[]): Promise<string[]> {
  await pool.query('delete from webhook_endpoint');
  receiver.received.length = 0;
  const endpoints = await Promise.all(
    ['one.example', 'two.example', 'deaf.example'].map(async (name) => {
      const { id } = await db
        .insertInto('webhook_endpoint')
        .values({
          url: receiver.url(name),
          types: ['stock.changed'],
          secrets: [newWebhookSecret()],
          created_by: staff.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, name };
    }),
  );
  receiver.answers(({ host }, response) =>
    response.writeHead(host === 'deaf.example' ? 500 : 204).end(),
  );
  const products = [];
  for (let n = 0; n < EVENTS; n++) products.push(await aProduct(db));
  await untilFeedIsCurrent(pool);
  let kills = 0;
  while (kills < 2 && (await killedSender(changes))) kills += 1;
  assert.ok(kills > 0, 'no sender died');
  // Leases end, tries are over.
  for (const hours of [0.1, 1, 4, 8, 16, 30, 48, 70, 100]) {
    const sender = webhookSender(receiver.network);
    await sender.look(later(system, hours));
    await sender.settled();
  }
  const { rows: events } = await pool.query(
    "select 'evt_' || id as id from event where type = 'stock.changed' and about = any($1)",
    [products.map(String)],
  );
  assert.equal(events.length, EVENTS);
  const failures: string[] = [];
  for (const endpoint of endpoints)
    for (const { id } of events) {
      const { rows } = await pool.query(
        'select state, reason from webhook_delivery where endpoint_id = $1 and message_id = $2',
        [endpoint.id, id],
      );
      const times = receiver.received.filter(
        ({ host, headers }) => host === endpoint.name && headers['webhook-id'] === id,
      ).length;
      const said = `${endpoint.name} ${id}: ${rows[0]?.state} ${rows[0]?.reason}, received ${times} times`;
      const isKept =
        (rows[0]?.state === 'done' && times > 0 && endpoint.name !== 'deaf.example') ||
        (rows[0]?.state === 'dead' && rows[0].reason !== null) ||
        (rows[0]?.state === 'waiting' && endpoint.name === 'deaf.example');
      if (!isKept) failures.push(said);
    }
  return failures;
}

test('sender › killed between the answer and its note, again and again › every event arrives at every endpoint, or its delivery says why not [decisions 0109]', async () => {
  assert.deepEqual(await brokenPromises([]), []);
});

test('sender › without the lease: noted as done before it is sent › a killed process loses deliveries, and this test sees it [decisions 0109]', async () => {
  const failures = await brokenPromises([
    {
      file: 'modules/webhooks/webhooks.queries.ts',
      from: 'update webhook_delivery d set next_at = ${leasedUntil} from webhook_endpoint w',
      to: "update webhook_delivery d set next_at = ${leasedUntil}, state = 'done' from webhook_endpoint w",
    },
  ]);
  assert.notDeepEqual(failures, []);
});
