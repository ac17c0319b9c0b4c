// TCP fault proxy: a relay on a port of its own that can be told to.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Scope, whenOver } from './scope.ts';

export type Wire = {
  /** The same database, through the wire. */
  url: string;
  /** Ends all connections and takes no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Connections stay, and nothing comes through any more, in either direction; false: it flows again. */
  swallow(yes: boolean): void;
  /** New connections end after so many bytes of an answer, or of a question; nothing said: they last. */
  breakOff(after: { answer?: number; question?: number }): void;
  /** From now on new connections lead there. */
  lead(url: string): void;
};

type Place = { host: string; port: number } | { path: string };

export async function aTcpFaultProxy(scope: Scope, url: string): Promise<Wire> {
  let there = placeOf(url);
  let isSwallowing = false;
  let longest: { answer?: number; question?: number } = {};
  const open = new Set<Socket>();
  const through = createServer((near) => {
    const far = connect(there);
    for (const socket of [near, far]) {
      open.add(socket);
      if (isSwallowing) socket.pause();
      socket
        .on('error', () => {})
        .on('close', () => {
          near.destroy();
          far.destroy();
          open.delete(socket);
        });
    }
    near.pipe(far).pipe(near);
    for (const [from, most] of [
      [far, longest.answer],
      [near, longest.question],
    ] as const) {
      let seen = 0;
      if (most !== undefined)
        from.on('data', (part: Buffer) => {
          seen += part.length;
          if (seen > most) far.destroy();
        });
    }
    if (isSwallowing) for (const socket of [near, far]) socket.pause();
  });
  through.listen(0, '127.0.0.1');
  await once(through, 'listening');
  const here = (through.address() as AddressInfo).port;
  const cut = async (): Promise<void> => {
    const closed = once(through, 'close');
    through.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  whenOver(scope, async () => {
    if (through.listening) await cut();
  });
  const target = new URL(url);
  target.searchParams.delete('host');
  target.hostname = '127.0.0.1';
  target.port = String(here);
  return {
    url: target.href,
    cut,
    async mend() {
      through.listen(here, '127.0.0.1');
      await once(through, 'listening');
    },
    swallow(yes) {
      isSwallowing = yes;
      for (const socket of open)
        if (yes) socket.pause();
        else socket.resume();
    },
    breakOff(after) {
      longest = after;
    },
    lead(elsewhere) {
      there = placeOf(elsewhere);
    },
  };
}

function placeOf(url: string): Place {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  return folder === null ? { host: target.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` };
}
