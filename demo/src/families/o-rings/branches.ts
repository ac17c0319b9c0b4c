// Branches of O-rings in the tree: one a compound and section, and one for the metric sizes.
import { materials } from '../../shared-attributes.ts';
import { fill, join, text } from '../../text.ts';
import type { DemoCategory } from '../../types.ts';
import { compounds } from './compounds.ts';
import { lineageOf, metricLineage, metricRange, sections, shapeOf } from './sizes.ts';

const sectionName = text(
  'O-rings {label}, section {w} mm',
  'Кольца {label}, сечение {w} мм',
  'حلقات {label}، مقطع {w} مم',
);
const thinName = text(
  'O-rings {label}, section up to {w} mm',
  'Кольца {label}, сечение до {w} мм',
  'حلقات {label}، مقطع حتى {w} مم',
);
const sectionText = text(
  'Cross section {w} mm by ISO 3601-1.',
  'Сечение {w} мм по ISO 3601-1.',
  'قطر المقطع {w} مم وفق ISO 3601-1.',
);
const thinText = text(
  'Cross sections from 1.02 to {w} mm by ISO 3601-1.',
  'Сечения от 1,02 до {w} мм по ISO 3601-1.',
  'أقطار مقطع من 1.02 إلى {w} مم وفق ISO 3601-1.',
);

export function* oRingCategories(): Iterable<DemoCategory> {
  const shape = shapeOf({ d: 20.22, w: 3.53 });
  yield {
    lineage: 'seals',
    name: text('Seals', 'Уплотнения', 'حلقات إحكام'),
    description: text(
      'O-rings of nitrile, fluorocarbon, EPDM and silicone rubber.',
      'Кольца из нитрильного, фторированного, этилен-пропиленового и силиконового каучука.',
      'حلقات من مطاط النتريل والفلوروكربون وEPDM والسيليكون.',
    ),
    shape,
  };
  for (const compound of compounds) {
    yield {
      lineage: `seals/o-rings-${compound.key}`,
      name: text(
        `O-rings ${compound.label}`,
        `Кольца ${compound.label}`,
        `حلقات دائرية ${compound.label}`,
      ),
      description: join([materials[compound.material], compound.says], ': '),
      shape,
    };
    for (const w of sections) {
      yield {
        lineage: lineageOf(compound, w),
        name: fill(w === 1.78 ? thinName : sectionName, { label: compound.label, w }),
        description: join([fill(w === 1.78 ? thinText : sectionText, { w }), compound.says]),
        shape: shapeOf({ d: w * 6, w }),
      };
    }
  }
  const name = text('Metric O-rings', 'Кольца уплотнительные метрические', 'حلقات دائرية مترية');
  const use = text(
    'Round metric sizes in NBR 70 and FKM 75 for machines built to metric grooves.',
    'Круглые метрические размеры из NBR 70 и FKM 75 для машин с метрическими канавками.',
    'مقاسات مترية صحيحة من NBR 70 وFKM 75 للآلات ذات المجاري المترية.',
  );
  yield {
    lineage: 'seals/o-rings-metric',
    name,
    description: use,
    shape: shapeOf({ d: 20, w: 3 }),
  };
  for (const [w, from, to] of metricRange) {
    yield {
      lineage: metricLineage(w),
      name: fill(
        text(
          'Metric O-rings, section {w} mm',
          'Кольца метрические, сечение {w} мм',
          'حلقات مترية، مقطع {w} مم',
        ),
        { w },
      ),
      description: join([
        fill(
          text(
            'Inner diameters from {from} to {to} mm.',
            'Внутренний диаметр от {from} до {to} мм.',
            'أقطار داخلية من {from} إلى {to} مم.',
          ),
          { from, to },
        ),
        use,
      ]),
      shape: shapeOf({ d: w * 7, w }),
    };
  }
}
