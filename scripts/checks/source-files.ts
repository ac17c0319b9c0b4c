// Source files: every file of the project that is not installed, built or written at run time.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'dist', 'var', 'test-results', '.git']);

/** Paths from the root, with forward slashes, sorted. */
export function sourceFiles(pattern: RegExp, folder: string = ROOT): string[] {
  const found: string[] = [];
  const visit = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (NOT_OURS.has(entry.name)) continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (pattern.test(entry.name)) found.push(relative(folder, path).replaceAll('\\', '/'));
    }
  };
  visit(folder);
  return found.sort();
}
