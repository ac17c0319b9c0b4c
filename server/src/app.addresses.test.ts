// Addresses of requests: at most 4 KiB, on every path, and no 5xx beyond it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';

const { call } = await testApp({ after });

test('an address › 4,096 bytes, one more, far more › read, 414 with a sentence on every path [promises P38]', async () => {
  const long = (path: string, bytes: number) => `${path}?x=${'a'.repeat(bytes - path.length - 3)}`;
  // An address within the limit: its content is rejected, not its length.
  assertProblem(await call('GET', long('/api/categories', 4_096)), {
    status: 400,
    code: 'invalid-request',
  });
  for (const path of [
    '/api/categories',
    '/api/nothing',
    '/none',
    '/productimages/a.png',
    '/healthz',
    '/readyz',
  ])
    for (const bytes of [4_097, 9_000])
      assertProblem(
        await call('GET', long(path, bytes), { headers: { accept: 'application/json' } }),
        {
          status: 414,
          code: 'address-too-long',
        },
      );
  const { body } = await call('GET', long('/api/categories', 5_000));
  assert.match(body.detail, /4,?096/);
});
