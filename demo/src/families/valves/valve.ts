// Valve type: all types share name, mpn, attributes and law of price; the tables beside give what differs.
import { given } from '../../standards/given.ts';
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Draft, rounded } from '../supply.ts';
import { type Body, threadOf } from './bodies.ts';

export type Valve = {
  category: string;
  code: string;
  noun: Text3;
  unspsc: string;
  use: Text3;
  kind: 'ball-valve' | 'gate-valve' | 'check-valve' | 'butterfly-valve';
  body: Body;
  dn: number;
  rating: string;
  bar: number;
  end: 'threaded' | 'socket-weld' | 'flanged' | 'wafer' | 'lug';
  L: number;
  H: number;
  D: number;
  kg: number;
  seat: string;
  minT: number;
  maxT: number;
  standard: string;
  operation?: string;
  nps?: string;
  dims?: Record<string, number>;
  extra?: string;
  work?: number;
  industries?: string[];
};

export const ends: Record<Valve['end'], Text3> = {
  threaded: text('Female thread', 'Внутренняя резьба', 'سن داخلي'),
  'socket-weld': text('Socket weld', 'Под приварку враструб', 'لحام جلبي'),
  flanged: text('Flanged', 'Фланцевое', 'فلنجات'),
  wafer: text('Wafer (between flanges)', 'Межфланцевое', 'بين فلنجتين'),
  lug: text('Lug', 'Межфланцевое с проушинами (lug)', 'عروات ملولبة (lug)'),
};
export const seats: Record<string, Text3> = {
  ptfe: text('PTFE', 'Фторопласт (PTFE)', 'تفلون (PTFE)'),
  rptfe: text('Reinforced PTFE', 'Армированный PTFE', 'تفلون مقوى'),
  epdm: text('EPDM', 'EPDM', 'مطاط EPDM'),
  nbr: text('NBR', 'NBR', 'مطاط NBR'),
  fkm: text('FKM', 'FKM', 'مطاط FKM'),
  metal: text('Metal to metal', 'Металл по металлу', 'معدن على معدن'),
  brass: text('Brass rings', 'Латунные кольца', 'حلقات نحاسية'),
  trim8: text('13Cr and Stellite (trim 8)', '13Cr и стеллит (trim 8)', '13Cr وستيلايت (trim 8)'),
};
export const operations: Record<string, Text3> = {
  lever: text('Lever', 'Рычаг', 'ذراع'),
  't-handle': text('T-handle', 'Ручка-бабочка', 'مقبض T'),
  handwheel: text('Handwheel', 'Маховик', 'عجلة يدوية'),
  gearbox: text('Gearbox with handwheel', 'Редуктор с маховиком', 'علبة تروس بعجلة'),
  self: text('Self-acting', 'Автоматическое (потоком)', 'ذاتي بفعل الجريان'),
};

const name = text(
  '{noun} {size} {rating}{extra} {body}',
  '{noun} {size} {rating}{extra} {body}',
  '{noun} {size} {rating}{extra} {body}',
);
const description = text(
  '{use} Body {grade}, seat {seat}, {ends}; {length} {L} mm, {kg} kg. Up to {bar} bar, from {minT} to {maxT} °C.',
  '{use} Корпус {grade}, уплотнение: {seat}, присоединение: {ends}; {length} {L} мм, масса {kg} кг. До {bar} бар, от {minT} до {maxT} °C.',
  '{use} الجسم {grade}، المقعد: {seat}، التوصيل: {ends}؛ {length} {L} مم، الكتلة {kg} كغ. حتى {bar} بار، من {minT} إلى {maxT} درجة مئوية.',
);
const lengths = {
  flanged: text('face to face', 'строительная длина', 'الطول بين الوجهين'),
  other: text('length', 'длина', 'الطول'),
};

export function valveDraft(v: Valve): Draft {
  const size = v.nps
    ? `${v.nps}"`
    : v.end === 'threaded'
      ? `DN${v.dn} G${threadOf[v.dn]}"`
      : `DN${v.dn}`;
  const kg = rounded(v.kg, v.kg < 10 ? 2 : 1);
  const dims = { dn: v.dn, L: v.L, H: rounded(v.H, 0), ...v.dims, D: v.D };
  const flanged = v.end === 'flanged' ? 1 : 0;
  const shape: Shape = {
    kind: v.kind,
    dims: v.kind === 'butterfly-valve' ? dims : { ...dims, flanged },
    label: `DN${v.dn} ${v.rating}`,
  };
  return {
    mpn: `${v.code} ${v.nps ? `${v.nps.replace(' ', '-')}"` : `DN${v.dn}`} ${v.rating.replace('Class ', '#')}`,
    name: fill(name, {
      noun: v.noun,
      size,
      rating: v.rating,
      extra: v.extra ? ` ${v.extra}` : '',
      body: v.body.short,
    }),
    description: fill(description, {
      use: v.use,
      grade: v.body.grade,
      seat: lowered(given(seats[v.seat], v.seat)),
      ends: lowered(ends[v.end]),
      length:
        v.end === 'flanged' || v.end === 'wafer' || v.end === 'lug'
          ? lengths.flanged
          : lengths.other,
      L: v.L,
      kg,
      bar: v.bar,
      minT: v.minT,
      maxT: v.maxT,
    }),
    category: v.category,
    hsn:
      v.unspsc === '40141634' ||
      v.unspsc === '40141637' ||
      v.unspsc === '40141622' ||
      v.unspsc === '40141630'
        ? '84813000'
        : v.body.hsn,
    unspsc: v.unspsc,
    uom: 'piece',
    rupees: v.kg * v.body.perKg + (v.work ?? 120) + v.dn * 4,
    grams: v.kg * 1000,
    attributes: {
      'nominal-size': v.dn,
      'pressure-class': slugOf(v.rating),
      'pressure-rating': v.bar,
      'body-material': v.body.slug,
      'body-grade': slugOf(v.body.grade),
      'valve-seat': v.seat,
      connection: v.end,
      'valve-operation': v.operation ?? 'handwheel',
      'face-to-face': v.L,
      height: dims.H,
      'min-temperature': v.minT,
      'max-temperature': v.maxT,
      standard: slugOf(v.standard),
      ...(v.end === 'threaded' ? { thread: `g${slugOf(given(threadOf[v.dn], v.dn))}` } : {}),
      ...(v.nps ? { 'pipe-size': `nps-${slugOf(v.nps)}` } : {}),
    },
    industries:
      v.industries ??
      (v.bar > 45
        ? ['oil-and-gas', 'power-generation']
        : v.body.slug === 'stainless-316'
          ? ['food-and-beverage', 'marine', 'oil-and-gas']
          : ['power-generation', 'textile']),
    shape,
    weight: v.dn <= 100 ? 3 : 1,
    manufacturers: v.dn <= 100 ? 1.4 : 1,
    dataSheets: 0.35,
    ...(v.dn === 50 ? { videos: assembly[v.kind] } : {}),
  };
}

/** A word within a sentence; abbreviations (PTFE, EPDM, 13Cr) stay. */
const lower = (word: string): string =>
  word.replace(/^[A-ZА-Я](?=[a-zа-я])/, (first) => first.toLowerCase());
const lowered = (value: Text3): Text3 => ({
  en: lower(value.en),
  ru: lower(value.ru),
  ar: value.ar,
});

const video = (file: string, en: string, ru: string, ar: string) => [
  { url: `/productvideos/${file}.webm`, title: text(en, ru, ar) },
];
const assembly: Partial<Record<Valve['kind'], { url: string; title: Text3 }[]>> = {
  'butterfly-valve': video(
    'butterfly-valve-mounting',
    'Mounting a butterfly valve between flanges',
    'Монтаж дискового затвора между фланцами',
    'تركيب صمام فراشة بين فلنجتين',
  ),
};
