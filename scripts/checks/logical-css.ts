// Logical CSS: rejects "left" and "right" where start or end is meant.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

/** What is physical, and what to write instead. A line that really means a side of the screen says why: `physical: <reason>`. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
    '-inline-start / -inline-end',
  ],
  [/\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b/, 'InlineStart / InlineEnd'],
  [/\bborder-(top|bottom)-(left|right)-radius\b/, 'border-start-start-radius ...'],
  [
    /(^|[{;\s])(left|right)\s*:\s*(?!(true|false)\b)['"\d.-]/,
    'inset-inline-start / inset-inline-end',
  ],
  [/\btext-align\s*:\s*(left|right)\b|\btextAlign\s*:\s*['"](left|right)/, 'start / end'],
  [/\b(float|clear)\s*:\s*(left|right)\b/, 'inline-start / inline-end'],
  // Tailwind utilities, with variants (hover:), important marks and negative values.
  [
    /(?<=^|["'`\s:!-])(ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(\d|\[|auto|px|\()/,
    'ms- me- ps- pe-',
  ],
  [/(?<=^|["'`\s:!-])(left|right)-(\d|\[|auto|px|full|\()/, 'start- end-'],
  [/(?<=^|["'`\s:!])(text|float|clear)-(left|right)(?=["'`\s])/, 'text-start, float-start ...'],
  [
    /(?<=^|["'`\s:!])(border|rounded)-(l|r|tl|tr|bl|br)(?=-|["'`\s])/,
    'border-s, rounded-s, rounded-ss ...',
  ],
];

export function physicalSides(root: string = ROOT): string[] {
  return sourceFiles(/\.(tsx?|css)$/, root)
    .filter((file) => file.startsWith('web/') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      physicalLines(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
    );
}

/** `line: text -> what to write instead` for each physical line. */
export function physicalLines(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (/physical: \S/.test(line) || /^\s*(\/\/|\*|\/\*)/.test(line)) return [];
    const rule = RULES.find(([pattern]) => pattern.test(line));
    return rule === undefined ? [] : [`${index + 1}: ${line.trim().slice(0, 100)} -> ${rule[1]}`];
  });
}
