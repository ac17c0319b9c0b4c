// Validation of every call: each constraint of the OpenAPI document is broken once, and the answer names the field and the reason in three languages.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  type Locale,
  type ProblemBody,
  type ProblemCode,
  problemText,
} from '@millwright/contracts';
import { type FormPart, sendForm } from '../testing/forms.ts';
import { asStaff, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import {
  type JsonSchema,
  type Violation,
  validValue,
  violationsOf,
} from '../testing/violations.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);
type Parameter = {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: JsonSchema;
  example?: string;
};
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  operationId?: string;
  responses: Record<string, { content?: Record<string, object> }>;
};
const { body: document } = await shop.call<{ paths: Record<string, Record<string, Operation>> }>(
  'GET',
  '/api/openapi.json',
);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  // Those of /api/v1 are sent everything hostile in app.v1-hostile.test.ts; an address of a file takes a name and nothing else.
  Object.entries(path.startsWith('/api/v1/') ? {} : methods)
    .filter(([, { responses }]) => responses['200']?.content?.['application/json'] !== undefined)
    .map(([method, operation]) => {
      // Of a parameter the example stands beside its schema.
      for (const { schema, example } of operation.parameters ?? [])
        if (example !== undefined) schema.examples = [example];
      return { path, method: method.toUpperCase(), ...operation };
    }),
);
const LANGUAGES: Locale[] = ['en', 'ru', 'ar'];
/** Section 8 has a sentence of its own for a review that is rejected; its limits are tested with the reviews. */
const OTHERWISE = new Set([
  'postReview /comment text-too-long',
  'postReview /rating number-too-small',
  'postReview /rating number-too-large',
  'postReview /rating expected-whole-number',
]);

type Request = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown };
type Answer = {
  status: number;
  body: ProblemBody;
  headers: Record<string, string | string[] | number | undefined>;
};

function validRequest({ parameters = [], requestBody }: Operation): Request {
  const of = (where: 'query' | 'path') =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === where && each.name !== 'lang')
        .map(({ name, schema }) => [name, validValue(schema)]),
    );
  const json = requestBody?.content['application/json']?.schema;
  return {
    path: of('path'),
    query: of('query'),
    body: json === undefined ? undefined : validValue(json),
  };
}

const urlOf = (template: string, { path, query }: Request): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))) +
  `?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')}`;

async function send(template: string, method: string, request: Request): Promise<Answer> {
  const url = urlOf(template, request);
  if (url.startsWith('/api/admin/'))
    return (await admin(method, url.slice('/api/admin'.length), request.body)) as Answer;
  return await shop.call(method, url, request.body === undefined ? {} : { body: request.body });
}

function assertNamed(
  answer: Answer,
  { code, pointer }: Pick<Violation, 'code' | 'pointer'>,
  lang: Locale,
  about: string,
): void {
  const body = assertProblem(answer, { status: 400, code: 'invalid-request', lang });
  const said = `${about} ${code} at ${pointer}: ${JSON.stringify(body.errors).slice(0, 400)}`;
  assert.ok(
    body.errors.every((error) => error.pointer === pointer),
    said,
  );
  const error = body.errors.find((each) => each.code === code);
  assert.ok(error !== undefined, said);
  const [before] = problemText(code as ProblemCode, lang).split('{');
  assert.ok(
    error.detail.startsWith(before as string) && error.defaultMessage === error.detail,
    said,
  );
}

test('every call › every constraint of its body broken › 400 with the pointer and the reason [decisions §3, decisions §8 Strictness]', async () => {
  let broken = 0;
  for (const operation of operations) {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (schema === undefined) continue;
    const { path, method, operationId } = operation;
    const nullable = schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
    for (const { value, ...expected } of violationsOf(nullable)) {
      if (expected.pointer === '' && schema.anyOf !== undefined) continue;
      if (OTHERWISE.has(`${operationId} ${expected.pointer} ${expected.code}`)) continue;
      const lang = LANGUAGES[broken++ % 3] as Locale;
      const request = validRequest(operation);
      const answer = await send(path, method, {
        ...request,
        query: { ...request.query, lang },
        body: value,
      });
      assertNamed(answer, expected, lang, `${operationId}`);
    }
  }
  assert.ok(broken > 700, `${broken}`);
});

test('every call › every constraint of its query and path broken › 400 with the pointer and the reason [decisions §2, decisions §3]', async () => {
  let broken = 0;
  for (const operation of operations.filter(({ operationId }) => operationId !== undefined)) {
    const { path, method, operationId, parameters = [] } = operation;
    const request = validRequest(operation);
    const unknown = await send(path, method, {
      ...request,
      query: { ...request.query, 'colour/x': 'red' },
    });
    assertNamed(unknown, { code: 'unknown-field', pointer: '/colour~1x' }, 'en', `${operationId}`);
    for (const parameter of parameters) {
      const { name } = parameter;
      const where = parameter.in;
      if (where === 'query' && parameter.required === true) {
        const { [name]: _left, ...query } = request.query;
        assertNamed(
          await send(path, method, { ...request, query }),
          { code: 'field-required', pointer: `/${name}` },
          'en',
          `${operationId}`,
        );
      }
      for (const { value, code } of violationsOf(parameter.schema, { isText: true })) {
        // What is no path of ours is no call of ours.
        if (where === 'path' && (String(value).length > 300 || value === '')) continue;
        const lang = name === 'lang' ? 'en' : (LANGUAGES[broken++ % 3] as Locale);
        const wrong = { ...request, [where]: { ...request[where], [name]: value } };
        if (name !== 'lang') wrong.query = { ...wrong.query, lang };
        assertNamed(
          await send(path, method, wrong),
          { code, pointer: `/${name}` },
          lang,
          `${operationId} ${name}`,
        );
      }
    }
  }
  assert.ok(broken > 300, `${broken}`);
});

test('calls that take a form with files › parts missing, too long, unknown › 400 with the pointer and the reason [decisions §3, §7.7]', async () => {
  const withFiles = operations.filter(
    ({ requestBody }) => requestBody?.content['multipart/form-data'] !== undefined,
  );
  assert.ok(withFiles.length >= 6);
  for (const operation of withFiles) {
    const schema = operation.requestBody?.content['multipart/form-data']?.schema as JsonSchema;
    const { properties = {}, required = [] } = schema;
    const parts: FormPart[] = Object.entries(properties).map(([name, { format }]) =>
      format === 'binary'
        ? { name, fileName: 'a.png', type: 'image/png', bytes: Buffer.from('x') }
        : { name, value: 'a' },
    );
    const answer = async (sent: readonly FormPart[]) =>
      await sendForm(shop, urlOf(operation.path, validRequest(operation)), sent, admin.headers);
    const about = `${operation.operationId}`;
    assertNamed(
      await answer([...parts, { name: 'colour/x', value: 'red' }]),
      { code: 'unknown-field', pointer: '/colour~1x' },
      'en',
      about,
    );
    for (const name of required) {
      const rest = parts.filter((part) => part.name !== name);
      assertNamed(await answer(rest), { code: 'field-required', pointer: `/${name}` }, 'en', about);
    }
    for (const [name, { maxLength }] of Object.entries(properties)) {
      if (maxLength === undefined) continue;
      const longer = parts.map((part) =>
        part.name === name ? { name, value: 'a'.repeat(maxLength + 1) } : part,
      );
      assertNamed(
        await answer(longer),
        { code: 'text-too-long', pointer: `/${name}` },
        'en',
        about,
      );
    }
  }
});

test('validation › mistakes in path, query and body at once › all of them are told [decisions §3]', async () => {
  const { body } = await shop.call<ProblemBody>(
    'POST',
    '/api/auth/orders/x/returns?lang=de&colour=red',
    {
      body: {
        lines: [{ productId: 'x', quantity: 0, reason: 'other', size: 1 }],
        note: 7,
        weight: 1,
      },
    },
  );
  assert.deepEqual(body.errors.map(({ code, pointer }) => `${pointer} ${code}`).sort(), [
    '/colour unknown-field',
    '/lang expected-one-of',
    '/lines/0/productId expected-number',
    '/lines/0/quantity number-too-small',
    '/lines/0/size unknown-field',
    '/note expected-text',
    '/weight unknown-field',
  ]);
});

test('validation › a body that is no JSON › says so, at the whole body [decisions §3]', async () => {
  for (const text of ['{"query":', '{"query": NaN}', "{query: 'x'}", 'x']) {
    const answer = await shop.call('POST', '/api/search', {
      body: text,
      headers: { 'content-type': 'application/json' },
    });
    const { errors } = assertProblem(answer as Answer, { code: 'invalid-request' });
    assert.deepEqual(
      errors.map(({ code, pointer }) => [code, pointer]),
      [['json-not-valid', '']],
      text,
    );
  }
});
