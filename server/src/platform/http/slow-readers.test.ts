// Tests of slow readers, over real sockets with a fast clock.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { endSlowReaders } from './slow-readers.ts';

test('endSlowReaders › one reads nothing, one reads, one idles › the first alone is ended, after three looks that found it still [promises P39]', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const server = createServer((_request, reply) => reply.end(Buffer.alloc(32 << 20)));
  endSlowReaders(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sockets = { still: connect(port, '127.0.0.1'), reading: connect(port, '127.0.0.1'), idle: connect(port, '127.0.0.1') };
  t.after(() => {
    for (const socket of Object.values(sockets)) socket.destroy();
  });
  const ended: string[] = [];
  for (const [name, socket] of Object.entries(sockets)) socket.on('error', () => {}).on('close', () => ended.push(name));
  sockets.still.pause();
  sockets.reading.resume();
  sockets.idle.resume();
  for (const socket of [sockets.still, sockets.reading]) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  // waits: the buffers of the one that reads nothing fill, which nobody hears of
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let look = 0; look < 3; look++) {
    t.mock.timers.tick(5_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.deepEqual(ended, []);
  t.mock.timers.tick(5_000);
  sockets.still.resume();
  await once(sockets.still, 'close');
  assert.deepEqual(ended, ['still']);
});
