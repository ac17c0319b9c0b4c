// Listening on SO_REUSEPORT sockets, and a graceful shutdown that drains keep-alive connections. A process accepts one connection of a socket per turn of its event loop, so each has several sockets. [promises P22, P23]
import dns from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Place = { port: number; host: string };

/** Connections that are accepted with one turn of the loop. */
export const QUEUES = 64;
/** So many wait in each; more are refused by the kernel, to be tried again after a second and more. */
const BACKLOG = 1_024;
/** While it drains, idle keep-alive connections stay open so long: the next request may already be on the wire, and closing would reset it. */
export const IDLE_GRACE_MS = 1_000;
const IDLE_SWEEP_MS = 50;

/**
 * Where the kernel can share a port among several sockets, ours are so many on the first address of the host and one on each other; elsewhere it is one an address.
 * Closing the app drains: no new connection, every request that reaches an open one is answered with `Connection: close`.
 * @param isOneOfMany other processes of this program listen on the same port, and the port has been tried
 * @throws EADDRINUSE and what else forbids to listen
 */
export async function listen(
  app: FastifyInstance,
  place: Place,
  { isOneOfMany }: { isOneOfMany: boolean },
): Promise<void> {
  const { port } = place;
  const [host, ...otherHosts] = await addressesOf(place.host);
  // With any free port (0) each socket would get another.
  const isShared = process.platform === 'linux' && port !== 0;
  if (isShared && !isOneOfMany) await tryPort({ port, host });
  const listeners: Server[] = [];
  app.addHook('preClose', drainable(app.server, listeners));
  const options = { backlog: BACKLOG, ...(isShared ? { reusePort: true } : {}) };
  await app.listen({ ...options, port, host });
  const boundPort = (app.server.address() as { port: number }).port;
  const addListener = async (address: string): Promise<void> => {
    const listener = createServer(
      { allowHalfOpen: true, noDelay: true, keepAlive: true },
      (socket) => void app.server.emit('connection', socket),
    );
    await once(listener.listen({ ...options, port: boundPort, host: address }), 'listening');
    listeners.push(listener);
  };
  if (isShared) for (let queue = 1; queue < QUEUES; queue++) await addListener(host);
  // `localhost` is often two addresses. The second may be switched off, as ::1 is in many containers.
  for (const address of otherHosts) await addListener(address).catch(ignoreMissingAddress);
}

/** Those who share a port do not notice that a stranger has it already. @throws EADDRINUSE */
export async function tryPort({ port, host }: Place): Promise<void> {
  // `once` rejects with an error instead.
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Addresses of a host in the order of the resolver; a name that cannot be resolved is left to `listen`, whose error names it. */
async function addressesOf(host: string): Promise<[string, ...string[]]> {
  const [first, ...others] = await dns.lookup(host, { all: true }).catch(() => []);
  return first === undefined ? [host] : [first.address, ...others.map(({ address }) => address)];
}

function ignoreMissingAddress(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
}

/** Notes which responses are under way. The answer drains: it resolves once every connection has ended. */
function drainable(
  server: FastifyInstance['server'],
  listeners: readonly Server[],
): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    isDraining = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    const open = [server, ...listeners].filter(({ listening }) => listening);
    const closed = Promise.all(open.map((each) => once(each, 'close')));
    // The method of `net`: that of `http` closes idle connections at once, also those with a request on the wire.
    for (const each of open) Server.prototype.close.call(each);
    await Promise.race([closed, sleep(IDLE_GRACE_MS, undefined, { ref: false })]);
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    await closed;
    clearInterval(sweep);
  };
}
