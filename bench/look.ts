// Checks of answers before the measurement: some requests of each plan are sent one by one; the bare server repeats their bodies, and their statements are counted.
import { gzipSync } from 'node:zlib';
import type { BareAnswer } from './bare-server.ts';
import { diceOf } from './catalogue-sample.ts';
import type { LoadRequest, LoadWork } from './load-job.ts';
import type { Operation, Plan, World } from './operations.ts';
import { commitRequest, fillCarts, type Item, priceRequest } from './purchases.ts';

const LOOKED_AT = 32;
const ASKED_BEFORE = 6;
/** What nine of ten need: a first question may read a dictionary, and once in a while a job of the shop is counted too. */
const USUAL_SHARE = 0.9;

type Answer = { status: number; type: string; encoding: string | null; body: string };
export type Looked = {
  failures: string[];
  statements: number;
  answers: BareAnswer[];
  bytes: number;
};

export async function lookAt(
  operation: Operation,
  world: World,
  plan: Plan,
  orders: readonly Item[],
): Promise<Looked> {
  const answers: Answer[] = [];
  const counts: number[] = [];
  const counted = async (request: LoadRequest): Promise<Answer> => {
    const before = await world.statements.count();
    const answer = await ask(world, request);
    counts.push((await world.statements.count()) - before);
    answers.push(answer);
    return answer;
  };
  await world.statements.during(async () => {
    if (plan.kind === 'orders') {
      for (const checkout of await fillCarts(world.database, orders, LOOKED_AT, diceOf(1))) {
        await ask(world, priceRequest(checkout));
        await counted(commitRequest(checkout));
      }
    } else if (plan.work.kind === 'carts') await fillOneCart(plan.work, counted);
    else if (plan.work.kind === 'requests') {
      const requests = spread(plan.work.requests);
      // Kept is what was asked for twice, in each web process.
      for (let time = 0; operation.hot && time < ASKED_BEFORE; time++)
        for (const request of requests) await ask(world, request);
      for (const request of requests) await counted(request);
    }
  });
  const bare = answers.map((answer) => asBare(answer));
  return {
    failures: [...new Set(answers.flatMap((answer) => problemOf(operation, answer)))],
    statements: counts.sort((a, b) => a - b)[Math.floor((counts.length - 1) * USUAL_SHARE)] ?? 0,
    answers: bare,
    bytes:
      bare.reduce(
        (sum, { body, isBase64 }) => sum + Buffer.byteLength(body, isBase64 ? 'base64' : 'utf8'),
        0,
      ) / bare.length,
  };
}

function spread(requests: LoadRequest[]): LoadRequest[] {
  const step = Math.max(1, Math.floor(requests.length / LOOKED_AT));
  return requests.filter((_, i) => i % step === 0).slice(0, LOOKED_AT);
}

async function fillOneCart(
  work: Extract<LoadWork, { kind: 'carts' }>,
  counted: (request: LoadRequest) => Promise<Answer>,
): Promise<void> {
  let code: string | null = null;
  for (const product of work.products.slice(0, work.lines)) {
    const body = JSON.stringify({ ...product, code });
    const answer = await counted({
      method: 'POST',
      path: work.path,
      headers: { 'content-type': 'application/json' },
      body,
    });
    code = answer.status === 200 ? (JSON.parse(answer.body) as { code: string }).code : null;
  }
}

async function ask(world: World, request: LoadRequest): Promise<Answer> {
  const answer = await fetch(world.address + request.path, {
    method: request.method,
    headers: { 'accept-encoding': 'identity', ...request.headers },
    body: request.body ?? null,
    redirect: 'manual',
  });
  const { headers } = answer;
  return {
    status: answer.status,
    type: headers.get('content-type') ?? 'text/plain',
    encoding: headers.get('content-encoding'),
    // Unpacked by fetch.
    body: await answer.text(),
  };
}

/** As it travelled: what was compressed is compressed again, to about the same length. */
function asBare({ type, encoding, body }: Answer): BareAnswer {
  if (encoding !== 'gzip') return { type, body, isBase64: false };
  return { type, body: gzipSync(body).toString('base64'), isBase64: true };
}

function problemOf(operation: Operation, { status, encoding, body }: Answer): string[] {
  if (status !== 200) return [`answers ${status}`];
  if (operation.gzip && encoding !== 'gzip') return ['not compressed'];
  const problem = operation.check(body);
  return problem === null ? [] : [problem];
}
