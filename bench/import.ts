// node bench/import.ts [rows]: time and memory of an import, and response time of the shop: a file of the demo's generators with other part numbers.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoCatalogue } from '../demo/src/index.ts';
import { ensureBundles } from '../scripts/bundles.ts';
import { writtenRow } from '../server/src/platform/spreadsheet/index.ts';
import { type AdminCall, loggedOn } from './admin-calls.ts';
import { openShop, type Shop } from './shop.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const POLL_MS = 1_000;
/** Requests one after the other, as a buyer who never rests. */
const PAGES = [
  '/',
  '/products/fasteners',
  '/search?text=bearing',
  '/api/shop/product/search?text=m8&start=0&count=20&lang=en',
];

await ensureBundles();
console.log('starting a database and the shop with its demo catalogue ...');
const shop = await openShop({ profile: null });
try {
  await run(shop);
} finally {
  await shop.close();
}

async function run({ address, serverPid }: Shop): Promise<void> {
  const file = catalogueFile(ROWS);
  console.log(`${ROWS} rows, ${(file.length / 1024 / 1024).toFixed(1)} MiB`);
  const call = await loggedOn(address);
  await sleep(5_000);
  const idle = residentMiB(serverPid);
  let peak = idle;
  const waits: number[] = [];
  let isRunning = true;
  const buyer = (async () => {
    for (let turn = 0; isRunning; turn++) {
      const began = performance.now();
      const answer = await fetch(address + PAGES[turn % PAGES.length]);
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status >= 500)
        console.log(`  ${PAGES[turn % PAGES.length]} answered ${answer.status}`);
      peak = Math.max(peak, residentMiB(serverPid));
      await sleep(20);
    }
  })();
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    waits.length = 0;
    peak = 0;
    const began = performance.now();
    await work();
    const sorted = [...waits].sort((a, b) => a - b);
    const at = (share: number): string =>
      `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
    console.log(
      `  ${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s; shop p50 ${at(0.5)}, p99 ${at(0.99)} of ${sorted.length}; peak ${Math.round(peak)} MiB (${Math.round(peak - idle)} above idle)`,
    );
  };
  try {
    await importAndUndo(call, file, timed);
  } finally {
    isRunning = false;
    await buyer;
  }
}

async function importAndUndo(
  call: AdminCall,
  file: Buffer,
  timed: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  let id = 0;
  let mapping: unknown;
  await timed('upload', async () => {
    const made = await call('POST', '/imports?kind=products&fileName=bench.csv', file);
    ({ id, mapping } = made);
  });
  const until = async (state: string): Promise<void> => {
    for (;;) {
      const record = await call('GET', `/imports/${id}`);
      if (record.state === state)
        return void console.log(`  ${state}: ${JSON.stringify(record.rows)}`);
      if (['failed', 'cancelled'].includes(record.state))
        throw new Error(`the import ${record.state}: ${record.failure}`);
      await sleep(POLL_MS);
    }
  };
  await timed('check', async () => {
    await call('POST', `/imports/${id}/check`, mapping);
    await until('checked');
  });
  await timed('apply', async () => {
    await call('POST', `/imports/${id}/apply`, { onFaults: 'refuse' });
    await until('applied');
  });
  await timed('undo', async () => {
    await call('POST', `/imports/${id}/undo`, {});
    await until('undone');
  });
}

/** Products with three languages, price, stock and attributes; none of them is in the shop. */
function catalogueFile(rows: number): Buffer {
  const catalogue = demoCatalogue();
  const slugs = catalogue.attributes.map(({ slug }) => slug);
  const texts = ['en', 'ru', 'ar'] as const;
  const header = [
    'sku',
    'mpn',
    ...texts.map((l) => `name_${l}`),
    ...texts.map((l) => `description_${l}`),
    'category',
    'manufacturer',
    'hsn',
    'unspsc',
    'unit',
    'origin_country',
    'price',
    'minimum',
    'step',
    'weight_grams',
    'stock',
  ];
  const lines = [writtenRow([...header, ...slugs.map((slug) => `attribute:${slug}`)])];
  for (const product of catalogue.products(rows)) {
    lines.push(
      writtenRow([
        `B-${lines.length}`,
        product.mpn,
        ...texts.map((l) => product.name[l]),
        ...texts.map((l) => product.description[l]),
        product.category,
        product.manufacturer,
        product.hsn,
        product.unspsc,
        product.uom,
        product.origin,
        (product.priceMinor / 100).toFixed(2),
        product.minQuantity,
        product.step,
        product.weightGrams,
        product.stock,
        ...slugs.map((slug) => product.attributes[slug] ?? null),
      ]),
    );
  }
  return Buffer.from(lines.join(''));
}

/** What the process that works holds; with several web processes it serves no pages itself. */
function residentMiB(pid: number): number {
  return (
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  );
}
