// Supply families (piping, drives, tools, safety, lubricants, electrical): tables become products.
// A branch gives categories and drafts at the Indian price level; a family gives each draft one or more manufacturers and the laws of complete-product.ts do the rest.

import { completeProduct, type ProductFacts } from '../complete-product.ts';
import { type FamilyName, manufacturersOf } from '../manufacturers.ts';
import { levelOf } from '../pricing-law.ts';
import { between, sample } from '../rng.ts';
import { given } from '../standards/given.ts';
import { same, slugOf, text } from '../text.ts';
import type { DemoAttribute, DemoCategory, Family, Shape, Text3 } from '../types.ts';

/** A product before it has a manufacturer. `rupees` is the price of an Indian manufacturer. */
export type Draft = Omit<ProductFacts, 'manufacturer'> & {
  /** How many manufacturers sell it; 1 where not given, a fraction is a chance: 1.6 = one, and a second in six of ten cases. */
  manufacturers?: number;
  /** The heavier the likelier at the front of the list; 1 where not given. */
  weight?: number;
};

export type Branch = { categories: DemoCategory[]; drafts(): Iterable<Draft> };

export function familyOf(
  name: FamilyName,
  attributes: DemoAttribute[],
  branches: Branch[],
): Family {
  return {
    categories: branches.flatMap((branch) => branch.categories),
    attributes,
    *products(rng) {
      const manufacturers = manufacturersOf(name);
      const drafts = branches.flatMap((branch) => [...branch.drafts()]);
      const offers = drafts.flatMap((draft) => {
        const count = Math.min(
          manufacturers.length,
          Math.floor((draft.manufacturers ?? 1) + rng()),
        );
        const first = between(rng, 0, manufacturers.length - 1);
        return Array.from({ length: count }, (_, i) => ({
          draft,
          manufacturer: given(manufacturers[(first + i) % manufacturers.length]),
        }));
      });
      for (const {
        draft: { manufacturers: _count, weight: _weight, ...facts },
        manufacturer,
      } of sample(rng, offers, offers.length, ({ draft }) => draft.weight ?? 1)) {
        yield completeProduct(rng, {
          ...facts,
          manufacturer,
          rupees: facts.rupees * levelOf(manufacturer.country),
        });
      }
    },
  };
}

export function category(
  lineage: string,
  name: Text3,
  description: Text3,
  shape: Shape,
): DemoCategory {
  return { lineage, name, description, shape };
}

/** A number attribute that only supply families use. */
export function measured(
  slug: string,
  unit: string | null,
  en: string,
  ru: string,
  ar: string,
): DemoAttribute {
  return { slug, name: text(en, ru, ar), kind: 'number', unit };
}

/** A text attribute that only supply families use. */
export function named(slug: string, name: Text3, values: Record<string, Text3>): DemoAttribute {
  return { slug, name, kind: 'text', values };
}

/** Values that read the same in every language: sizes, standards, grades. */
export function designations(list: readonly string[]): Record<string, Text3> {
  return Object.fromEntries(list.map((designation) => [slugOf(designation), same(designation)]));
}

/** Millimetres and kilograms are rounded where a table would round them. */
export function rounded(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

const unitWords: [RegExp, ru: string, ar: string][] = [
  [/(?<=\d) mm²/g, ' мм²', ' مم²'],
  [/(?<=\d) mm\b/g, ' мм', ' مم'],
  [/(?<=\d) kg\b/g, ' кг', ' كغ'],
  [/(?<=\d) g\b/g, ' г', ' غ'],
  [/(?<=\d) Nm\b/g, ' Нм', ' ن.م'],
  [/(?<=\d) ml\b/g, ' мл', ' مل'],
  [/(?<=\d) l\b/g, ' л', ' لتر'],
  [/(?<=\d) kW\b/g, ' кВт', ' كيلوواط'],
  [/(?<=\d) W\b/g, ' Вт', ' واط'],
  [/(?<=\d) V\b/g, ' В', ' فولت'],
  [/(?<=\d) A\b/g, ' А', ' أمبير'],
  [/(?<=\d) J\b/g, ' Дж', ' جول'],
  [/(?<=\d) Ah\b/g, ' А·ч', ' أمبير ساعة'],
  [/(?<=\d) kA\b/g, ' кА', ' كيلوأمبير'],
];

/** A size with its unit written in each language; figures and signs stay as they are: `20-100 Nm`. */
export function sized(size: string): Text3 {
  return {
    en: size,
    ru: unitWords.reduce((words, [unit, ru]) => words.replace(unit, ru), size),
    ar: unitWords.reduce((words, [unit, , ar]) => words.replace(unit, ar), size),
  };
}
