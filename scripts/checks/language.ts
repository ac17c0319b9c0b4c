// Check of forbidden words: counts the lines that still hold an old term. [docs/language.md]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ForbiddenWord, WORDS } from './language-words.ts';
import { ROOT, sourceFiles } from './source-files.ts';

/** What may hold an old word: this list and its tests, generated pages, history that is told as it was, and JSON but the English messages, whose keys are those of all languages. */
const EXEMPT =
  /^(scripts\/checks\/language|docs\/(language|spec-coverage|trust|performance)|CHANGELOG\.md|prove\/results\.json|demo\/src\/standards\/|(?!messages\/en\/).*\.json$)/;
const SOURCES = /\.(ts|tsx|sql|md|css|mjs|json)$/;

type Found = { word: ForbiddenWord; places: string[] };

/** Every place of each old word, `file:line`. */
export function findForbiddenWords(root: string = ROOT): Found[] {
  const files = sourceFiles(SOURCES, root)
    .filter((file) => !EXEMPT.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
  return WORDS.map((word) => ({
    word,
    places: files
      .filter(({ file }) => word.below === undefined || word.below.test(file))
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, n) => (word.pattern.test(line) ? [`${file}:${n + 1}`] : [])),
      ),
  }));
}

/** One finding for each word that stands more often than it may; the limit of a word only falls. */
export function forbiddenWords(root: string = ROOT): string[] {
  return findForbiddenWords(root)
    .filter(({ word, places }) => places.length > (root === ROOT ? (word.remaining ?? 0) : 0))
    .map(({ word, places }) => {
      const allowed = word.remaining ?? 0;
      const more = allowed === 0 ? '' : `, ${allowed} are left to be renamed`;
      return `“${word.was}” is “${word.is}” (docs/language.md): ${places.length} lines${more}, such as ${places.slice(-3).join(', ')}`;
    });
}
