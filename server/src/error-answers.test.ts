// Tests of error answers before a request is begun: a person gets a page in their language, a program a problem.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { answerErrors } from './error-answers.ts';
import { Problem } from './platform/problem.ts';

test('error answers › the process stands still before anything is read › a person gets a page, a program a problem [promises P23]', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  answerErrors(app);
  app.addHook('onRequest', async () => {
    throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  });
  app.get('/ar/products', async () => '');
  const [person, program] = await Promise.all(
    ['text/html,*/*', 'application/json'].map((accept) =>
      app.inject({ url: '/ar/products', headers: { accept } }),
    ),
  );
  assert.deepEqual(
    [person?.statusCode, person?.headers['content-type'], person?.headers['retry-after']],
    [503, 'text/html; charset=utf-8', '2'],
  );
  assert.match(person?.body ?? '', /<html lang="ar" dir="rtl">/);
  assert.deepEqual([program?.statusCode, program?.json().code], [503, 'temporarily-unavailable']);
});
