// npm test: checks, tests, a smoke on PostgreSQL 15, journeys in a browser; the very last line is the sum. npm run test:all (--whole) runs every sample whole.
// For developers: npm test -- --changed, --only checks|unit|server|pg15|e2e|user [part of a path ...], and --coverage to write docs/spec-coverage.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, StartError } from '../server/src/platform/start-error.ts';
import './check-node.mjs';
import { ensureBundles } from './bundles.ts';
import { runChecks } from './check.ts';
import { ROOT, sourceFiles } from './checks/source-files.ts';
import { writeSpecCoverage } from './spec-coverage.ts';
import { changedTests } from './test/changed.ts';
import { type RunOptions, runFiles } from './test/run-files.ts';
import { OTHER_USER, POSTGRES_15_SMOKE, selects } from './test/selections.ts';
import { Summary } from './test/summary.ts';
import { startTestServer, type TestServer } from './test/test-server.ts';
import { findBrowser, findJava, findOlderPostgres } from './test/tools-of-the-system.ts';

const PARTS = ['checks', 'unit', 'server', 'pg15', 'e2e', 'user'] as const;
const FOLDERS = [
  'messages',
  'contracts',
  'demo',
  'embedded-postgres',
  'scripts',
  'server',
  'web',
  'backoffice',
  'prove',
  'bench',
];
type Part = (typeof PARTS)[number];
const TEST_RESULTS = join(ROOT, 'test-results');

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const only = values.only as Part | undefined;
if (only !== undefined && !PARTS.includes(only))
  exitWith(new StartError(`--only takes one of ${PARTS.join(', ')}`));
/** Without --only, unit holds the server's tests too; the part server alone is for developers, the part user for .ci/run. */
const wanted = (part: Part): boolean =>
  (only === undefined ? part !== 'server' && part !== 'user' : only === part) &&
  !(positionals.length > 0 && part === 'checks');
// Of the heavy samples (server/testing/sample.ts).
if (values.whole) process.env.TEST_SAMPLE = 'whole';

const summary = new Summary();
const changed = values.changed ? changedTests(sourceFiles(/\.test\.tsx?$/)) : undefined;
const servers = new Set<TestServer>();
let newest: Promise<TestServer> | undefined;
process.on('SIGINT', () => void stopServers().finally(() => process.exit(130)));
process.on('SIGTERM', () => void stopServers().finally(() => process.exit(143)));

if (changed !== undefined) console.log(`tests of what changed: ${changed.why}`);
try {
  if (wanted('checks')) await checks();
  if (wanted('unit') || wanted('server') || wanted('user')) await serverTests();
  if (wanted('pg15')) await testsOnOlderPostgres();
  if (wanted('e2e')) await journeys();
} catch (error) {
  summary.add({ passed: 0, failed: 1, skipped: 0 });
  console.log(`✖ ${error instanceof Error ? error.stack : String(error)}`);
} finally {
  await stopServers();
}
if (values.coverage) console.log(`wrote ${writeSpecCoverage(summary.results)}`);
if (summary.sum.passed + summary.sum.failed === 0) {
  summary.add({ passed: 0, failed: 1, skipped: 0 });
  console.log('✖ not a single test was run');
}
mkdirSync(TEST_RESULTS, { recursive: true });
writeFileSync(join(TEST_RESULTS, 'times.txt'), summary.timesByFile());
process.exitCode = summary.sum.failed === 0 ? 0 : 1;
console.log(summary.lines().join('\n'));

async function checks(): Promise<void> {
  const started = performance.now();
  const done = await runChecks();
  const passed = done.filter((check) => check.ok).length;
  summary.add({ passed, failed: done.length - passed, skipped: 0 });
  summary.addPart({ title: 'checks', ms: performance.now() - started, tests: done.length });
}

async function serverTests(): Promise<void> {
  const all = tests(only === 'server' ? ['server', 'embedded-postgres', 'prove'] : FOLDERS);
  const files = only === 'user' ? all.filter((file) => selects(OTHER_USER, file)) : all;
  if (files.length === 0) return;
  const server = await newestServer();
  await run(`tests on PostgreSQL ${server.version}`, files, { TEST_DATABASE_URL: server.url });
}

/** The oldest PostgreSQL we promise: per commit where versions can differ, whole in test:all. */
async function testsOnOlderPostgres(): Promise<void> {
  const all = tests(['server']);
  const isSmoke = !values.whole && only === undefined;
  const files = isSmoke ? all.filter((file) => selects(POSTGRES_15_SMOKE, file)) : all;
  if (files.length === 0) return;
  const older = findOlderPostgres(console.log);
  // As many as these files held in the run before; alone, at least one each.
  const held = (some: readonly string[]): number =>
    summary.results.filter(({ file }) => some.includes(file)).length || some.length;
  if ('missing' in older) return summary.leaveOut(held(files), older.missing);
  const rest = all.filter((file) => !files.includes(file));
  if (rest.length > 0)
    summary.later(`${held(rest)} tests of ${rest.length} files on PostgreSQL ${older.major}`);
  const server = await started(startTestServer(older.bin));
  const title = `${isSmoke ? 'smoke' : 'server tests'} on PostgreSQL ${server.version}`;
  await run(title, files, { TEST_DATABASE_URL: server.url });
  // The journeys that follow are measured.
  servers.delete(server);
  await server.stop();
}

async function journeys(): Promise<void> {
  const files = tests(['e2e']);
  if (files.length === 0) return;
  const browser = findBrowser(console.log);
  if ('missing' in browser) {
    summary.add({ passed: 0, failed: 1, skipped: 0 });
    return console.log(`✖ ${browser.missing}`);
  }
  // Only the checker of the HTML needs it; without it those journeys are skipped, and say so.
  const java = findJava(console.log);
  await ensureBundles();
  const isAlone = (file: string): boolean => file.startsWith('e2e/alone/');
  const server = await newestServer();
  const env = {
    TEST_DATABASE_URL: server.url,
    CHROMIUM: browser.path,
    ...('missing' in java ? { WITHOUT_JAVA: java.missing } : { JAVA: java.path }),
  };
  const others = files.filter((file) => !isAlone(file));
  await run('journeys in the browser', others, env, { project: 'journeys' });
  // What is measured must not share the machine with other journeys.
  await run('measured in the browser', files.filter(isAlone), env, { project: 'measured' });
}

function tests(folders: string[]): string[] {
  return sourceFiles(/\.test\.tsx?$/).filter(
    (file) =>
      folders.includes(file.split('/', 1)[0] as string) &&
      (changed === undefined || changed.files.has(file)) &&
      (positionals.length === 0 || positionals.some((part) => file.includes(normal(part)))),
  );
}

function normal(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(
      /^.*\/(?=(messages|contracts|demo|embedded-postgres|scripts|server|web|backoffice|prove|e2e)\/)/,
      '',
    )
    .replace(/^\.\//, '');
}

async function run(
  title: string,
  files: string[],
  env: Record<string, string>,
  options: RunOptions = {},
): Promise<void> {
  if (files.length === 0) return;
  const result = await runFiles(files, env, options);
  summary.add(result);
  summary.addResults(result.results);
  summary.addPart({ title, ms: result.ms, tests: result.results.length });
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped === 0 ? '' : `, ${result.skipped} skipped`}`;
  console.log(
    `${result.failed === 0 ? '✔' : '✖'} ${title}: ${counts} (${(result.ms / 1000).toFixed(1)} s)`,
  );
}

/** One for the tests and the journeys, so that the demo catalogue is loaded once. */
function newestServer(): Promise<TestServer> {
  newest ??= started(startTestServer());
  return newest;
}

async function started(starting: Promise<TestServer>): Promise<TestServer> {
  const server = await starting;
  servers.add(server);
  return server;
}

async function stopServers(): Promise<void> {
  const all = [...servers];
  servers.clear();
  await Promise.all(all.map((server) => server.stop()));
}
