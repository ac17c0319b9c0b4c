// Tests of webhooks in the back office: a secret is shown once, an endpoint is tested, switched, replayed and removed, and the log of changes holds no secret. [decisions 0109]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WholeWebhookDelivery,
} from '@millwright/contracts';
import { Webhook } from 'standardwebhooks';
import { aCtx, aProduct, asStaff, testApp, untilFeedIsCurrent } from '../../../testing/index.ts';
import { type ReceivedWebhook, webhookReceiver } from '../../../testing/webhook-receiver.ts';
import { webhookSender } from './webhooks.sender.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop);
const receiver = await webhookReceiver({ after });
const { received } = receiver;

const look = async (): Promise<void> => {
  await untilFeedIsCurrent(pool);
  const sender = webhookSender(receiver.network);
  await sender.look({ ...aCtx(db), actor: { kind: 'system' } });
  await sender.settled();
};
const form = (more: object = {}) => ({
  url: receiver.url(),
  types: ['price.changed'],
  description: 'ERP',
  ...more,
});
async function added(more: object = {}): Promise<WebhookEndpointWithSecret> {
  await pool.query('delete from webhook_endpoint');
  received.length = 0;
  receiver.answers((_, response) => response.writeHead(204).end());
  const { status, body } = await admin<WebhookEndpointWithSecret>('POST', '/webhooks', form(more));
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
const read = async (id: number) => (await admin<WebhookEndpoint>('GET', `/webhooks/${id}`)).body;
const deliveries = async (query = '') =>
  (await admin<{ rows: WebhookDelivery[]; total: number }>('GET', `/webhook-deliveries${query}`))
    .body;

test('addWebhook › an address of the shop’s ERP › listed with its health; its secret is in that one answer and verifies [decisions 0109]', async () => {
  const { secret, ...endpoint } = await added();
  assert.match(secret, /^whsec_/);
  assert.deepEqual([endpoint.state, endpoint.waiting, endpoint.lastDeliveredAt], ['on', 0, null]);
  const { body: list } = await admin('GET', '/webhooks');
  assert.deepEqual(list.rows, [endpoint]);
  assert.ok(!JSON.stringify([list, await read(endpoint.id)]).includes(secret.slice(6)));
  await aProduct(db);
  await look();
  const [{ body, headers }] = received as [ReceivedWebhook];
  new Webhook(secret).verify(body, headers);
  assert.notEqual((await read(endpoint.id)).lastDeliveredAt, null);
  const { rows } = await pool.query("select * from audit_log where subject = 'webhook'");
  assert.equal(rows.length, 1, 'the sender is no member of staff');
  assert.ok(!JSON.stringify(rows).includes(secret.slice(6)), 'no secret in the log');
});

for (const [what, more, pointer, code] of [
  ['no address', { url: ' ' }, '/url', 'field-required'],
  ['no https', { url: 'http://erp.example/' }, '/url', 'webhook-address-not-https'],
  ['no address at all', { url: 'erp' }, '/url', 'webhook-address-not-https'],
  ['a password in it', { url: 'https://a:b@erp.example/' }, '/url', 'webhook-address-not-https'],
  ['this machine', { url: 'https://0x7f.1/' }, '/url', 'webhook-address-private'],
  ['an office network', { url: 'https://192.168.1.9/x' }, '/url', 'webhook-address-private'],
  ['no event', { types: [] }, '/types', 'field-required'],
  ['an unknown event', { types: ['order.eaten'] }, '/types/0', 'expected-one-of'],
  ['an unknown field', { secret: 'whsec_x' }, '/secret', 'unknown-field'],
] as const)
  test(`addWebhook › ${what} › refused at its field [decisions 0109]`, async () => {
    const { status, body } = await admin('POST', '/webhooks', form(more));
    assert.equal(status, 400);
    assert.deepEqual([body.errors[0].pointer, body.errors[0].code], [pointer, code]);
  });

test('changeWebhook › other types and another address › from then on [decisions 0109]', async () => {
  const { id } = await added({ url: 'https://old.example/x' });
  const { body } = await admin<WebhookEndpoint>(
    'PUT',
    `/webhooks/${id}`,
    form({ types: ['stock.changed'] }),
  );
  assert.deepEqual([body.url, body.types], [receiver.url(), ['stock.changed']]);
  await aProduct(db);
  await look();
  assert.deepEqual(
    received.map((one) => [one.host, JSON.parse(one.body).type]),
    [['erp.example', 'stock.changed']],
  );
});

test('rotateWebhookSecret › twice › the newest two sign, the first no more [decisions 0109]', async () => {
  const { id, secret: first } = await added();
  const rotate = async () =>
    (await admin<WebhookEndpointWithSecret>('POST', `/webhooks/${id}/rotate`)).body;
  const { secret: second, secrets } = await rotate();
  const { secret: third } = await rotate();
  assert.equal(secrets, 2);
  await aProduct(db);
  await look();
  const [{ body, headers }] = received as [ReceivedWebhook];
  for (const secret of [second, third]) new Webhook(secret).verify(body, headers);
  assert.throws(() => new Webhook(first).verify(body, headers));
});

test('testWebhook › accepted, then refused › sent once, seen in the log, and no word about how the endpoint fares [decisions 0109]', async () => {
  const { id, secret } = await added();
  const { body: sent } = await admin('POST', `/webhooks/${id}/test`);
  await look();
  const [{ body, headers }] = received as [ReceivedWebhook];
  const payload = new Webhook(secret).verify(body, headers) as { type: string; data: object };
  assert.deepEqual([payload.type, payload.data], ['webhook.test', { webhook: id }]);
  const { body: whole } = await admin<WholeWebhookDelivery>(
    'GET',
    `/webhook-deliveries/${sent.deliveryId}`,
  );
  assert.deepEqual(
    [whole.state, whole.lastStatus, whole.attempts, JSON.parse(whole.payload)],
    ['done', 204, 1, JSON.parse(body)],
  );
  receiver.answers((_, response) => response.writeHead(401).end('Who are you?'));
  const { body: again } = await admin('POST', `/webhooks/${id}/test`);
  await look();
  const { body: refused } = await admin<WholeWebhookDelivery>(
    'GET',
    `/webhook-deliveries/${again.deliveryId}`,
  );
  assert.deepEqual(
    [refused.state, refused.reason, refused.lastStatus, refused.lastAnswer],
    ['dead', 'given-up', 401, 'Who are you?'],
  );
  assert.equal((await read(id)).state, 'on');
});

test('switchWebhook › off, changes, on › nothing is sent meanwhile, everything afterwards; tests and repeats are refused while it is off [decisions 0109]', async () => {
  const { id } = await added();
  await aProduct(db);
  await look();
  const [{ id: delivery }] = (await deliveries()).rows as [WebhookDelivery];
  const { body: off } = await admin<WebhookEndpoint>('POST', `/webhooks/${id}/switch`, {
    on: false,
  });
  assert.deepEqual([off.state, off.offReason], ['off', 'staff']);
  await aProduct(db);
  await look();
  assert.equal(received.length, 1);
  for (const [path, body] of [
    [`/webhooks/${id}/test`, undefined],
    [`/webhooks/${id}/replay`, { from: '2026-01-01T00:00:00Z' }],
    [`/webhook-deliveries/${delivery}/send-again`, undefined],
  ] as const) {
    const refused = await admin('POST', path, body);
    assert.deepEqual([refused.status, refused.body.code], [409, 'webhook-off'], path);
  }
  const { body: on } = await admin<WebhookEndpoint>('POST', `/webhooks/${id}/switch`, { on: true });
  assert.deepEqual([on.state, on.offReason], ['on', null]);
  await look();
  assert.equal(received.length, 2);
});

test('replayWebhook › since a moment › all of its types since then once more with the same ids, also what was never sent to it [decisions 0109]', async () => {
  await pool.query('delete from webhook_endpoint');
  await aProduct(db);
  const from = new Date().toISOString();
  await aProduct(db);
  const { id } = await added();
  await aProduct(db);
  await look();
  assert.equal(received.length, 1);
  const { status, body } = await admin('POST', `/webhooks/${id}/replay`, { from });
  assert.deepEqual([status, body], [200, { events: 2 }]);
  await look();
  const ids = received.map(({ headers }) => headers['webhook-id']);
  assert.equal(ids.length, 3);
  assert.equal(new Set(ids).size, 2);
  assert.equal((await deliveries(`?webhookId=${id}&state=done`)).total, 2);
  for (const wrong of ['2026-02-31T00:00:00Z', '2999-01-01T00:00:00Z']) {
    const refused = await admin('POST', `/webhooks/${id}/replay`, { from: wrong });
    if (wrong.startsWith('2999'))
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, '/from']);
    else assert.ok(refused.status < 500);
  }
});

test('sendWebhookAgain › one that was given up › goes out with its id and a note in the log [decisions 0109]', async () => {
  await added();
  await aProduct(db);
  await look();
  const [{ id }] = (await deliveries()).rows as [WebhookDelivery];
  await pool.query(
    "update webhook_delivery set state = 'dead', reason = 'given-up', attempts = 10 where id = $1",
    [id],
  );
  const { body } = await admin<WholeWebhookDelivery>(
    'POST',
    `/webhook-deliveries/${id}/send-again`,
  );
  assert.deepEqual([body.state, body.reason, body.attempts], ['waiting', null, 0]);
  await look();
  const [first, second] = received.map(({ headers }) => headers['webhook-id']);
  assert.equal(first, second);
  const { rows } = await pool.query(
    "select staff_id from audit_log where subject = 'webhook-delivery' and subject_id = $1",
    [String(id)],
  );
  assert.deepEqual(rows, [{ staff_id: admin.id }]);
  const none = await admin('POST', '/webhook-deliveries/2147483647/send-again');
  assert.equal(none.body.code, 'record-not-found');
});

test('removeWebhook › with deliveries › gone with them [decisions 0109]', async () => {
  const { id } = await added();
  await aProduct(db);
  await look();
  assert.equal((await admin('DELETE', `/webhooks/${id}`)).status, 200);
  assert.equal((await admin('GET', `/webhooks/${id}`)).body.code, 'record-not-found');
  assert.equal((await deliveries()).total, 0);
  assert.equal((await admin('DELETE', `/webhooks/${id}`)).status, 404);
});
