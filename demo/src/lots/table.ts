// biome-ignore-all format: tables, one row a line
// Surplus lots of the demo. Each row says where its products come from, in what condition they are and where they lie.
import { text } from '../text.ts';
import type { DemoLot, DemoLotCategory, Shape, Text3 } from '../types.ts';
import { places } from './places.ts';

export const pallet = (boxes: number, H = 900): Shape => ({ kind: 'pallet', dims: { L: 1200, W: 800, H, boxes } });
export const machine = (L: number, H: number): Shape => ({ kind: 'machine', dims: { L, H } });

export const lotCategories: DemoLotCategory[] = [
  { slug: 'fastener-lots', name: text('Fasteners', 'Крепёж', 'المثبتات'), shape: pallet(12) },
  { slug: 'bearing-lots', name: text('Bearings and seals', 'Подшипники и уплотнения', 'المحامل وموانع التسرب'), shape: pallet(8) },
  { slug: 'piping-lots', name: text('Pipes, flanges and fittings', 'Трубы, фланцы и фитинги', 'الأنابيب والفلنجات والوصلات'), shape: pallet(4) },
  { slug: 'valve-lots', name: text('Valves', 'Арматура', 'الصمامات'), shape: pallet(6) },
  { slug: 'drive-lots', name: text('Motors and drives', 'Двигатели и приводы', 'المحركات ونقل الحركة'), shape: machine(1600, 1200) },
  { slug: 'cutting-tool-lots', name: text('Cutting tools', 'Режущий инструмент', 'عدد القطع'), shape: pallet(10, 600) },
  { slug: 'hand-tool-lots', name: text('Hand and power tools', 'Ручной и электроинструмент', 'العدد اليدوية والكهربائية'), shape: pallet(9) },
  { slug: 'safety-lots', name: text('Safety equipment', 'Средства защиты', 'معدات الوقاية'), shape: pallet(16) },
  { slug: 'lubricant-lots', name: text('Lubricants', 'Смазочные материалы', 'مواد التشحيم'), shape: pallet(6) },
  { slug: 'electrical-lots', name: text('Electrical supplies', 'Электротехника', 'اللوازم الكهربائية'), shape: pallet(8) },
];

/** Why the goods are sold; a sentence of the lot's details. */
const why = {
  project: text('Left over from a finished project, in the original packing.', 'Остаток завершённого проекта, в заводской упаковке.', 'فائض مشروع منته، في التغليف الأصلي.'),
  closure: text('From the stores of a workshop that closes; shelf wear on the packing.', 'Со склада закрывающейся мастерской, упаковка со следами хранения.', 'من مخزن ورشة تغلق؛ آثار تخزين على التغليف.'),
  change: text('Stock of a machine type that was replaced, never fitted.', 'Запас к заменённому типу машин, не устанавливалось.', 'مخزون لنوع آلات استبدل، لم يركب.'),
  overhaul: text('Taken out at a plant overhaul, cleaned and sorted, sold as seen.', 'Снято при ремонте завода, очищено и рассортировано, продаётся как есть.', 'فك أثناء صيانة مصنع، نظف وفرز، يباع كما هو.'),
  rebuilt: text('Rebuilt with new wearing parts and tested; test sheet on request.', 'Восстановлено с новыми изнашиваемыми деталями и испытано; протокол по запросу.', 'أعيد تجديده بقطع جديدة واختبر؛ شهادة الاختبار عند الطلب.'),
  wet: text('The packing got wet; clean and inspect the goods before use.', 'Упаковка подмокла; перед применением очистить и осмотреть.', 'ابتل التغليف؛ نظف البضاعة وافحصها قبل الاستعمال.'),
  dented: text('Packs dented in transport, seals intact.', 'Тара помята при перевозке, пломбы целы.', 'عبوات منبعجة أثناء النقل والأختام سليمة.'),
  defective: text('Burnt windings or worn bearings, not tested; for spare parts.', 'Сгоревшие обмотки или изношенные подшипники, не испытано; на запчасти.', 'ملفات محترقة أو محامل متآكلة، غير مختبر؛ لقطع الغيار.'),
  dealer: text('A dealer clears slow-moving lines.', 'Торговая компания распродаёт неходовые позиции.', 'تاجر يصفي أصنافا بطيئة الحركة.'),
} satisfies Record<string, Text3>;

export type LotRow = {
  slug: string; category: string; name: Text3; from: string[]; lines: number; share: number; condition: DemoLot['condition']; reason: Text3; location: Text3; ageMonths: number; discountBp: number; shape: Shape;
};

const lot = (category: string, slug: string, en: string, ru: string, ar: string, from: string, lines: number, share: number, condition: DemoLot['condition'], reason: keyof typeof why, location: keyof typeof places, ageMonths: number, discountBp: number, shape: Shape): LotRow =>
  ({ slug, category: `${category}-lots`, name: text(en, ru, ar), from: from.split(' '), lines, share, condition, reason: why[reason], location: places[location], ageMonths, discountBp, shape });

/** `from` are branches of the tree, `share` the part of each product's stock that the lot takes. */
export const lotRows: LotRow[] = [
  lot('fastener', 'hex-bolts-project-surplus', 'Bolts, project surplus', 'Болты, остаток проекта', 'براغي، فائض مشروع', 'fasteners/hex-bolts fasteners/flange-bolts', 8, 0.3, 'new', 'project', 'Ahmedabad, IN', 9, 3500, pallet(12)),
  lot('fastener', 'stainless-fasteners-shipyard', 'Fasteners from a shipyard store', 'Крепёж со склада верфи', 'مثبتات من مخزن حوض سفن', 'fasteners', 7, 0.35, 'new', 'closure', 'Kochi, IN', 22, 4500, pallet(10)),
  lot('fastener', 'mixed-fasteners-dealer', 'Mixed fasteners of a dealer', 'Крепёж ассорти торговой компании', 'مثبتات متنوعة من تاجر', 'fasteners', 8, 0.25, 'new', 'dealer', 'Jebel Ali, AE', 14, 4000, pallet(16, 1100)),
  lot('fastener', 'fasteners-water-damage', 'Fasteners, packing wet', 'Крепёж, подмоченная упаковка', 'مثبتات بتغليف مبلل', 'fasteners', 6, 0.4, 'new', 'wet', 'Chennai, IN', 6, 6500, pallet(8)),
  lot('bearing', 'ball-bearings-textile-mill', 'Bearings of a textile mill', 'Подшипники текстильной фабрики', 'محامل مصنع نسيج', 'bearings', 8, 0.4, 'new', 'change', 'Coimbatore, IN', 30, 4200, pallet(8)),
  lot('bearing', 'bearings-and-seals-paper-mill', 'Bearings and seals of a paper mill', 'Подшипники и уплотнения бумажной фабрики', 'محامل وموانع تسرب مصنع ورق', 'bearings seals', 7, 0.35, 'new', 'closure', 'Nagpur, IN', 26, 4800, pallet(9)),
  lot('bearing', 'bearings-dealer-clearance', 'Bearing clearance', 'Распродажа подшипников', 'تصفية محامل', 'bearings', 6, 0.5, 'new', 'dealer', 'Istanbul, TR', 18, 3800, pallet(6)),
  lot('piping', 'flanges-class-150', 'ASME flanges, class 150 to 600', 'Фланцы ASME, классы от 150 до 600', 'فلنجات ASME من الفئة 150 إلى 600', 'piping/asme-flanges', 8, 0.4, 'new', 'project', 'Dammam, SA', 16, 4000, pallet(4)),
  lot('piping', 'en-flanges-waterworks', 'EN 1092-1 flanges of a waterworks', 'Фланцы EN 1092-1 водоканала', 'فلنجات EN 1092-1 لمحطة مياه', 'piping/en-flanges', 8, 0.5, 'new', 'change', 'Pune, IN', 11, 3600, pallet(5)),
  lot('piping', 'butt-weld-fittings', 'Butt-weld elbows and tees', 'Приварные отводы и тройники', 'أكواع وتيهات لحام', 'piping/fittings', 8, 0.5, 'new', 'project', 'Vadodara, IN', 20, 4500, pallet(6)),
  lot('piping', 'seamless-pipe-ends', 'Seamless pipe, remaining lengths', 'Труба бесшовная, остатки', 'أنابيب بدون لحام، أطوال متبقية', 'piping/pipes', 5, 0.5, 'new', 'project', 'Jamnagar, IN', 8, 3000, pallet(3, 500)),
  lot('valve', 'steel-valves-refinery', 'Steel valves from a refinery overhaul', 'Стальная арматура после ремонта НПЗ', 'صمامات فولاذية من صيانة مصفاة', 'valves/gate-valves valves/globe-valves', 6, 0.4, 'refurbished', 'rebuilt', 'Yanbu, SA', 72, 5500, pallet(4)),
  lot('valve', 'butterfly-valves-cooling-water', 'Butterfly valves of a cooling water line', 'Дисковые затворы линии охлаждения', 'صمامات فراشة لخط مياه تبريد', 'valves/butterfly-valves', 6, 0.4, 'new', 'project', 'Mundra, IN', 13, 3800, pallet(6)),
  lot('valve', 'ball-valves-mixed', 'Ball valves, mixed', 'Краны шаровые, ассорти', 'صمامات كروية متنوعة', 'valves/ball-valves', 8, 0.4, 'new', 'dealer', 'Surat, IN', 17, 3300, pallet(8)),
  lot('valve', 'check-valves-used', 'Check valves, used', 'Обратные клапаны, б/у', 'صمامات عدم رجوع مستعملة', 'valves/check-valves', 5, 0.4, 'used', 'overhaul', 'Visakhapatnam, IN', 96, 7000, pallet(4)),
  lot('drive', 'motors-ie2-replaced', 'IE2 motors replaced by IE3', 'Двигатели IE2, заменённые на IE3', 'محركات IE2 استبدلت بـ IE3', 'electric-motors/ie2-motors', 6, 0.5, 'used', 'overhaul', 'Ludhiana, IN', 84, 6500, machine(1100, 800)),
  lot('drive', 'motors-ie3-spare', 'IE3 motors, unused spares', 'Двигатели IE3, неиспользованный резерв', 'محركات IE3 احتياطية غير مستعملة', 'electric-motors/ie3-motors', 5, 0.4, 'new', 'change', 'Chakan, IN', 15, 3200, machine(1200, 900)),
  lot('drive', 'v-belts-and-pulleys', 'V-belts and pulleys', 'Клиновые ремни и шкивы', 'سيور V وبكرات', 'power-transmission', 8, 0.4, 'new', 'closure', 'Rajkot, IN', 19, 4600, pallet(7)),
  lot('drive', 'motors-rebuilt', 'Motors, rewound and tested', 'Двигатели, перемотаны и испытаны', 'محركات معاد لفها ومختبرة', 'electric-motors', 4, 0.4, 'refurbished', 'rebuilt', 'Nizhny Novgorod, RU', 110, 5800, machine(1600, 1100)),
  lot('drive', 'motors-for-parts', 'Motors for spare parts', 'Двигатели на запчасти', 'محركات لقطع الغيار', 'electric-motors/ie2-motors', 4, 0.3, 'for-parts', 'defective', 'Durgapur, IN', 140, 8500, machine(1000, 750)),
  lot('cutting-tool', 'drills-and-taps', 'Drills and taps', 'Свёрла и метчики', 'مثاقب ومحاريث سن', 'cutting-tools', 8, 0.4, 'new', 'closure', 'Faridabad, IN', 24, 4400, pallet(10, 600)),
  lot('cutting-tool', 'cutting-tools-dealer', 'Cutting tools, slow movers', 'Режущий инструмент, неходовой', 'عدد قطع بطيئة الحركة', 'cutting-tools', 7, 0.3, 'new', 'dealer', 'Brescia, IT', 28, 5000, pallet(6, 500)),
  lot('cutting-tool', 'abrasive-discs', 'Cutting and grinding discs', 'Отрезные и зачистные круги', 'أقراص قص وجلخ', 'power-tools/discs', 8, 0.4, 'new', 'dealer', 'Bengaluru, IN', 10, 3500, pallet(12)),
  lot('hand-tool', 'spanners-and-sockets', 'Spanners and sockets', 'Ключи и головки', 'مفاتيح ولقم', 'hand-tools/spanners hand-tools/sockets', 8, 0.3, 'new', 'dealer', 'Jalandhar, IN', 12, 3000, pallet(9)),
  lot('hand-tool', 'workshop-tools-used', 'Workshop tools, used', 'Инструмент мастерской, б/у', 'عدد ورشة مستعملة', 'hand-tools/pliers hand-tools/hammers hand-tools/screwdrivers', 8, 0.2, 'used', 'closure', 'Kolkata, IN', 60, 6800, pallet(5, 600)),
  lot('hand-tool', 'power-tools-serviced', 'Power tools, serviced', 'Электроинструмент после сервиса', 'عدد كهربائية بعد الصيانة', 'power-tools/grinders power-tools/drills power-tools/hammers', 5, 0.3, 'refurbished', 'rebuilt', 'Delhi, IN', 36, 5200, pallet(6, 700)),
  lot('hand-tool', 'power-tools-for-parts', 'Power tools for spare parts', 'Электроинструмент на запчасти', 'عدد كهربائية لقطع الغيار', 'power-tools/impact-tools power-tools/grinders', 4, 0.25, 'for-parts', 'defective', 'Vapi, IN', 48, 8000, pallet(4, 600)),
  lot('hand-tool', 'measuring-tools', 'Torque wrenches and calipers', 'Динамометрические ключи и штангенциркули', 'مفاتيح عزم وقدمات', 'hand-tools/torque-wrenches hand-tools/calipers', 6, 0.4, 'new', 'change', 'Hosur, IN', 21, 3900, pallet(4, 500)),
  lot('safety', 'gloves-by-the-thousand', 'Gloves, overstock', 'Перчатки, излишки', 'قفازات فائضة', 'ppe/hand-protection', 8, 0.5, 'new', 'dealer', 'Kanpur, IN', 7, 3400, pallet(16, 1200)),
  lot('safety', 'boots-old-model', 'Safety footwear, last year model', 'Защитная обувь прошлогодней модели', 'أحذية سلامة من موديل سابق', 'ppe/foot-protection', 8, 0.5, 'new', 'dealer', 'Riyadh, SA', 13, 4100, pallet(12, 1200)),
  lot('safety', 'helmets-and-eyewear', 'Helmets, eyewear and ear muffs', 'Каски, очки и наушники', 'خوذ ونظارات وواقيات أذن', 'ppe/head-protection ppe/eye-protection ppe/hearing-protection', 7, 0.4, 'new', 'project', 'Mumbai, IN', 10, 3700, pallet(12)),
  lot('lubricant', 'hydraulic-oils-drums', 'Hydraulic and gear oils', 'Гидравлические и редукторные масла', 'زيوت هيدروليك وتروس', 'lubricants/hydraulic-oils lubricants/gear-oils', 5, 0.4, 'new', 'change', 'Hyderabad, IN', 14, 3600, pallet(4, 885)),
  lot('lubricant', 'greases-and-sprays', 'Greases and sprays', 'Смазки и аэрозоли', 'شحوم وبخاخات', 'lubricants/greases lubricants/sprays', 7, 0.4, 'new', 'dealer', 'Singapore, SG', 11, 3000, pallet(12)),
  lot('lubricant', 'oils-dented-packs', 'Oils in dented packs', 'Масла в мятой таре', 'زيوت في عبوات منبعجة', 'lubricants/machine-oils lubricants/gear-oils', 5, 0.4, 'new', 'dented', 'Chennai, IN', 9, 4500, pallet(5)),
  lot('electrical', 'cables-remaining-lengths', 'Cables, remaining lengths', 'Кабель, остатки', 'كابلات، أطوال متبقية', 'electrical/cables', 7, 0.3, 'new', 'project', 'Noida, IN', 9, 3800, pallet(4)),
  lot('electrical', 'breakers-and-contactors', 'Breakers and contactors', 'Автоматы и контакторы', 'قواطع وكونتاكتورات', 'electrical/circuit-breakers electrical/contactors', 8, 0.4, 'new', 'change', 'Ostrava, CZ', 18, 4300, pallet(8)),
  lot('electrical', 'switchgear-taken-out', 'Contactors from old switchboards', 'Контакторы из старых щитов', 'كونتاكتورات من لوحات قديمة', 'electrical/contactors', 5, 0.4, 'used', 'overhaul', 'Bhopal, IN', 120, 7500, pallet(5, 600)),
  lot('electrical', 'lugs-glands-lamps', 'Lugs, glands and lamps', 'Наконечники, вводы и лампы', 'أطراف وجلندات ولمبات', 'electrical/lugs electrical/glands electrical/indicator-lamps', 8, 0.4, 'new', 'dealer', 'Indore, IN', 15, 4000, pallet(14)),
];
