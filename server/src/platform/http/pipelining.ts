// Pipelining limit: a few; hundreds fit into one packet, and all of their answers would wait in memory for a client that does not read them. [promises P39]
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** No browser sends a second one before the answer; programs that do send again what a closed connection left open. */
export const MAX_PIPELINED = 16;

/** To be registered first: a connection with more is closed, and the excess is not processed. */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.destroyed) return void reply.hijack();
    reply.raw.once('close', () => void count(socket, -1));
    if (count(socket, 1) <= MAX_PIPELINED) return done();
    reply.hijack();
    socket.destroy();
  });
}
