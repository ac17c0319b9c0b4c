// npm run bench: throughput and latency of the shop with 12,000 and 100,000 products, beside a bare Fastify route of the same bytes. Prints tables and writes docs/performance.md.
// Raw results of each size: test-results/bench-SIZE.json.
// -- --size 1M (a million; also 12k,100k), --quick (short rounds), --only name[,name], --profile folder (the server's CPU profile).
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBundles } from '../scripts/bundles.ts';
import { ROOT } from '../scripts/checks/source-files.ts';
import { diceOf, readSample, type Sample } from './catalogue-sample.ts';
import { type Load, startBare, startLoad } from './children.ts';
import { type Figures, type Run, readRuns, writeRuns } from './figures.ts';
import { type Flags, readFlags } from './flags.ts';
import { PLOTS } from './growth.ts';
import { CONNECTIONS, measure } from './measure.ts';
import { compareProcesses } from './more-processes.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { weighListPage } from './page-weight.ts';
import { asApiSearch, mixedQuestions } from './questions.ts';
import { outcomesOfRun, performanceDocument, terminalTable } from './report.ts';
import { openShop, WEB_PROCESSES } from './shop.ts';
import { QUICK, type SizeName, sizeOf } from './sizes.ts';

const FOLDER = join(ROOT, 'docs/performance');
const FIGURES = join(FOLDER, 'figures.json');
const FIRST_SECONDS = 3;

const closers: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(130)));
}
try {
  process.exitCode = await run(readFlags(process.argv.slice(2)));
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await closeAll();
}

async function run(flags: Flags): Promise<number> {
  const wanted = OPERATIONS.filter(
    ({ name }) => flags.only.length === 0 || flags.only.some((part) => name.includes(part)),
  );
  if (wanted.length === 0)
    throw new Error(
      `no operation is called so; there are ${OPERATIONS.map(({ name }) => name).join(', ')}`,
    );
  await ensureBundles();
  let failed = 0;
  let missed = 0;
  for (const size of flags.sizes) {
    const began = Date.now();
    const one = await runSize(size, wanted, flags);
    await closeAll();
    console.log(`\n${terminalTable(one.operations)}\n`);
    for (const { title, wanted: target, found, isReached } of outcomesOfRun(one, size))
      console.log(`${isReached ? '✔' : '✖'} ${title}: ${found} (${target})`);
    failed += one.operations.filter(({ failures }) => failures.length > 0).length;
    missed += outcomesOfRun(one, size).filter(({ isReached }) => !isReached).length;
    console.log(`${size}: ${((Date.now() - began) / 60_000).toFixed(1)} min`);
    writeRuns(join(ROOT, `test-results/bench-${size}.json`), { [size]: one });
    // Each size as soon as it is known: a later one may fail.
    if (flags.only.length === 0 && !flags.quick) write(size, one);
  }
  console.log(`${failed} failed, ${missed} target(s) not reached`);
  return failed > 0 ? 1 : 0;
}

async function runSize(name: SizeName, wanted: readonly Operation[], flags: Flags): Promise<Run> {
  const otherLoad = loadavg()[0] ?? 0;
  const { products, settleSeconds, pace: usual } = sizeOf(name);
  const pace = flags.quick ? QUICK : usual;
  console.log(`${name}: starting a database and filling it ...`);
  const shop = await openShop({ ...flags, products, onOpening: (close) => closers.push(close) });
  const load = await startLoad();
  closers.push(() => load.close());
  const bare = await startBare();
  closers.push(() => bare.close());
  const hooked = await startBare('hooks');
  closers.push(() => hooked.close());
  // The loaded tables are looked at by the planner before anything is measured, not in the middle of it.
  await shop.database.query('vacuum analyze');
  const sample = await readSample(shop.database);
  const { loadSeconds, startSeconds } = shop;
  console.log(
    `${sample.count} products, loaded in ${loadSeconds.toFixed(0)} s, ready after ${startSeconds.toFixed(1)} s; ${pace.rounds} round(s) of ${pace.seconds} s, ${CONNECTIONS} connections`,
  );
  const world = { ...shop, sample };
  await warmUp(load, shop.address, sample, settleSeconds);
  const operations: Figures[] = [];
  for (const operation of wanted) {
    const figures = await measure(operation, { world, load, bare, hooked, pace });
    operations.push(figures);
    const said =
      figures.failures.length > 0
        ? `FAILED: ${figures.failures.join(', ')}`
        : `${Math.round(figures.perSecond)}/s`;
    console.log(`  ${operation.title}: ${said}`);
  }
  const about = {
    products: sample.count,
    postgresVersion: shop.postgresVersion,
    nodeVersion: process.versions.node,
    machine: machine(),
    date: new Date().toISOString(),
    rounds: pace.rounds,
    seconds: pace.seconds,
    webProcesses: WEB_PROCESSES,
    connections: CONNECTIONS,
    otherLoad,
    loadSeconds,
    startSeconds,
    peakMemoryMb: shop.memory()?.peak ?? null,
  };
  const listPage = await weighListPage(shop.address);
  const webProcesses = availableParallelism();
  // The smallest catalogue is enough: what a second process gives is a matter of cores, not of products.
  if (products !== null || webProcesses < 2 || flags.only.length > 0)
    return { about, operations, listPage };
  const many = await shop.serveWith(webProcesses);
  await warmUp(load, many, sample, settleSeconds);
  return {
    about,
    operations,
    listPage,
    moreProcesses: await compareProcesses({
      world,
      one: shop.address,
      many,
      webProcesses,
      load,
      pace,
    }),
  };
}

/** Compilers begin with the first requests, and each web process reads its search index then: not while the first operation is measured. */
async function warmUp(
  load: Load,
  address: string,
  sample: Sample,
  settleSeconds: number,
): Promise<void> {
  const work = {
    kind: 'requests' as const,
    requests: mixedQuestions(sample, diceOf(1)).map(asApiSearch),
  };
  await load.run({ address, connections: CONNECTIONS, work, seconds: 1 });
  await sleep(settleSeconds * 1_000);
  await load.run({ address, connections: CONNECTIONS, work, seconds: FIRST_SECONDS });
}

function write(size: SizeName, one: Run): void {
  const runs = { ...readRuns(FIGURES), [size]: one };
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, draw } of PLOTS) writeFileSync(join(FOLDER, file), draw(runs));
  writeFileSync(join(ROOT, 'docs/performance.md'), performanceDocument(runs));
  writeRuns(FIGURES, runs);
  console.log('written: docs/performance.md, docs/performance/*.svg');
}

function machine(): string {
  const processors = cpus();
  return `${processors.length} cores (${processors[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform}`;
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => console.error(`bench: ${String(error)}`));
}
