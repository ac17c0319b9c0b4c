// Forms of a value in the generated queries: a bore, a power or a length in its spellings and unit
// equivalents, and which products such a text wants.
import type { Locale } from '@millwright/contracts';
import type { Wants } from '../judged.ts';
import {
  decimal,
  type Form,
  fraction,
  inchUnit,
  isInchThread,
  numberOf,
  same,
  slugOf,
} from './spelling.ts';
import { designation, gost, pressureClass, schedule, thread } from './trade.ts';

// biome-ignore format: a table
const INCHES_OF_DN: Record<number, number> = {
  8: 0.25, 10: 0.375, 15: 0.5, 20: 0.75, 25: 1, 32: 1.25, 40: 1.5, 50: 2, 65: 2.5, 80: 3, 90: 3.5,
  100: 4, 125: 5, 150: 6, 200: 8, 250: 10, 300: 12, 350: 14, 400: 16, 450: 18, 500: 20, 550: 22,
  600: 24,
};
// biome-ignore format: a table
const HORSEPOWER: Record<number, string> = {
  0.18: '0.25', 0.25: '0.33', 0.37: '0.5', 0.55: '0.75', 0.75: '1', 1.1: '1.5', 1.5: '2', 2.2: '3',
  3: '4', 4: '5.5', 5.5: '7.5', 7.5: '10', 11: '15', 15: '20', 18.5: '25', 22: '30', 30: '40',
  37: '50', 45: '60', 55: '75', 75: '100', 90: '125', 110: '150', 132: '180',
};
const RPM: Record<number, Record<Locale, string[]>> = {
  2: { en: ['2800', '2880', '2900', '3000'], ru: ['3000', '2850'], ar: ['2900', '3000', '2800'] },
  4: { en: ['1440', '1450', '1500', '1400'], ru: ['1500', '1450'], ar: ['1450', '1500', '1400'] },
  6: { en: ['960', '1000', '940'], ru: ['1000', '950', '1000'], ar: ['960', '1000', '950'] },
  8: { en: ['720', '750'], ru: ['750'], ar: ['720', '750'] },
};
/** Nominal inches of a length in millimetres: 8 inch pliers are 200 mm, 5 inch discs 125 mm. */
const nearInch: Form = (part, attribute, voice) => {
  const own = numberOf(part, attribute);
  const inches = own === 115 ? 4.5 : Math.round(own / 25.4);
  // Discs of 100 and 105 mm, 115 and 125 mm are different ones; pliers of 150 and 160 mm are not.
  const within = attribute === 'disc-diameter' ? own * 0.025 : 11;
  const wants: Wants = (other) => Math.abs(numberOf(other, attribute) - inches * 25.4) <= within;
  if (inches === 0 || Math.abs(own - inches * 25.4) > within) return undefined;
  return { text: inchUnit(decimal(inches, voice), voice), wants, trait: 'equivalent' };
};

const POUNDS: Record<number, string> = { 450: '1', 680: '1.5', 910: '2' };
const TIPS: Record<string, string> = { phillips: 'PH', pozidriv: 'PZ' };
const TIP_NUMBERS: Record<number, string> = { 3: '0', 4.5: '1', 6: '2', 8: '3', 10: '4' };
const GOST_SECTIONS: Record<string, string> = { spz: 'УО', spa: 'УА', spb: 'УБ', spc: 'УВ' };
const PACKS: Record<string, Record<Locale, string[]>> = {
  kg: { en: ['# kg', '#kg', '# kgs'], ru: ['# кг', '#кг'], ar: ['# كيلو', '# كجم', '# كغ'] },
  g: { en: ['# g', '#g', '# gm', '#gms'], ru: ['# г', '#г', '# гр'], ar: ['# جرام', '# غرام'] },
  l: {
    en: ['# l', '#l', '# ltr', '# litre', '#ltr'],
    ru: ['# л', '#л', '# литров'],
    ar: ['# لتر', '#لتر'],
  },
};

export const FORMS: Record<string, Form> = {
  thread,
  schedule,
  designation,
  gost,
  pressureClass,
  nearInch,
  /** A length in millimetres that belongs to a metric thread. */
  metric: (part, attribute, voice) =>
    isInchThread(part) ? undefined : decimal(numberOf(part, attribute), voice),
  inches: (part, attribute, voice) => {
    const text = fraction(numberOf(part, attribute) / 25.4, voice);
    if (text === undefined || !isInchThread(part)) return undefined;
    return voice.pick([text, `${text}"`, `${text}"`]);
  },
  /** An exact size in inches. */
  inch: (part, attribute, voice) => {
    const text = fraction(numberOf(part, attribute) / 25.4, voice);
    return text === undefined ? undefined : inchUnit(text, voice);
  },
  dn: (part, attribute, { locale, pick }) => {
    const n = numberOf(part, attribute);
    const trait = part.attributes['pipe-size'] === undefined ? '' : 'equivalent';
    const words = {
      en: [`DN${n}`, `DN ${n}`, `${n} NB`, `${n}NB`, `DN${n}`],
      ru: [`Ду${n}`, `Ду ${n}`, `DN${n}`, `DN ${n}`, `ДУ${n}`],
      ar: [`DN${n}`, `DN ${n}`],
    }[locale];
    return { text: pick(words), trait };
  },
  dnInch: (part, attribute, voice) => {
    const inches = INCHES_OF_DN[numberOf(part, attribute)];
    const text = inches === undefined ? undefined : fraction(inches, voice);
    const trait = part.attributes['pipe-size'] === undefined ? 'equivalent' : '';
    return text === undefined ? undefined : { text: inchUnit(text, voice), trait };
  },
  nps: (part, attribute, voice) => {
    const [whole, above, below] = slugOf(part, attribute).replace('nps-', '').split('-');
    if (whole === undefined || whole === '') return undefined;
    if (below !== undefined) return inchUnit(`${whole}-${above}/${below}`, voice);
    return inchUnit(above === undefined ? whole : `${whole}/${above}`, voice);
  },
  horsepower: (part, attribute, voice) => {
    const text = HORSEPOWER[numberOf(part, attribute)];
    if (text === undefined) return undefined;
    return { text: decimal(Number(text), voice), trait: 'equivalent' };
  },
  rpm: (part, attribute, { locale, pick }) => {
    const words = RPM[numberOf(part, attribute)];
    return words === undefined ? undefined : { text: pick(words[locale]), trait: 'equivalent' };
  },
  watt: (part, attribute) => {
    const watts = Math.round(numberOf(part, attribute) * 1000);
    return watts > 0 ? String(watts) : undefined;
  },
  kilo: (part, attribute, voice) => {
    const kilos = numberOf(part, attribute) / 1000;
    return kilos >= 1 ? { text: decimal(kilos, voice), trait: 'equivalent' } : undefined;
  },
  milli: (part, attribute) => String(Math.round(numberOf(part, attribute) * 1000)),
  pound: (part, attribute) => {
    const text = POUNDS[numberOf(part, attribute)];
    return text === undefined ? undefined : { text, trait: 'equivalent' };
  },
  /** Across flats of either end. */
  flats: (part, attribute, voice) => {
    const own = numberOf(part, attribute);
    const wants: Wants = (other) =>
      [numberOf(other, 'across-flats'), numberOf(other, 'second-across-flats')].includes(own);
    return { text: decimal(own, voice), wants };
  },
  /** PH2, PZ1: the number that a blade width stands for. */
  cross: (part, _attribute, { pick }) => {
    const tip = TIPS[slugOf(part, 'screwdriver-tip')];
    const n = TIP_NUMBERS[numberOf(part, 'blade-width')];
    if (tip === undefined || n === undefined) return undefined;
    const text = pick([`${tip}${n}`, `${tip}${n}`, `${tip} ${n}`]);
    return { text, wants: same(part, 'screwdriver-tip', 'blade-width') };
  },
  /** A cable that fits a gland. */
  clamped: (part, _attribute, { pick }) => {
    const [from, to] = [numberOf(part, 'cable-from'), numberOf(part, 'cable-to')];
    const inside = [1, 2, 3, 4].map((n) => Math.round(from + ((to - from) * n) / 5));
    const fitting = inside.filter((one) => one > from && one < to);
    if (fitting.length === 0) return undefined;
    const own = pick(fitting);
    const wants: Wants = (other) =>
      numberOf(other, 'cable-from') <= own && numberOf(other, 'cable-to') >= own;
    return { text: String(own), wants };
  },
  /** Inches of the inside, as in A42. */
  beltNumber: (part, attribute) => String(Math.round(numberOf(part, attribute) / 25.4)),
  gostSection: (part, attribute) => {
    const text = GOST_SECTIONS[slugOf(part, attribute)];
    return text === undefined ? undefined : { text, trait: 'equivalent' };
  },
  dash: (part, attribute, { pick }) => {
    const n = slugOf(part, attribute).replace('as568-', '');
    return n === '' ? undefined : pick([`AS568-${n}`, `AS568 ${n}`, `AS 568-${n}`, `AS568-${n}`]);
  },
  gland: (part, attribute, { pick }) => {
    const slug = slugOf(part, attribute);
    const text = slug.replaceAll('-', '.').toUpperCase().replace('X', 'x');
    if (slug.startsWith('pg')) return pick([text, text.replace('PG', 'PG ')]);
    return pick([text, text.replace(/x.*/, ''), text.replace(/x.*/, '')]);
  },
  square: (part, attribute, voice) => {
    const [, , above, below] = /^(sq|hex)-(\d)(?:-(\d))?$/.exec(slugOf(part, attribute)) ?? [];
    if (above === undefined) return undefined;
    return inchUnit(below === undefined ? above : `${above}/${below}`, voice);
  },
  pack: (part, attribute, { locale, pick }) => {
    const [, n, unit = ''] = /^(\d+)(kg|g|l)$/.exec(slugOf(part, attribute)) ?? [];
    const words = PACKS[unit]?.[locale];
    return n === undefined || words === undefined ? undefined : pick(words).replace('#', n);
  },
  /** The number of a slug: nlgi-2, iec-112m, m10 of a stud. */
  bare: (part, attribute) =>
    slugOf(part, attribute)
      .replace(/^(nlgi-|iec-|m)/, '')
      .toUpperCase(),
  /** a2p3-r -> A2P3 R */
  filter: (part, attribute, { pick }) => {
    const text = slugOf(part, attribute).toUpperCase();
    return pick([text.replace('-', ' '), text.replace('-', '')]);
  },
  plain: (part, attribute, voice) => {
    const own = part.attributes[attribute];
    if (own === undefined) return undefined;
    return typeof own === 'number' ? decimal(own, voice) : own.toUpperCase();
  },
};

/** Attributes that are not written as they stand. */
export const USUAL_FORM: Record<string, string> = {
  thread: 'thread',
  schedule: 'schedule',
  'pressure-class': 'pressureClass',
  'gland-thread': 'gland',
  'square-drive': 'square',
  'branch-size': 'nps',
  pack: 'pack',
  size: 'dash',
};
