// Graceful stop: 200 commits are under way, half of them not even fully sent, and keep-alive clients go on; each accepted request gets its whole answer.
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Attempt, ask, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

const BODY = JSON.stringify({ paymentMode: 'telegraphic-transfer', termsAccepted: true });
const GONE_WITHIN_MS = 10_000;
const KEEP_ALIVE_CLIENTS = 32;

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const shop = await aShop(context, { databaseUrl: cluster.url });
  const open = sized(context, { test: 200, prove: 200, full: 200 });
  const rounds = sized(context, { test: 1, prove: 5, full: 20 });
  const attempts: Attempt[] = [];
  const gone: number[] = [];
  const kept = { answered: 0, reset: 0 };
  const failures: string[] = [];
  await shop.start();
  const { products, tokens } = await stockShop(cluster.url, open);
  for (let round = 0; round < rounds; round++) {
    if (!shop.isRunning()) await shop.start();
    const carts: { token: string; cart: string }[] = [];
    for (let from = 0; from < tokens.length; from += 10) {
      carts.push(
        ...(await Promise.all(
          tokens
            .slice(from, from + 10)
            .map(async (token) => ({ token, cart: await aCart(shop.address, token, products) })),
        )),
      );
    }
    // Orders wait at this lock, so that they are under way for certain.
    const holder = new pg.Client({ connectionString: cluster.url });
    await holder.connect();
    await holder.query('begin; lock table sales_order in share mode');
    const half = Promise.withResolvers<void>();
    const commits = carts.map(({ token, cart }, index) =>
      slowCommit(shop.address, token, cart, index % 2 === 0 ? half.promise : Promise.resolve()),
    );
    await Promise.all(commits.map(({ heard }) => heard));
    const asking = Promise.all(
      Array.from({ length: KEEP_ALIVE_CLIENTS }, () => askUntilRejected(shop.address, kept)),
    );
    await sleep(200);
    const stopping = shop.stop();
    await sleep(300);
    half.resolve();
    await holder.end();
    attempts.push(...(await Promise.all(commits.map(({ answer }) => answer))));
    const { ms, code } = await stopping;
    await asking;
    gone.push(ms);
    if (ms > GONE_WITHIN_MS || code !== 0)
      failures.push(`it was gone after ${Math.round(ms)} ms with ${code}`);
  }
  await shop.start();
  const cut = attempts.filter(({ status }) => status === 0).length;
  const strange = attempts.filter(({ status }) => ![0, 200, 503].includes(status));
  if (kept.reset > 0)
    failures.push(`${kept.reset} requests on open keep-alive connections were reset`);
  if (cut > 0) failures.push(`${cut} of ${attempts.length} answers were cut`);
  if (strange.length > 0)
    failures.push(
      `${strange.length} answers were neither 200 nor 503, such as ${strange[0]?.status}`,
    );
  const reconciliation = await reckon(shop.address, cluster.url, attempts);
  return {
    figures: {
      'stops under load': rounds,
      'requests under way / cut': `${attempts.length} / ${cut}`,
      'requests of keep-alive clients that went on asking: answered / reset': `${kept.answered} / ${kept.reset}`,
      'of these ordered / told to come back': `${reconciliation.promised} / ${attempts.filter(({ status }) => status === 503).length}`,
      'until it was gone, ms, median / most': `${Math.round(median(gone))} / ${Math.round(Math.max(...gone))}`,
    },
    failures: [...failures, ...reconciliation.failures],
  };
}

/** One request after another on one connection, until the port refuses a new one. */
async function askUntilRejected(
  address: string,
  kept: { answered: number; reset: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isRejected = false; !isRejected; ) {
    const request = httpRequest(`${address}/healthz`, { agent });
    try {
      const answered = once(request, 'response') as Promise<[IncomingMessage]>;
      request.end();
      const [message] = await answered;
      for await (const _chunk of message);
      kept.answered += 1;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      isRejected = code === 'ECONNREFUSED';
      // A connection of which the program never heard ends with its socket in the kernel; an open one must not.
      if (!isRejected && request.reusedSocket) kept.reset += 1;
    }
  }
  agent.destroy();
}

/** A rejected request with Retry-After is repeated. */
async function aCart(address: string, token: string, products: readonly number[]): Promise<string> {
  for (let tries = 1; tries <= 20; tries++) {
    const { body } = await ask(address, token, '/api/shop/additemtocart', {
      productId: products[0],
      quantity: 1,
    });
    const { code, errors } = (body ?? {}) as { code?: string; errors?: unknown };
    if (errors === undefined && code !== undefined) return code;
  }
  throw new Error('no cart could be filled');
}

/** The server says that it heard of the request (100 Continue), then comes half of the body, and the rest when it is time. */
function slowCommit(
  address: string,
  token: string,
  cart: string,
  whole: Promise<void>,
): { heard: Promise<unknown>; answer: Promise<Attempt> } {
  const begun = performance.now();
  const attempt = (status: number, orderId: string | null): Attempt => {
    const told = status === 200 ? 'order' : status === 0 || status >= 500 ? 'unknown' : 'refused';
    return { cart, token, told, orderId, status, ms: performance.now() - begun, at: Date.now() };
  };
  const request = httpRequest(`${address}/api/order/commitOrder?cartCode=${cart}`, {
    method: 'POST',
    agent: false,
    headers: {
      authtoken: token,
      'content-type': 'application/json',
      'content-length': String(BODY.length),
      expect: '100-continue',
    },
    signal: AbortSignal.timeout(30_000),
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => {});
  const heard = once(request, 'continue').catch(() => {});
  request.flushHeaders();
  const answer = (async (): Promise<Attempt> => {
    try {
      await heard;
      request.write(BODY.slice(0, 10));
      await whole;
      request.end(BODY.slice(10));
      const [message] = await answered;
      let text = '';
      for await (const chunk of message) text += String(chunk);
      return attempt(
        message.statusCode ?? 0,
        (JSON.parse(text) as { orderId?: string }).orderId ?? null,
      );
    } catch {
      return attempt(0, null);
    }
  })();
  return { heard, answer };
}

export const proof: Proof = {
  name: 'graceful-stop',
  chapter: 'Faults',
  promise:
    'SIGTERM with 200 requests under way and keep-alive clients that go on asking cuts none of them, and the shop is gone within ten seconds',
  tag: '[promises P22]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the time in which idle connections stay open',
      tier: 'prove',
      changes: [
        { file: 'listen.ts', from: 'Server.prototype.close.call(each)', to: 'each.close()' },
      ],
    },
    {
      name: 'waiting for open requests',
      tier: 'prove',
      changes: [{ file: 'main.ts', from: 'delay: 10_000 + drainSeconds * 1_000', to: 'delay: 1' }],
    },
  ],
};
