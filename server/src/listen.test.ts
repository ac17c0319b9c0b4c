// Listening and draining: connections are accepted soon while the process is busy, a taken port is noticed, and no accepted request is cut off at the end.
import assert from 'node:assert/strict';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../testing/index.ts';
import { listen, QUEUES } from './listen.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createLog } from './platform/log.ts';

const HOST = '127.0.0.1';
const PEOPLE = 64;
const TURN_MS = 5;

const onLinux = { skip: process.platform === 'linux' ? false : 'elsewhere a port has one queue' };

test(
  'listen › many connect while each turn of the loop is long › several come in with each turn [promises P23]',
  onLinux,
  async (t) => {
    const turns = async (
      open: (app: FastifyInstance, port: number) => Promise<unknown>,
    ): Promise<number> => {
      const app = Fastify();
      const port = await freePort();
      await open(app, port);
      let [inside, count] = [0, 0];
      app.server.on('connection', () => inside++);
      const sockets = Array.from({ length: PEOPLE }, () => connect(port, HOST));
      t.after(async () => {
        for (const socket of sockets) socket.destroy();
        await app.close();
      });
      while (inside < PEOPLE) {
        count += 1;
        for (const until = performance.now() + TURN_MS; performance.now() < until; );
        await new Promise((resolve) => setImmediate(resolve));
      }
      return count;
    };
    const plain = await turns(async (app, port) => await app.listen({ port, host: HOST }));
    const ours = await turns(
      async (app, port) => await listen(app, { port, host: HOST }, { isOneOfMany: false }),
    );
    assert.ok(
      plain >= PEOPLE,
      `one queue took ${plain} turns: Node accepts otherwise by now, and this file is not needed`,
    );
    assert.ok(ours * 3 <= plain, `${ours} turns instead of ${plain}`);
  },
);

test('listen › the port is taken by a stranger › said, whether or not others of ours would share it [decisions §6]', async (t) => {
  const stranger = createServer().listen(0, HOST);
  await once(stranger, 'listening');
  t.after(() => void stranger.close());
  const { port } = stranger.address() as { port: number };
  for (const isOneOfMany of [false, true]) {
    const app = Fastify();
    await assert.rejects(listen(app, { port, host: HOST }, { isOneOfMany }), {
      code: 'EADDRINUSE',
    });
    await app.close();
  }
});

test('listen › two of ours on one port › both are asked [promises P23]', onLinux, async (t) => {
  const port = await freePort();
  const asked = [0, 0];
  for (const index of [0, 1]) {
    const app = Fastify();
    t.after(() => app.close());
    app.get('/', async () => {
      asked[index] = (asked[index] ?? 0) + 1;
    });
    await listen(app, { port, host: HOST }, { isOneOfMany: true });
  }
  for (let ask = 0; ask < 100; ask++)
    await (await fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } })).text();
  assert.ok(
    asked.every((count) => count > 10),
    `${asked}`,
  );
});

test('listen › closed under open requests on every queue › all are answered, idle connections do not hold it up [promises P22]', async () => {
  const app = createHttpServer({
    log: createLog({ level: 'silent' }),
    trustProxy: undefined,
    checkAnswers: false,
  });
  const port = await freePort();
  const under = Promise.withResolvers<void>();
  let inside = 0;
  app.get('/slow', async () => {
    inside += 1;
    await under.promise;
    return 'whole';
  });
  app.get('/', async () => 'soon');
  await listen(app, { port, host: HOST }, { isOneOfMany: false });
  for (let ask = 0; ask < 4 * QUEUES; ask++) await (await fetch(`http://${HOST}:${port}/`)).text();
  const slow = Array.from(
    { length: 4 * QUEUES },
    async () => await (await fetch(`http://${HOST}:${port}/slow`)).text(),
  );
  while (inside < slow.length) await sleep(10);
  const began = performance.now();
  const closed = app.close();
  await sleep(100);
  under.resolve();
  assert.deepEqual(new Set(await Promise.all(slow)), new Set(['whole']));
  await closed;
  assert.ok(performance.now() - began < 4_000, 'keep-alive connections were waited for');
});

test('listen › closed while keep-alive clients ask one request after another › each is answered whole until the port refuses, none is reset [promises P22]', async (t) => {
  for (let round = 0; round < 5; round++) {
    const app = createHttpServer({
      log: createLog({ level: 'silent' }),
      trustProxy: undefined,
      checkAnswers: false,
    });
    app.get('/', async () => {
      await sleep(Math.random() * 10);
      return { answer: 'whole' };
    });
    const port = await freePort();
    await listen(app, { port, host: HOST }, { isOneOfMany: false });
    const agent = new Agent({ keepAlive: true });
    t.after(() => agent.destroy());
    let answered = 0;
    const endings = Array.from({ length: 24 }, async () => {
      for (;;) {
        try {
          const text = await ask(port, agent);
          assert.equal(text, '{"answer":"whole"}');
          answered += 1;
        } catch (error) {
          return (error as NodeJS.ErrnoException).code;
        }
      }
    });
    while (answered < 500) await sleep(10);
    await app.close();
    // A connection that the kernel has, but the program does not yet, is reset with its socket: that is the whole of what may be lost.
    const codes = await Promise.all(endings);
    assert.deepEqual([...new Set(codes)], ['ECONNREFUSED'], `after ${answered} answers`);
  }
});

test(
  'listen › a name with two addresses › both answer, and requests on the second are waited for too [promises P22]',
  onLinux,
  async (t) => {
    t.mock.method(dns, 'lookup', async () =>
      ['127.0.0.1', '127.0.0.2', '::ffff:0:0:dead'].map((address) => ({ address, family: 4 })),
    );
    const app = createHttpServer({
      log: createLog({ level: 'silent' }),
      trustProxy: undefined,
      checkAnswers: false,
    });
    const under = Promise.withResolvers<void>();
    let inside = 0;
    app.get('/', async () => {
      inside += 1;
      await under.promise;
      return 'whole';
    });
    const port = await freePort();
    await listen(app, { port, host: 'localhost' }, { isOneOfMany: false });
    const asked = ['127.0.0.1', '127.0.0.2'].map(
      async (host) => await (await fetch(`http://${host}:${port}/`)).text(),
    );
    while (inside < asked.length) await sleep(10);
    const closed = app.close();
    await sleep(100);
    under.resolve();
    assert.deepEqual(await Promise.all(asked), ['whole', 'whole']);
    await closed;
  },
);

async function ask(port: number, agent: Agent): Promise<string> {
  const asked = request({ host: HOST, port, agent }).end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}
