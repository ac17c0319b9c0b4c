// Valves.
import { shared, withValues } from '../shared-attributes.ts';
import { same, slugOf, text } from '../text.ts';
import type { Family } from '../types.ts';
import { designations, familyOf, measured, named } from './supply.ts';
import { quarterTurn } from './valves/ball-and-butterfly.ts';
import { bodies, npsOf, threadOf } from './valves/bodies.ts';
import { multiTurn } from './valves/gate-globe-check.ts';
import { ends, operations, seats } from './valves/valve.ts';

const classes = [
  'PN10',
  'PN16',
  'PN25',
  'PN40',
  'PN63',
  'Class 150',
  'Class 300',
  'Class 600',
  'Class 800',
];
const standards = [
  'EN 13828',
  'ISO 17292',
  'EN 558',
  'API 6D',
  'EN 593',
  'EN 1171',
  'EN 12288',
  'API 600',
  'API 603',
  'API 602',
  'EN 13789',
  'EN 13709',
  'BS 1873',
  'EN 12334',
  'BS 1868',
  'EN 16767',
  'API 594',
  'EN 13959',
];

export const valves: Family = familyOf(
  'valves',
  [
    shared.nominalSize,
    shared.pressureRating,
    shared.minTemperature,
    shared.maxTemperature,
    shared.height,
    withValues(shared.standard, designations(standards)),
    withValues(shared.connection, ends),
    withValues(
      shared.thread,
      Object.fromEntries(
        Object.values(threadOf).map((inch) => [`g${slugOf(inch)}`, same(`G ${inch}"`)]),
      ),
    ),
    named(
      'pressure-class',
      text('Pressure class', 'Класс давления', 'فئة الضغط'),
      designations(classes),
    ),
    named(
      'pipe-size',
      text('Pipe size NPS', 'Размер трубы NPS', 'مقاس الأنبوب NPS'),
      Object.fromEntries(
        Object.values(npsOf).map((nps) => [`nps-${slugOf(nps)}`, same(`NPS ${nps}"`)]),
      ),
    ),
    named(
      'body-material',
      text('Body material', 'Материал корпуса', 'مادة الجسم'),
      Object.fromEntries(Object.values(bodies).map((body) => [body.slug, body.name])),
    ),
    named(
      'body-grade',
      text('Body grade', 'Марка материала корпуса', 'رتبة مادة الجسم'),
      designations(Object.values(bodies).map((body) => body.grade)),
    ),
    named('valve-seat', text('Seat', 'Уплотнение затвора', 'مقعد الصمام'), seats),
    named('valve-operation', text('Operation', 'Управление', 'طريقة التشغيل'), operations),
    measured('face-to-face', 'mm', 'Face to face', 'Строительная длина', 'الطول بين الوجهين'),
  ],
  [quarterTurn, multiTurn],
);
