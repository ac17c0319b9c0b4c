// Search for slow regular expressions: literals and `new RegExp` are found in the sources; each is analysed, and a non-linear one has to be fast at its length limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

// Its own JavaScript: no program of the platform is needed.
process.env.RECHECK_BACKEND = 'pure';

/** `built`: put together when the module is loaded; its text is learnt by loading it. */
export type FoundRegex = {
  file: string;
  line: number;
  source: string;
  flags: string;
  built: boolean;
  atMost: number | null;
};

/** Said in the lines before or behind an expression that is not linear; measured, not believed. */
const BOUND = /at most ([\d,]+) characters/i;
const LINES_BEFORE = 3;
const QUICK_MS = 50;
const FAR = 50_000;
const ANALYSED_WITHIN_MS = 60_000;

/** Patterns that a module reads from a list of the program: the first column of each line, for texts of so many characters. */
const LISTS: Readonly<Record<string, { list: string; atMost: number }>> = {
  'server/src/modules/search/lexicon/type-codes.rules.ts': {
    list: 'server/src/modules/search/lexicon/terms/type-codes.txt',
    atMost: 40,
  },
};

/** One function of these makes all expressions that are put together, while the module is loaded and never later: each of them is looked at. */
const MADE_BY_ONE_FUNCTION: readonly string[] = ['server/src/modules/search/read/deeds.rules.ts'];

type Place = { line: number; source: string | null; flags: string };

export async function regexesIn(
  root: string,
  files: readonly string[],
): Promise<{ found: FoundRegex[]; faults: string[] }> {
  const found: FoundRegex[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const list = LISTS[file];
    if (list !== undefined) found.push(...listed(root, list));
    const places = placesIn(file, text).filter(
      ({ source }) => list === undefined || source !== null,
    );
    const unread = places.filter(({ source }) => source === null);
    const built = unread.length === 0 ? [] : await builtBy(join(root, file));
    const isOneFunction = MADE_BY_ONE_FUNCTION.includes(file) && unread.length === 1;
    if (isOneFunction ? built.length === 0 : built.length !== unread.length)
      faults.push(
        `${file}: ${unread.length} expressions are put together, ${built.length} of them when the module is loaded`,
      );
    const lines = text.split('\n');
    for (const { line, source, flags } of places) {
      const made = source === null ? built.splice(0, isOneFunction ? built.length : 1) : [];
      if (source === null && made.length === 0) continue;
      const around = lines.slice(Math.max(0, line - 1 - LINES_BEFORE), line).join(' ');
      const bound = BOUND.exec(around)?.[1];
      const atMost = bound === undefined ? null : Number(bound.replaceAll(',', ''));
      const all = source === null ? made : [{ source, flags }];
      for (const each of all) found.push({ file, line, ...each, built: source === null, atMost });
    }
  }
  return { found, faults };
}

function listed(root: string, { list, atMost }: { list: string; atMost: number }): FoundRegex[] {
  return readFileSync(join(root, list), 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      const [source = ''] = line.split('\t');
      // Without a repeated group a pattern looks at so short a text a few times at most.
      const isPattern = !source.startsWith('#') && /\)[*+{]/.test(source);
      return isPattern
        ? [{ file: list, line: i + 1, source: `^(?:${source})$`, flags: 'u', built: true, atMost }]
        : [];
    });
}

function placesIn(file: string, text: string): Place[] {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      places.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    )
      places.push({ line, source: null, flags: '' });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return places;
}

/** What the module makes while it is loaded once more, in order. */
async function builtBy(path: string): Promise<{ source: string; flags: string }[]> {
  await import(path);
  const built: { source: string; flags: string }[] = [];
  const usual = globalThis.RegExp;
  globalThis.RegExp = new Proxy(usual, {
    construct(target, args: [string, string?]) {
      const made = new target(...args);
      built.push({ source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await import(`${path}?once-more=${Math.random()}`);
  } finally {
    globalThis.RegExp = usual;
  }
  return built;
}

/** Null when no input can make it slow. */
export async function slowness({
  file,
  line,
  source,
  flags,
  atMost,
}: FoundRegex): Promise<string | null> {
  // Without a repetition it looks at each place of the text once.
  if (!/[*+]|\{\d+,/.test(source)) return null;
  const about = `${file}:${line} /${source.slice(0, 120)}/${flags}`;
  const result = await check(source, flags, { timeout: ANALYSED_WITHIN_MS });
  if (result.status === 'safe') return null;
  // Found by trying, not proven: it is measured at a length that no text has.
  const isGuess = result.status === 'vulnerable' && result.checker === 'fuzz';
  if (atMost === null && !isGuess)
    return result.status === 'vulnerable'
      ? `${about} is ${result.complexity.summary}, and no bound of its text is said`
      : `${about} could not be analysed, and no bound of its text is said`;
  const length = atMost ?? FAR;
  const expression = new RegExp(source, flags.replace('g', ''));
  const texts =
    result.status === 'vulnerable'
      ? [attackOf(result.attack, length)]
      : ['a', '0', ' ', '-', 'a.', '1 '].map((part) => part.repeat(length).slice(0, length));
  const ms = Math.max(...texts.map((text) => timeOf(expression, text)));
  return ms <= QUICK_MS ? null : `${about} takes ${Math.round(ms)} ms for ${length} characters`;
}

type Attack = { pumps: { prefix: string; pump: string }[]; suffix: string };

/** As long as the bound, the same share for each part that is repeated. */
function attackOf({ pumps, suffix }: Attack, length: number): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const room = Math.max(0, length - fixed) / Math.max(1, pumps.length);
  return (
    pumps
      .map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(room / Math.max(1, pump.length))))
      .join('') + suffix
  );
}

function timeOf(expression: RegExp, text: string): number {
  expression.test(text.slice(0, 10));
  const begun = performance.now();
  expression.test(text);
  return performance.now() - begun;
}
