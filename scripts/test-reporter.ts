// Reporter for node:test: failures in full on the terminal, every result as a JSON line in a file under the file of its test, also in a group,
// so that several runs can be summed up and the tests be matched with the specification.
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FILE_SUITE } from './test/groups.ts';

export type TestResult = {
  file: string;
  name: string;
  result: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** Why it was skipped. */
  why?: string;
  /** Passed at the second try only. */
  isSecondTry?: true;
};

type Failure = { message?: string; stack?: string; failureType?: string; cause?: unknown };
type Data = {
  name: string;
  nesting: number;
  file?: string;
  entryFile?: string;
  line?: number;
  message?: string;
  skip?: unknown;
  todo?: unknown;
  details?: { type?: string; duration_ms?: number; error?: Failure };
};
type Event = { type: string; data: Data };

/** How much a file may print before only the end of it is kept for its failure. */
export const KEPT_OUTPUT = 8_000;

export default async function* report(source: AsyncIterable<Event>): AsyncGenerator<string> {
  const names: string[] = [];
  const output = new Map<string, string>();
  for await (const { type, data } of source) {
    const entry = data.entryFile ?? data.file ?? '';
    // In a group the first name is the file, and the second its suite.
    const inGroup = isGroup(entry) && data.name !== entry;
    switch (type) {
      case 'test:stdout':
      case 'test:stderr':
        output.set(entry, `${output.get(entry) ?? ''}${data.message ?? ''}`.slice(-KEPT_OUTPUT));
        break;
      case 'test:start':
        names.length = data.nesting;
        names[data.nesting] = data.name;
        break;
      case 'test:diagnostic':
        if (data.message?.startsWith('Error:')) yield `${place(entry)}: ${data.message}\n`;
        break;
      case 'test:pass':
      case 'test:fail': {
        const file = inGroup
          ? join(process.cwd(), [...names.slice(0, data.nesting), data.name][0] as string)
          : entry;
        const depth = inGroup ? 2 : 0;
        const isFile = data.name === entry || data.nesting < depth;
        const result = judge(type, data, entry, isFile);
        if (result === undefined) break;
        const name = isFile
          ? FILE_SUITE
          : [...names.slice(depth, data.nesting), data.name].join(' › ');
        const why = result.result === 'skipped' ? { why: result.reason } : {};
        record({
          file: place(file),
          name,
          result: result.result,
          ms: Math.round(data.details?.duration_ms ?? 0),
          ...why,
        });
        if (result.result === 'failed') {
          yield `\n✖ ${name}\n  ${place(file)}${data.line === undefined || isFile ? '' : `:${data.line}`}\n${indent(result.reason)}\n`;
          const printed = output.get(entry);
          if (printed !== undefined) yield `  it printed:\n${indent(printed)}\n`;
          output.delete(entry);
        }
      }
    }
  }
}

function judge(
  type: string,
  data: Data,
  entry: string,
  isFile: boolean,
): { result: TestResult['result']; reason: string } | undefined {
  const error = data.details?.error;
  if (type === 'test:fail') {
    // A parent that failed only because of a child says nothing new.
    if (error?.failureType === 'subtestsFailed') return undefined;
    return { result: 'failed', reason: describe(error) };
  }
  if (data.details?.type === 'suite') return undefined;
  // Node reports a file without a single test as a passed test of that name; in a group, runFiles finds it.
  if (isFile && data.name !== entry) return undefined;
  if (isFile) return { result: 'failed', reason: 'this file holds no test' };
  const skipped = data.skip ?? data.todo;
  if (skipped === undefined) return { result: 'passed', reason: '' };
  return {
    result: 'skipped',
    reason: typeof skipped === 'string' && skipped !== '' ? skipped : 'no reason is given',
  };
}

/** The thrown error is wrapped in node:test's own; the inner one has the useful stack. */
function describe(error: Failure | undefined): string {
  const inner = (error?.cause instanceof Error ? error.cause : error) as Failure | undefined;
  const stack = inner?.stack ?? inner?.message ?? String(error?.cause ?? 'failed without an error');
  const lines = stack.split('\n').filter((line) => !/^\s+at .*\(?node:internal/.test(line));
  const deeper =
    inner?.cause instanceof Error ? `\ncaused by ${inner.cause.stack ?? inner.cause.message}` : '';
  return lines.slice(0, 40).join('\n') + deeper;
}

export function record(result: TestResult): void {
  const file = process.env.MILLWRIGHT_TEST_RESULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

function isGroup(entry: string): boolean {
  return entry.endsWith('.group.test.mjs');
}

export function place(file: string): string {
  return relative(process.cwd(), file);
}

export function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '  ');
}
