// Answers for screens that are no lists of records: asked once, again on demand, for another path, and after a failure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, inScreen, rejection, serve } from './test-browser.ts';

const { useAnswer } = await import('./use-answer.ts');

test('useAnswer › drawn twice with the same query › one call, its answer, put replaces it [back office]', async () => {
  const asked = serve(() => ({ body: { jobs: 3 } }));
  const screen = await inScreen(() => useAnswer<{ jobs: number }>('/health', { days: 7 }));
  await screen.again();
  assert.deepEqual([screen.now.data, screen.now.error], [{ jobs: 3 }, null]);
  assert.deepEqual(
    asked.map(({ path, query }) => [path, query.days]),
    [['/api/admin/health', '7']],
  );
  await act(async () => screen.now.put({ jobs: 4 }));
  assert.deepEqual(screen.now.data, { jobs: 4 });
  await screen.leave();
});

test('useAnswer › another path › asked as well [back office]', async () => {
  const asked = serve(({ path }) => ({ body: { of: path } }));
  let path = '/lots/1/limits';
  const screen = await inScreen(() => useAnswer<{ of: string }>(path));
  path = '/lots/2/limits';
  await screen.again();
  assert.equal(screen.now.data?.of, '/api/admin/lots/2/limits');
  assert.equal(asked.length, 2);
  await screen.leave();
});

test('useAnswer › refused, then asked again › the sentence, then the answer without it [back office]', async () => {
  const asked = serve(() =>
    asked.length === 1
      ? rejection(403, 'right-missing', 'Your role does not open this.')
      : { body: [1] },
  );
  const screen = await inScreen(() => useAnswer<number[]>('/audit'));
  assert.deepEqual([screen.now.data, screen.now.error], [null, 'Your role does not open this.']);
  await act(async () => await screen.now.ask());
  assert.deepEqual([screen.now.data, screen.now.error], [[1], null]);
  await screen.leave();
});
