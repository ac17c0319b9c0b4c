// What did each test say? A reporter for node:test: failures in full on the terminal, every result as a JSON line in a file,
// so that several runs can be summed up and the tests be matched with the specification.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

export type TestResult = {
  file: string;
  name: string;
  result: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** Why it was skipped. */
  why?: string;
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
const KEPT_OUTPUT = 8_000;

export default async function* report(source: AsyncIterable<Event>): AsyncGenerator<string> {
  const names: string[] = [];
  const output = new Map<string, string>();
  for await (const { type, data } of source) {
    const file = data.entryFile ?? data.file ?? '';
    switch (type) {
      case 'test:stdout':
      case 'test:stderr':
        output.set(file, `${output.get(file) ?? ''}${data.message ?? ''}`.slice(-KEPT_OUTPUT));
        break;
      case 'test:start':
        names.length = data.nesting;
        names[data.nesting] = data.name;
        break;
      case 'test:diagnostic':
        if (data.message?.startsWith('Error:')) yield `${place(file)}: ${data.message}\n`;
        break;
      case 'test:pass':
      case 'test:fail': {
        const result = judge(type, data, file);
        if (result === undefined) break;
        const name = [...names.slice(0, data.nesting), data.name === file ? 'the file itself' : data.name].join(' › ');
        const why = result.result === 'skipped' ? { why: result.reason } : {};
        record({ file: place(file), name, result: result.result, ms: Math.round(data.details?.duration_ms ?? 0), ...why });
        if (result.result === 'failed') {
          yield `\n✖ ${name}\n  ${place(file)}${data.line === undefined || data.name === file ? '' : `:${data.line}`}\n${indent(result.reason)}\n`;
          const printed = output.get(file);
          if (printed !== undefined) yield `  it printed:\n${indent(printed)}\n`;
          output.delete(file);
        }
      }
    }
  }
}

function judge(type: string, data: Data, file: string): { result: TestResult['result']; reason: string } | undefined {
  const error = data.details?.error;
  if (type === 'test:fail') {
    // A parent that failed only because of a child says nothing new.
    if (error?.failureType === 'subtestsFailed') return undefined;
    return { result: 'failed', reason: describe(error) };
  }
  if (data.details?.type === 'suite') return undefined;
  // Node reports a file without a single test as a passed test of that name.
  if (data.name === file) return { result: 'failed', reason: 'this file holds no test' };
  const skipped = data.skip ?? data.todo;
  if (skipped === undefined) return { result: 'passed', reason: '' };
  return { result: 'skipped', reason: typeof skipped === 'string' && skipped !== '' ? skipped : 'no reason is given' };
}

/** The thrown error is wrapped in node:test's own; the inner one has the useful stack. */
function describe(error: Failure | undefined): string {
  const inner = (error?.cause instanceof Error ? error.cause : error) as Failure | undefined;
  const stack = inner?.stack ?? inner?.message ?? String(error?.cause ?? 'failed without an error');
  const lines = stack.split('\n').filter((line) => !/^\s+at .*\(?node:internal/.test(line));
  const deeper = inner?.cause instanceof Error ? `\ncaused by ${inner.cause.stack ?? inner.cause.message}` : '';
  return lines.slice(0, 40).join('\n') + deeper;
}

function record(result: TestResult): void {
  const file = process.env.MILLWRIGHT_TEST_RESULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

function place(file: string): string {
  return relative(process.cwd(), file);
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '  ');
}
