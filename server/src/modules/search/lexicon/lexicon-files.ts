// Lexicon files: the terms of the trade that come with the program, a line each: meaning, a tab, terms separated by semicolons; {a,b} in a term stands for each of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFault, type Meaning, parseMeaning } from './meaning.rules.ts';

/** In the order of precedence. */
const FILES = [
  'corrections',
  'purposes',
  'dialect',
  'en-mechanical',
  'en-plant',
  'ru',
  'ar',
  'sold-wide',
  'manufacturers',
  'unsold',
  'unsold-wide',
  'noise',
];
const FOLDER = join(import.meta.dirname, 'terms');

export type LexiconTerm = { term: string; meaning: Meaning; text: string; source: string };

let cached: LexiconTerm[] | undefined;

/** Read once a process. @throws Error for a line that is not understood: the files are part of the program */
export function builtInTerms(): readonly LexiconTerm[] {
  cached ??= FILES.flatMap((name) =>
    termsOfFile(name, readFileSync(join(FOLDER, `${name}.tsv`), 'utf8')),
  );
  return cached;
}

/** A noun with a bare number at its end would take a size for a part of its name. */
function swallowsNumber(
  term: string,
  { categories, properties, foreignManufacturer, unsold }: Meaning,
): boolean {
  return (
    categories.length > 0 &&
    properties.length === 0 &&
    foreignManufacturer === null &&
    unsold === null &&
    /\s\d+(?:[.,]\d+)?$/.test(term)
  );
}

const CHOICE = /^(.*?)\{([^{}]*)\}(.*)$/u;

/** `{air,pneumatic} {hose,tube}` is four terms. */
export function expanded(term: string): string[] {
  const choice = CHOICE.exec(term);
  if (choice === null) return [term];
  const [, before = '', words = '', behind = ''] = choice;
  return words.split(',').flatMap((word) => expanded(`${before}${word}${behind}`));
}

function termsOfFile(file: string, content: string): LexiconTerm[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [text = '', terms = ''] = line.split('\t');
    const meaning = parseMeaning(text);
    if (isFault(meaning)) throw new Error(`${file}:${i + 1}: "${meaning.token}" is no meaning`);
    return terms
      .split(';')
      .flatMap((term) => expanded(term.trim()))
      .filter(
        (term) =>
          term !== '' &&
          !/^[+*/]/.test(term) &&
          (file === 'corrections' || !swallowsNumber(term, meaning)),
      )
      .map((term) => ({ term, meaning, text, source: file }));
  });
}
