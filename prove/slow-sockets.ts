// Slow sockets: slow headers, slow bodies, and answers that are not read.
import { connect, type Socket } from 'node:net';
import { MAX_PIPELINED } from '../server/src/platform/http/pipelining.ts';
import type { Context } from './proof.ts';

export const SLOWNESS = ['headers', 'body', 'reading'] as const;
export type Slowness = (typeof SLOWNESS)[number];

export type SlowSockets = {
  /** How many of these were ended by the shop, and when the last one was, in milliseconds since they were opened. */
  ended(kind: Slowness): { count: number; of: number; lastMs: number };
  allEnded(): boolean;
};

/** @param path of something big, for those that do not read */
export function openSlowSockets(
  context: Context,
  address: string,
  each: number,
  path: string,
): SlowSockets {
  const { hostname, port } = new URL(address);
  const begun = performance.now();
  const sockets: Socket[] = [];
  const ends = new Map<Slowness, number[]>(SLOWNESS.map((kind) => [kind, []]));
  let isOver = false;
  const drips: NodeJS.Timeout[] = [];
  for (const kind of SLOWNESS) {
    for (let n = 0; n < each; n++) {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.on('error', () => {});
      socket.on('close', () => void (isOver || ends.get(kind)?.push(performance.now() - begun)));
      // A socket that reads the answer sees the end; on those that do not read, a write shows it.
      if (kind === 'reading') socket.pause();
      else socket.resume();
      const host = `Host: ${hostname}:${port}\r\n`;
      if (kind === 'reading')
        socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(MAX_PIPELINED));
      else if (kind === 'body')
        socket.write(
          `POST /api/shop/additemtocart HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{`,
        );
      else socket.write(`GET / HTTP/1.1\r\n${host}`);
      const drop = kind === 'headers' ? 'X-a: b\r\n' : ' ';
      drips.push(
        setInterval(
          () => socket.writable && socket.write(kind === 'reading' ? '\r\n' : drop),
          1_000,
        ),
      );
    }
  }
  context.after(async () => {
    isOver = true;
    for (const drip of drips) clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  });
  return {
    ended(kind) {
      const times = ends.get(kind) ?? [];
      return { count: times.length, of: each, lastMs: Math.max(0, ...times) };
    },
    allEnded: () => SLOWNESS.every((kind) => (ends.get(kind)?.length ?? 0) >= each),
  };
}
