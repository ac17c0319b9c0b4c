import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { limitPipelining, MAX_PIPELINED } from './pipelining.ts';

async function aServer(t: TestContext) {
  const app = Fastify();
  limitPipelining(app);
  let made = 0;
  app.get('/', async () => {
    made += 1;
    await sleep(20);
    return 'an answer';
  });
  t.after(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, made: () => made };
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('limitPipelining › as many as are allowed, twice › all are answered [promises P39]', async (t) => {
  const { port } = await aServer(t);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  t.after(() => void socket.destroy());
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  for (let time = 1; time <= 2; time++) {
    socket.write(request.repeat(MAX_PIPELINED));
    while (heard.split('an answer').length - 1 < time * MAX_PIPELINED) await once(socket, 'data');
  }
});

test('limitPipelining › a packet of five hundred › hung up on, and next to nothing is made for it [promises P39]', async (t) => {
  const { port, made } = await aServer(t);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(request.repeat(500));
  await once(socket.resume(), 'close');
  await sleep(50);
  assert.equal(made(), MAX_PIPELINED);
});
