// File size limit: 400 lines at most; tables of data are as long as their standard, and what is generated as its source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

const LIMIT = 400;
const DATA_TABLES =
  /^(demo\/src\/standards\/|client\/src\/generated\.ts$|scripts\/checks\/language-words\.ts$|(?!messages\/).*\.json$)/;

export function oversizedFiles(root: string = ROOT): string[] {
  return sourceFiles(/\.(ts|tsx|css|sql|json)$/, root)
    .filter((file) => !DATA_TABLES.test(file))
    .map((file) => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ file, lines }) => `${file}: ${lines} lines, ${LIMIT} are the limit`);
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
