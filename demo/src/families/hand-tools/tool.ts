// Hand tool type: spanners, keys, screwdrivers, sockets, pliers, hammers and gauges share this row.
import { fill, slugOf, text } from '../../text.ts';
import type { DemoCategory, Shape, Text3 } from '../../types.ts';
import { category, type Draft, sized } from '../supply.ts';

/** One leaf of the tree with its articles. `name` and `about` may use {size} and every number of `facts`. */
export type ToolGroup = {
  lineage: string;
  title: Text3;
  about: Text3;
  noun: Text3;
  text: Text3;
  hsn: string;
  unspsc: string;
  standard?: string;
  material: 'chrome-vanadium' | 'tool-steel' | 'crmo' | 'stainless' | 'aluminium';
  industries?: string[];
  example: Shape;
  articles: Article[];
  manufacturers?: number;
  uom?: 'piece' | 'set' | 'pair';
};

export type Article = {
  size: string;
  mpn: string;
  attributes: Record<string, number | string>;
  facts?: Record<string, number>;
  shape: Shape;
  grams: number;
  rupees: number;
  weight?: number;
  extra?: Text3;
  uom?: 'piece' | 'set';
};

export const toolMaterials: Record<ToolGroup['material'], Text3> = {
  'chrome-vanadium': text('Chrome-vanadium steel', 'Хромованадиевая сталь', 'فولاذ كروم فاناديوم'),
  crmo: text('Chrome-molybdenum steel', 'Хромомолибденовая сталь', 'فولاذ كروم موليبدينوم'),
  'tool-steel': text('Tool steel', 'Инструментальная сталь', 'فولاذ عدة'),
  stainless: text(
    'Stainless steel, hardened',
    'Нержавеющая сталь, закалённая',
    'فولاذ مقاوم للصدأ مقسى',
  ),
  aluminium: text('Aluminium', 'Алюминий', 'ألومنيوم'),
};

const nothing = text('', '', '');

export function* toolDrafts(groups: ToolGroup[]): Iterable<Draft> {
  for (const group of groups) {
    for (const article of group.articles) {
      const values = {
        noun: group.noun,
        size: sized(article.size),
        extra: article.extra ?? nothing,
        standard: group.standard ?? '',
        ...article.facts,
      };
      const own = fill(text('{noun} {size}', '{noun} {size}', '{noun} {size}'), values);
      yield {
        mpn: article.mpn,
        name: article.extra
          ? fill(text('{own}, {extra}', '{own}, {extra}', '{own}، {extra}'), {
              own,
              extra: article.extra,
            })
          : own,
        description: fill(group.text, values),
        category: group.lineage,
        hsn: group.hsn,
        unspsc: group.unspsc,
        uom: article.uom ?? group.uom ?? 'piece',
        rupees: article.rupees,
        grams: article.grams,
        attributes: {
          'tool-material': group.material,
          ...(group.standard ? { standard: slugOf(group.standard) } : {}),
          ...article.attributes,
        },
        industries: group.industries ?? ['automobile', 'railways', 'mining'],
        shape: article.shape,
        manufacturers: group.manufacturers ?? 1.75,
        weight: article.weight ?? 1,
        dataSheets: 0.05,
      };
    }
  }
}

export const toolCategories = (groups: ToolGroup[]): DemoCategory[] =>
  groups.map((group) => category(group.lineage, group.title, group.about, group.example));

/** How common a width across flats is in a workshop. */
export const commonSize = (s: number): number =>
  [8, 10, 13, 17, 19, 24].includes(s) ? 5 : s >= 7 && s <= 24 ? 2 : 1;
