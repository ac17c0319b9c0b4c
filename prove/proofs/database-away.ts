// Database outage: while PostgreSQL is away, or hangs, buyers get a rejection at once that says when to come back; afterwards the shop recovers by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { aTcpFaultProxy } from '../../server/testing/wire.ts';
import { type Answer, ask, type Goods, startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop, type Shop } from '../shop.ts';
import { median } from '../statistics.ts';

/** The pool waits two seconds for a connection before it refuses. */
const REFUSED_WITHIN_MS = 2_500;
/** A statement that was under way when the line died has five seconds, and two for its rejection to arrive; a request that waits for a connection behind it two more. */
const SILENT_WITHIN_MS = 9_500;
const BACK_WITHIN_MS = 3_000;

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const wire = await aTcpFaultProxy(context, cluster.url);
  const shop = await aShop(context, { databaseUrl: wire.url });
  await shop.start();
  const pid = shop.pid();
  const goods = await stockShop(cluster.url, 4);
  const buyers = startBuyers(context, shop.address, goods);
  await buyers.untilOrders(10);

  const awayMs = sized(context, { test: 3_000, prove: 30_000, full: 30_000 });
  await cluster.stop();
  const away = await probe(shop, goods, awayMs);
  await cluster.start();
  const back = performance.now();
  await buyers.untilOrders(1);
  const backMs = performance.now() - back;

  await buyers.untilOrders(10);
  wire.swallow(true);
  const still = await probe(
    shop,
    goods,
    sized(context, { test: 3_000, prove: 20_000, full: 60_000 }),
  );
  // What was swallowed is lost; the connections of before are as good as dead.
  await wire.cut();
  wire.swallow(false);
  await wire.mend();
  const again = performance.now();
  await buyers.untilOrders(1);
  const againMs = performance.now() - again;
  await buyers.untilOrders(10);

  const attempts = await buyers.stop();
  const reconciliation = await reckon(shop.address, cluster.url, attempts);
  const failures = [
    ...judge('away', away, REFUSED_WITHIN_MS),
    ...judge('black-holed', still, SILENT_WITHIN_MS),
    ...reconciliation.failures,
  ];
  if (!shop.isRunning() || shop.pid() !== pid) failures.push('the server did not survive');
  if (context.size !== 'test' && backMs > BACK_WITHIN_MS)
    failures.push(`nobody could buy for ${Math.round(backMs)} ms after PostgreSQL was back`);
  return {
    figures: {
      'PostgreSQL stopped, s': awayMs / 1_000,
      'answers meanwhile / of these 503 with Retry-After': counted(away),
      'how soon, ms, median / most': times(away),
      'next order after it is back, ms': Math.round(backMs),
      'black-holed: answers / of these 503 with Retry-After': counted(still),
      'black-holed: how soon, ms, median / most': times(still),
      'black-holed: next order afterwards, ms': Math.round(againMs),
      'orders promised / lost': `${reconciliation.promised} / ${reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length}`,
      'restarts of the server': 0,
    },
    failures,
  };
}

/** A new client sends a request every 100 ms; the buyers go on, too. */
async function probe(shop: Shop, { tokens, products }: Goods, forMs: number): Promise<Answer[]> {
  // What is under way when it happens may still be answered either way.
  await sleep(500);
  const answers: Promise<Answer>[] = [];
  for (const deadline = Date.now() + forMs; Date.now() < deadline; await sleep(100)) {
    const token = tokens[answers.length % tokens.length] as string;
    const isCart = answers.length % 2 === 0;
    answers.push(
      isCart
        ? ask(shop.address, token, '/api/shop/additemtocart', {
            productId: products[0],
            quantity: 1,
          })
        : ask(shop.address, token, '/api/customerdetail/accountSummary'),
    );
  }
  return await Promise.all(answers);
}

const isRejection = ({ status, headers }: Answer): boolean =>
  status === 503 && Number(headers?.get('retry-after')) > 0;
const counted = (answers: Answer[]): string =>
  `${answers.length} / ${answers.filter(isRejection).length}`;
const times = (answers: Answer[]): string =>
  `${Math.round(median(answers.map(({ ms }) => ms)))} / ${Math.round(Math.max(...answers.map(({ ms }) => ms)))}`;

function judge(when: string, answers: Answer[], withinMs: number): string[] {
  const wrong = answers.filter((answer) => !isRejection(answer));
  const slow = answers.filter(({ ms }) => ms > withinMs);
  return [
    ...(wrong.length === 0
      ? []
      : [
          `${when}: ${wrong.length} of ${answers.length} answers were no 503 with Retry-After, such as ${wrong[0]?.status}`,
        ]),
    ...(slow.length === 0
      ? []
      : [`${when}: ${slow.length} of ${answers.length} answers took longer than ${withinMs} ms`]),
  ];
}

export const proof: Proof = {
  name: 'database-away',
  chapter: 'Crashes',
  promise:
    'While PostgreSQL is stopped everybody is refused at once with 503 and Retry-After, within ten seconds when its line only swallows, and the shop goes on by itself afterwards',
  tag: '[promises P6]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'knowing that the database is away',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/problem-answers.ts',
          from: 'if (isDatabaseUnavailable(error)) return',
          to: 'if (error === null) return',
        },
      ],
    },
    {
      name: 'hanging up on a dead line',
      tier: 'prove',
      changes: [
        {
          file: 'platform/db/preparing-client.ts',
          from: 'connection.stream.destroy(), this',
          to: '{}, this',
        },
      ],
    },
  ],
};
