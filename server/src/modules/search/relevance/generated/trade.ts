// Trade names of a size in the generated queries: threads, pressure classes, pipe schedules, and
// the numbers of bearings, international and by GOST.

import type { Wants } from '../judged.ts';
import { decimal, type Form, numberOf, same, slugOf } from './spelling.ts';

/** The same wall by another name, where the size is not above the number. */
const SCHEDULES: [name: string, also: string[], upTo: number][] = [
  ['40', ['std'], 250],
  ['80', ['xs'], 200],
  ['std', ['sch-40', 'sch-40s'], 250],
  ['xs', ['sch-80', 'sch-80s'], 200],
];

export const thread: Form = (part, attribute, voice) => {
  const slug = slugOf(part, attribute);
  const pipe = /^g([\d-]+)$/.exec(slug);
  if (pipe !== null) {
    const [whole, above, below] = pipe[1]?.split('-') ?? [];
    const short = [whole, above].filter(Boolean).join('/');
    const size = below === undefined ? short : `${whole} ${above}/${below}`;
    return voice.pick([`G${size}`, `G ${size}`, `${size} bsp`, `${size}" bsp`, `G${size}"`]);
  }
  const inch = /^(.+)-(\d+)-(un[cf])$/.exec(slug);
  if (inch !== null) {
    const [, size = '', perInch, series] = inch;
    const parts = size.split('-');
    const name = parts.length === 3 ? `${parts[0]}-${parts[1]}/${parts[2]}` : parts.join('/');
    const short = `${name}-${perInch}`;
    if (parts.length === 1 && Number(name) > 1) {
      return voice.pick([`#${short}`, `${short} ${series}`, `no.${short}`, short]);
    }
    const inches = `${name}"`;
    return voice.pick([`${short} ${series}`, short, `${inches}-${perInch}`, `${inches} ${series}`]);
  }
  const text = slug.replace(/-/g, '.').toUpperCase().replace('X', '×');
  const pitch = numberOf(part, 'pitch');
  const isCoarse = !text.includes('×');
  return isCoarse && pitch > 0 && voice.chance(0.06) ? `${text}×${decimal(pitch, voice)}` : text;
};

export const pressureClass: Form = (part, attribute, { locale, pick }) => {
  const [, kind, n = ''] = /^(pn|class-)(\d+)$/.exec(slugOf(part, attribute)) ?? [];
  if (kind === 'pn') {
    const words = [`PN${n}`, `PN ${n}`];
    return pick(locale === 'ru' ? [...words, `Ру${n}`, `Ру ${n}`] : words);
  }
  if (locale === 'ru') return pick([`class ${n}`, `${n}#`, `класс ${n}`, `cl ${n}`]);
  if (locale === 'ar') return pick([`class ${n}`, `كلاس ${n}`, `${n}#`]);
  const words = [`class ${n}`, `${n}#`, `#${n}`, `cl${n}`, `cl ${n}`, `${n} lb`, `ansi ${n}`];
  return pick([...words, `${n} class`, `class ${n}`]);
};

export const schedule: Form = (part, attribute, { locale, pick, chance }) => {
  const own = slugOf(part, attribute).replace('sch-', '');
  const size = numberOf(part, 'nominal-size');
  const isOther = own === 'std' && size <= 250 && chance(0.5);
  const name = isOther ? '40' : chance(0.6) ? own.replace(/^(\d+)s$/, '$1') : own;
  const base = name.replace(/^(\d+)s$/, '$1');
  const [, also = [], upTo = 0] = SCHEDULES.find(([one]) => one === base) ?? [];
  const wants: Wants = ({ attributes }) => {
    const theirs = String(attributes[attribute]);
    if ([base, `sch-${base}`, `sch-${base}s`].includes(theirs)) return true;
    return also.includes(theirs) && Number(attributes['nominal-size']) <= upTo;
  };
  const trait = isOther ? 'equivalent' : undefined;
  if (!/^\d/.test(name)) return { text: name, wants };
  const words = [`sch ${name}`, `sch${name}`, `schedule ${name}`, `sch-${name}`];
  const text = pick(locale === 'ar' ? [...words, `اسكيدول ${name}`] : words);
  return { text, wants, ...(trait && { trait }) };
};

export const designation: Form = (part, _attribute, { chance }) => {
  const [, prefix = '', number = ''] = /^(N[UJ])?\s?(\d{3,5})/.exec(part.mpn) ?? [];
  if (number === '') return undefined;
  const end = slugOf(part, 'series') === '320' && chance(0.5) ? 'X' : '';
  const gap = prefix !== '' && chance(0.4) ? ' ' : '';
  const text = `${prefix}${gap}${number}${end}`;
  return { text, wants: same(part, 'series', 'inner-diameter', 'outer-diameter') };
};

/** GOST 3189: bores below 20 mm, series of ball bearings with their covers, and of the others. */
const SMALL_BORES: Record<number, string> = { 10: '00', 12: '01', 15: '02', 17: '03' };
const BALL: Record<string, string> = { '60': '1', '62': '2', '63': '3', '64': '4' };
const COVERS: Record<string, string> = { sealed: '180', shielded: '80' };
const OTHER: Record<string, string> = {
  '72': '462',
  '73': '463',
  '302': '72',
  '303': '73',
  '322': '75',
  '320': '20071',
  'nu-2': '322',
  'nu-3': '323',
  'nu-22': '325',
  'nj-2': '422',
  'nj-3': '423',
};
/** 7206 is a taper roller bearing here and an angular contact bearing elsewhere; 32206 likewise. */
const ELSEWHERE: Record<string, string> = { '302': '72', '303': '73', 'nu-2': '322' };

export const gost: Form = (part) => {
  const bore = numberOf(part, 'inner-diameter');
  const code = SMALL_BORES[bore] ?? String(bore / 5).padStart(2, '0');
  if (code.length !== 2 || bore < 10) return undefined;
  const series = slugOf(part, 'series');
  const [ball, other] = [BALL[series], OTHER[series]];
  if (ball !== undefined) {
    const cover = COVERS[slugOf(part, 'seal')];
    const said = ['series', 'inner-diameter', ...(cover === undefined ? [] : ['seal'])];
    return { text: `${cover ?? ''}${ball}${code}`, wants: same(part, ...said), about: said };
  }
  if (other === undefined) return undefined;
  const wants: Wants = ({ attributes }) =>
    attributes['inner-diameter'] === bore &&
    [series, ELSEWHERE[series]].includes(String(attributes.series));
  return { text: `${other}${code}`, wants };
};
