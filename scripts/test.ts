// npm test: checks, tests on both PostgreSQLs, journeys in a browser. The last lines name what was skipped and why; the very last one sums up.
// For developers: npm test -- --only checks|unit|server|pg15|e2e|user [part of a path ...], and --coverage to write docs/spec-coverage.md.
import { parseArgs } from 'node:util';
import { exitWith, StartError } from '../server/src/platform/start-error.ts';
import './check-node.mjs';
import { ensureBundles } from './bundles.ts';
import { runChecks } from './check.ts';
import { sourceFiles } from './checks/source-files.ts';
import { writeSpecCoverage } from './spec-coverage.ts';
import { type RunResult, runFiles } from './test/run-files.ts';
import { startTestServer, type TestServer } from './test/test-server.ts';
import { findBrowser, findJava, findOlderPostgres } from './test/tools-of-the-system.ts';
import type { TestResult } from './test-reporter.ts';

const PARTS = ['checks', 'unit', 'server', 'pg15', 'e2e', 'user'] as const;
/** What can differ for another user, elsewhere: everything that has files, processes and a database; the part user holds these without the proofs. */
const FOLDERS = ['contracts', 'demo', 'embedded-postgres', 'scripts', 'server', 'web', 'backoffice'];
type Part = (typeof PARTS)[number];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, coverage: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const only = values.only as Part | undefined;
if (only !== undefined && !PARTS.includes(only)) exitWith(new StartError(`--only takes one of ${PARTS.join(', ')}`));
/** Without --only, unit holds the server's tests too; the part server alone is for developers, the part user for .ci/run. */
const wanted = (part: Part): boolean =>
  (only === undefined ? part !== 'server' && part !== 'user' : only === part) && !(positionals.length > 0 && part === 'checks');

const total = { passed: 0, failed: 0, skipped: 0 };
const results: TestResult[] = [];
const leftOut = new Map<string, number>();
const servers = new Set<TestServer>();
process.on('SIGINT', () => void Promise.all([...servers].map((server) => server.stop())).finally(() => process.exit(130)));
process.on('SIGTERM', () => void Promise.all([...servers].map((server) => server.stop())).finally(() => process.exit(143)));

try {
  if (wanted('checks')) await checks();
  if (wanted('unit') || wanted('server') || wanted('user')) {
    await onServer(undefined, async (server) => {
      await run(
        `tests on PostgreSQL ${server.version}`,
        tests(only === 'server' ? ['server', 'embedded-postgres', 'prove'] : only === 'user' ? FOLDERS : [...FOLDERS, 'prove', 'bench']),
        {
          TEST_DATABASE_URL: server.url,
        },
      );
    });
  }
  if (wanted('pg15')) await testsOnOlderPostgres();
  if (wanted('e2e')) await journeys();
} catch (error) {
  total.failed++;
  console.log(`✖ ${error instanceof Error ? error.stack : String(error)}`);
}
if (values.coverage) console.log(`wrote ${writeSpecCoverage(results)}`);
if (total.passed + total.failed === 0) {
  total.failed++;
  console.log('✖ not a single test was run');
}
process.exitCode = total.failed === 0 ? 0 : 1;
if (total.skipped > 0) console.log(`\nskipped:\n${reasons().join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped === 0 ? '' : `, ${total.skipped} skipped`}`);

/** How many, by reason. */
function reasons(): string[] {
  const counts = new Map(leftOut);
  for (const { result, why = '' } of results) if (result === 'skipped') counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([why, count]) => `- ${count}: ${why}`);
}

/** Tests that were not even begun. */
function leaveOut(count: number, why: string): void {
  if (count === 0) return;
  total.skipped += count;
  leftOut.set(why, (leftOut.get(why) ?? 0) + count);
}

async function checks(): Promise<void> {
  const done = await runChecks();
  total.passed += done.filter((check) => check.ok).length;
  total.failed += done.filter((check) => !check.ok).length;
}

/** The same server tests on the oldest PostgreSQL we promise. */
async function testsOnOlderPostgres(): Promise<void> {
  const older = findOlderPostgres(console.log);
  const files = tests(['server']);
  // As many as these files held in the run before; alone, at least one each.
  const known = results.filter(({ file }) => files.includes(file)).length;
  if ('missing' in older) return leaveOut(known || files.length, older.missing);
  if (files.length === 0) return;
  await onServer(older.bin, (server) => run(`server tests on PostgreSQL ${server.version}`, files, { TEST_DATABASE_URL: server.url }));
}

async function journeys(): Promise<void> {
  const files = tests(['e2e']);
  if (files.length === 0) return;
  const browser = findBrowser(console.log);
  if ('missing' in browser) {
    total.failed++;
    return console.log(`✖ ${browser.missing}`);
  }
  // Only the checker of the HTML needs it; without it those journeys are skipped, and say so.
  const java = findJava(console.log);
  await ensureBundles();
  const isAlone = (file: string): boolean => file.startsWith('e2e/alone/');
  await onServer(undefined, async (server) => {
    const env = {
      TEST_DATABASE_URL: server.url,
      CHROMIUM: browser.path,
      ...('missing' in java ? { WITHOUT_JAVA: java.missing } : { JAVA: java.path }),
    };
    await run(
      'journeys in the browser',
      files.filter((file) => !isAlone(file)),
      env,
    );
    // What is measured must not share the machine with other journeys.
    await run('measured in the browser', files.filter(isAlone), env, { concurrency: 1 });
  });
}

function tests(folders: string[]): string[] {
  return sourceFiles(/\.test\.tsx?$/).filter(
    (file) =>
      folders.includes(file.split('/', 1)[0] as string) &&
      (positionals.length === 0 || positionals.some((part) => file.includes(normal(part)))),
  );
}

function normal(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=(contracts|demo|scripts|server|web|backoffice|prove|e2e)\/)/, '')
    .replace(/^\.\//, '');
}

async function run(title: string, files: string[], env: Record<string, string>, options: { concurrency?: number } = {}): Promise<void> {
  if (files.length === 0) return;
  const result: RunResult = await runFiles(files, env, options);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  results.push(...result.results);
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped === 0 ? '' : `, ${result.skipped} skipped`}`;
  console.log(`${result.failed === 0 ? '✔' : '✖'} ${title}: ${counts} (${(result.ms / 1000).toFixed(1)} s)`);
}

async function onServer(binaries: string | undefined, work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer(binaries);
  servers.add(server);
  try {
    await work(server);
  } finally {
    servers.delete(server);
    await server.stop();
  }
}
