// Tests of generated files: made once however often requested, one at a time, sent gzipped from the cache; too large ones are streamed to few.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { Problem } from '../problem.ts';
import { GeneratedFiles } from './generated-files.ts';

function anApp(
  options: ConstructorParameters<typeof GeneratedFiles>[0] = {},
  text = (name: string) => `${name} `.repeat(2_000),
) {
  const files = new GeneratedFiles(options);
  const state = { made: [] as string[], atOnce: 0, most: 0, fail: false };
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(),
  );
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    const parts = async function* () {
      state.made.push(name);
      state.atOnce += 1;
      state.most = Math.max(state.most, state.atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      state.atOnce -= 1;
      if (state.fail) throw new Error('no database');
      yield text(name);
    };
    return await files.send(request, reply, {
      name,
      contentType: 'text/plain',
      cacheControl: 'public, max-age=60',
      parts,
    });
  });
  const read = (name: string, encoding = 'gzip') =>
    app.inject({ url: `/${name}`, headers: { 'accept-encoding': encoding } });
  return { app, read, state };
}

test('GeneratedFiles › many requests for three files at once, then again › each made once, one at a time [promises P47]', async () => {
  const { read, state } = anApp();
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => read(`file-${n % 3}`)));
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
  for (const [n, answer] of answers.entries()) {
    assert.equal(answer.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(answer.rawPayload).toString(), `file-${n % 3} `.repeat(2_000));
  }
  for (let n = 0; n < 25; n++) await read(`file-${n % 3}`);
  assert.deepEqual(state, {
    made: ['file-0', 'file-1', 'file-2'],
    atOnce: 0,
    most: 1,
    fail: false,
  });
});

test('GeneratedFiles › asked again with its ETag › 304, and it is not read again [promises P47]', async () => {
  const { app, read } = anApp();
  const etag = String((await read('file')).headers.etag);
  for (const encoding of ['gzip', 'identity']) {
    const again = await app.inject({
      url: '/file',
      headers: { 'if-none-match': etag, 'accept-encoding': encoding },
    });
    assert.deepEqual(
      [again.statusCode, again.rawPayload.length, again.headers.etag],
      [304, 0, etag],
    );
    assert.deepEqual(
      [again.headers['cache-control'], again.headers['content-encoding']],
      ['public, max-age=60', undefined],
    );
  }
  assert.equal(
    (await app.inject({ url: '/other', headers: { 'if-none-match': etag } })).statusCode,
    200,
  );
});

test('GeneratedFiles › a reader without gzip › the same text, from what is kept [promises P47]', async () => {
  const { read, state } = anApp();
  for (const encoding of ['identity', 'br', 'gzip;q=0']) {
    const answer = await read('a', encoding);
    assert.deepEqual(
      [answer.headers['content-encoding'], answer.headers.vary],
      [undefined, 'accept-encoding'],
    );
    assert.equal(answer.body, 'a '.repeat(2_000));
  }
  assert.deepEqual(state.made, ['a']);
});

test('GeneratedFiles › ten minutes old › made anew; a failure is not kept [promises P47]', async () => {
  let now = 0;
  const { read, state } = anApp({ now: () => now });
  await read('a');
  now = 10 * 60_000 - 1;
  await read('a');
  assert.equal(state.made.length, 1);
  now += 1;
  state.fail = true;
  assert.equal((await read('a')).statusCode, 500);
  state.fail = false;
  assert.equal((await read('a')).statusCode, 200);
  assert.equal(state.made.length, 3);
});

test('GeneratedFiles › more than may be kept › the one that was asked for longest ago goes [house §5 memory]', async () => {
  const { read, state } = anApp({ maxBytes: 4_000 }, (name) =>
    Array.from({ length: 3_000 }, (_, n) => `${name}${n * 7919}`).join(''),
  );
  for (const name of ['a', 'b', 'a']) await read(name);
  assert.deepEqual(state.made, ['a', 'b', 'a']);
});

test('GeneratedFiles › too many wait, too many read a file that is too large to be kept › 503, and room again when they are done [promises P47]', async (t) => {
  const { app, read } = anApp({ maxFileBytes: 100 }, (name) =>
    `${name}${Math.random()}`.repeat(400_000),
  );
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => read(`file-${n}`)));
  assert.ok(crowd.some(({ statusCode }) => statusCode === 503));
  t.after(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow: AbortController[] = [];
  const open = async (): Promise<Response> => {
    const control = new AbortController();
    slow.push(control);
    return await fetch(`${address}/large`, {
      signal: control.signal,
      headers: { 'accept-encoding': 'identity' },
    });
  };
  // The first one makes it, and learns that it is too large.
  const statuses = [(await open()).status, (await open()).status, (await open()).status];
  assert.deepEqual(statuses, [200, 200, 503]);
  for (const control of slow) control.abort();
  let again = await open();
  for (; again.status === 503; again = await open())
    await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(again.status, 200);
  for (const control of slow) control.abort();
});
