// Slow regular expressions: every one in the sources is analysed; and no pattern of the database comes from user input.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from '../../scripts/checks/source-files.ts';
import type { Context, Outcome, Proof } from '../proof.ts';
import { type FoundRegex, regexesIn, slowness } from '../regexes.ts';

/** What runs in a shop or in its buyers' browsers. Tests and what makes their queries, proofs, tools and drawings read nothing of strangers. */
const OURS =
  /^(?:contracts\/src|messages\/src|server\/src(?!\/modules\/search\/relevance)|web\/app|backoffice\/app)\/.*(?<!\.test)\.tsx?$/;
const PLANTED: FoundRegex = {
  file: 'planted',
  line: 1,
  source: '^(\\w+\\s?)*$',
  flags: '',
  built: false,
  atMost: null,
};
/** `column ~ ${value}`: a pattern that a client could send. */
const SENT_PATTERN = /(?:!?~\*?|similar to|regexp_\w+\([^)]*,)\s*\$\{/i;

async function run(context: Context): Promise<Outcome> {
  const files = sourceFiles(/\.tsx?$/).filter((file) => OURS.test(file));
  const isPlanted = context.without?.instead !== undefined;
  const { found, faults } = isPlanted
    ? { found: [PLANTED], faults: [] }
    : await regexesIn(ROOT, files);
  const failures = [...faults];
  const known = new Map<string, string | null>();
  let bounded = 0;
  const begun = performance.now();
  for (const [n, regex] of found.entries()) {
    const key = `/${regex.source}/${regex.flags} ${regex.atMost}`;
    if (!known.has(key)) known.set(key, await slowness(regex));
    if (n % 100 === 99) context.tell(`${n + 1} of ${found.length}`);
    const slow = known.get(key);
    if (regex.atMost !== null && (slow ?? null) === null) bounded += 1;
    if (slow != null) failures.push(slow);
  }
  for (const file of files)
    for (const [index, line] of readFileSync(join(ROOT, file), 'utf8').split('\n').entries())
      if (SENT_PATTERN.test(line))
        failures.push(`${file}:${index + 1} takes a pattern of the database from a value`);
  return {
    figures: {
      'files of the program': files.length,
      'regular expressions / put together': `${found.length} / ${found.filter(({ built }) => built).length}`,
      'with a bound of their text beside them': bounded,
      'analysed in, s': Math.round((performance.now() - begun) / 1_000),
    },
    failures,
  };
}

export const proof: Proof = {
  name: 'regexes',
  chapter: 'Attacks',
  promise: 'No text of any length that the program reads makes one of its regular expressions slow',
  tag: '[promises P37]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the linear form of an expression',
      tier: 'prove',
      instead: 'an exponential one is planted',
    },
  ],
};
