// Tests of the check for breaking changes: each kind is found, and what may be added is not. [decisions 0114]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeV1 } from '../server/src/describe-api.ts';
import { breakingChanges, type Described, type Schema } from './api-changes.ts';

const answer: Schema = {
  type: 'object',
  required: ['id', 'state'],
  properties: {
    id: { type: 'integer' },
    state: { type: 'string', enum: ['open', 'closed'] },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
  },
};
const line: Schema = {
  type: 'object',
  required: ['sku'],
  properties: { sku: { type: 'string' }, inner: { $ref: '#/components/schemas/Line' } },
};
const body: Schema = {
  type: 'object',
  required: ['sku'],
  properties: {
    sku: { type: 'string', maxLength: 40 },
    kind: { type: 'string', enum: ['a', 'b'] },
  },
};

function aDocument(change: (document: Described) => void = () => {}): Described {
  const document: Described = structuredClone({
    paths: {
      '/orders': {
        post: {
          parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' } }],
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { 200: { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
    components: { schemas: { Line: line } },
  });
  change(document);
  return document;
}
const operation = (document: Described) => document.paths['/orders']?.post as never as Parts;
type Parts = {
  parameters: object[];
  requestBody: { content: { 'application/json': { schema: Required<Schema> } } };
  responses: { 200: { content: { 'application/json': { schema: Required<Schema> } } } };
};
const answerIn = (document: Described) =>
  operation(document).responses[200].content['application/json'].schema;
const bodyIn = (document: Described) =>
  operation(document).requestBody.content['application/json'].schema;

test('changes of the API › each that breaks a client › is found', () => {
  const cases: [RegExp, (document: Described) => void][] = [
    [/POST \/orders is gone/, (document) => delete document.paths['/orders']],
    [/parameter lang is gone/, (document) => operation(document).parameters.pop()],
    [
      /store is new and required/,
      (document) =>
        operation(document).parameters.push({ name: 'store', in: 'query', required: true }),
    ],
    [/answer\.id is gone/, (document) => delete answerIn(document).properties.id],
    [
      /id is string where it was integer/,
      (document) => Object.assign(answerIn(document).properties, { id: { type: 'string' } }),
    ],
    [/state may be absent/, (document) => answerIn(document).required.pop()],
    [
      /lines\[\]\.sku is gone/,
      (document) => delete document.components.schemas?.Line?.properties?.sku,
    ],
    [/body\.kind is no longer taken/, (document) => delete bodyIn(document).properties.kind],
    [/body\.kind is required now/, (document) => bodyIn(document).required.push('kind')],
    [/the value b is no longer taken/, (document) => bodyIn(document).properties.kind?.enum?.pop()],
    [
      /maxLength is 10 now/,
      (document) => Object.assign(bodyIn(document).properties.sku ?? {}, { maxLength: 10 }),
    ],
  ];
  for (const [expected, change] of cases)
    assert.match(breakingChanges(aDocument(), aDocument(change)).join('\n'), expected);
});

test('changes of the API › what is added › breaks nobody', () => {
  const found = breakingChanges(
    aDocument(),
    aDocument((document) => {
      Object.assign(document.paths, { '/new': document.paths['/orders'] });
      Object.assign(answerIn(document).properties, { total: { type: 'string' } });
      answerIn(document).required.push('total');
      answerIn(document).properties.state?.enum?.push('lost');
      Object.assign(bodyIn(document).properties, { note: { type: 'string' } });
      operation(document).parameters.push({ name: 'fields', in: 'query' });
    }),
  );
  assert.deepEqual(found, []);
});

test('changes of the API › a real call of the document without a field of its answer › is found', async () => {
  const now = (await describeV1()) as unknown as Described;
  const cut = structuredClone(now);
  delete cut.components.schemas?.Product?.properties?.price;
  assert.deepEqual(breakingChanges(now, now), []);
  assert.match(breakingChanges(now, cut).join('\n'), /price is gone/);
});
