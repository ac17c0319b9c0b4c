// Fixed waits in tests: rejected, as an event or a poll with a deadline is faster and more reliable than a sleep.
// Where time itself is what is tested (a hover, an hour that comes), the line or the one above says so: `// waits: <reason>`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

/** Polls stay below: the interval of a loop is not what is waited for. */
const FIXED = [
  /\.waitForTimeout\(/,
  /\b(?:sleep|wait)\((?:[2-9]\d\d|\d{4,}|\d+_\d{3}|[A-Z][A-Z_]*)\)/,
  /\bsetTimeout\((?:resolve|done|next), (?:[2-9]\d\d|\d{4,}|\d+_\d{3})\)/,
];
const REASON = /\/\/ waits: \S/;

export function fixedWaits(root: string = ROOT): string[] {
  return sourceFiles(/\.tsx?$/, root)
    .filter(
      (file) =>
        (file.startsWith('e2e/') || /\.test\.tsx?$/.test(file)) &&
        !file.startsWith('scripts/checks/'),
    )
    .flatMap((file) =>
      waitingLines(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
    );
}

/** `line: text` of each fixed wait without a reason. */
export function waitingLines(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!FIXED.some((pattern) => pattern.test(line)) || /^\s*(\/\/|\*)/.test(line)) return [];
    if (REASON.test(line) || REASON.test(lines[index - 1] ?? '')) return [];
    return [
      `${index + 1}: ${line.trim().slice(0, 100)} -> wait for an event, or poll with a deadline`,
    ];
  });
}
