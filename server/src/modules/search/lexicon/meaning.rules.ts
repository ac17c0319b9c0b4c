// Lexicon meaning: what a term of the trade stands for in the catalogue - family, property, role of a number, unit, manufacturer - as a short text.

/** `material=stainless-a2,stainless-a4`: any of the values; a wish only puts such products first. */
export type Property = { attribute: string; values: string[]; isWish: boolean };

export type Meaning = {
  /** Category lineages, any of them: what is sought. */
  categories: string[];
  properties: Property[];
  /** Attributes whose value the number beside the term is. */
  roles: string[];
  /** Unit of the number beside the term, null for none. */
  unit: string | null;
  /** Says nothing about the product ("price", "need"). */
  isNoise: boolean;
  /** The number beside the term is how many are wanted. */
  isQuantity: boolean;
  /** A manufacturer that is not sold here; `categories` are what it is known for. */
  foreignManufacturer: string | null;
  /** A product that is not sold here; `categories` are the nearest family. */
  unsold: string | null;
};

/** What cannot be read as a meaning, for the message at the field. */
export type MeaningFault = { token: string };

export const NOTHING_MEANT: Meaning = {
  categories: [],
  properties: [],
  roles: [],
  unit: null,
  isNoise: false,
  isQuantity: false,
  foreignManufacturer: null,
  unsold: null,
};

/**
 * `@fasteners/nuts standard=din-985`, `role:length`, `unit:mm`, `noise`, `quantity`, `foreign:SKF @bearings`, `unsold:micrometer @hand-tools/calipers`.
 * @returns the first token that is none of these
 */
export function parseMeaning(text: string): Meaning | MeaningFault {
  const meaning: Meaning = { ...NOTHING_MEANT, categories: [], properties: [], roles: [] };
  // Meanings have at most 4,000 characters.
  const named = /^(foreign|unsold):(.+?)(?:\s+(@\S+))?$/.exec(text.trim());
  if (named !== null) {
    const name = (named[2] as string).trim();
    if (named[3] !== undefined) meaning.categories = namesOf(named[3].slice(1));
    return named[1] === 'foreign'
      ? { ...meaning, foreignManufacturer: name }
      : { ...meaning, unsold: name };
  }
  for (const token of text.trim().split(/\s+/)) {
    if (token === 'noise') meaning.isNoise = true;
    else if (token === 'quantity') meaning.isQuantity = true;
    else if (token.startsWith('@')) meaning.categories.push(...namesOf(token.slice(1)));
    else if (token.startsWith('role:')) meaning.roles.push(...namesOf(token.slice(5)));
    else if (token.startsWith('unit:')) meaning.unit = token.slice(5);
    else {
      const property = /^(~?)([a-z0-9-]+)=(\S+)$/.exec(token);
      if (property === null) return { token };
      meaning.properties.push({
        attribute: property[2] as string,
        values: namesOf(property[3] as string),
        isWish: property[1] === '~',
      });
    }
  }
  return meaning;
}

export function isFault(read: Meaning | MeaningFault): read is MeaningFault {
  return 'token' in read;
}

function namesOf(list: string): string[] {
  return list.split(',').filter((name) => name !== '');
}
