// Reporter for @playwright/test: as scripts/test-reporter.ts, failures in full on the terminal and every result as a JSON line.
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { indent, KEPT_OUTPUT, place, record } from '../test-reporter.ts';

export default class JourneyReporter implements Reporter {
  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = place(fileOf(test.parent));
    // Before them the root, the project and the file.
    const name = test.titlePath().slice(3).join(' › ');
    const why = test.annotations.find(
      ({ type, description }) => type === 'skip' && description,
    )?.description;
    const ms = Math.round(result.duration);
    if (result.status === 'passed')
      record({ file, name, result: 'passed', ms, ...(result.retry > 0 && { isSecondTry: true }) });
    else if (result.status === 'skipped' && why !== undefined)
      record({ file, name, result: 'skipped', ms, why });
    else if (result.retry < test.retries)
      tellFailure(`\n✖ ${name}\n  ${file}\n  the first try; a second follows`, result);
    else {
      record({ file, name, result: 'failed', ms });
      tellFailure(`\n✖ ${name}\n  ${file}`, result);
    }
  }

  /** Of no test: a file that cannot be loaded, a worker that cannot start. */
  onError(error: TestError): void {
    console.log(`\n✖ ${describe(error)}`);
  }
}

function tellFailure(head: string, result: TestResult): void {
  // Playwright leaves out the other tests of a file that could not be prepared, and says nothing of them.
  const reasons =
    result.errors.length > 0
      ? result.errors.map(describe)
      : [`${result.status}, since something else failed or ended the run`];
  console.log(`${head}\n${indent(reasons.join('\n'))}`);
  for (const { name: kind, path } of result.attachments)
    if (kind === 'trace' && path !== undefined)
      console.log(`  npx playwright show-trace ${place(path)}`);
  const printed = [...result.stdout, ...result.stderr].map(String).join('').slice(-KEPT_OUTPUT);
  if (printed !== '') console.log(`  it printed:\n${indent(printed)}`);
}

function fileOf(suite: Suite): string {
  return suite.type === 'file' || suite.parent === undefined
    ? (suite.location?.file ?? '')
    : fileOf(suite.parent);
}

function describe({ stack, message, value, cause }: TestError): string {
  const text = stripVTControlCharacters(stack ?? message ?? value ?? 'failed without an error');
  return cause === undefined ? text : `${text}\ncaused by ${describe(cause)}`;
}
