// Tests of the webhook sender: each event of the feed is sent, signed, tried again and given up as the schedule says, and no endpoint waits for another. [decisions 0109]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import {
  aCtx,
  aProduct,
  aStaff,
  later,
  testDatabase,
  untilFeedIsCurrent,
} from '../../../testing/index.ts';
import { type ReceivedWebhook, webhookReceiver } from '../../../testing/webhook-receiver.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { rebaseWebhooks } from './rebase.ts';
import { webhookCleanupJob } from './webhooks.jobs.ts';
import { webhookSender } from './webhooks.sender.ts';
import { newWebhookSecret } from './webhooks.signature.ts';

const { db, pool } = await testDatabase({ after });
const receiver = await webhookReceiver({ after });
const { network, received } = receiver;
const staff = await aStaff(db);
const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };

async function anEndpoint(types: string[], name = 'erp.example') {
  const secret = newWebhookSecret();
  const { id } = await db
    .insertInto('webhook_endpoint')
    .values({ url: receiver.url(name), types, secrets: [secret], created_by: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}
const look = async (ctx = system, sender = webhookSender(network)): Promise<void> => {
  await untilFeedIsCurrent(pool);
  await sender.look(ctx);
  await sender.settled();
};
const deliveriesOf = async (endpoint: number): Promise<any[]> =>
  (
    await pool.query('select * from webhook_delivery where endpoint_id = $1 order by id', [
      endpoint,
    ])
  ).rows;
const stateOf = async (endpoint: number): Promise<any> =>
  (await pool.query('select * from webhook_endpoint where id = $1', [endpoint])).rows[0];
/** A fresh start: nothing is sent on behalf of another test. */
const alone = async (): Promise<void> => {
  await pool.query('delete from webhook_endpoint');
  received.length = 0;
  receiver.answers((_, response) => response.writeHead(204).end());
};
const priced = async (id: number): Promise<void> =>
  void (await pool.query('update product set price_base = price_base + 1 where id = $1', [id]));

test('sender › a product, then a price › posted as Standard Webhooks says, verified by its library, only the chosen types, nothing from before [decisions 0109]', async () => {
  await alone();
  await aProduct(db);
  const { id, secret } = await anEndpoint(['product.changed', 'price.changed']);
  const product = await aProduct(db);
  await look();
  assert.deepEqual(received.map(({ body }) => JSON.parse(body).type).sort(), [
    'price.changed',
    'product.changed',
  ]);
  for (const { headers, body, path } of received) {
    const { type, timestamp, data } = new Webhook(secret).verify(body, headers) as any;
    assert.equal(data.id, product);
    assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000, `${type} at ${timestamp}`);
    assert.match(headers['webhook-id'] ?? '', /^evt_\d+$/);
    assert.equal(headers['content-type'], 'application/json');
    assert.equal(path, '/hooks');
  }
  const rows = await deliveriesOf(id);
  assert.deepEqual(
    rows.map(({ state, attempts, last_status, reason }) => [state, attempts, last_status, reason]),
    Array(2).fill(['done', 1, 204, null]),
  );
  await look();
  assert.equal(received.length, 2, 'what was delivered is not sent again');
});

test('sender › two secrets › each verifies [decisions 0109]', async () => {
  await alone();
  const { id, secret } = await anEndpoint(['price.changed']);
  const newer = newWebhookSecret();
  await pool.query('update webhook_endpoint set secrets = $2 where id = $1', [id, [newer, secret]]);
  await aProduct(db);
  await look();
  const [{ body, headers }] = received as [ReceivedWebhook];
  for (const one of [newer, secret]) new Webhook(one).verify(body, headers);
});

test('sender › failures for five days › tried by the schedule, given up after ten, then switched off with a mail to who made it [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  receiver.answers((_, response) => response.writeHead(500).end('<h1>\0 Oops</h1>'));
  const product = await aProduct(db);
  await look();
  const [first] = await deliveriesOf(id);
  assert.deepEqual(
    [first.state, first.attempts, first.last_status, first.last_answer],
    ['waiting', 1, 500, '<h1>  Oops</h1>'],
  );
  assert.equal((await stateOf(id)).state, 'failing');
  await look();
  assert.equal(received.length, 1, 'five seconds are not over');
  let hours = 0;
  for (const wait of [0.01, 0.2, 1, 3, 7, 13, 18, 25, 30]) {
    hours += wait;
    await look(later(system, hours));
  }
  const [ended] = await deliveriesOf(id);
  assert.deepEqual(
    [ended.state, ended.attempts, ended.reason, received.length],
    ['dead', 10, 'given-up', 10],
  );
  assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);

  await priced(product);
  await look(later(system, 121));
  const off = await stateOf(id);
  assert.deepEqual([off.state, off.off_reason, off.failing_since], ['off', 'failing', null]);
  const { rows: mails } = await pool.query(
    "select * from email_outbox where template = 'webhook-off' and recipient = $1",
    [staff.email],
  );
  assert.equal(mails.length, 1);
  assert.match(mails[0].body_text, /https:\/\/erp\.example\/hooks/);
  await priced(product);
  const before = received.length;
  await look(later(system, 130));
  assert.equal(received.length, before, 'off: nothing is sent');
});

test('sender › 410 › switched off, that delivery is dead, the others wait; on again it goes on where it stopped [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  const product = await aProduct(db);
  receiver.answers((_, response) => response.writeHead(410).end());
  await look();
  const off = await stateOf(id);
  assert.deepEqual([off.state, off.off_reason], ['off', 'gone']);
  assert.deepEqual(
    (await deliveriesOf(id)).map(({ state, reason }) => [state, reason]),
    [['dead', 'gone']],
  );
  await priced(product);
  await look();
  assert.equal((await deliveriesOf(id)).length, 1);
  receiver.answers((_, response) => response.writeHead(200).end());
  await pool.query("update webhook_endpoint set state = 'on', off_reason = null where id = $1", [
    id,
  ]);
  await look();
  assert.deepEqual(
    (await deliveriesOf(id)).map(({ state }) => state),
    ['dead', 'done'],
  );
});

test('sender › redirects and endless answers › a redirect is not followed, an answer is read to its limit and kept to 512 bytes [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  await aProduct(db);
  receiver.answers((_, response) =>
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  );
  await look();
  assert.deepEqual([received.length, (await deliveriesOf(id))[0].last_status], [1, 302]);
  receiver.answers((_, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (response.write('ж'.repeat(4_000)));
      response.once('drain', more);
    };
    more();
  });
  await look(later(system, 1));
  const [row] = await deliveriesOf(id);
  assert.deepEqual([row.state, row.last_status], ['done', 200]);
  assert.ok(Buffer.byteLength(row.last_answer) <= 512 && /^ж+$/.test(row.last_answer));
});

test('sender › one endpoint never answers › another has all of its deliveries long before the first times out [decisions 0109]', async () => {
  await alone();
  const slow = await anEndpoint(['price.changed'], 'slow.example');
  const quick = await anEndpoint(['price.changed'], 'quick.example');
  const held: (() => void)[] = [];
  receiver.answers(({ host }, response) => {
    if (host === 'slow.example') held.push(() => response.writeHead(204).end());
    else response.writeHead(204).end();
  });
  const product = await aProduct(db);
  for (let n = 0; n < 30; n++) await priced(product);
  const sender = webhookSender(network);
  const deadline = Date.now() + 5_000;
  const doneOf = async (id: number) =>
    (await deliveriesOf(id)).filter(({ state }) => state === 'done').length;
  while ((await doneOf(quick.id)) < 31) {
    assert.ok(Date.now() < deadline, `${await doneOf(quick.id)} of 31`);
    await sender.look(system);
  }
  assert.equal(await doneOf(slow.id), 0);
  assert.ok(held.length <= 4, `${held.length} at once`);
  // Each answer lets the next one begin.
  const freed = setInterval(() => {
    for (const free of held.splice(0)) free();
  }, 5);
  await sender.settled();
  clearInterval(freed);
  assert.equal(await doneOf(slow.id), 31);
});

test('fan-out › writers that commit in any order, four senders at once › each event is one delivery, a rolled back one none [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  const products = await Promise.all(Array.from({ length: 8 }, () => aProduct(db)));
  let isWriting = true;
  const senders = Array.from({ length: 4 }, async () => {
    const sender = webhookSender(network);
    while (isWriting) await sender.look(system);
    await sender.look(system);
    await sender.settled();
  });
  await Promise.all(
    products.map(async (product, n) => {
      for (let round = 0; round < 6; round++) {
        const work = inTransaction(db, async (tx) => {
          await sql`update product set price_base = price_base + 1 where id = ${product}`.execute(
            tx,
          );
          await sql`select pg_sleep(${Math.random() * 0.03})`.execute(tx);
          if ((round + n) % 4 === 0) throw new Error('rolled back');
        });
        await work.catch((error: Error) => assert.equal(error.message, 'rolled back'));
      }
    }),
  );
  isWriting = false;
  await Promise.all(senders);
  await look();
  const { rows: events } = await pool.query(
    "select 'evt_' || id as id from event where type = 'price.changed' and about = any($1) order by 1",
    [products.map(String)],
  );
  const sent = (await deliveriesOf(id)).map(({ message_id }) => message_id).sort();
  assert.deepEqual(sent, events.map((row) => row.id).sort());
  assert.ok((await deliveriesOf(id)).every(({ state }) => state === 'done'));
  assert.deepEqual([...new Set(received.map(({ headers }) => headers['webhook-id']))].sort(), sent);
});

test('rebaseWebhooks › after a restore into another cluster › what was not looked at is sent, what was is not [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  const product = await aProduct(db);
  await look();
  await priced(product);
  const client = await pool.connect();
  await rebaseWebhooks(client);
  await client.query('select begin_event_epoch()');
  client.release();
  await priced(product);
  await look();
  const ids = received.map(({ headers }) => headers['webhook-id']);
  assert.deepEqual([ids.length, new Set(ids).size], [3, 3]);
  assert.ok((await deliveriesOf(id)).every(({ state }) => state === 'done'));
});

test('clean-up › deliveries that ended 30 days ago › go; those that wait and newer ones stay [decisions 0109]', async () => {
  await alone();
  const { id } = await anEndpoint(['price.changed']);
  const product = await aProduct(db);
  for (let n = 0; n < 2; n++) await priced(product);
  await look();
  const [old, waiting, fresh] = await deliveriesOf(id);
  const long = "last_at = now() - interval '31 days'";
  await pool.query(`update webhook_delivery set ${long} where id = $1`, [old.id]);
  await pool.query(`update webhook_delivery set ${long}, state = 'waiting' where id = $1`, [
    waiting.id,
  ]);
  await webhookCleanupJob().work(system, {});
  assert.deepEqual(
    (await deliveriesOf(id)).map((row) => row.id),
    [waiting.id, fresh.id],
  );
});

test('look › anybody but the system › refused [decisions 0109]', async () => {
  await assert.rejects(webhookSender(network).look(aCtx(db)), /only the system/);
});
