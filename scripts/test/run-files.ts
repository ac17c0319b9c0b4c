// Running test files: node:test with two processes at a time, one process per group of files, or @playwright/test; reads the results that our reporters wrote.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/source-files.ts';
import type { TestResult } from '../test-reporter.ts';
import { FILE_SUITE, groupFiles, writeEntry } from './groups.ts';

/** A file in a group (node:test counts it as one test), a test of a file alone, and a whole run: what hangs ends as a failure, not as a CI job that times out. */
const FILE_LIMIT_MS = 600_000;
const RUN_LIMIT_MS = 45 * 60_000;

export type RunResult = {
  passed: number;
  failed: number;
  skipped: number;
  ms: number;
  results: TestResult[];
};

export type RunOptions = {
  /** Journeys: the project of playwright.config.ts that has them. */
  project?: string;
  /** Which files keep a process of their own; unless said, those that say so. */
  isAlone?: (file: string) => boolean;
  /** Instead of the terminal. */
  say?: (line: string) => void;
};

export async function runFiles(
  files: string[],
  env: Record<string, string>,
  { project, isAlone, say }: RunOptions = {},
): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-results-'));
  const list = join(folder, 'results.jsonl');
  const started = performance.now();
  const args =
    project === undefined
      ? nodeTest(groupFiles(files, isAlone).map((group) => writeEntry(folder, group)))
      : journeys(project, files);
  try {
    const code = await runNode(
      args,
      {
        ...env,
        MILLWRIGHT_TEST_RESULTS: list,
        // Stripped types are kept: each process would strip them again.
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/millwright'),
        // Node strips them as everywhere; Playwright would compile each file anew.
        PW_DISABLE_TS_ESM: '1',
      },
      say === undefined ? 'inherit' : 'ignore',
    );
    const results = readResults(list);
    // A group that ends early, or a file without a test, must not pass for a file that is in order.
    for (const file of silentFiles(files, results)) {
      results.push({ file, name: FILE_SUITE, result: 'failed', ms: 0 });
      (say ?? console.log)(
        `\n✖ ${FILE_SUITE}\n  ${file}\n  this file holds no test, or its process ended before it`,
      );
    }
    const count = (result: TestResult['result']): number =>
      results.filter((test) => test.result === result).length;
    // A run that ends badly without a failed test (killed, out of memory) is a failure all the same.
    const failed = Math.max(count('failed'), code === 0 ? 0 : 1);
    if (failed > count('failed'))
      (say ?? console.log)(`✖ the run ended with ${code} although no test said why`);
    return {
      passed: count('passed'),
      failed,
      skipped: count('skipped'),
      ms: performance.now() - started,
      results,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function nodeTest(entries: readonly string[]): string[] {
  return [
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${FILE_LIMIT_MS}`,
    '--test-reporter=./scripts/test-reporter.ts',
    '--test-reporter-destination=stdout',
    ...entries,
  ];
}

/** Its arguments are patterns of paths. */
function journeys(project: string, files: readonly string[]): string[] {
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--project=${project}`,
    ...files.map((file) => `/${file.replaceAll('.', '\\.')}$`),
  ];
}

/** Files of which not one test said how it went. */
export function silentFiles(files: readonly string[], results: readonly TestResult[]): string[] {
  const heard = new Set(results.map(({ file }) => file));
  return files.filter((file) => !heard.has(file));
}

function readResults(list: string): TestResult[] {
  try {
    return readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as TestResult);
  } catch {
    return [];
  }
}

function runNode(
  args: string[],
  env: Record<string, string>,
  output: 'inherit' | 'ignore',
): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...testEnvironment(), ...env },
    });
    const limit = setTimeout(() => child.kill('SIGTERM'), RUN_LIMIT_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      resolve(signal ?? code ?? 'nothing');
    });
  });
}

/** A developer's own settings must not change what is tested. */
function testEnvironment(): Record<string, string | undefined> {
  const ours =
    /^(PORT|HOST|DATA_DIR|DATABASE_URL|FILES_S3_.*|PUBLIC_URL|SMTP_URL|ADMIN_.*|DEMO|RATE_LIMIT_FACTOR|TRUST_PROXY|LOG_LEVEL|MILLWRIGHT_.*|PG.*|NODE_TEST_CONTEXT)$/;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))),
    NODE_ENV: 'test',
  };
}
