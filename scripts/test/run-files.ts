// How did these test files do? Runs them with node:test, two at a time, and reads the results that our reporter wrote.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/source-files.ts';
import type { TestResult } from '../test-reporter.ts';

/** A single test, and a whole run: something that hangs must end as a failure, not as a CI job that times out. */
const TEST_LIMIT_MS = 180_000;
const RUN_LIMIT_MS = 30 * 60_000;

export type RunResult = { passed: number; failed: number; skipped: number; ms: number; results: TestResult[] };

export async function runFiles(files: string[], env: Record<string, string>, options: { concurrency?: number } = {}): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-results-'));
  const list = join(folder, 'results.jsonl');
  const started = performance.now();
  try {
    const code = await runNode(
      [
        '--test',
        `--test-concurrency=${options.concurrency ?? 2}`,
        `--test-timeout=${TEST_LIMIT_MS}`,
        '--test-reporter=./scripts/test-reporter.ts',
        '--test-reporter-destination=stdout',
        ...files,
      ],
      {
        ...env,
        MILLWRIGHT_TEST_RESULTS: list,
        // Stripped types are kept: each test file is a process of its own that would strip them again.
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/millwright'),
      },
    );
    const results = readResults(list);
    const count = (result: TestResult['result']): number => results.filter((test) => test.result === result).length;
    // A run that ends badly without a failed test (killed, out of memory) is a failure all the same.
    const failed = Math.max(count('failed'), code === 0 ? 0 : 1);
    if (failed > count('failed')) console.log(`✖ the run ended with ${code} although no test said why`);
    return { passed: count('passed'), failed, skipped: count('skipped'), ms: performance.now() - started, results };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

function runNode(args: string[], env: Record<string, string>): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
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
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))), NODE_ENV: 'test' };
}
