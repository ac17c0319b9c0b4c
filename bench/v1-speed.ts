// node bench/v1-speed.ts [rounds]: calls of /api/v1 beside the specification's calls for the same thing, in turns on one shop, as ratios of their median times.
import { Agent, request } from 'node:http';
import { ensureBundles } from '../scripts/bundles.ts';
import { openShop, type Shop } from './shop.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
/** Requests of one side in a round. */
const REQUESTS = 200;
const WARM_UP = 100;

type Asked = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
};
type Pair = {
  name: string;
  v1: (n: number) => Asked;
  other: (n: number) => Asked;
  status?: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

await ensureBundles();
console.log('starting a database and the shop with its demo catalogue ...');
const shop = await openShop({ profile: null });
try {
  await run(shop);
} finally {
  agent.destroy();
  await shop.close();
}

async function run({ address, database }: Shop): Promise<void> {
  const { rows } = await database.query<{ id: number; name: string }>(
    "select p.id, t.name from product p join product_text t on t.product_id = p.id and t.locale = 'en' where p.published order by md5(p.id::text) limit 2000",
  );
  const at = (n: number) => rows[n % rows.length] as { id: number; name: string };
  const words = (n: number): string => at(n).name.split(' ').slice(0, 3).join(' ');
  const tag = (await ask(address, { method: 'GET', path: `/api/v1/products/${at(0).id}` })).etag;
  const search = (n: number): Asked => ({
    method: 'POST',
    path: '/api/search',
    body: { query: words(n), count: 20 },
  });
  const product = (n: number): Asked => ({
    method: 'POST',
    path: '/api/search',
    body: { searchBy: 'productId', query: String(at(n).id) },
  });
  const pairs: Pair[] = [
    {
      name: 'a product, each time another / search by productId',
      v1: (n) => ({ method: 'GET', path: `/api/v1/products/${at(n).id}` }),
      other: product,
    },
    {
      name: 'a search with facets / search',
      v1: (n) => ({
        method: 'GET',
        path: `/api/v1/search?limit=20&q=${encodeURIComponent(words(n))}`,
      }),
      other: search,
    },
    {
      name: 'a search without facets / search',
      v1: (n) => ({
        method: 'GET',
        path: `/api/v1/search?limit=20&facets=false&q=${encodeURIComponent(words(n))}`,
      }),
      other: search,
    },
    {
      name: '304 of a product / 200 of it',
      v1: () => ({
        method: 'GET',
        path: `/api/v1/products/${at(0).id}`,
        headers: { 'if-none-match': tag },
      }),
      other: () => ({ method: 'GET', path: `/api/v1/products/${at(0).id}` }),
      status: 304,
    },
  ];
  for (const { name, v1, other, status = 200 } of pairs) {
    const ratios: number[] = [];
    const times: [number, number][] = [];
    await timed(address, v1, 0, WARM_UP, status);
    await timed(address, other, 0, WARM_UP, 200);
    for (let round = 0; round < ROUNDS; round++) {
      const from = WARM_UP + round * REQUESTS;
      // In turns, and now one, now the other first: what else the machine does falls on both.
      const first = round % 2 === 0;
      const one = first ? await timed(address, v1, from, REQUESTS, status) : Number.NaN;
      const two = await timed(address, other, from, REQUESTS, 200);
      const own = first ? one : await timed(address, v1, from, REQUESTS, status);
      ratios.push(own / two);
      times.push([own, two]);
    }
    const [mine, theirs] = [0, 1].map((side) => middle(times.map((pair) => pair[side] as number)));
    console.log(
      `  ${name}: ${middle(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); ${mine?.toFixed(2)} ms and ${theirs?.toFixed(2)} ms`,
    );
  }
}

/** @returns milliseconds of a request, the median of `count` one after the other */
async function timed(
  address: string,
  asked: (n: number) => Asked,
  from: number,
  count: number,
  status: number,
): Promise<number> {
  const waits: number[] = [];
  for (let n = from; n < from + count; n++) {
    const began = performance.now();
    const answer = await ask(address, asked(n));
    waits.push(performance.now() - began);
    if (answer.status !== status)
      throw new Error(`${asked(n).path} answered ${answer.status} instead of ${status}`);
  }
  return middle(waits);
}

function ask(
  address: string,
  { method, path, body, headers }: Asked,
): Promise<{ status: number; etag: string }> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const call = request(address + path, { method, agent, headers: sent ?? {} }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, etag: String(answer.headers.etag ?? '') }),
      );
    });
    call.on('error', reject);
    call.end(text);
  });
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
