// Phrasings of the generated queries, made of a product: whether a phrasing is true of it, its
// text with the product's own values, and what a buyer who says it wants.
import type { Locale } from '@millwright/contracts';
import type { Part, Wants } from '../judged.ts';
import { parseWanted } from '../wanted.rules.ts';
import { FORMS, USUAL_FORM } from './forms.ts';
import type { Spoken, Voice } from './spelling.ts';
import type { Phrasing } from './words.ts';

/** A part of a query. */
export type Said = {
  text: string;
  wants: Wants;
  traits: string[];
  /** Attributes that it says something about: no other part of the query repeats them. */
  attributes: string[];
  description: string;
};

export type Compiled = {
  /** Whether it can be said of a product. */
  holds: Wants;
  wants: Wants;
  texts: Record<Locale, readonly string[]>;
  traits: readonly string[];
  standsAlone: boolean;
  attributes: readonly string[];
  means: string;
};

const TRAITS: Record<string, string> = { '=': 'equivalent', '~': 'role' };

export const listOf = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => one !== '' && one !== '-');

export function compiled([meaning, en, ru = en, ar = en]: Phrasing): Compiled {
  const [, signs = '', rest = ''] = /^([=~!]*)\s*(.*)$/.exec(meaning) ?? [];
  const [means = '', when = ''] = rest.split('?').reverse();
  const tokens = tokensOf(means);
  const wants = allOf(tokens);
  const applies = allOf(tokensOf(when));
  return {
    holds: (part) => applies(part) && wants(part),
    wants,
    texts: { en: listOf(en), ru: listOf(ru), ar: listOf(ar) },
    traits: [...signs].flatMap((sign) => TRAITS[sign] ?? []),
    standsAlone: signs.includes('!'),
    attributes: tokens.flatMap((token) => /^([\w-]+)=/.exec(token)?.[1] ?? []),
    means: tokens.join(' '),
  };
}

const tokensOf = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

function allOf(tokens: readonly string[]): Wants {
  const conditions = tokens.map(conditionOf);
  return (part) => conditions.every((holds) => holds(part));
}

function conditionOf(token: string): Wants {
  if (token.startsWith('mpn^')) {
    // SH1 is not the beginning of SH1E-40.
    const kind = new RegExp(`^(${token.slice(4).replaceAll(',', '|')})(?![A-Z0-9])`);
    return ({ mpn }) => kind.test(mpn);
  }
  const wants = parseWanted(token);
  if (wants === undefined) throw new Error(`"${token}" is no meaning`);
  return wants;
}

/** In the voice's language; undefined where the phrasing is not true of the product or not said. */
export function sayOf(phrasing: Compiled, part: Part, voice: Voice): Said | undefined {
  if (!phrasing.holds(part)) return undefined;
  const rest = [...phrasing.texts[voice.locale]];
  while (rest.length > 0) {
    const template = voice.pick(rest);
    const said = filled(template, phrasing, part, voice);
    if (said !== undefined) return said;
    rest.splice(rest.indexOf(template), 1);
  }
  return undefined;
}

const PLACE = /\{([\w-]+)(?:\|(\w+))?\}/g;

function filled(template: string, phrasing: Compiled, part: Part, voice: Voice): Said | undefined {
  const said: Spoken[] = [];
  const attributes = [...phrasing.attributes];
  const values: string[] = [];
  for (const [, attribute = '', named] of template.matchAll(PLACE)) {
    const form = named ?? USUAL_FORM[attribute] ?? 'plain';
    const own = part.attributes[attribute];
    const formOf = FORMS[form];
    if (formOf === undefined) throw new Error(`"${form}" is no form`);
    const spoken = own === undefined ? undefined : formOf(part, attribute, voice);
    if (spoken === undefined) return undefined;
    const whole: Spoken = typeof spoken === 'string' ? { text: spoken } : spoken;
    said.push({ wants: (other) => other.attributes[attribute] === own, ...whole });
    attributes.push(attribute, ...(whole.about ?? []));
    values.push(`${attribute}=${own}`);
  }
  const wants = [phrasing.wants, ...said.flatMap((one) => one.wants ?? [])];
  let at = 0;
  return {
    text: template.replaceAll(PLACE, () => said[at++]?.text ?? ''),
    wants: (other) => wants.every((one) => one(other)),
    traits: [...phrasing.traits, ...said.flatMap(({ trait }) => trait || [])],
    attributes,
    description: [phrasing.means, ...values].filter((one) => one !== '').join(' '),
  };
}
