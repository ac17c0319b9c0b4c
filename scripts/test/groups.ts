// Test groups: the test files of one module share a process, so that the program is loaded once for all of them.
// A file that cannot share (global state, timing, heavy processes) says so in its head: `// @alone: reason`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../checks/source-files.ts';

/** The suite around a file's tests, so that its `after` hooks end with the file and not with the group. server/testing/scope.ts knows it too. */
export const FILE_SUITE = 'the file itself';
/** Keeps the two processes evenly busy to the end, and a process that dies from taking many files along. */
const MAX_FILES = 12;
const ALONE = /^\/\/ @alone: (\S.*)$/m;
/** Files of other folders keep a process each. */
const SHARED = /^(contracts|messages|web|backoffice|bench|server\/src\/(app|modules\/[^/]+))$/;

export type TestGroup = { name: string; files: string[] };

/** Each file once: files alone, and the groups, the largest first. node:test runs them by path, so what lies in the temporary folder comes first. */
export function groupFiles(
  files: readonly string[],
  isAlone: (file: string) => boolean = saysAlone,
): TestGroup[] {
  const byFolder = new Map<string, string[]>();
  const alone: TestGroup[] = [];
  for (const file of files) {
    if (isAlone(file)) alone.push({ name: file, files: [file] });
    else byFolder.set(folderOf(file), [...(byFolder.get(folderOf(file)) ?? []), file]);
  }
  const groups = [...byFolder].flatMap(([folder, all]) => {
    const parts = Math.ceil(all.length / MAX_FILES);
    return Array.from({ length: parts }, (_, part) => ({
      name: parts === 1 ? folder : `${folder} ${part + 1}`,
      files: all.filter((_, index) => index % parts === part),
    }));
  });
  return [...alone, ...groups.sort((a, b) => b.files.length - a.files.length)];
}

/** Writes the file that node:test runs for a group. @returns its path */
export function writeEntry(folder: string, { name, files }: TestGroup): string {
  if (files.length === 1) return files[0] as string;
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.group.test.mjs`);
  const list = files.map((file) => [file, pathToFileURL(join(ROOT, file)).href]);
  writeFileSync(
    path,
    `import test, { describe } from 'node:test';
for (const [file, url] of ${JSON.stringify(list)}) await test(file, () => void describe(${JSON.stringify(FILE_SUITE)}, () => import(url)));
`,
  );
  return path;
}

/** One module of the server, its calls over HTTP, one folder of the platform, otherwise the workspace. */
function folderOf(file: string): string {
  if (file.startsWith('server/src/app.')) return 'server/src/app';
  const parts = file.split('/');
  const depth =
    parts[0] === 'server' && (parts[2] === 'modules' || parts[2] === 'platform')
      ? 4
      : parts[0] === 'server'
        ? 2
        : 1;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

function saysAlone(file: string): boolean {
  return (
    !SHARED.test(folderOf(file)) ||
    ALONE.test(readFileSync(join(ROOT, file), 'utf8').slice(0, 1_000))
  );
}
