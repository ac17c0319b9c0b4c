// npm run bench: how fast is the shop, beside a bare Fastify route of the same bytes? Prints a table and writes docs/performance.md.
// -- --quick (short rounds), --only name[,name], --profile folder (the server's CPU profile).
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBundles } from '../scripts/bundles.ts';
import { ROOT } from '../scripts/checks/source-files.ts';
import { readSample } from './catalogue-sample.ts';
import { startBare, startLoad } from './children.ts';
import { type Flags, readFlags } from './flags.ts';
import { CONNECTIONS, type Measured, measure, type Pace } from './measure.ts';
import { OPERATIONS } from './operations.ts';
import { weighListPage } from './page-weight.ts';
import { isReached, performanceDocument, terminalTable } from './report.ts';
import { openShop, WEB_PROCESSES } from './shop.ts';

const THOROUGH: Pace = { rounds: 3, warmUpSeconds: 6, seconds: 4, bareSeconds: 2, ordersARound: 1_600 };
const QUICK: Pace = { rounds: 1, warmUpSeconds: 1, seconds: 2, bareSeconds: 1, ordersARound: 640 };

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
  const wanted = OPERATIONS.filter(({ name }) => flags.only.length === 0 || flags.only.some((part) => name.includes(part)));
  if (wanted.length === 0) throw new Error(`no operation is called so; there are ${OPERATIONS.map(({ name }) => name).join(', ')}`);
  const otherLoad = loadavg()[0] ?? 0;
  const pace = flags.quick ? QUICK : THOROUGH;
  await ensureBundles();
  console.log('starting a database and the shop with its demo catalogue ...');
  const shop = await openShop(flags);
  closers.push(() => shop.close());
  const load = await startLoad();
  closers.push(() => load.close());
  const bare = await startBare();
  closers.push(() => bare.close());
  const hooked = await startBare('hooks');
  closers.push(() => hooked.close());
  // The loaded tables are looked at by the planner before anything is measured, not in the middle of it.
  await shop.database.query('vacuum analyze');
  const sample = await readSample(shop.database);
  console.log(`${sample.products.length} products, ${pace.rounds} round(s) of ${pace.seconds} s, ${CONNECTIONS} connections`);
  const world = { ...shop, sample };
  const results: Measured[] = [];
  for (const operation of wanted) {
    const measured = await measure(operation, { world, load, bare, hooked, pace });
    results.push(measured);
    const said = measured.failures.length > 0 ? `FAILED: ${measured.failures.join(', ')}` : `${Math.round(measured.perSecond)}/s`;
    console.log(`  ${operation.title}: ${said}`);
  }
  console.log(`\n${terminalTable(results)}\n`);
  if (flags.only.length === 0 && !flags.quick) {
    const about = {
      products: sample.products.length,
      postgresVersion: shop.postgresVersion,
      date: new Date(),
      rounds: pace.rounds,
      seconds: pace.seconds,
      webProcesses: WEB_PROCESSES,
      connections: CONNECTIONS,
      otherLoad,
    };
    writeFileSync(join(ROOT, 'docs/performance.md'), performanceDocument(results, about, await weighListPage(shop.address)));
    console.log('written: docs/performance.md');
  }
  const missed = results.filter((measured) => measured.failures.length === 0 && !isReached(measured)).length;
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  console.log(`${failed} failed, ${missed} target(s) not reached`);
  return failed > 0 ? 1 : 0;
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => console.error(`bench: ${String(error)}`));
}
