// Hostile input in every field of every call of /api/v1, and visitors at the calls of customers: never a 5xx. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Call, V1_CALLS, type V1Call } from '@millwright/contracts';
import fc from 'fast-check';
import { fieldsOf, HOSTILE, partsOf, sampleOf, urlOf } from '../testing/hostile.ts';
import { GOOD_FILES } from '../testing/hostile-files.ts';
import { aCustomer, aProduct, sendForm, testApp, violations } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import { sampleSize } from '../testing/sample.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const buyer = await aCustomer(db);
const bolt = await aProduct(db);
const cart = await cartOf([{ productId: bolt, quantity: 1 }], buyer.token);
const money = { amount: '10.00', currency: 'INR' };
const GIVEN = {
  ...{ lang: 'en', id: String(bolt), productId: bolt, ids: String(bolt), cart, code: cart },
  ...{ price: money, total: money, values: { width: '15' }, items: [], quantity: 1, version: 1 },
  ...{ email: 'somebody@example.com', phone: '+914428271234', country: 'IN', postalCode: '600002' },
  ...{ document: GOOD_FILES[1]?.bytes, file: GOOD_FILES[1]?.bytes },
};
const calls: V1Call[] = Object.values(V1_CALLS);
const { body: document } = await call('GET', '/api/v1/openapi.json');
/** Statuses that the document foresees. */
const foreseen = ({ path, method }: V1Call): readonly string[] =>
  Object.keys(
    document.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()].responses,
  );
/** What ends the session or the account that the other calls are made with. */
const ENDING = /^(sessions\.|password\.change|profile\.close)/;
/** Said before a call is found: an address that leads nowhere, one that is too long. */
const UNROUTED = new Set([404, 405, 414]);
/** They hash a password for each try. */
const COSTLY = /^(sessions\.create|customers\.register|password\.)/;

for (const each of calls) {
  const asked = { ...each, path: `/v1${each.path}` } as unknown as Call;
  const parts = {
    params: fieldsOf(each.params),
    query: fieldsOf(each.query),
    body: fieldsOf(each.body),
  };
  const base = {
    params: sampleOf(parts.params, GIVEN),
    query: sampleOf(parts.query, GIVEN),
    body: sampleOf(parts.body, GIVEN),
  };
  const known = new Set(foreseen(each));
  const send = async (request: typeof base, about: string) => {
    const url = urlOf(asked, request.params, request.query);
    const token = ENDING.test(each.name) ? (await aCustomer(db)).token : buyer.token;
    const answer =
      each.takesFiles === true
        ? await sendForm(shop, url, partsOf(parts.body, request.body), { authtoken: token })
        : await call(each.method, url, {
            token,
            ...(each.body === undefined ? {} : { body: request.body }),
          });
    assert.ok(
      answer.status < 500 && (known.has(String(answer.status)) || UNROUTED.has(answer.status)),
      `${url} ${about}: ${answer.status} ${JSON.stringify(answer.body)}`,
    );
    if (answer.status >= 400) assertProblem(answer, {});
  };

  test(`v1 ${each.name} › any field with any value › answered or refused, never a fault [no fault: decisions 0114]`, async () => {
    for (const part of ['params', 'query', 'body'] as const) {
      for (const [index, field] of Object.keys(parts[part]).entries()) {
        if (field === 'lang') continue;
        const some = COSTLY.test(each.name) ? 12 : 3;
        const values = HOSTILE.filter((_, n) => (n + index) % some === 0);
        await Promise.all(
          values.map((value) =>
            send({ ...base, [part]: { ...base[part], [field]: value } }, `${part}.${field}`),
          ),
        );
      }
    }
  });

  if (each.access === 'customer')
    test(`v1 ${each.name} › a visitor › told to log in, before anything is read [decisions 0114]`, async () => {
      const url = urlOf(asked, base.params, {});
      assertProblem(await call(each.method, url), { code: 'login-required' });
    });
}

test('v1 › every call › any text in every field at once › answered or refused, never a fault [no fault: decisions 0114]', async () => {
  const codeUnit = fc
    .oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x7f }))
    .map((unit) => String.fromCharCode(unit));
  const plain = calls.filter((each) => !ENDING.test(each.name) && !COSTLY.test(each.name));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...plain),
      fc.infiniteStream(fc.string({ unit: codeUnit, maxLength: 80 })),
      async (each, texts) => {
        const fill = (schema: V1Call['query'] | V1Call['body']) =>
          Object.fromEntries(
            Object.keys(fieldsOf(schema)).map((name) => [name, texts.next().value]),
          );
        const asked = { ...each, path: `/v1${each.path}` } as unknown as Call;
        const url = urlOf(asked, fill(each.params), fill(each.query));
        const body = each.body === undefined ? {} : { body: fill(each.body) };
        const answer = await call(each.method, url, { token: buyer.token, ...body });
        assert.ok(answer.status < 500, `${url}: ${JSON.stringify(answer.body)}`);
      },
    ),
    { numRuns: sampleSize(100, 500) },
  );
  assert.deepEqual(await violations(db), []);
});
