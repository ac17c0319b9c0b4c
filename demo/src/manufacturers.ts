// Manufacturers of the demo catalogue.
// Invented companies, none of them real: code (the first part of our SKUs), slug, name, country, and the families that each makes.
import { text } from './text.ts';
import type { DemoManufacturer, Text3 } from './types.ts';

// biome-ignore format: a table reads better
export type FamilyName =
  | 'bolts-and-screws' | 'nuts' | 'washers' | 'retaining-rings-and-keys' | 'bearings' | 'o-rings' | 'drills-and-taps'
  | 'pipe-and-flanges' | 'valves' | 'v-belts' | 'motors' | 'hand-tools' | 'power-tools' | 'ppe' | 'lubricants' | 'electrical';

export type Manufacturer = DemoManufacturer & {
  /** Three capitals, unique. */ code: string;
  families: FamilyName[];
};

// biome-ignore format: one manufacturer a line
const table: [code: string, slug: string, name: string, country: string, families: string][] = [
  ['AVF', 'arvanta-fasteners', 'Arvanta Fasteners', 'IN', 'bolts-and-screws nuts washers'],
  ['KVS', 'kaverisht-steel-parts', 'Kaverisht Steel Parts', 'IN', 'bolts-and-screws nuts washers retaining-rings-and-keys'],
  ['SHY', 'sahyonic-bolt-works', 'Sahyonic Bolt Works', 'IN', 'bolts-and-screws nuts'],
  ['DKN', 'dekkanor-tools', 'Dekkanor Tools', 'IN', 'hand-tools drills-and-taps power-tools'],
  ['GDV', 'gondhavel-bearings', 'Gondhavel Bearings', 'IN', 'bearings'],
  ['VDY', 'vindhalex-pipes', 'Vindhalex Pipes', 'IN', 'pipe-and-flanges valves'],
  ['MBX', 'malabrix-valves', 'Malabrix Valves', 'IN', 'valves pipe-and-flanges'],
  ['PNV', 'punovolt-electric', 'Punovolt Electric', 'IN', 'electrical motors'],
  ['STP', 'satpuraflex', 'Satpuraflex', 'IN', 'v-belts o-rings'],
  ['CHB', 'chambalube', 'Chambalube', 'IN', 'lubricants'],
  ['NLG', 'nilgrip-safety', 'Nilgrip Safety', 'IN', 'ppe'],
  ['ARV', 'aravalt-motorworks', 'Aravalt Motorworks', 'IN', 'motors'],
  ['KNK', 'konkrila-seals', 'Konkrila Seals', 'IN', 'o-rings ppe'],
  ['TPT', 'taptivar-cutting-tools', 'Taptivar Cutting Tools', 'IN', 'drills-and-taps'],
  ['BRH', 'brennhalm', 'Brennhalm', 'DE', 'hand-tools power-tools drills-and-taps'],
  ['EFN', 'eisenfurt-normteile', 'Eisenfurt Normteile', 'DE', 'bolts-and-screws nuts washers retaining-rings-and-keys'],
  ['WPL', 'welpenau-walzlager', 'Welpenau Wälzlager', 'DE', 'bearings'],
  ['HZQ', 'harzquell-antriebe', 'Harzquell Antriebe', 'DE', 'motors v-belts'],
  ['LNT', 'lindthal-armaturen', 'Lindthal Armaturen', 'DE', 'valves pipe-and-flanges'],
  ['KBD', 'kressbrunn-dichtwerk', 'Kressbrunn Dichtwerk', 'DE', 'o-rings'],
  ['NRW', 'niederwald-elektrik', 'Niederwald Elektrik', 'DE', 'electrical'],
  ['SGF', 'sagefels', 'Sägefels', 'DE', 'drills-and-taps power-tools'],
  ['TKM', 'takamorine-seiki', 'Takamorine Seiki', 'JP', 'bearings'],
  ['HNS', 'hanashiro-tool', 'Hanashiro Tool', 'JP', 'drills-and-taps hand-tools'],
  ['OZW', 'ozuwara-industries', 'Ozuwara Industries', 'JP', 'valves o-rings'],
  ['KTG', 'kitagane-neji', 'Kitagane Neji', 'JP', 'bolts-and-screws nuts washers'],
  ['MRH', 'murohashi-motor', 'Murohashi Motor', 'JP', 'motors power-tools'],
  ['BLT', 'boltrani', 'Boltrani', 'IT', 'bolts-and-screws nuts'],
  ['VLZ', 'valzenga', 'Valzenga', 'IT', 'valves pipe-and-flanges'],
  ['CGN', 'corgnano-cinghie', 'Corgnano Cinghie', 'IT', 'v-belts'],
  ['MTV', 'vascagiri-motori', 'Vascagiri Motori', 'IT', 'motors'],
  ['TRB', 'torbella-utensili', 'Torbella Utensili', 'IT', 'hand-tools power-tools'],
  ['BCR', 'blackcrag-fastening', 'Blackcrag Fastening', 'US', 'bolts-and-screws nuts washers'],
  ['PRG', 'prairegate-bearing', 'Prairegate Bearing', 'US', 'bearings'],
  ['HTN', 'hatteron-flow', 'Hatteron Flow', 'US', 'valves pipe-and-flanges'],
  ['SLK', 'silverkeld-safety', 'Silverkeld Safety', 'US', 'ppe'],
  ['OKL', 'oakmarrow-lubricants', 'Oakmarrow Lubricants', 'US', 'lubricants'],
  ['RDG', 'ridgeharrow-tool', 'Ridgeharrow Tool', 'US', 'hand-tools power-tools drills-and-taps'],
  ['CPR', 'copperwell-electric', 'Copperwell Electric', 'US', 'electrical motors'],
  ['SLM', 'seallantic', 'Seallantic', 'US', 'o-rings'],
  ['NRD', 'nordlager', 'Nordlager', 'SE', 'bearings'],
  ['FJB', 'fjallborr', 'Fjällborr', 'SE', 'drills-and-taps power-tools'],
  ['VSK', 'vastskruv', 'Västskruv', 'SE', 'bolts-and-screws nuts washers'],
  ['HLM', 'hjalmtorp', 'Hjälmtorp', 'SE', 'ppe'],
  ['ANK', 'ankarvida', 'Ankarvida', 'TR', 'bolts-and-screws nuts washers'],
  ['EGR', 'egenrul', 'Egenrul', 'TR', 'bearings retaining-rings-and-keys'],
  ['MRV', 'marvana-valf', 'Marvana Valf', 'TR', 'valves pipe-and-flanges'],
  ['FMS', 'formosk', 'Formosk', 'TW', 'bolts-and-screws nuts washers'],
  ['TCG', 'taichango-tools', 'Taichango Tools', 'TW', 'hand-tools drills-and-taps'],
  ['YLG', 'yushalong-ring', 'Yushalong Ring', 'TW', 'retaining-rings-and-keys o-rings'],
  ['LQB', 'liuqaishan-bearing', 'Liuqaishan Bearing', 'CN', 'bearings'],
  ['XJF', 'xinjufa-fasteners', 'Xinjufa Fasteners', 'CN', 'bolts-and-screws nuts washers retaining-rings-and-keys'],
  ['HDM', 'haodamotor', 'Haodamotor', 'CN', 'motors'],
  ['JGD', 'jiangudian', 'Jiangudian', 'CN', 'electrical'],
  ['ZTB', 'zhentabelt', 'Zhentabelt', 'CN', 'v-belts'],
  ['PLT', 'plentai-tools', 'Plentai Tools', 'CN', 'hand-tools power-tools ppe'],
  ['HGS', 'hanguseal', 'Hanguseal', 'KR', 'o-rings'],
  ['DGR', 'daegurin', 'Daegurin', 'KR', 'bearings'],
  ['BSN', 'busanova-cutting', 'Busanova Cutting', 'KR', 'drills-and-taps'],
  ['MRL', 'merlionix', 'Merlionix', 'SG', 'valves electrical'],
  ['STR', 'straitlube', 'Straitlube', 'SG', 'lubricants'],
  ['NJD', 'najdpipe', 'Najdpipe', 'SA', 'pipe-and-flanges valves'],
  ['RBK', 'rubkhali-lubricants', 'Rubkhali Lubricants', 'SA', 'lubricants'],
  ['HJZ', 'hijazon-safety', 'Hijazon Safety', 'SA', 'ppe'],
  ['URK', 'zaurkrep', 'Zaurkrep', 'RU', 'bolts-and-screws nuts washers'],
  ['PDV', 'podvolzhsk-bearing', 'Podvolzhsk Bearing', 'RU', 'bearings'],
  ['TLM', 'tulmet-instrument', 'Tulmet Instrument', 'RU', 'hand-tools drills-and-taps'],
  ['MVZ', 'moravloz', 'Moravlož', 'CZ', 'bearings'],
  ['BHM', 'bohmatec', 'Bohmatec', 'CZ', 'electrical motors'],
  ['ALP', 'alpkeil', 'Alpkeil', 'AT', 'retaining-rings-and-keys washers'],
  ['TYR', 'tyrowerk', 'Tyrowerk', 'AT', 'hand-tools ppe'],
  ['BRT', 'bretavis', 'Bretavis', 'FR', 'bolts-and-screws nuts washers'],
  ['ROV', 'rovalence', 'Rovalence', 'FR', 'valves lubricants'],
  ['LYB', 'lyrroulement', 'Lyrroulement', 'FR', 'bearings v-belts'],
  ['PNK', 'pennick-thorle', 'Pennick & Thorle', 'GB', 'drills-and-taps hand-tools'],
  ['CMB', 'cambrigate-seals', 'Cambrigate Seals', 'GB', 'o-rings retaining-rings-and-keys'],
  ['GRD', 'gardlow-electric', 'Gardlow Electric', 'GB', 'electrical ppe'],
];

/** What is made, as the object of a sentence. */
// biome-ignore format: one family a line
const MADE: Record<FamilyName, Text3> = {
  'bolts-and-screws': text('screws', 'винты', 'البراغي'),
  nuts: text('nuts', 'гайки', 'الصواميل'),
  washers: text('washers', 'шайбы', 'الحلقات المعدنية'),
  'retaining-rings-and-keys': text('retaining rings', 'стопорные кольца', 'حلقات الحبس'),
  bearings: text('rolling bearings', 'подшипники качения', 'المحامل الدحرجية'),
  'o-rings': text('O-rings', 'уплотнительные кольца', 'حلقات الإحكام'),
  'drills-and-taps': text('drills and taps', 'свёрла и метчики', 'ريش الثقب وذكور القلاوظ'),
  'pipe-and-flanges': text('pipes and flanges', 'трубы и фланцы', 'الأنابيب والفلنجات'),
  valves: text('valves', 'арматуру', 'الصمامات'),
  'v-belts': text('V-belts', 'клиновые ремни', 'السيور'),
  motors: text('electric motors', 'электродвигатели', 'المحركات الكهربائية'),
  'hand-tools': text('hand tools', 'ручной инструмент', 'العدد اليدوية'),
  'power-tools': text('power tools', 'электроинструмент', 'العدد الكهربائية'),
  ppe: text('protective equipment', 'средства защиты', 'معدات الوقاية'),
  lubricants: text('lubricants', 'смазочные материалы', 'مواد التشحيم'),
  electrical: text('electrical equipment', 'электротехнику', 'المعدات الكهربائية'),
};

export const manufacturers: Manufacturer[] = table.map(([code, slug, name, country, families]) => ({
  code,
  slug,
  name,
  country,
  families: families.split(' ') as FamilyName[],
}));

const bySlug = new Map(manufacturers.map((manufacturer) => [manufacturer.slug, manufacturer]));

export function manufacturer(slug: string): Manufacturer {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`no manufacturer "${slug}"`);
  return found;
}

export function manufacturersOf(family: FamilyName): Manufacturer[] {
  return manufacturers.filter((manufacturer) => manufacturer.families.includes(family));
}

export const demoManufacturers: DemoManufacturer[] = manufacturers.map(
  ({ slug, name, country, families }) => ({
    slug,
    name,
    country,
    description: text(
      `${name} makes ${listOf(families, 'en')}. An invented company, for this demo only.`,
      `${name} производит ${listOf(families, 'ru')}. Вымышленная компания, только для этой демонстрации.`,
      `تصنع ${name} ${listOf(families, 'ar')}. شركة متخيَّلة لهذا العرض التجريبي فقط.`,
    ),
  }),
);

function listOf(families: readonly FamilyName[], language: keyof Text3): string {
  return new Intl.ListFormat(language).format(families.map((family) => MADE[family][language]));
}
