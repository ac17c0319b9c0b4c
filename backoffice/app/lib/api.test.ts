// Calls of the back office: address, form token, bodies, rejections with their fields, and a second try when the server sheds load.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejection, serve } from './test-browser.ts';

const { api, apiUrl, rememberSession, shopDay } = await import('./api.ts');
const { storeLocale } = await import('../i18n/index.ts');
const { HttpError } = await import('ra-core');
type Failure = InstanceType<typeof HttpError>;

const session = {
  stage: 'full',
  formToken: 'token-7',
  staff: null,
  rights: [],
  timeZone: 'Asia/Kolkata',
} as never;
const failed = async (work: Promise<unknown>): Promise<Failure> => {
  const error = await work.then(
    () => assert.fail('it was answered'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof HttpError);
  return error;
};

test('apiUrl › language of the screens, filters without the empty ones › one address [back office]', () => {
  storeLocale('ar');
  assert.equal(
    apiUrl('/staff', { q: 'a b', start: 0, active: false, role: '', page: null, sort: undefined }),
    '/api/admin/staff?lang=ar&q=a+b&start=0&active=false',
  );
  storeLocale('en');
});

test('api › reading and changing › the form token goes with changes alone, JSON is named [back office]', async () => {
  rememberSession(session);
  const asked = serve(() => ({ body: { id: 7 } }));
  assert.deepEqual(await api('GET', '/staff/7', { query: { full: true } }), { id: 7 });
  await api('PUT', '/staff/7', { body: { name: 'Asha' } });
  const [read, change] = asked;
  assert.deepEqual([read?.path, read?.query], ['/api/admin/staff/7', { lang: 'en', full: 'true' }]);
  assert.deepEqual(
    [read?.headers['x-form-token'], read?.headers['content-type']],
    [undefined, undefined],
  );
  assert.deepEqual(
    [change?.method, change?.headers['x-form-token'], change?.headers['content-type']],
    ['PUT', 'token-7', 'application/json'],
  );
  assert.deepEqual(change?.body, { name: 'Asha' });
});

test('api › a form with files, a file alone › sent as they are [back office]', async () => {
  const asked = serve(() => ({}));
  const form = new FormData();
  form.set('picture', new Blob(['x']), 'x.png');
  const file = new Blob(['a;b']);
  await api('POST', '/industry-pictures', { body: form });
  await api('POST', '/imports/1/file', { body: file });
  // The browser writes the boundary of a form itself.
  assert.deepEqual([asked[0]?.body, asked[0]?.headers['content-type']], [form, undefined]);
  assert.deepEqual(
    [asked[1]?.body, asked[1]?.headers['content-type']],
    [file, 'application/octet-stream'],
  );
});

test('api › a rejection with pointers › sentence, status, code, and errors nested as the form has its fields [back office]', async () => {
  serve(() =>
    rejection(400, 'invalid-request', 'Please correct the fields.', {
      '/names/en': 'Enter a name.',
      '/lines/0/quantity': 'At least 1.',
      '/lines/1/quantity': 'At most 9.',
      '': 'all of it',
    }),
  );
  const error = await failed(api('POST', '/lots', { body: {} }));
  assert.deepEqual([error.status, error.message], [400, 'Please correct the fields.']);
  assert.deepEqual(error.body, {
    code: 'invalid-request',
    errors: {
      names: { en: 'Enter a name.' },
      lines: { 0: { quantity: 'At least 1.' }, 1: { quantity: 'At most 9.' } },
    },
  });
});

test('api › two things wrong with one field › both sentences are kept, a line each [back office]', async () => {
  const errors = ['A: none.', 'B: only 2.'].map((defaultMessage) => ({
    ...{ code: 'stock-not-there', pointer: '/locationId', defaultMessage },
  }));
  serve(() => ({ status: 409, body: { code: 'stock-not-there', message: 'A: none.', errors } }));
  const error = await failed(api('POST', '/orders/7/shipments', { body: {} }));
  assert.deepEqual(error.body.errors, { locationId: 'A: none.\nB: only 2.' });
});

test('api › a record that somebody else changed › 409 with its code, no field is blamed [back office]', async () => {
  serve(() => rejection(409, 'record-changed', 'Somebody else has changed this record.'));
  const error = await failed(api('PUT', '/needs/3', { body: { version: 'old' } }));
  assert.deepEqual(
    [error.status, error.body.code, error.body.errors],
    [409, 'record-changed', undefined],
  );
});

test('api › no network, no JSON, JSON of another kind › the neutral sentence is left to the screen [back office]', async () => {
  serve(() => new TypeError('Failed to fetch'));
  const unreached = await failed(api('GET', '/staff'));
  assert.deepEqual([unreached.status, unreached.message], [0, 'common.failed']);
  serve(() => ({ status: 502, body: '<html>' }));
  const garbled = await failed(api('GET', '/staff'));
  assert.deepEqual(
    [garbled.status, garbled.message, garbled.body.errors],
    [502, 'common.failed', undefined],
  );
  // JSON of a proxy, which is no problem document.
  for (const body of [{ error: 'bad gateway' }, { errors: 'none' }, [], null]) {
    serve(() => ({ status: 502, body: JSON.stringify(body) }));
    const foreign = await failed(api('GET', '/staff'));
    assert.deepEqual(
      [foreign.status, foreign.message, foreign.body.errors],
      [502, 'common.failed', undefined],
    );
  }
});

test('api › 503 › what only reads is asked again, three times in all; a change is not [back office]', async () => {
  const busy = { ...rejection(503, 'overloaded', 'Busy.'), headers: { 'retry-after': '0' } };
  const once = serve(() => (once.length < 2 ? busy : { body: { rows: [] } }));
  assert.deepEqual(await api('GET', '/staff'), { rows: [] });
  const always = serve(() => busy);
  assert.equal((await failed(api('GET', '/staff'))).status, 503);
  const change = serve(() => busy);
  await failed(api('POST', '/staff', { body: {} }));
  assert.deepEqual([once.length, always.length, change.length], [2, 3, 1]);
});

test('shopDay › late in the evening in UTC › the shop’s own day, and days after it [back office]', (t) => {
  rememberSession(session);
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-12-31T20:00:00Z') });
  assert.deepEqual(
    [shopDay(), shopDay(1), shopDay(31)],
    ['2027-01-01', '2027-01-02', '2027-02-01'],
  );
  rememberSession({ ...(session as object), timeZone: 'America/New_York' } as never);
  assert.equal(shopDay(), '2026-12-31');
});
