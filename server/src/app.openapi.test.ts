// Tests of the OpenAPI document: true, complete, without internals; and of the addresses around it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ADMIN_CALLS, CALLS, type Call, LOCALES, PROBLEMS, V1_CALLS } from '@millwright/contracts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { aCustomer, testApp } from '../testing/index.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const calls: Call[] = Object.values(CALLS);
type Operation = {
  operationId?: string;
  requestBody?: unknown;
  parameters?: { name: string; in: string; schema?: unknown }[];
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: object }> }
  >;
  tags?: string[];
  description?: string;
  security?: object[];
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
  tags: { name: string; description: string }[];
};
const { body: document } = await call<Document>('GET', '/api/openapi.json');
const operationOf = (each: Call): Operation | undefined =>
  document.paths[`/api${each.path.replace(/:(\w+)/g, '{$1}')}`]?.[each.method.toLowerCase()];

test('openapi › the document › 3.1, every call with its parameters, body and answers [§7]', () => {
  assert.match(document.openapi, /^3\.1\./);
  for (const each of calls) {
    const operation = operationOf(each);
    assert.ok(operation !== undefined, each.name);
    assert.equal(operation.operationId, each.name);
    assert.deepEqual(
      (operation.parameters ?? []).map((parameter) => parameter.name).sort(),
      [...Object.keys(each.query?.shape ?? {}), ...Object.keys(each.params?.shape ?? {})].sort(),
      each.name,
    );
    for (const parameter of operation.parameters ?? [])
      assert.ok(parameter.schema !== undefined, `${each.name} ${parameter.name}`);
    assert.equal(operation.requestBody !== undefined, each.body !== undefined, each.name);
    for (const status of ['200', '4XX', '5XX']) {
      const content = Object.values(
        (operation.responses[status] ?? operation.responses[status.toLowerCase()])?.content ?? {},
      );
      assert.ok(
        content.length > 0 && Object.keys(content[0]?.schema ?? {}).length > 0,
        `${each.name} ${status}`,
      );
    }
    assert.equal((operation.security ?? []).length > 0, each.access === 'customer', each.name);
  }
});

test('openapi › rejections › are described with the content type they have [§7]', () => {
  for (const each of calls) {
    const rejections = Object.entries(operationOf(each)?.responses ?? {}).filter(([status]) =>
      /^[45]/.test(status),
    );
    for (const [status, { content }] of rejections)
      assert.deepEqual(
        Object.keys(content ?? {}),
        ['application/problem+json'],
        `${each.name} ${status}`,
      );
  }
});

test('openapi › problem codes › all of them with their status, in the schema of every rejection [decisions §3]', () => {
  type Schema = {
    enum: string[];
    'x-status': object;
    $ref: string;
    properties: Record<string, Schema>;
    items: Schema;
  };
  const { ProblemCode, Problem } = document.components.schemas as Record<
    'ProblemCode' | 'Problem',
    Schema
  >;
  assert.deepEqual([...ProblemCode.enum].sort(), Object.keys(PROBLEMS).sort());
  assert.deepEqual(ProblemCode['x-status'], PROBLEMS);
  const reference = '#/components/schemas/ProblemCode';
  assert.equal(Problem.properties.code?.$ref, reference);
  assert.equal(Problem.properties.errors?.items.properties.code?.$ref, reference);
});

test('docs › problem codes › the type of a rejection leads to its row, in the language that is asked for [decisions §3]', async () => {
  for (const lang of LOCALES) {
    const rejection = await call('GET', `/api/shop/shoppingCart?cartCode=none&lang=${lang}`);
    const { pathname, hash, search } = new URL(
      `${rejection.body.type}`,
      'http://shop.example/api/shop/shoppingCart',
    );
    const page = await call('GET', `${pathname}?lang=${lang}`);
    assert.deepEqual([page.status, search], [200, '']);
    assert.match(String(page.headers['content-type']), /^text\/html/);
    assert.match(
      String(page.headers['content-security-policy']),
      /default-src 'none'; style-src 'sha256-[^;]+; .*frame-ancestors 'none'/,
    );
    assert.match(
      String(page.body),
      new RegExp(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`),
    );
    const row =
      String(page.body)
        .split(`<tr id="${hash.slice(1)}">`)[1]
        ?.split('</tr>')[0] ?? '';
    for (const part of ['404', rejection.body.title, rejection.body.detail])
      assert.ok(row.includes(part), `${lang}: ${row}`);
    for (const code of Object.keys(PROBLEMS))
      assert.ok(String(page.body).includes(`<tr id="${code}">`), code);
  }
});

test('openapi › the rules of Redocly › no finding [decisions 0114]', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const findings = await lintFromString({ source: JSON.stringify(document), config });
  assert.deepEqual(
    findings.map(
      ({ ruleId, message, location: [where] }) => `${ruleId} ${message} ${where?.pointer}`,
    ),
    [],
  );
});

test('openapi › every answer and area › is described in words of its own [decisions 0114]', () => {
  const named = new Set(document.tags.map(({ name }) => name));
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { responses, tags = [], description }] of Object.entries(operations)) {
      const where = `${method} ${path}`;
      assert.ok((description ?? '') !== '', where);
      assert.ok(tags.length > 0 && tags.every((tag) => named.has(tag)), where);
      for (const answer of Object.values(responses))
        assert.ok(!['', 'Default Response'].includes(answer.description ?? ''), where);
    }
});

test('openapi › every reference › leads somewhere [§7]', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        document,
      );
    assert.ok(found !== undefined, reference);
  }
});

test('openapi › what is not a call › pages, health, bare paths and the documentation are not in it [§7]', () => {
  const known = new Set(
    [
      ...calls.map(({ path }) => `/api${path}`),
      ...Object.values(ADMIN_CALLS).map(({ path }) => `/api/admin${path}`),
      ...Object.values(V1_CALLS).map(({ path }) => `/api/v1${path}`),
    ].map((path) => path.replace(/:(\w+)/g, '{$1}')),
  );
  const others = Object.keys(document.paths).filter((path) => !known.has(path));
  for (const path of others)
    assert.match(
      path,
      /^\/api\/((lotimages|productimages|productdocuments|productvideos)\/\{name\}|auth\/orders\/\{orderId\}\/(invoice|credit-note))$/,
    );
  assert.doesNotMatch(
    // The shop's own address is where to ask for help.
    JSON.stringify(document).replaceAll('http://localhost:3000/', '/'),
    /password_hash|token_hash|localhost|\/work\/|node_modules|price_base/,
  );
});

test('openapi › the same call without /api › answers the same where it is no page [§7, §7 base path]', async () => {
  for (const each of calls) {
    const answer = await call(each.method, each.path.replace(/:\w+/, '1'));
    const prefixed = await call(each.method, `/api${each.path.replace(/:\w+/, '1')}`);
    assert.equal(answer.status, each.bare ? prefixed.status : 404, each.name);
    assert.equal(answer.body.code, each.bare ? prefixed.body.code : 'not-found');
  }
});

test('docs › opened in a browser › a page with a policy that names its scripts [§7]', async () => {
  const page = await call('GET', '/api/docs', { headers: { accept: 'text/html' } });
  const { status, headers, body } =
    page.status === 302 ? await call('GET', String(page.headers.location)) : page;
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /text\/html/);
  assert.doesNotMatch(
    String(headers['content-security-policy']),
    /unsafe-eval|script-src[^;]*unsafe-inline|\*/,
  );
  assert.doesNotMatch(String(body), /https?:\/\/(?!localhost)/, 'nothing is loaded from elsewhere');
});

test('security headers › any answer of the API › nothing may run, be framed, sniffed or kept [§6]', async () => {
  const { token } = await aCustomer(db);
  for (const [method, path] of [
    ['GET', '/api/categories'],
    ['GET', '/api/customerdetail/accountSummary'],
    ['GET', '/api/none'],
    ['POST', '/api/search'],
    ['GET', '/api/auth/orders/%E0%A4%A'],
  ] as const) {
    const { headers } = await call(method, path, { token });
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    assert.equal(
      headers['cache-control'],
      path === '/api/categories' ? 'no-cache' : 'no-store',
      path,
    );
    assert.equal(headers['x-powered-by'], undefined);
    assert.equal(headers.server, undefined);
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; frame-ancestors 'none'",
      path,
    );
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['strict-transport-security'], undefined, 'only over https');
  }
});

test('security headers › over https › the browser is told to stay there for a year [§6]', async (t) => {
  const secure = await testApp(t, { publicUrl: 'https://shop.example' });
  assert.equal(
    (await secure.call('GET', '/api/categories')).headers['strict-transport-security'],
    'max-age=31536000; includeSubDomains',
  );
});

test('health › a program that lives and can serve › says so, to anybody [§7]', async () => {
  assert.deepEqual((await call('GET', '/healthz')).body, { status: 'alive' });
  assert.deepEqual((await call('GET', '/readyz')).body, { status: 'ready' });
});
