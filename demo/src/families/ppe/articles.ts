// Articles of protective equipment: helmets, gloves, eyewear, boots, ear muffs and respirators share this row.
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3, UnitOfSale } from '../../types.ts';
import type { Draft } from '../supply.ts';

/** `levels` are short marks of the standard such as `4X42C` or `S3 SRC`. */
export type Model = {
  code: string;
  noun: Text3;
  text: Text3;
  standard: string;
  grams: number;
  rupees: number;
  attributes: Record<string, number | string>;
  facts?: Record<string, string | number>;
  industries?: string[];
};

export type Variant = {
  tail: string;
  label: Text3;
  attributes: Record<string, number | string>;
  shape: Shape;
  grams?: number;
  weight?: number;
  rupees?: number;
};

export type Group = {
  lineage: string;
  title: Text3;
  about: Text3;
  hsn: string;
  unspsc: string;
  uom: UnitOfSale;
  example: Shape;
  models: Model[];
  variants: (model: Model) => Variant[];
  manufacturers?: number;
  step?: number;
};

export function* ppeDrafts(groups: Group[]): Iterable<Draft> {
  for (const group of groups) {
    for (const model of group.models) {
      for (const variant of group.variants(model)) {
        const rupees = variant.rupees ?? model.rupees;
        yield {
          mpn: `${model.code}${variant.tail}`,
          name: fill(text('{noun} {label}', '{noun} {label}', '{noun} {label}'), {
            noun: model.noun,
            label: variant.label,
          }),
          description: fill(model.text, { standard: model.standard, ...model.facts }),
          category: group.lineage,
          hsn: group.hsn,
          unspsc: group.unspsc,
          uom: group.uom,
          rupees,
          grams: variant.grams ?? model.grams,
          ...(group.step
            ? { quantities: { minQuantity: group.step, maxQuantity: null, step: group.step } }
            : {}),
          attributes: {
            standard: slugOf(model.standard),
            ...model.attributes,
            ...variant.attributes,
          },
          industries: model.industries ?? ['mining', 'oil-and-gas', 'railways'],
          shape: variant.shape,
          manufacturers: group.manufacturers ?? 1.6,
          weight: variant.weight ?? 1,
          dataSheets: 0.2,
        };
      }
    }
  }
}

export const colours: Record<string, Text3> = {
  white: text('white', 'белый', 'أبيض'),
  yellow: text('yellow', 'жёлтый', 'أصفر'),
  orange: text('orange', 'оранжевый', 'برتقالي'),
  red: text('red', 'красный', 'أحمر'),
  blue: text('blue', 'синий', 'أزرق'),
  green: text('green', 'зелёный', 'أخضر'),
  grey: text('grey', 'серый', 'رمادي'),
  black: text('black', 'чёрный', 'أسود'),
};
