// Industries of the shop.
import { text } from './text.ts';
import type { DemoIndustry } from './types.ts';

export type IndustrySlug =
  | 'automobile'
  | 'oil-and-gas'
  | 'power-generation'
  | 'mining'
  | 'food-and-beverage'
  | 'marine'
  | 'railways'
  | 'textile';

export const industries: (DemoIndustry & { slug: IndustrySlug })[] = [
  {
    slug: 'automobile',
    name: text('Automobile', 'Автомобильная промышленность', 'صناعة السيارات'),
    description: text(
      'Fasteners, bearings, seals and tools for vehicle plants and workshops.',
      'Крепёж, подшипники, уплотнения и инструмент для автозаводов и мастерских.',
      'مثبتات ومحامل وحلقات إحكام وعدد لمصانع السيارات والورش.',
    ),
    shape: { kind: 'car', dims: {} },
  },
  {
    slug: 'oil-and-gas',
    name: text('Oil & Gas', 'Нефть и газ', 'النفط والغاز'),
    description: text(
      'Pipes, flanges, valves, stainless fasteners and FKM seals for wells, pipelines and refineries.',
      'Трубы, фланцы, арматура, нержавеющий крепёж и уплотнения из FKM для промыслов, трубопроводов и НПЗ.',
      'أنابيب وفلنجات وصمامات ومثبتات مقاومة للصدأ وحلقات إحكام FKM للآبار وخطوط الأنابيب والمصافي.',
    ),
    shape: { kind: 'derrick', dims: {} },
  },
  {
    slug: 'power-generation',
    name: text('Power generation', 'Энергетика', 'توليد الطاقة'),
    description: text(
      'Parts for turbines, pumps, switchgear and wind farms.',
      'Детали для турбин, насосов, распределительных устройств и ветропарков.',
      'قطع للتوربينات والمضخات ولوحات التوزيع ومزارع الرياح.',
    ),
    shape: { kind: 'windmill', dims: {} },
  },
  {
    slug: 'mining',
    name: text('Mining', 'Горнодобывающая промышленность', 'التعدين'),
    description: text(
      'Heavy bearings, drives, high-tensile bolts and protective equipment for mines and quarries.',
      'Тяжёлые подшипники, приводы, высокопрочные болты и средства защиты для шахт и карьеров.',
      'محامل ثقيلة ونقل حركة وبراغي عالية المتانة ومعدات وقاية للمناجم والمحاجر.',
    ),
    shape: { kind: 'mine', dims: {} },
  },
  {
    slug: 'food-and-beverage',
    name: text('Food & beverage', 'Пищевая промышленность', 'الأغذية والمشروبات'),
    description: text(
      'Stainless fasteners, EPDM and silicone seals, sealed bearings for washed-down machinery.',
      'Нержавеющий крепёж, уплотнения из EPDM и силикона, закрытые подшипники для моющегося оборудования.',
      'مثبتات مقاومة للصدأ وحلقات إحكام EPDM وسيليكون ومحامل مغلقة للآلات التي تُغسل باستمرار.',
    ),
    shape: { kind: 'plant', dims: {} },
  },
  {
    slug: 'marine',
    name: text('Marine', 'Судостроение и флот', 'الصناعات البحرية'),
    description: text(
      'A4 stainless parts, bronze valves and engine-room supplies for ships, yards and ports.',
      'Детали из нержавеющей стали A4, бронзовая арматура и снабжение машинных отделений для судов, верфей и портов.',
      'قطع من الفولاذ المقاوم للصدأ A4 وصمامات برونزية ومستلزمات غرف المحركات للسفن والأحواض والموانئ.',
    ),
    shape: { kind: 'ship', dims: {} },
  },
  {
    slug: 'railways',
    name: text('Railways', 'Железные дороги', 'السكك الحديدية'),
    description: text(
      'Locking fasteners, roller bearings and maintenance tools for rolling stock and track.',
      'Стопорящийся крепёж, роликовые подшипники и инструмент для обслуживания подвижного состава и пути.',
      'مثبتات مانعة للارتخاء ومحامل أسطوانية وعدد صيانة لعربات السكك والخطوط.',
    ),
    shape: { kind: 'train', dims: {} },
  },
  {
    slug: 'textile',
    name: text('Textile', 'Текстильная промышленность', 'صناعة النسيج'),
    description: text(
      'Miniature and high-speed bearings, belts and retaining rings for spinning and weaving machines.',
      'Миниатюрные и скоростные подшипники, ремни и стопорные кольца для прядильных и ткацких машин.',
      'محامل صغيرة وعالية السرعة وسيور وحلقات حبس لآلات الغزل والنسيج.',
    ),
    shape: { kind: 'factory', dims: {} },
  },
];
