// Hostile input in every field of every call: never a 5xx.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CALLS, type Call } from '@millwright/contracts';
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
const GIVEN = {
  ...{
    lang: 'en',
    store: 'DEFAULT',
    cartCode: cart,
    cartcode: cart,
    code: cart,
    productId: bolt,
    lineItemId: '1',
    customerId: String(buyer.id),
    orderId: 'MW-0000-0000',
  },
  ...{
    userName: 'nobody@example.com',
    emailAddress: 'not an address',
    postalCode: '600002',
    phoneNumber: '+914428271234',
    country: 'IN',
    type: 'billing',
    emailId: 'somebody@example.com',
  },
  // A file that is in order: what is wrong is in the fields around it.
  ...{ document: GOOD_FILES[1]?.bytes, file: GOOD_FILES[1]?.bytes },
};
const JSON_TYPE = { 'content-type': 'application/json' };
const calls: Call[] = Object.values(CALLS);
// Forms with files are read as streams: they meet hostile fields as forms, and are asked about JSON in a test of their own.
const withBody = calls.filter((each) => each.body !== undefined && each.takesFiles !== true);
/** Any UTF-16 code unit, half of a pair included. */
const codeUnit = fc
  .oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x7f }))
  .map((unit) => String.fromCharCode(unit));
type Body = { status: number };

/** Fails unless it is an answer that we foresaw. */
function foreseen(answer: Awaited<ReturnType<typeof call>>, about: string): Body {
  if (answer.status === 200) return answer;
  assert.ok(
    answer.status >= 400 && answer.status < 500,
    `${about}: ${answer.status} ${JSON.stringify(answer.body)}`,
  );
  const lang = /[?&]lang=(ru|ar)(&|$)/.exec(about)?.[1] as 'ru' | 'ar' | undefined;
  assertProblem(answer, lang === undefined ? {} : { lang });
  return answer;
}

for (const each of calls) {
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
  const send = async (request: typeof base, about: string) => {
    const url = urlOf(each, request.params, request.query);
    const answer =
      each.takesFiles === true
        ? await sendForm(shop, url, partsOf(parts.body, request.body), { authtoken: buyer.token })
        : await call(each.method, url, {
            token: buyer.token,
            ...(each.body !== undefined ? { body: request.body } : {}),
          });
    return foreseen(answer, `${url} ${about}`);
  };

  test(`${each.name} › any field with any value › answered or refused, never a fault [no fault: §7]`, async () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const fields = Object.keys(parts[part]);
      for (const [index, field] of fields.entries()) {
        // A well-formed guess costs an argon2 hash; a few of them are enough. Fields that are only echoed take turns.
        const costly = each.name === 'logon' && (field === 'password' || field === 'userName');
        const values = costly
          ? HOSTILE.slice(12, 24)
          : HOSTILE.filter((_, n) => fields.length < 9 || (n + index) % 4 === 0);
        await Promise.all(
          values.map((value) =>
            send({ ...base, [part]: { ...base[part], [field]: value } }, `${part}.${field}`),
          ),
        );
      }
    }
  });

  test(`${each.name} › any text in all fields at once › answered or refused, never a fault [no fault: §7]`, async () => {
    const text = fc.string({ unit: codeUnit, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(text), async (texts) => {
        const fill = (fields: Record<string, unknown>) =>
          Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [
              name,
              typeof value === 'string' && !(name in GIVEN && name !== 'orderId' && name !== 'code')
                ? texts.next().value
                : value,
            ]),
          );
        await send(
          { params: fill(base.params) as never, query: base.query, body: fill(base.body) as never },
          'all fields',
        );
      }),
      { numRuns: sampleSize(8, each.name === 'logon' || each.name === 'register' ? 10 : 25) },
    );
  });

  test(`${each.name} › an unknown language or store, or two of them › 400 [no fault: §7]`, async () => {
    for (const wrong of [
      'lang=de',
      'lang=EN',
      'lang=',
      'lang=en&lang=ru',
      'store=OTHER',
      'store=default',
      'store=DEFAULT&store=DEFAULT',
      "lang=en'--",
    ]) {
      const { lang: _, store: __, ...query } = base.query as Record<string, unknown>;
      const url = urlOf(each, base.params, query);
      const answer = await call(each.method, `${url}${url.includes('?') ? '&' : '?'}${wrong}`, {
        token: buyer.token,
        ...(each.body !== undefined ? { body: base.body } : {}),
      });
      assert.equal(answer.status, 400, `${wrong}: ${JSON.stringify(answer.body)}`);
      assert.equal(answer.body.code, 'invalid-request');
    }
  });
}

test('every call › another method, a longer path, an undecodable one, a huge query › refused, never a fault [no fault: §7]', async () => {
  for (const each of calls) {
    const path = `/api${each.path.replace(/:\w+/, '1')}`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      const answer = await call(method, path, { token: buyer.token });
      assert.ok(answer.status < 500, `${method} ${path}`);
      if (method !== each.method && (method === 'DELETE' || method === 'PATCH'))
        assert.equal(answer.status, 405, `${method} ${path}`);
    }
    for (const odd of [
      `${path}/more`,
      `${path}%2f..%2f..`,
      `${path}/%E0%A4%A`,
      `${path}%`,
      `${path}?%`,
      `${path}?a=%E0%A4%A`,
      `${path}?${'a=b&'.repeat(20_000)}`,
      `${path}?__proto__[x]=1&constructor=1`,
      `${path}/${'x'.repeat(5_000)}`,
    ]) {
      foreseen(await call(each.method, odd, { token: buyer.token }), odd.slice(0, 80));
    }
  }
});

test('every form with files › its sample › is taken: hostile fields meet a form that is otherwise in order [no fault: §7.7 seller, §7.7 postrequirement]', async () => {
  for (const each of calls.filter((call) => call.takesFiles === true && call.section === '7.7')) {
    const fields = fieldsOf(each.body);
    const answer = await sendForm(
      shop,
      urlOf(each, {}, {}),
      partsOf(fields, sampleOf(fields, GIVEN)),
    );
    assert.equal(answer.status, 200, `${each.name}: ${JSON.stringify(answer.body)}`);
  }
});

test('every form with files › another name, the file twice, a torn or endless form, JSON instead › 4xx [no fault: §7.7]', async () => {
  for (const each of calls.filter((call) => call.takesFiles === true)) {
    const fields = fieldsOf(each.body);
    const url = urlOf(each, sampleOf(fieldsOf(each.params), GIVEN), {
      ...sampleOf(fieldsOf(each.query), GIVEN),
      ...(each.name === 'saveCustomerDigital' ? { type: 'vatdocument' } : {}),
    });
    const good = partsOf(fields, sampleOf(fields, GIVEN));
    const headers = { authtoken: buyer.token };
    assertProblem(
      await sendForm(shop, url, [...good, { name: 'isAdmin', value: 'true' }], headers),
      { status: 400 },
    );
    const many = Array.from({ length: 61 }, () => ({ name: 'description', value: 'x' }));
    assertProblem(await sendForm(shop, url, [...good, ...many], headers), { status: 400 });
    const files = Array.from({ length: 6 }, (_, n) => ({
      name: `f${n}`,
      fileName: 'a.png',
      bytes: Buffer.from('x'),
    }));
    assertProblem(await sendForm(shop, url, [...good, ...files], headers), { status: 400 });
    for (const [type, body] of [
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nhalf',
      ],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', '--x--\r\n'],
    ] as const)
      foreseen(
        await call('POST', url, { token: buyer.token, headers: { 'content-type': type }, body }),
        `${each.name} ${type}`,
      );
    assertProblem(await call('POST', url, { token: buyer.token, headers: JSON_TYPE, body: '{}' }), {
      status: 415,
    });
    assertProblem(
      await call('POST', url, {
        token: buyer.token,
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      }),
      { status: 415 },
    );
  }
});

test('every call with a body › what is no JSON, too deep, too large, or reaches for a prototype › 400 or 413 [no fault: §7]', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const bad = [
    '{',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    '\ufeff{}',
    '{"a":\u0000}',
    '"text"',
    '1',
    '[]',
    nested(33),
    nested(50_000),
    `{"a":${nested(40)}}`,
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":{"__proto__":1}}',
    '{"\\u005f_proto__":1}',
  ];
  for (const each of withBody) {
    const url = urlOf(
      each,
      sampleOf(fieldsOf(each.params), GIVEN),
      sampleOf(fieldsOf(each.query), GIVEN),
    );
    const send = (body: string) =>
      call(each.method, url, { token: buyer.token, headers: JSON_TYPE, body });
    for (const body of bad)
      assertProblem(await send(body), { status: 400, code: 'invalid-request' });
    assertProblem(
      await send(JSON.stringify({ ...sampleOf(fieldsOf(each.body), GIVEN), isAdmin: true })),
      { status: 400 },
    );
    assertProblem(await send(`{"a":"${'x'.repeat(1_048_576)}"}`), {
      status: 413,
      code: 'payload-too-large',
    });
    assertProblem(await send(`[${'1,'.repeat(400_000)}1]`), { status: 413 });
  }
  assert.equal(({} as { admin?: boolean }).admin, undefined);
});

test('every call with a body › a content type that is not JSON, however it is written › 415 [no fault: §7]', async () => {
  const types = [
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/jsonx',
    'application',
    '*/*',
    'text/plain, application/json',
    'application/xml; application/json',
    'image/svg+xml',
    ';application/json',
    'application/json\t;x',
    'application/json;\tcharset=utf-8',
  ];
  for (const each of withBody) {
    const url = urlOf(each, {}, sampleOf(fieldsOf(each.query), GIVEN));
    const body = JSON.stringify(sampleOf(fieldsOf(each.body), GIVEN));
    for (const type of types)
      assertProblem(
        await call(each.method, url, {
          token: buyer.token,
          headers: { 'content-type': type },
          body,
        }),
        {
          status: 415,
          code: 'unsupported-media-type',
        },
      );
    // Odd spellings of JSON are either JSON, checked like any other, or rejected.
    for (const type of [
      ' application/json',
      'APPLICATION/JSON',
      'application/json;charset=utf-16',
      'application/json; a="\\""',
    ]) {
      const answer = await call(each.method, url, {
        token: buyer.token,
        headers: { 'content-type': type },
        body: '{"isAdmin":true}',
      });
      assert.ok(answer.status === 400 || answer.status === 415, `${type}: ${answer.status}`);
    }
  }
});

test('after all of it › the data › as consistent as before, and the table of carts still there [no fault: §3]', async () => {
  assert.deepEqual(await violations(db), []);
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?cartCode=${cart}`, { token: buyer.token })).status <
      500,
    true,
  );
});
