// Slow readers: Node limits how long a request may take to come, not how long its answer may take to go: the connection of a client that stops reading is closed. [promises P39]
import type { Server, Socket } from 'node:net';

const LOOK_EVERY_MS = 5_000;
/** Slower than this is no network but a client that holds a connection: an answer of 250 KB would take more than four minutes. */
const LEAST_BYTES_A_LOOK = 5_000;
/** So many looks in a row. */
const PATIENCE = 3;

/** Looks every five seconds at connections whose answers wait to be read; ends those that took next to nothing for fifteen. */
export function endSlowReaders(server: Server): void {
  const readers = new Map<Socket, { taken: number; waiting: number; slow: number }>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, waiting: 0, slow: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, reader] of readers) {
      const taken = socket.bytesWritten - socket.writableLength;
      const waiting = writeQueueOf(socket);
      const moved = Math.max(taken - reader.taken, reader.waiting - waiting);
      reader.slow = socket.writableLength > 0 && moved < LEAST_BYTES_A_LOOK ? reader.slow + 1 : 0;
      reader.taken = taken;
      reader.waiting = waiting;
      if (reader.slow >= PATIENCE) socket.destroy();
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes of the write under way that the network has not taken: `bytesWritten` counts a buffer of 8 MB only when the last of it has gone. Node's own socket timeout looks at the same number. */
function writeQueueOf(socket: Socket): number {
  return (
    (socket as Socket & { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ??
    0
  );
}
