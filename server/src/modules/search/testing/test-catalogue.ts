// A small catalogue in which every search test knows what must be found. Test support, not part of the program.
import {
  type TemplateContent,
  type TestDatabase,
  testDatabase,
} from '../../../../testing/database.ts';
import type { Scope } from '../../../../testing/scope.ts';
import type {
  CatalogueSource,
  SourceProduct,
  SourceText,
} from '../../catalog/catalog.loader-source.ts';
import { loadCatalogue } from '../../catalog/index.ts';
import { storeLots } from '../../lots/index.ts';
import { fillIndex } from '../index/indexer.ts';

const t = (en: string, ru = en, ar = en): SourceText => ({ en, ru, ar });
const shape = { kind: 'hex-bolt', dims: {} };

const manufacturers = [
  { slug: 'nordlager', name: 'Nordlager', country: 'SE' },
  { slug: 'arvanta', name: 'Arvanta Fasteners', country: 'IN' },
  { slug: 'welpenau-walzlager', name: 'Welpenau Wälzlager', country: 'DE' },
];

const categories = [
  { lineage: 'fasteners', name: t('Fasteners', 'Крепёж', 'مثبتات') },
  { lineage: 'fasteners/bolts', name: t('Bolts', 'Болты', 'براغي') },
  {
    lineage: 'fasteners/bolts/hex-bolts',
    name: t('Hex bolts', 'Болты шестигранные', 'براغي سداسية'),
  },
  { lineage: 'fasteners/washers', name: t('Washers', 'Шайбы', 'حلقات') },
  { lineage: 'bearings', name: t('Bearings', 'Подшипники', 'محامل') },
  { lineage: 'bearings/ball', name: t('Ball bearings', 'Шариковые подшипники', 'محامل كريات') },
  { lineage: 'tools', name: t('Hand tools', 'Ручной инструмент', 'عدد يدوية') },
  { lineage: 'pipes', name: t('Flanges', 'Фланцы', 'فلنجات') },
].map((category) => ({ ...category, description: t('', '', ''), shape }));

const attributes: CatalogueSource['attributes'] = [
  {
    slug: 'thread',
    name: t('Thread', 'Резьба', 'السن'),
    kind: 'text',
    values: { m6: t('M6'), m8: t('M8'), m10: t('M10') },
  },
  { slug: 'length', name: t('Length', 'Длина', 'الطول'), kind: 'number', unit: 'mm' },
  {
    slug: 'material',
    name: t('Material', 'Материал', 'المادة'),
    kind: 'text',
    values: {
      steel: t('Carbon steel', 'Углеродистая сталь', 'فولاذ كربوني'),
      a2: t('Stainless steel A2', 'Нержавеющая сталь A2', 'فولاذ مقاوم للصدأ A2'),
    },
  },
  {
    slug: 'inner-diameter',
    name: t('Inner diameter', 'Внутренний диаметр', 'القطر الداخلي'),
    kind: 'number',
    unit: 'mm',
  },
  {
    slug: 'pressure-rating',
    name: t('Pressure rating', 'Рабочее давление', 'الضغط الاسمي'),
    kind: 'number',
    unit: 'bar',
  },
];

type Facts = Pick<
  SourceProduct,
  'sku' | 'mpn' | 'name' | 'category' | 'manufacturer' | 'attributes'
> &
  Partial<SourceProduct>;

function product(facts: Facts): SourceProduct {
  return {
    description: t('', '', ''),
    hsn: '7318',
    unspsc: '31161500',
    uom: 'piece',
    origin: 'IN',
    priceMinor: 1_000,
    discountPriceMinor: null,
    usdMinor: null,
    sarMinor: null,
    minQuantity: 1,
    maxQuantity: null,
    step: 1,
    stock: 50,
    weightGrams: 10,
    industries: [],
    shape,
    views: [],
    documents: [],
    videos: [],
    createdAt: '2025-01-01T00:00:00.000Z',
    ...facts,
  };
}

function* products(): Generator<SourceProduct> {
  // A washer that only speaks of bolts: found, but after everything that is called so.
  yield product({
    sku: 'ARV-WASHER-8',
    mpn: 'WASHER-8',
    name: t('Flat washer M8', 'Шайба плоская M8', 'حلقة مسطحة M8'),
    description: t('Goes under a hex bolt.'),
    category: 'fasteners/washers',
    manufacturer: 'arvanta',
    attributes: { thread: 'm8', material: 'steel' },
  });
  let price = 500;
  for (const thread of ['M6', 'M8', 'M10']) {
    for (const length of [10, 12.7, 20, 25, 40, 100]) {
      for (const material of ['steel', 'a2']) {
        price += 37;
        yield product({
          sku: `ARV-${thread}X${length}-${material.toUpperCase()}`,
          mpn: `${thread}x1.25x${length} ${material}`,
          name: t(
            `Hex bolt ${thread}×${length}`,
            `Болт шестигранный ${thread}×${String(length).replace('.', ',')}`,
            `برغي سداسي ${thread}×${length}`,
          ),
          category: 'fasteners/bolts/hex-bolts',
          manufacturer: 'arvanta',
          attributes: { thread: thread.toLowerCase(), length, material },
          industries: thread === 'M8' ? ['mining'] : [],
          priceMinor: price,
          discountPriceMinor: length === 20 ? Math.floor(price / 2) : null,
          usdMinor: length === 25 ? 10_000 : null,
          createdAt: `2025-02-${String(10 + length / 10).slice(0, 2)}T00:00:00.000Z`,
        });
      }
    }
  }
  for (const [series, bore] of [
    ['6204', 20],
    ['6205', 25],
    ['6206', 30],
  ] as const) {
    for (const seal of ['2RS', '2Z', '2RS/C3']) {
      for (const [code, manufacturer] of [
        ['NRD', 'nordlager'],
        ['WPL', 'welpenau-walzlager'],
      ] as const) {
        yield product({
          sku: `${code}-${series}-${seal.replace('/', '-')}`,
          mpn: `${series}-${seal}`,
          name: t(
            `Deep groove ball bearing ${series}-${seal}`,
            `Подшипник шариковый радиальный ${series}-${seal}`,
            `محمل كريات أخدودي ${series}-${seal}`,
          ),
          category: 'bearings/ball',
          manufacturer,
          attributes: { 'inner-diameter': bore },
          industries: ['mining', 'marine'],
        });
      }
    }
  }
  yield product({
    sku: 'ARV-SP-13',
    mpn: 'SP13',
    name: t('Combination spanner 13 mm', 'Ключ комбинированный 13 мм', 'مفتاح مركب 13 مم'),
    category: 'tools',
    manufacturer: 'arvanta',
    attributes: { length: 170, material: 'steel' },
  });
  yield product({
    sku: 'ARV-HK-5',
    mpn: 'HK5',
    name: t('Hex key 5 mm', 'Ключ шестигранный 5 мм', 'مفتاح سداسي 5 مم'),
    category: 'tools',
    manufacturer: 'arvanta',
    attributes: { length: 80, material: 'steel' },
  });
  yield product({
    sku: 'ARV-FL-50',
    mpn: 'DN50 PN16',
    name: t('Flat flange DN50 PN16', 'Фланец плоский DN50 PN16', 'فلنجة مسطحة DN50 PN16'),
    category: 'pipes',
    manufacturer: 'arvanta',
    attributes: { 'pressure-rating': 16, material: 'a2' },
  });
  yield product({
    sku: 'ARV-INCH',
    mpn: '1/2"-13',
    name: t('Threaded rod 1/2"-13 UNC', 'Шпилька 1/2"-13 UNC', 'قضيب مسنن 1/2"-13 UNC'),
    category: 'fasteners/bolts',
    manufacturer: 'arvanta',
    attributes: { length: 1000, material: 'steel' },
  });
  yield product({
    sku: 'ARV-RING-20X3',
    mpn: '20x3',
    name: t('O-ring 20×3', 'Кольцо уплотнительное 20×3', 'حلقة دائرية 20×3'),
    category: 'tools',
    manufacturer: 'arvanta',
    attributes: { 'inner-diameter': 20 },
  });
  yield product({
    sku: 'ARV-CIRC-20',
    mpn: 'DIN 471-20',
    name: t('Retaining ring DIN 471 20', 'Кольцо стопорное DIN 471 20', 'حلقة حبس DIN 471 20'),
    category: 'fasteners',
    manufacturer: 'arvanta',
    attributes: { 'inner-diameter': 20 },
  });
}

export const smallCatalogue: CatalogueSource = {
  manufacturers,
  categories,
  attributes,
  industries: [
    { slug: 'mining', name: t('Mining', 'Горное дело', 'التعدين'), description: t(''), shape },
    { slug: 'marine', name: t('Marine', 'Флот', 'البحرية'), description: t(''), shape },
  ],
  lotCategories: [{ slug: 'surplus', name: t('Surplus'), shape }],
  lots: [
    {
      slug: 'bearing-lot',
      category: 'surplus',
      name: t('Pallet of bearings', 'Паллета подшипников', 'منصة محامل'),
      details: t('Unused.'),
      condition: 'new',
      location: t('Chennai'),
      ageMonths: 6,
      discountBp: 2_500,
      items: [
        { sku: 'NRD-6204-2RS', quantity: 10 },
        { sku: 'NRD-6205-2RS', quantity: 20 },
      ],
      shape,
    },
  ],
  products,
  size: [...products()].length,
  drawing: ({ kind }) => ({
    name: `${kind}.svg`,
    svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }),
};

/** Few products make a word frequent here, so that every way of answering is taken. */
export const FREQUENT = { frequentFrom: 6 };

const template: TemplateContent = {
  name: 'search',
  fingerprint: JSON.stringify([FREQUENT, ...products()]),
  async load({ db }) {
    await loadCatalogue(db, smallCatalogue, {
      lots: storeLots,
      index: (tx, onProgress) => fillIndex(tx, onProgress, FREQUENT),
    });
  },
};

/** A database of one's own with the small catalogue in it. */
/** @param options as of testDatabase */
export async function searchDatabase(
  scope: Scope,
  options: { brokenBecause?: string } = {},
): Promise<TestDatabase> {
  return await testDatabase(scope, { ...options, template });
}
