// Slow readers: Node limits how long a request may take to come, not how long its answer may take to go: the connection of a client that stops reading is closed. [promises P39]
import type { Server, Socket } from 'node:net';

const LOOK_EVERY_MS = 5_000;
/** Slower than this is no network but a client that holds a connection: an answer of 250 KB would take more than four minutes. */
const LEAST_BYTES_A_LOOK = 5_000;
/** So many looks in a row. */
const PATIENCE = 3;

/** Looks every five seconds at connections whose answers wait to be read; ends those that took next to nothing for fifteen. */
export function endSlowReaders(server: Server): void {
  const readers = new Map<Socket, { taken: number; slow: number }>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, slow: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, reader] of readers) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isSlow = socket.writableLength > 0 && taken - reader.taken < LEAST_BYTES_A_LOOK;
      reader.slow = isSlow ? reader.slow + 1 : 0;
      reader.taken = taken;
      if (reader.slow >= PATIENCE) socket.destroy();
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
