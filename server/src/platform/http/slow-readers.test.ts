// Tests of slow readers, over real sockets with a fast clock.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { endSlowReaders } from './slow-readers.ts';

const MEGABYTE = 1 << 20;
/** More than the network holds between the two ends: what is read after it was sent by a server that waited. */
const READ_A_LOOK = 16 * MEGABYTE;

test('endSlowReaders › one reads nothing, one reads a single large buffer bit by bit, one idles › the first alone is ended, after three looks that found it still [promises P39]', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const server = createServer((_request, reply) => reply.end(Buffer.alloc(96 * MEGABYTE)));
  endSlowReaders(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sockets = {
    still: connect(port, '127.0.0.1'),
    reading: connect(port, '127.0.0.1'),
    idle: connect(port, '127.0.0.1'),
  };
  t.after(() => {
    for (const socket of Object.values(sockets)) socket.destroy();
  });
  const ended: string[] = [];
  for (const [name, socket] of Object.entries(sockets))
    socket.on('error', () => {}).on('close', () => ended.push(name));
  sockets.still.pause();
  sockets.idle.resume();
  for (const socket of [sockets.still, sockets.reading])
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  // waits: the buffers of the one that reads nothing fill, which nobody hears of
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let look = 0; look < 3; look++) {
    await read(sockets.reading, READ_A_LOOK);
    t.mock.timers.tick(5_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(ended, []);
  await read(sockets.reading, READ_A_LOOK);
  t.mock.timers.tick(5_000);
  sockets.still.resume();
  await once(sockets.still, 'close');
  assert.deepEqual(ended, ['still']);
});

/** So many bytes more, then no further; throws where the connection is ended before. */
async function read(socket: Socket, bytes: number): Promise<void> {
  let left = bytes;
  while (left > 0) {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null && socket.closed) throw new Error(`ended ${left} bytes early`);
    if (chunk === null) await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
    else left -= chunk.length;
  }
}
