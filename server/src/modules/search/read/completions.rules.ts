// Completions of a half-typed query: the values of the family that its last word may become ("m10 bolt 5" -> 50, 55 mm; "flange dn1" -> dn 100).
import type { Locale } from '@millwright/contracts';
import { GROUP } from '../analysis/facet-id.rules.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { termOf } from '../analysis/terms.rules.ts';
import type { AttributeEntry, Dictionary, FacetEntry } from '../lexicon/dictionary.rules.ts';
import { meaningOfWord } from '../lexicon/phrases.rules.ts';
import { factsOf } from './family.rules.ts';
import { readQuery } from './read-query.rules.ts';
import { numberIn, signBehind } from './tables/unit-signs.rules.ts';

const MAX_COMPLETIONS = 4;
/** A half number is completed with values of at most so many attributes that it may be. */
const HALF = /^(\D*?)(\d+(?:[.,]\d*)?)$/u;

/** Whole queries, at most four, the nearest values first; empty when the last word is complete or says too little. */
export function completionsOfQuery(text: string, dictionary: Dictionary, locale: Locale): string[] {
  if (/\s$/.test(text)) return [];
  const at = text.search(/(?<!\S)\S+$/);
  const head = text.slice(0, at).trim();
  const last = normalise(text.slice(at)).replace(/^[мم](?=\d)/u, 'm');
  if (head === '' || last === '') return [];
  const reading = readQuery(normalise(head), dictionary);
  // Without its noun "skf 62" begins a number.
  const family = reading.constraints.find(({ kind, words }) => kind === 'category' && words !== '');
  if (family === undefined) return [];
  const facts = factsOf(family.facets, dictionary);
  const half = HALF.exec(last);
  const found =
    half === null
      ? completedLabels(last, facts.groups, dictionary, locale)
      : completedNumbers(head, half, facts.groups, dictionary);
  return found.slice(0, MAX_COMPLETIONS).map((completed) => `${head} ${completed}`);
}

type Groups = ReadonlyMap<number, ReadonlySet<number>>;

function completedNumbers(
  head: string,
  half: RegExpExecArray,
  groups: Groups,
  dictionary: Dictionary,
): string[] {
  const [, letters = '', digits = ''] = half;
  const attribute =
    letters === ''
      ? attributeOfNext(head, digits, dictionary)
      : attributeOfWord(letters, dictionary);
  if (attribute === undefined || attribute.kind === 'text')
    return labelsFrom(letters + digits, groups, dictionary);
  const own = groups.get(GROUP.attribute + attribute.id);
  const unit = letters === '' ? signBehind(attribute.unit, head) : '';
  const values = attribute.values.filter(
    ({ id, number }) =>
      number !== null && own?.has(id) && String(number).startsWith(digits.replace(',', '.')),
  );
  const found = values
    .sort((a, b) => (a.number as number) - (b.number as number))
    .map(({ number }) => `${letters}${numberIn(number as number, head, digits)}${unit}`);
  return found.length === 0 ? labelsFrom(letters + digits, groups, dictionary) : found;
}

/** The attribute that a number behind the head would be. */
function attributeOfNext(
  head: string,
  digits: string,
  dictionary: Dictionary,
): AttributeEntry | undefined {
  const { constraints } = readQuery(normalise(`${head} ${digits}`), dictionary);
  const last = constraints.at(-1);
  return last?.kind === 'attribute' && last.words === digits
    ? dictionary.attributes.get(((last.facets[0] as number) >> 16) - GROUP.attribute)
    : undefined;
}

function attributeOfWord(
  letters: string,
  { phrases, attributes }: Dictionary,
): AttributeEntry | undefined {
  const role = meaningOfWord(phrases, termOf(letters.trim()))?.roles[0];
  return role === undefined ? undefined : attributes.get(role - GROUP.attribute);
}

/** Text values of the family that begin so: thread M10, class PN16. */
function labelsFrom(start: string, groups: Groups, dictionary: Dictionary): string[] {
  return valuesOf(groups, dictionary, ({ name }) =>
    normalise(name.en).replaceAll(' ', '').startsWith(start),
  ).map(({ name }) => name.en);
}

function completedLabels(
  start: string,
  groups: Groups,
  dictionary: Dictionary,
  locale: Locale,
): string[] {
  if (start.length < 2) return [];
  return valuesOf(groups, dictionary, ({ name }) => normalise(name[locale]).startsWith(start)).map(
    ({ name }) => name[locale],
  );
}

function valuesOf(
  groups: Groups,
  { attributes }: Dictionary,
  fits: (entry: FacetEntry) => boolean,
): FacetEntry[] {
  const found: FacetEntry[] = [];
  for (const [group, own] of groups) {
    const attribute = attributes.get(group - GROUP.attribute);
    if (attribute?.kind !== 'text') continue;
    for (const entry of attribute.values) if (own.has(entry.id) && fits(entry)) found.push(entry);
    if (found.length > 0) break;
  }
  return found;
}
