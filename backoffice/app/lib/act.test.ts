// Actions on a record: one call, a message, fresh data; a rejection in the server's own sentences.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inScreen, rejection, serve, act as settle } from './test-browser.ts';

const { HttpError, useNotificationContext } = await import('ra-core');
const { rejectionOf, useAct } = await import('./act.ts');

const error = (message: string, errors?: unknown) =>
  new HttpError(message, 400, { code: 'invalid-request', errors });

test('rejectionOf › fields, none, no answer, a bug › their sentences once each, the sentence of all, the neutral one [back office]', () => {
  const fields = {
    lines: { 0: { quantity: 'At least 1.' }, 1: { quantity: 'At least 1.' } },
    name: 'Enter a name.',
  };
  assert.equal(
    rejectionOf(error('Please correct the fields.', fields), 'It failed.'),
    'At least 1. Enter a name.',
  );
  assert.equal(
    rejectionOf(error('Somebody else has changed this record.'), 'It failed.'),
    'Somebody else has changed this record.',
  );
  assert.equal(rejectionOf(error('common.failed'), 'It failed.'), 'It failed.');
  assert.equal(rejectionOf(new TypeError('x is undefined'), 'It failed.'), 'It failed.');
});

/** The hook, with the notifications it shows. */
const useActWithMessages = () => ({ ...useAct(), told: useNotificationContext().notifications });

test('useAct › done, refused › true with a word, false with the rejection; busy meanwhile [back office]', async () => {
  const asked = serve(({ path }) =>
    path.endsWith('/hide')
      ? rejection(400, 'invalid-request', 'No.', { '/reason': 'Enter a reason.' })
      : {},
  );
  const screen = await inScreen(useActWithMessages);
  const press = async (path: string, body?: unknown): Promise<boolean> => {
    let isDone = false;
    await settle(async () => {
      isDone = await screen.now.act('POST', path, body);
    });
    return isDone;
  };
  assert.deepEqual(
    [await press('/reviews/7/approve', { note: 'x' }), screen.now.isBusy],
    [true, false],
  );
  assert.deepEqual([await press('/reviews/7/hide'), screen.now.isBusy], [false, false]);
  assert.deepEqual(
    screen.now.told.map(({ message, type }) => [message, type]),
    [
      ['Saved.', 'success'],
      ['Enter a reason.', 'error'],
    ],
  );
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, body]),
    [
      ['POST', '/api/admin/reviews/7/approve', { note: 'x' }],
      ['POST', '/api/admin/reviews/7/hide', undefined],
    ],
  );
  await screen.leave();
});
