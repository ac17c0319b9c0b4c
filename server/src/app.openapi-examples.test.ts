// Tests of the examples in the OpenAPI document of /api/v1: one for each call that answers JSON, with every field of its schema and no other, and nothing of the run that gave it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { V1_CALLS, type V1Call } from '@millwright/contracts';
import { describeV1 } from './describe-api.ts';
import { EXAMPLES } from './openapi-examples.ts';

const calls: V1Call[] = Object.values(V1_CALLS);
const answersJson = ({ status, answersFile }: V1Call): boolean =>
  status !== 204 && answersFile === undefined;

test('examples › every call that answers JSON › has one of the schema’s form, field by field [decisions 0115]', () => {
  for (const call of calls.filter(answersJson)) {
    const example = EXAMPLES[call.name];
    assert.ok(example !== undefined, `${call.name} has no example: npm run api-examples`);
    const read = call.response.safeParse(example);
    assert.ok(read.success, `${call.name}: npm run api-examples\n${read.error}`);
    // What the schema does not have is taken away by reading it.
    assert.deepEqual(JSON.parse(JSON.stringify(read.data)), example, call.name);
  }
  const names = new Set(calls.filter(answersJson).map(({ name }) => name as string));
  assert.deepEqual(
    Object.keys(EXAMPLES).filter((name) => !names.has(name)),
    [],
  );
});

test('examples › the document › shows each at its answer; tokens, keys and mail addresses are none that were ever given [decisions 0115]', async () => {
  const { paths } = await describeV1();
  const shown = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId = '', responses }) => {
      const answer = responses['200'] ?? responses['201'];
      const content = (answer?.content ?? {}) as Record<string, { example?: unknown }>;
      return [operationId, content['application/json']?.example] as const;
    }),
  );
  for (const [name, example] of shown) assert.deepEqual(example, EXAMPLES[name], name);
  const text = JSON.stringify(EXAMPLES);
  for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g))
    assert.match(address, /@example\.com$/);
  for (const [word] of text.matchAll(/(?<=")[\w-]{40,}(?=")/g)) assert.match(word, /^(example-)+/);
});
