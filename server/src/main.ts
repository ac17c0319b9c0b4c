// Start and stop of the program: configuration, database, migrations, first texts, demo, listening; and back in the opposite order.
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { isDemoShop, settleDemoAccounts } from './demo/accounts.ts';
import { installJobs, startJobs } from './jobs.ts';
import { listen, tryPort } from './listen.ts';
import { storeFirstContent } from './modules/content/index.ts';
import { removeExampleNeeds } from './modules/leads/index.ts';
import { openFiles } from './modules/media/index.ts';
import { ensureIndex, writeChoices, writeZeroResults } from './modules/search/index.ts';
import {
  addFirstAdministrator,
  type FirstAdministrator,
  hasOwnStaff,
} from './modules/staff/index.ts';
import { type Db, migrate, openDatabase, probeDatabase, Replicas } from './platform/db/index.ts';
import { readDisk } from './platform/disk.ts';
import { createLog, type Logger } from './platform/log.ts';
import { measureProcess } from './platform/metrics/index.ts';
import { collectGarbage, growHeapSlowly } from './platform/small-heap.ts';
import { exitWith, type StartContext } from './platform/start-error.ts';
import { onStopSignal, STOP_SIGNALS } from './platform/stop-signals.ts';
import { startTracing } from './platform/tracing/index.ts';
import { type StartScreen, startScreen } from './start-screen.ts';
import { answerForMetrics } from './web-process-metrics.ts';
import {
  isOnDatabaseOfPrimary,
  isWebProcess,
  sayListening,
  startWebProcesses,
} from './web-processes.ts';

/** Also on every page of the back office. */
const EXPOSED =
  'the demo is on in a shop that others may reach: whoever reads its source can log on, as an administrator too; set DEMO=off';

const about: StartContext = {};
try {
  await start();
} catch (error) {
  exitWith(error, about);
}

async function start(): Promise<void> {
  const began = Date.now();
  growHeapSlowly();
  const config = loadConfig();
  Object.assign(about, {
    port: config.port,
    host: config.host,
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
  });
  const isForked = isWebProcess();
  const screen = startScreen(process.stdout, { isQuiet: isForked });
  // On a terminal the steps say what happens; requests and the like are shown in development, or where LOG_LEVEL asks for them.
  const level =
    screen.isTerminal && !config.logLevelIsSaid && !config.dev ? 'warn' : config.logLevel;
  const log = createLog({ level, ...(screen.isTerminal ? { print: screen.print } : {}) });
  let isStarting = true;
  const closers: (() => Promise<unknown>)[] = [];
  try {
    // Last to end: what stops is traced too.
    if (config.traces !== undefined)
      closers.push(await startTracing({ ...config.traces, role: config.role, log }));
    const url = await screen.step('PostgreSQL', () => openPostgres(config, log, closers, screen));
    // Said before the catalogue is loaded, not after.
    if (config.role !== 'worker' && !isForked) await tryPort(config);
    await screen.step('Database schema', async () => {
      await migrate({ url, log });
      if (!isForked) await installJobs(url);
    });
    const watched = {
      slowQueryMs: config.slowQueryMs,
      // Bulk statements of the start, which load the demo and build the search index, are expected to be slow.
      onSlowQuery: (statement: object) =>
        log[isStarting ? 'debug' : 'warn'](statement, 'a statement was slow'),
    };
    const database = openDatabase(url, {
      ...watched,
      onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
    measureProcess();
    closers.push(() => database.close());
    const files = await openFiles(config.filesS3, database.db, log);
    closers.push(async () => files.close());
    // A shop of one's own begins without the examples of wanted goods.
    if ((await storeFirstContent(database.db, { isDemo: config.demo })) && !config.demo)
      await removeExampleNeeds(database.db);
    // A shop that has staff of its own gets a demo only when DEMO=on is set.
    const mayLoadDemo = config.demoIsSaid || !(await hasOwnStaff(database.db));
    let administrator =
      config.admin.email === undefined
        ? undefined
        : await addFirstAdministrator(database.db, config.admin);
    const demo =
      config.demo && !isForked
        ? await demoShop(database.db, mayLoadDemo ? config.demoSize : null, screen)
        : null;
    if (!isForked) await settleDemo(database.db, config, log);
    if (demo === null && !isForked)
      administrator ??= await addFirstAdministrator(database.db, config.admin);
    if (await screen.step('Search index', () => ensureIndex(database.db)))
      log.info('the search index was made anew');
    closers.push(() => writeZeroResults(database.db));
    closers.push(() => writeChoices(database.db));
    const isMany = config.role !== 'worker' && config.webProcesses > 1;
    const replicas =
      config.databaseReplicaUrls.length === 0 || config.role === 'worker' || isMany
        ? undefined
        : new Replicas(config.databaseReplicaUrls, database, { ...watched, log });
    if (replicas !== undefined) closers.push(() => replicas.close());
    // A database elsewhere has a disk of its own.
    const isOwnDatabase = config.databaseUrl === undefined || isOnDatabaseOfPrimary();
    const freeBytes = isOwnDatabase
      ? async () => (await readDisk(config.dataDir))?.freeBytes ?? null
      : undefined;
    let isDraining = false;
    const app =
      config.role === 'worker' || isMany
        ? undefined
        : await buildApp({
            config,
            db: database.db,
            files,
            freeBytes,
            ...(replicas === undefined ? {} : { replicas }),
            log,
            isDraining: () => isDraining,
            ...(isForked ? { metrics: answerForMetrics() } : {}),
          });
    const jobs =
      config.role === 'web'
        ? undefined
        : await startJobs({ url, db: database.db, files, log, config, freeBytes });
    // Together: open requests and running jobs have the same ten seconds.
    closers.push(() => Promise.all([app?.close(), jobs?.stop()]));
    if (isMany)
      closers.push(
        await startWebProcesses(config.webProcesses, { ...config, isOwnDatabase }, url, log),
      );
    if (app !== undefined) await listen(app, config, { isOneOfMany: isForked });
    if (isForked) sayListening();
    // First of all: /readyz answers 503, while requests are still served.
    closers.push(async () => {
      isDraining = true;
      if (app !== undefined) await sleep(config.drainSeconds * 1_000);
    });
    closeGracefully(log, closers, { say: screen.say, drainSeconds: config.drainSeconds });
    if (config.role === 'worker')
      screen.say('Millwright works on background jobs; it serves no pages.');
    else if (!isForked)
      screen.say(
        announcement(app?.server.address() ?? null, config, {
          demo,
          administrator,
          tookMs: Date.now() - began,
        }),
      );
    isStarting = false;
    // Two thirds of the heap are what reading the program left behind.
    await collectGarbage();
  } catch (error) {
    for (const close of closers.reverse()) await close().catch(() => {});
    throw error;
  }
}

async function openPostgres(
  config: Config,
  log: Logger,
  closers: (() => Promise<unknown>)[],
  screen: StartScreen,
): Promise<string> {
  if (config.databaseUrl !== undefined) {
    await probeDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    onExit: (error) => exitWith(error, about),
  });
  closers.push(() => postgres.stop());
  for (const note of postgres.notes) screen.say(note);
  return postgres.url;
}

type Stopping = { say: StartScreen['say']; drainSeconds: number };

/** Open requests are answered, new ones rejected, the database closed last: within ten seconds after DRAIN_SECONDS, or a second signal. */
function closeGracefully(
  log: Logger,
  closers: (() => Promise<unknown>)[],
  { say, drainSeconds }: Stopping,
): void {
  const { close } = closeWithGrace(
    { delay: 10_000 + drainSeconds * 1_000, logger: false, skip: [...STOP_SIGNALS] },
    async ({ err }) => {
      if (err !== undefined) log.error({ err }, 'stopping after a fault that nobody caught');
      for (const close of closers.reverse()) await close();
      say('Millwright has stopped.');
    },
  );
  onStopSignal(
    () => void close(),
    () => process.exit(1),
  );
}

type Demo = { staff: readonly Login[]; buyers: readonly Login[] };
type Login = { email: string; password: string; role?: string };

/** Loaded where it is wanted: it is large. Null: there is a catalogue of our own. @param size  null: nothing may be loaded */
async function demoShop(
  db: Db,
  size: Config['demoSize'] | null,
  screen: StartScreen,
): Promise<Demo | null> {
  if (size === null && !(await isDemoShop(db))) return null;
  const { DEMO_BUYERS, DEMO_STAFF, loadDemoShop } = await import('./demo/shop.ts');
  const isDemo = await screen.step('Demo shop', () =>
    loadDemoShop(db, screen.progress, size ?? 'whole', size === 'whole'),
  );
  return isDemo ? { staff: DEMO_STAFF, buyers: DEMO_BUYERS } : null;
}

async function settleDemo(db: Db, config: Config, log: Logger): Promise<void> {
  const closed = await settleDemoAccounts(db, { isDemo: config.demo, now: new Date() });
  if (closed > 0)
    log.warn(
      { accounts: closed },
      'demo accounts of an earlier start were closed: the demo is off',
    );
  if (config.demoIsExposed && (await isDemoShop(db))) log.warn(EXPOSED);
}

type Started = { demo: Demo | null; administrator: FirstAdministrator | undefined; tookMs: number };

function announcement(
  address: unknown,
  config: Config,
  { demo, administrator, tookMs }: Started,
): string {
  const port = (address as { port?: number } | null)?.port ?? config.port;
  const shown = config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
  const lines = [
    '',
    `Millwright is ready after ${(tookMs / 1000).toFixed(1)} s: ${shown}`,
    `  Back office: ${shown}/admin`,
    `  API: ${shown}/api/docs`,
  ];
  if (administrator !== undefined) {
    const { email, password } = administrator;
    lines.push(`  First administrator: ${email}  password ${password ?? 'as in ADMIN_PASSWORD'}`);
    if (password !== null)
      lines.push('    Shown this once; you will be asked for one of your own.');
  }
  if (demo === null) return lines.join('\n');
  if (config.demoIsExposed) lines.push(`  WARNING: ${EXPOSED}`);
  lines.push('  This is a demo shop. Log in as:');
  for (const buyer of demo.buyers) lines.push(`    ${buyer.email}  password ${buyer.password}`);
  lines.push('  In its back office as:');
  for (const member of demo.staff)
    lines.push(`    ${member.email}  password ${member.password}  (${member.role})`);
  return lines.join('\n');
}
