// Sample data of the component catalogue (/dev/ui): one text of each kind in three languages, and the views that components take.
import type {
  CategoryNode,
  Facets,
  Locale,
  Lot,
  Prices,
  ProductCard,
  ProductDetail,
} from '@millwright/contracts';
import type { ListState } from '../lib/list-state.ts';

/** What a specimen is rendered with; `id` is unique on the page, so that labels find their fields. */
export type Sample = {
  id: string;
  locale: Locale;
  word: string;
  sentence: string;
  long: string;
  product: ProductCard;
};

const WORDS: Record<Locale, Pick<Sample, 'word' | 'sentence' | 'long'>> = {
  en: {
    word: 'Bearings',
    sentence: 'Deep groove ball bearing 6205-2RS, sealed on both sides',
    long: 'Deep groove ball bearing 6205-2RS of chrome steel with two rubber seals, clearance C3, greased for life, for electric motors, gearboxes and pumps that run in dust and splash water',
  },
  ru: {
    word: 'Подшипники',
    sentence: 'Подшипник шариковый радиальный 6205-2RS, уплотнения с двух сторон',
    long: 'Подшипник шариковый радиальный 6205-2RS из хромистой стали с двумя резиновыми уплотнениями, зазор C3, заполнен смазкой на весь срок службы, для электродвигателей, редукторов и насосов',
  },
  ar: {
    word: 'المحامل',
    sentence: 'محمل كريات أخدود عميق 6205-2RS مع مانعي تسرب',
    long: 'محمل كريات أخدود عميق 6205-2RS من فولاذ الكروم مع مانعي تسرب مطاطيين وخلوص C3 ومشحم مدى الحياة، للمحركات الكهربائية وعلب التروس والمضخات التي تعمل في الغبار ورذاذ الماء',
  },
};

export const PRICE: Prices = { base: 42_500, INR: 42_500, USD: 512, SAR: 1_920 };
export const LOWER_PRICE: Prices = { base: 36_100, INR: 36_100, USD: 435, SAR: 1_632 };

export function sampleOf(locale: Locale, id: string): Sample {
  const words = WORDS[locale];
  return { id, locale, ...words, product: productOf(words.sentence) };
}

function productOf(name: string): ProductCard {
  return {
    id: 1,
    kind: 'item',
    sku: 'NRD-6205-2RS',
    mpn: '6205-2RS',
    name,
    slug: '6205-2rs',
    image: 'sample.svg',
    manufacturer: { slug: 'nordwik', name: 'Nordwik' },
    originCountry: 'IN',
    unit: 'piece',
    price: PRICE,
    discountPrice: null,
    discountPercent: 0,
    stock: 240,
    limits: { minimum: 1, maximum: null, step: 1 },
    rating: { average: 4.5, count: 12 },
    highlights: [
      { slug: 'bore', name: 'd', value: '25', unit: 'mm', number: 25 },
      { slug: 'outside-diameter', name: 'D', value: '52', unit: 'mm', number: 52 },
    ],
  };
}

export const soldOut = (product: ProductCard): ProductCard => ({ ...product, stock: 0 });
export const discounted = (product: ProductCard): ProductCard => ({
  ...product,
  discountPrice: LOWER_PRICE,
  discountPercent: 15,
});
export const inSteps = (product: ProductCard): ProductCard => ({
  ...product,
  limits: { minimum: 10, maximum: 200, step: 10 },
});
export const unrated = (product: ProductCard): ProductCard => ({
  ...product,
  rating: { average: 0, count: 0 },
});
export const several = (product: ProductCard, count: number): ProductCard[] =>
  Array.from({ length: count }, (_, index) => ({ ...product, id: index + 1 }));

export const detailOf = (product: ProductCard, description: string): ProductDetail => ({
  ...product,
  description,
  hsn: '84821011',
  unspsc: '31171504',
  gtin: '4006381333931',
  weightGrams: 128,
  attributes: product.highlights,
  images: [{ name: product.image, title: product.name }],
  videos: [],
  documents: [],
  categories: [{ name: product.name, lineage: 'bearings' }],
  industries: [],
  createdAt: '2026-01-05T08:00:00.000Z',
  expectedDelivery: '2026-02-02',
  incoming: { quantity: 200, expectedOn: '2026-03-05' },
});

export const lotOf = ({ word, long, product }: Sample, isDiscounted: boolean): Lot => ({
  id: 1,
  slug: 'sample-lot',
  name: word,
  details: long,
  image: product.image,
  category: { id: 1, slug: 'bearing-lots', name: word },
  productId: product.id,
  condition: { code: 'used', name: word },
  location: word,
  ageMonths: 30,
  price: PRICE,
  discountPrice: isDiscounted ? LOWER_PRICE : null,
  discountPercent: isDiscounted ? 15 : 0,
  soldWhole: true,
  stock: 1,
  items: [
    {
      productId: 1,
      mpn: product.mpn,
      name: product.name,
      slug: product.slug,
      unit: 'piece',
      quantity: 40,
      onSale: true,
    },
  ],
});

export const categoriesOf = ({ word, product }: Sample): CategoryNode[] =>
  [1, 2, 3].map((id) => ({
    ...{ id, name: `${word} ${id}`, slug: `c${id}`, lineage: `bearings/c${id}` },
    ...{ image: product.image, productCount: 120 * id, description: '', children: [] },
  }));

export const facetsOf = ({ word }: Sample): Facets => ({
  categories: [{ name: word, value: 'bearings', count: 120, chosen: true }],
  manufacturers: [{ name: 'Nordwik', value: 'nordwik', count: 48, chosen: true }],
  attributes: [],
});

export const listState = (isFiltered: boolean): ListState => ({
  place: { by: 'all' },
  text: '',
  filters: {
    categories: isFiltered ? ['bearings'] : [],
    manufacturers: isFiltered ? ['nordwik'] : [],
    attributes: [],
  },
  sort: 'price-asc',
  scope: 'all',
  page: 1,
  layout: 'table',
});
