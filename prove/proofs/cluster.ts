// Cluster: two web nodes and a worker behind nginx, a primary and the standby that reads are sent to; then one after the other breaks.
import { setTimeout as sleep } from 'node:timers/promises';
import { findOlderPostgres } from '../../scripts/test/tools-of-the-system.ts';
import { testSmtp } from '../../server/testing/smtp.ts';
import { aTcpFaultProxy } from '../../server/testing/wire.ts';
import { startBuyers, stockShop, withShopDatabase } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { aFront } from '../front.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { startReaders } from '../readers.ts';
import { reckon, reckonMails } from '../reconciliation.ts';
import { rush } from '../rush.ts';
import { aShop, type Shop } from '../shop.ts';
import { aStandby, asSuperuser, failOver, REPLICATED, waitForStandbys } from '../standby.ts';
import { median } from '../statistics.ts';

const ALONE = 'promises without the standby';
const IDLE = 'no worker';
const PIECES = 10;
const TOKEN = 'a-token-for-the-figures';

async function run(context: Context): Promise<Outcome> {
  const older = findOlderPostgres(context.tell);
  if ('missing' in older) throw new Error(older.missing);
  const sum = {
    promised: 0,
    lost: 0,
    unknown: 0,
    mails: 0,
    twice: 0,
    reads: 0,
    failed: 0,
    renamed: 0,
    oldestMs: 0,
    fromReplica: 0,
    repeated: 0,
  };
  const failures: string[] = [];
  const back: number[] = [];
  let version = '';
  const people = sized(context, { test: 40, prove: 200, full: 200 });
  const rounds = sized(context, { test: 1, prove: 2, full: 10 });
  for (let round = 0; round < rounds; round++) {
    const primary = await aCluster(context, { binaries: older.bin, settings: REPLICATED });
    version = primary.version;
    const standby = await aStandby(context, primary, older.bin);
    if (context.without?.instead !== ALONE) await waitForStandbys(primary);
    const wire = await aTcpFaultProxy(context, primary.url);
    const smtp = await testSmtp(context);
    const env = {
      DATABASE_REPLICA_URL: standby.url,
      METRICS_TOKEN: TOKEN,
      TRUST_PROXY: '127.0.0.1',
    };
    const first = await aShop(context, { databaseUrl: wire.url, role: 'web', env });
    const second = await aShop(context, { databaseUrl: wire.url, role: 'web', env });
    const worker = await aShop(context, {
      databaseUrl: wire.url,
      role: 'worker',
      smtpUrl: smtp.url,
    });
    for (const node of [first, second]) await node.start();
    if (context.without?.instead !== IDLE) await worker.start();
    const front = await aFront(context, [first, second]);
    const goods = await stockShop(primary.url, 4);
    const buyers = startBuyers(context, front, goods);
    const readers = startReaders(
      context,
      front,
      wire.url,
      await pagesOf(primary.url, goods.products),
    );
    await buyers.untilOrders(10);

    // The last units, and a node that dies while all want them.
    const struck = await rush(
      { address: front, url: wire.url, people, pieces: PIECES },
      async () => {
        await sleep(100);
        await second.kill();
      },
    );
    await second.start();
    await buyers.untilOrders(10);

    // The standby writes down what it gets and shows nothing of it.
    await asSuperuser(primary, ['select pg_wal_replay_pause()'], standby.url);
    await sleep(sized(context, { test: 3_000, prove: 4_000, full: 4_000 }));
    await asSuperuser(primary, ['select pg_wal_replay_resume()'], standby.url);
    await buyers.untilOrders(10);
    for (const node of [first, second]) {
      sum.fromReplica += await figure(node, 'millwright_public_reads_total{from="replica"}');
      sum.repeated += await figure(node, 'millwright_replica_statements_repeated_total');
    }

    back.push(await failOver({ primary, standby, wire }, () => buyers.untilOrders(1)));
    const again = await rush(
      { address: front, url: standby.url, people, pieces: PIECES },
      async () => {},
    );
    await buyers.untilOrders(10);

    const attempts = [...(await buyers.stop()), ...struck.attempts, ...again.attempts];
    const read = await readers.stop();
    const reconciliation = await reckon(front, standby.url, attempts);
    const post = await reckonMails(
      standby.url,
      smtp.received,
      context.without === null ? 120_000 : 10_000,
    );
    failures.push(
      ...struck.failures,
      ...again.failures,
      ...read.failures,
      ...reconciliation.failures,
      ...post.failures,
    );
    if (sum.fromReplica === 0) failures.push('nothing was read from the replica');
    sum.promised += reconciliation.promised;
    sum.lost += reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length;
    sum.unknown += reconciliation.unknown + struck.unknown + again.unknown;
    sum.mails += post.mails;
    sum.twice += post.twice;
    sum.reads += read.reads;
    sum.failed += read.failed;
    sum.renamed += read.renamed;
    sum.oldestMs = Math.max(sum.oldestMs, read.oldestMs);
    for (const node of [first, second, worker]) await node.stop();
    standby.kill();
  }
  return {
    figures: {
      PostgreSQL: version,
      'clusters: web nodes killed, primaries killed, standbys promoted': rounds,
      [`${people} people for ${PIECES} pieces, with a node killed and after the failover`]:
        2 * rounds,
      'orders promised / lost': `${sum.promised} / ${sum.lost}`,
      'answers that said nothing, asked for again': sum.unknown,
      'mails that arrived / twice, under one Message-ID': `${sum.mails} / ${sum.twice}`,
      'pages and calls that visitors asked for / refused, at the door of a full node or while the primary was away': `${sum.reads} / ${sum.failed}`,
      'answers read from the replica / statements that it refused': `${sum.fromReplica} / ${sum.repeated}`,
      'changes that visitors watched for / oldest that was shown, ms': `${sum.renamed} / ${Math.round(sum.oldestMs)}`,
      'from the loss of the primary to the next order, with promotion, ms, median': Math.round(
        median(back),
      ),
    },
    failures,
  };
}

async function pagesOf(url: string, products: readonly number[]): Promise<string[]> {
  const slugs = await withShopDatabase(url, (db) =>
    db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('id', 'in', [...products])
      .execute(),
  );
  return [
    '/',
    '/products',
    '/ru/products',
    '/faq',
    '/blog',
    '/shop',
    '/suggest?query=part',
    ...slugs.map(({ id, slug }) => `/product/${id}/${slug}`),
  ];
}

async function figure(node: Shop, sample: string): Promise<number> {
  const answer = await fetch(`${node.address}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${sample} `));
  return line === undefined ? 0 : Number(line.slice(sample.length + 1));
}

export const proof: Proof = {
  name: 'cluster',
  chapter: 'Faults',
  promise:
    'Two web nodes and a worker over a primary and its replica sell no piece twice, lose no promised order or mail and show nothing older than a second, though a node is killed, the replica lags and the primary is lost',
  tag: '[promises P1, P6, P13]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the standby’s word before the promise (synchronous_standby_names)',
      tier: 'prove',
      instead: ALONE,
    },
    { name: 'the worker', tier: 'prove', instead: IDLE },
    {
      name: 'asking how far the replica is',
      tier: 'prove',
      changes: [
        {
          file: 'platform/db/replica.ts',
          from: 'return this.#isThere && this.behindMs() < MAX_LAG_MS && this.#replayed >= this.#wanted;',
          to: 'return true;',
        },
      ],
    },
  ],
};
