// Load generator process: autocannon for HTTP, node-postgres for bare commits; controlled by messages.
import autocannon from 'autocannon';
import pg from 'pg';
import type { LoadJob, LoadRequest, LoadResult, LoadWork } from './load-job.ts';

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.(result),
    (error: unknown) =>
      process.send?.({
        done: 0,
        perSecond: 0,
        medianMs: 0,
        p99Ms: 0,
        failures: [String(error)],
      } satisfies LoadResult),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run(job: LoadJob): Promise<LoadResult> {
  return job.work.kind === 'one-row commits'
    ? await commitRows(job, job.work)
    : await askHttp(job, job.work);
}

async function askHttp(
  job: LoadJob,
  work: Exclude<LoadWork, { kind: 'one-row commits' }>,
): Promise<LoadResult> {
  const plans = Array.from({ length: job.connections }, (_, i) =>
    work.kind === 'requests'
      ? dealt(work.requests, i, job.connections)
      : cartVisits(work, i, job.connections),
  );
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let connection = 0;
  let last = performance.now();
  const limit = 'amount' in job ? { amount: job.amount } : { duration: job.seconds };
  const began = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: job.address,
        connections: job.connections,
        ...limit,
        setupClient: (client) =>
          client.setRequests(plans[connection++ % plans.length] as autocannon.Request[]),
      },
      (error: unknown, ended) => (error ? reject(error) : resolve(ended)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      last = performance.now();
      if (status >= 200 && status < 300) times.push(ms);
      else statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  const failures = [...statuses].map(([status, count]) => `${count} x status ${status}`);
  if (result.errors > 0) failures.push(`${result.errors} x connection lost`);
  if (result.timeouts > 0) failures.push(`${result.timeouts} x no answer in time`);
  return summary(times, last - began, failures);
}

/** A few requests are sent by every connection: which web process a connection reaches is chance, and each process must have seen them all. */
function dealt(requests: LoadRequest[], index: number, connections: number): autocannon.Request[] {
  const isFew = requests.length < connections * 8;
  const own = isFew
    ? [...requests.slice(index % requests.length), ...requests.slice(0, index % requests.length)]
    : requests;
  return own
    .filter((_, i) => isFew || i % connections === index)
    .map((request) => ({ ...request }));
}

/** A cart is begun without a code, as a visitor does. */
function cartVisits(
  work: Extract<LoadWork, { kind: 'carts' }>,
  index: number,
  connections: number,
): autocannon.Request[] {
  let next = Math.floor((index / connections) * work.products.length);
  const headers = { 'content-type': 'application/json' };
  return Array.from(
    { length: work.lines },
    (_, line): autocannon.Request => ({
      method: 'POST',
      path: work.path,
      headers,
      setupRequest: (request, context) => {
        const { code } = context as { code?: string };
        const product = work.products[next++ % work.products.length];
        return {
          ...request,
          body: JSON.stringify(line === 0 || code === undefined ? product : { ...product, code }),
        };
      },
      onResponse: (status, body, context) => {
        if (line === 0 && status === 200)
          (context as { code?: string }).code = (JSON.parse(body) as { code: string }).code;
      },
    }),
  );
}

/** In turn a row inserted and the same row updated, each a transaction of its own, durable when it returns. */
async function commitRows(
  job: LoadJob,
  { databaseUrl }: Extract<LoadWork, { kind: 'one-row commits' }>,
): Promise<LoadResult> {
  const clients = await Promise.all(
    Array.from({ length: job.connections }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(
    'create table if not exists bench_commit (id bigint generated always as identity primary key, amount int not null, note text not null)',
  );
  const times: number[] = [];
  const began = performance.now();
  const isOver = (): boolean =>
    'amount' in job ? times.length >= job.amount : performance.now() - began >= job.seconds * 1000;
  const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work;
    times.push(performance.now() - start);
    return result;
  };
  await Promise.all(
    clients.map(async (client) => {
      while (!isOver()) {
        const insert = {
          name: 'bench_insert',
          text: 'insert into bench_commit (amount, note) values ($1, $2) returning id',
          values: [times.length, 'one row'],
        };
        const { rows } = await timed(client.query<{ id: string }>(insert));
        await timed(
          client.query({
            name: 'bench_update',
            text: 'update bench_commit set amount = amount + 1 where id = $1',
            values: [rows[0]?.id],
          }),
        );
      }
    }),
  );
  const took = performance.now() - began;
  await Promise.all(clients.map((client) => client.end()));
  return summary(times, took, []);
}

function summary(times: number[], tookMs: number, failures: string[]): LoadResult {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    done: sorted.length,
    perSecond: sorted.length / (tookMs / 1000),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    failures,
  };
}
