// Attributes that several families share, so that one filter works across the shop.
// A family lists those it uses in its `attributes`, text ones with its own values: `withValues(shared.material, {...})`; index.ts merges them.
import { text } from './text.ts';
import type { DemoAttribute, Text3 } from './types.ts';

type NumberAttribute = Extract<DemoAttribute, { kind: 'number' }>;
type TextAttribute = Extract<DemoAttribute, { kind: 'text' }>;

function measure(
  slug: string,
  unit: string | null,
  en: string,
  ru: string,
  ar: string,
): NumberAttribute {
  return { slug, name: text(en, ru, ar), kind: 'number', unit };
}

function choice(slug: string, en: string, ru: string, ar: string): TextAttribute {
  return { slug, name: text(en, ru, ar), kind: 'text', values: {} };
}

export const shared = {
  // what it is made of and after which rule
  material: choice('material', 'Material', 'Материал', 'المادة'),
  finish: choice('finish', 'Finish', 'Покрытие', 'المعالجة السطحية'),
  standard: choice('standard', 'Standard', 'Стандарт', 'المواصفة'),
  strengthClass: choice('strength-class', 'Property class', 'Класс прочности', 'فئة المتانة'),
  thread: choice('thread', 'Thread', 'Резьба', 'السن'),
  drive: choice('drive', 'Drive', 'Шлиц', 'نوع التجويف'),
  series: choice('series', 'Series', 'Серия', 'السلسلة'),
  type: choice('type', 'Type', 'Тип', 'النوع'),
  connection: choice('connection', 'Connection', 'Присоединение', 'التوصيل'),
  colour: choice('colour', 'Colour', 'Цвет', 'اللون'),
  size: choice('size', 'Size', 'Размер', 'المقاس'),
  protection: choice('ip-rating', 'Protection (IP)', 'Степень защиты (IP)', 'درجة الحماية (IP)'),

  // sizes
  nominalDiameter: measure(
    'nominal-diameter',
    'mm',
    'Nominal diameter',
    'Номинальный диаметр',
    'القطر الاسمي',
  ),
  nominalSize: measure(
    'nominal-size',
    'mm',
    'Nominal size DN',
    'Условный проход DN',
    'القطر الاسمي DN',
  ),
  pitch: measure('pitch', 'mm', 'Thread pitch', 'Шаг резьбы', 'خطوة السن'),
  length: measure('length', 'mm', 'Length', 'Длина', 'الطول'),
  width: measure('width', 'mm', 'Width', 'Ширина', 'العرض'),
  height: measure('height', 'mm', 'Height', 'Высота', 'الارتفاع'),
  thickness: measure('thickness', 'mm', 'Thickness', 'Толщина', 'السماكة'),
  innerDiameter: measure(
    'inner-diameter',
    'mm',
    'Inner diameter',
    'Внутренний диаметр',
    'القطر الداخلي',
  ),
  outerDiameter: measure(
    'outer-diameter',
    'mm',
    'Outer diameter',
    'Наружный диаметр',
    'القطر الخارجي',
  ),
  shaftDiameter: measure('shaft-diameter', 'mm', 'Shaft diameter', 'Диаметр вала', 'قطر العمود'),
  shankDiameter: measure(
    'shank-diameter',
    'mm',
    'Shank diameter',
    'Диаметр хвостовика',
    'قطر الساق',
  ),
  wallThickness: measure(
    'wall-thickness',
    'mm',
    'Wall thickness',
    'Толщина стенки',
    'سماكة الجدار',
  ),
  acrossFlats: measure(
    'across-flats',
    'mm',
    'Width across flats',
    'Размер под ключ',
    'مقاس المفتاح',
  ),
  headHeight: measure('head-height', 'mm', 'Head height', 'Высота головки', 'ارتفاع الرأس'),
  headDiameter: measure('head-diameter', 'mm', 'Head diameter', 'Диаметр головки', 'قطر الرأس'),
  crossSection: measure('cross-section', 'mm', 'Cross section', 'Диаметр сечения', 'قطر المقطع'),
  area: measure(
    'conductor-area',
    'mm²',
    'Conductor cross-section',
    'Сечение жилы',
    'مساحة مقطع الموصل',
  ),

  // work
  pressureRating: measure(
    'pressure-rating',
    'bar',
    'Pressure rating',
    'Рабочее давление',
    'الضغط الاسمي',
  ),
  minTemperature: measure(
    'min-temperature',
    '°C',
    'Lowest temperature',
    'Мин. температура',
    'أدنى درجة حرارة',
  ),
  maxTemperature: measure(
    'max-temperature',
    '°C',
    'Highest temperature',
    'Макс. температура',
    'أقصى درجة حرارة',
  ),
  hardness: measure('shore-hardness', 'Shore A', 'Hardness', 'Твёрдость', 'الصلادة'),
  voltage: measure('voltage', 'V', 'Voltage', 'Напряжение', 'الجهد'),
  current: measure('current', 'A', 'Rated current', 'Номинальный ток', 'التيار المقنن'),
  power: measure('power', 'kW', 'Power', 'Мощность', 'القدرة'),
  speed: measure('speed', 'rpm', 'Speed', 'Частота вращения', 'سرعة الدوران'),
  torque: measure('torque', 'Nm', 'Torque', 'Крутящий момент', 'عزم الدوران'),
  volume: measure('volume', 'l', 'Volume', 'Объём', 'السعة'),
  netMass: measure('net-mass', 'kg', 'Net mass', 'Масса нетто', 'الكتلة الصافية'),
  packQuantity: measure(
    'pack-quantity',
    'pcs',
    'Pieces in a pack',
    'Штук в упаковке',
    'عدد القطع في العبوة',
  ),
  flutes: measure('flutes', null, 'Flutes', 'Число зубьев', 'عدد الأسنان القاطعة'),
} as const;

/** The shared text attribute with the values that a family uses. */
export function withValues(attribute: TextAttribute, values: Record<string, Text3>): TextAttribute {
  return { ...attribute, values };
}

/** Materials and finishes in the trade's words; a family takes those it sells. */
export const materials = {
  steel: text('Carbon steel', 'Углеродистая сталь', 'فولاذ كربوني'),
  'alloy-steel': text('Alloy steel', 'Легированная сталь', 'فولاذ سبائكي'),
  'spring-steel': text('Spring steel', 'Пружинная сталь', 'فولاذ نابضي'),
  'bearing-steel': text(
    'Bearing steel 100Cr6',
    'Подшипниковая сталь 100Cr6 (ШХ15)',
    'فولاذ محامل 100Cr6',
  ),
  'stainless-a2': text(
    'Stainless steel A2 (304)',
    'Нержавеющая сталь A2 (304)',
    'فولاذ مقاوم للصدأ A2 (304)',
  ),
  'stainless-a4': text(
    'Stainless steel A4 (316)',
    'Нержавеющая сталь A4 (316)',
    'فولاذ مقاوم للصدأ A4 (316)',
  ),
  'stainless-martensitic': text(
    'Stainless spring steel 1.4122',
    'Нержавеющая пружинная сталь 1.4122',
    'فولاذ نابضي مقاوم للصدأ 1.4122',
  ),
  brass: text('Brass', 'Латунь', 'نحاس أصفر'),
  bronze: text('Bronze', 'Бронза', 'برونز'),
  aluminium: text('Aluminium', 'Алюминий', 'ألومنيوم'),
  'cast-iron': text('Cast iron', 'Чугун', 'حديد زهر'),
  'ductile-iron': text('Ductile iron', 'Высокопрочный чугун', 'حديد زهر مطيل'),
  copper: text('Copper', 'Медь', 'نحاس'),
  polyamide: text('Polyamide', 'Полиамид', 'بولي أميد'),
  pvc: text('PVC', 'ПВХ', 'بولي فينيل كلوريد (PVC)'),
  ptfe: text('PTFE', 'Фторопласт (PTFE)', 'تفلون (PTFE)'),
  nbr: text('Nitrile rubber (NBR)', 'Бутадиен-нитрильный каучук (NBR)', 'مطاط النتريل (NBR)'),
  fkm: text('Fluorocarbon rubber (FKM)', 'Фторкаучук (FKM)', 'مطاط الفلوروكربون (FKM)'),
  epdm: text(
    'Ethylene-propylene rubber (EPDM)',
    'Этилен-пропиленовый каучук (EPDM)',
    'مطاط الإيثيلين بروبيلين (EPDM)',
  ),
  vmq: text('Silicone rubber (VMQ)', 'Силиконовый каучук (VMQ)', 'مطاط السيليكون (VMQ)'),
  hss: text('High-speed steel (HSS)', 'Быстрорежущая сталь (HSS)', 'فولاذ سريع القطع (HSS)'),
  'hss-co': text(
    'Cobalt high-speed steel (HSS-Co)',
    'Быстрорежущая сталь с кобальтом (HSS-Co)',
    'فولاذ سريع القطع بالكوبالت (HSS-Co)',
  ),
  carbide: text('Solid carbide', 'Твёрдый сплав', 'كربيد صلب'),
} satisfies Record<string, Text3>;

export const finishes = {
  plain: text('Plain', 'Без покрытия', 'بدون طلاء'),
  'zinc-plated': text('Zinc plated', 'Цинкование', 'مطلي بالزنك'),
  'hot-dip-galvanised': text('Hot-dip galvanised', 'Горячее цинкование', 'مجلفن بالغمس الساخن'),
  'zinc-flake': text('Zinc flake', 'Цинк-ламельное покрытие', 'طلاء رقائق الزنك'),
  'black-oxide': text('Black oxide', 'Оксидирование (чёрное)', 'أكسدة سوداء'),
  phosphated: text('Phosphated', 'Фосфатирование', 'معالجة بالفوسفات'),
  bright: text('Bright', 'Без покрытия, светлое', 'لامع بدون طلاء'),
  tin: text('TiN coated', 'Покрытие TiN', 'طلاء TiN'),
  tialn: text('TiAlN coated', 'Покрытие TiAlN', 'طلاء TiAlN'),
  'nickel-plated': text('Nickel plated', 'Никелирование', 'مطلي بالنيكل'),
  'chrome-plated': text('Chrome plated', 'Хромирование', 'مطلي بالكروم'),
  painted: text('Painted', 'Окрашено', 'مدهون'),
} satisfies Record<string, Text3>;
