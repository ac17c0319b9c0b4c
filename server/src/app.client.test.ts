// Tests of @millwright/client against a real socket: typed answers, rejections as errors, repeats, and its example from search to order. [decisions 0114]
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import {
  answerOf,
  createMillwright,
  entriesOf,
  MillwrightProblem,
} from '../../client/src/index.ts';
import { aCustomerWithPassword, TEST_PASSWORD, testApp } from '../testing/index.ts';

const shop = await testApp({ after }, { demo: true });
const address = await shop.listen();
const client = createMillwright({ baseUrl: address, language: 'ru' });

test('client › a list › every entry, page after page, each once [decisions 0114]', async () => {
  const page = (after: string | undefined) =>
    answerOf(
      client.GET('/api/v1/search', {
        params: { query: { q: 'bearing', limit: 7, ...(after === undefined ? {} : { after }) } },
      }),
    );
  const { total } = await page(undefined);
  const ids: number[] = [];
  for await (const { id } of entriesOf(page)) ids.push(id);
  assert.ok(total > 7);
  assert.equal(ids.length, total);
  assert.equal(new Set(ids).size, total);
});

test('client › a rejection › is thrown with its code, in the language of the client [decisions 0114]', async () => {
  const missing = answerOf(
    client.GET('/api/v1/products/{id}', { params: { path: { id: 2_000_000_000 } } }),
  );
  await assert.rejects(missing, (error) => {
    assert.ok(error instanceof MillwrightProblem);
    assert.deepEqual([error.code, error.status], ['product-not-found', 404]);
    assert.match(error.message, /[а-я]/);
    return true;
  });
});

test('client › a shop that cannot answer › is asked again after the time that it names, with the same key [decisions 0114]', async () => {
  const keys: (string | null)[] = [];
  const busy = createMillwright({
    baseUrl: address,
    token: 'of-nobody',
    fetch: async (request) => {
      keys.push((request as Request).headers.get('idempotency-key'));
      return keys.length < 3
        ? new Response('{}', { status: 503, headers: { 'retry-after': '0' } })
        : await fetch(request);
    },
  });
  await busy.POST('/api/v1/carts', { body: { productId: 2_000_000_000, quantity: 1 } });
  assert.equal(keys.length, 3);
  assert.ok(keys[0] !== null);
  assert.equal(new Set(keys).size, 1);
});

test('client › its example › from a search to an order, as a program of its own [decisions 0114]', async () => {
  const { email } = await aCustomerWithPassword(shop.db);
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['client/examples/node.ts', 'hex bolt'], {
    env: { ...process.env, SHOP: address, EMAIL: email, PASSWORD: TEST_PASSWORD },
  });
  assert.match(stdout, /parts for hex bolt/);
  assert.match(stdout, /order MW-\S+: \d+\.\d\d INR/);
});
