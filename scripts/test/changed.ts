// Changed tests: the test files that a change affects, by the reversed import graph; in doubt all of them.
// A change is what git sees against origin/main, or against HEAD without it, and what is not committed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { join } from 'node:path/posix';
import { ROOT, sourceFiles } from '../checks/source-files.ts';

export type Changed = { files: ReadonlySet<string>; why: string };

/** Their change may show anywhere. */
const EVERYWHERE =
  /^(package(-lock)?\.json|[a-z]+\/package\.json|tsconfig\.json|playwright\.config\.ts|server\/migrations\/|server\/testing\/|scripts\/test|scripts\/bundles|e2e\/[a-z-]+\.ts$)/;
/** Files that no test looks at, or that the checks look at. */
const NOWHERE =
  /\.md$|^\.(github|vscode|ci|gitignore|editorconfig|devcontainer)|^biome\.json$|^LICENSE|^NOTICE/;
/** Where the whole program is put together: a test that goes through it would depend on everything, so the graph ends here. */
const TOP = /^server\/(src\/((demo|web-host)\/)?[^/]+|testing\/(app|demo-template))\.ts$/;
const IMPORTS = /(?:from\s+|import\s+|import\(\s*|new URL\(\s*)['"](\.{1,2}\/[^'"?]+)/g;
const PACKAGES =
  /from\s+['"]@millwright\/(contracts|demo|embedded-postgres|messages|server|web)(\/[^'"]+)?['"]/g;

export function changedTests(
  tests: readonly string[],
  changes: readonly string[] = listChanges(),
): Changed {
  const relevant = changes.filter((file) => !NOWHERE.test(file));
  if (relevant.length === 0) return { files: new Set(), why: 'nothing that a test looks at' };
  const everywhere = relevant.find((file) => EVERYWHERE.test(file));
  if (everywhere !== undefined)
    return { files: new Set(tests), why: `all, since ${everywhere} may matter anywhere` };
  const reached = reachedFrom(relevant, importersOf(sourceFiles(/\.(ts|tsx|mjs|js)$/)));
  const files = new Set(
    tests.filter((test) => reached.has(test) || relevant.some((file) => standsBeside(test, file))),
  );
  const walked = journeysOf(
    tests.filter((test) => test.startsWith('e2e/')),
    relevant,
  );
  for (const journey of walked) files.add(journey);
  return {
    files,
    why: `${files.size} of ${tests.length} files for ${relevant.length} changed ones`,
  };
}

function listChanges(): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', 'origin/main')[0] ?? base;
  } catch {
    // A clone without that branch.
  }
  return [
    ...new Set([
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort();
}

/** Who imports a file: by path from the root. */
function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return importers;
}

/** Paths from the root of what a file names: imports, exports, files beside it by URL. */
function importsOf(file: string): string[] {
  const source = readFileSync(`${ROOT}/${file}`, 'utf8');
  const paths = [...source.matchAll(IMPORTS)].map(([, path]) =>
    join(dirname(file), path as string),
  );
  for (const [, workspace, path = ''] of source.matchAll(PACKAGES))
    paths.push(entryOf(workspace as string, path));
  return paths
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`])
    .filter((path) => posix.extname(path) !== '');
}

function entryOf(workspace: string, path: string): string {
  const { exports = {} } = JSON.parse(
    readFileSync(`${ROOT}/${workspace}/package.json`, 'utf8'),
  ) as {
    exports?: string | Record<string, string | Record<string, string>>;
  };
  const entry = typeof exports === 'string' ? exports : exports[`.${path}`];
  const target = typeof entry === 'string' ? entry : Object.values(entry ?? {})[0];
  return join(workspace, target ?? `src${path}/index.ts`);
}

function reachedFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set(changed);
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    // A changed top itself is covered by the files that import it.
    if (TOP.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      waiting.push(importer);
    }
  }
  return reached;
}

/** A test of the same module asks over the whole program, where the graph ends. */
function standsBeside(test: string, changed: string): boolean {
  const [module] = /^server\/src\/(modules|platform)\/[^/]+\//.exec(changed) ?? [
    `${dirname(changed)}/`,
  ];
  return test.startsWith(module);
}

/** Journeys name what they walk through; when none does, any may pass there. */
export function journeysOf(journeys: readonly string[], changed: readonly string[]): Set<string> {
  const wanted = new Set<string>();
  for (const file of changed) {
    const admin = /^(backoffice|messages\/\w+\/backoffice)\//.test(file);
    if (!admin && !/^(web\/app|server\/src|contracts\/src|messages)\//.test(file)) continue;
    if (/\.test\.tsx?$/.test(file)) continue;
    const area =
      /^(?:web\/app\/storefront|backoffice\/app\/screens|server\/src\/modules)\/([^/]+)\//.exec(
        file,
      )?.[1];
    const candidates = journeys.filter((journey) =>
      admin ? /admin|first-hour/.test(journey) : !file.startsWith('web/') || !/admin/.test(journey),
    );
    const named = area === undefined ? [] : candidates.filter((journey) => names(journey, area));
    for (const journey of named.length === 0 ? candidates : named) wanted.add(journey);
  }
  return wanted;
}

/** `orders` is named by "order", `stock-alerts` by "stock alert". */
function names(journey: string, area: string): boolean {
  const word = area.replace(/s$/, '').replaceAll('-', '[- ]?');
  const path = `${ROOT}/${journey}`;
  return existsSync(path) && new RegExp(word, 'i').test(journey + readFileSync(path, 'utf8'));
}
