// How do people come in when many come at once? Through several queues: a process takes one connection of a queue with each turn of its loop, and a full shop turns slowly. [promises P23]
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type Place = { port: number; host: string };

/** Connections that are accepted with one turn of the loop. */
export const QUEUES = 64;
/** So many wait in each; more are refused by the kernel, to be tried again after a second and more. */
const BACKLOG = 1_024;
const IDLE_SWEEP_MS = 50;

/**
 * Where the kernel can share a port among several queues, ours are so many; elsewhere it is one.
 * @param isOneOfMany other processes of this program listen on the same port, and somebody has tried it
 * @throws EADDRINUSE and what else forbids to listen
 */
export async function listen(app: FastifyInstance, place: Place, { isOneOfMany }: { isOneOfMany: boolean }): Promise<void> {
  const { port, host } = place;
  // With any free port (0) each queue would get another.
  if (process.platform !== 'linux' || port === 0) return void (await app.listen({ port, host, backlog: BACKLOG }));
  if (!isOneOfMany) await tryPort(place);
  const shared = { port, host, backlog: BACKLOG, reusePort: true };
  const others: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    closed = closeAll(app, others);
  });
  app.addHook('onClose', async () => void (await closed));
  await app.listen(shared);
  for (let queue = 1; queue < QUEUES; queue++) {
    const other = createServer(
      { allowHalfOpen: true, noDelay: true, keepAlive: true },
      (socket) => void app.server.emit('connection', socket),
    );
    others.push(other);
    await once(other.listen(shared), 'listening');
  }
}

/** Those who share a port do not notice that a stranger has it already. @throws EADDRINUSE */
export async function tryPort({ port, host }: Place): Promise<void> {
  // `once` rejects with an error instead.
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Requests under way are answered; a connection that only waits for the next one is closed. */
async function closeAll(app: FastifyInstance, others: Server[]): Promise<void> {
  const open = [app.server, ...others].filter(({ listening }) => listening);
  const closed = open.map((server) => once(server, 'close'));
  // The first one is closed by Fastify itself.
  for (const server of open) if (server !== app.server) server.close();
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  sweep.unref();
  void Promise.all(closed).then(() => clearInterval(sweep));
  await Promise.all(closed.slice(1));
}
