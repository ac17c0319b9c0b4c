// Tests of webhook signatures by the independent library of Standard Webhooks. [decisions 0109]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signaturesOf } from './webhooks.signature.ts';

const now = Math.floor(Date.now() / 1_000);
const headersOf = (secrets: string[], id: string, body: string, timestamp = now) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signaturesOf(secrets, { id, timestamp, body }),
});

test('signaturesOf › any body in any script › verified by the independent library with either of two secrets, by no other [decisions 0109]', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (body, n) => {
      const [older, newer, foreign] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
      const headers = headersOf([newer, older], `evt_${n}`, body);
      for (const secret of [newer, older])
        assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body));
      assert.throws(() => new Webhook(foreign).verify(body, headers));
    }),
    { numRuns: 300 },
  );
});

test('signaturesOf › body, id or time changed on the way › not verified [decisions 0109]', () => {
  const secret = newWebhookSecret();
  const body = '{"type":"order.placed"}';
  const headers = headersOf([secret], 'evt_1', body);
  const webhook = new Webhook(secret);
  webhook.verify(body, headers);
  assert.throws(() => webhook.verify(`${body} `, headers));
  assert.throws(() => webhook.verify(body, { ...headers, 'webhook-id': 'evt_2' }));
  assert.throws(() => webhook.verify(body, { ...headers, 'webhook-timestamp': String(now - 1) }));
  assert.throws(() => webhook.verify(body, headersOf([secret], 'evt_1', body, now - 600)));
});

test('newWebhookSecret › many › 256 bits each, none twice [decisions 0109]', () => {
  const secrets = Array.from({ length: 1_000 }, newWebhookSecret);
  assert.equal(new Set(secrets).size, 1_000);
  for (const secret of secrets)
    assert.equal(Buffer.from(secret.replace('whsec_', ''), 'base64').length, 32);
});
