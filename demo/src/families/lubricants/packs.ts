// Packs of oils and greases with their dimensions.
import { text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';

/** `factor` is the price of a kilogram or litre in this pack against the 20 l pail. */
export type Pack = {
  code: string;
  content: number;
  unit: 'l' | 'kg';
  name: Text3;
  shape: Shape;
  tare: number;
  factor: number;
  weight: number;
};

const can = (d: number, h: number, spray = 0): Shape => ({ kind: 'can', dims: { d, h, spray } });

export const oilPacks: Pack[] = [
  {
    code: '1L',
    content: 1,
    unit: 'l',
    name: text('1 l bottle', 'канистра 1 л', 'عبوة 1 لتر'),
    shape: can(92, 230),
    tare: 70,
    factor: 1.32,
    weight: 2,
  },
  {
    code: '5L',
    content: 5,
    unit: 'l',
    name: text('5 l can', 'канистра 5 л', 'جالون 5 لتر'),
    shape: can(170, 290),
    tare: 250,
    factor: 1.14,
    weight: 3,
  },
  {
    code: '20L',
    content: 20,
    unit: 'l',
    name: text('20 l pail', 'ведро 20 л', 'سطل 20 لتر'),
    shape: can(290, 390),
    tare: 1150,
    factor: 1,
    weight: 4,
  },
  {
    code: '208L',
    content: 208,
    unit: 'l',
    name: text('208 l drum', 'бочка 208 л', 'برميل 208 لتر'),
    shape: { kind: 'drum', dims: { d: 585, h: 885 } },
    tare: 15500,
    factor: 0.9,
    weight: 2,
  },
];

export const greasePacks: Pack[] = [
  {
    code: '400G',
    content: 0.4,
    unit: 'kg',
    name: text('400 g cartridge', 'картридж 400 г', 'خرطوشة 400 غ'),
    shape: { kind: 'cartridge', dims: { d: 53.5, h: 235 } },
    tare: 55,
    factor: 1.35,
    weight: 5,
  },
  {
    code: '1KG',
    content: 1,
    unit: 'kg',
    name: text('1 kg can', 'банка 1 кг', 'علبة 1 كغ'),
    shape: can(108, 120),
    tare: 110,
    factor: 1.2,
    weight: 3,
  },
  {
    code: '5KG',
    content: 5,
    unit: 'kg',
    name: text('5 kg pail', 'ведро 5 кг', 'سطل 5 كغ'),
    shape: can(185, 235),
    tare: 380,
    factor: 1.08,
    weight: 2,
  },
  {
    code: '18KG',
    content: 18,
    unit: 'kg',
    name: text('18 kg pail', 'ведро 18 кг', 'سطل 18 كغ'),
    shape: can(290, 360),
    tare: 1100,
    factor: 1,
    weight: 2,
  },
  {
    code: '180KG',
    content: 180,
    unit: 'kg',
    name: text('180 kg drum', 'бочка 180 кг', 'برميل 180 كغ'),
    shape: { kind: 'drum', dims: { d: 585, h: 885 } },
    tare: 15500,
    factor: 0.9,
    weight: 1,
  },
];

export const sprayPack = (ml: number): Pack => ({
  code: `${ml}ML`,
  content: ml / 1000,
  unit: 'l',
  name: text(`${ml} ml spray`, `аэрозоль ${ml} мл`, `بخاخ ${ml} مل`),
  shape: can(ml > 300 ? 65 : 52, ml > 300 ? 240 : 190, 1),
  tare: 95,
  factor: 1,
  weight: 4,
});
