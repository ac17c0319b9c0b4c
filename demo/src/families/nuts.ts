// Nuts.
import { manufacturersOf } from '../manufacturers.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import { text } from '../text.ts';
import type { Family } from '../types.ts';
import { nutGrades } from './fasteners/nut-grades.ts';
import { designationValues } from './fasteners/trade.ts';
import { fasteners } from './fasteners/tree.ts';
import { categoriesOf, productsOf } from './nuts-and-washers/article.ts';
import { nutKinds } from './nuts-and-washers/nut-kinds.ts';

export const nuts: Family = {
  categories: [
    fasteners,
    {
      lineage: 'fasteners/nuts',
      name: text('Nuts', 'Гайки', 'صواميل'),
      description: text(
        'Hexagon, lock, flange, cap, square and coupling nuts, metric and inch.',
        'Гайки шестигранные, самоконтрящиеся, с фланцем, колпачковые, квадратные и соединительные, метрические и дюймовые.',
        'صواميل سداسية وذاتية القفل وبفلنجة ومقببة ومربعة ووصل، مترية وبالبوصة.',
      ),
      shape: { kind: 'hex-nut', dims: { d: 10, p: 1.5, m: 8.4, s: 16 }, label: 'M10' },
    },
    ...categoriesOf(nutKinds),
  ],
  attributes: [
    withValues(shared.standard, designationValues(nutKinds.map(({ standard }) => standard))),
    withValues(
      shared.thread,
      designationValues(nutKinds.flatMap(({ parts }) => parts.map(({ thread }) => thread))),
    ),
    withValues(
      shared.strengthClass,
      designationValues(Object.values(nutGrades).map(({ mark }) => mark)),
    ),
    withValues(
      shared.material,
      Object.fromEntries(
        Object.values(nutGrades).map(({ material }) => [material, materials[material]]),
      ),
    ),
    withValues(
      shared.finish,
      Object.fromEntries(Object.values(nutGrades).map(({ finish }) => [finish, finishes[finish]])),
    ),
    shared.nominalDiameter,
    shared.pitch,
    shared.height,
    shared.acrossFlats,
    shared.packQuantity,
  ],
  products: (rng) => productsOf(rng, nutKinds, manufacturersOf('nuts')),
};
