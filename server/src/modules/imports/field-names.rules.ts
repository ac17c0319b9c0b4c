// Import field names: how a field is called in each language, and what files of other shops call it.
import type { Locale } from '@millwright/contracts';
import { isServerKey, translator } from '@millwright/messages/server';

/** A field without a name of its own is called as it is. */
export function fieldName(field: string, locale: Locale): string {
  const key = `imports.field.${field}`;
  return isServerKey(key) ? translator(locale)(key) : field;
}

export const FIELD_ALIASES: Readonly<Record<string, readonly string[]>> = {
  sku: [
    'article',
    'article number',
    'item',
    'item number',
    'item code',
    'id',
    'variant sku',
    'код',
    'код товара',
    'арт',
    'رقم الصنف',
    'الرمز',
  ],
  mpn: ['mpn', 'part number', 'manufacturer part number', 'parent part', 'номер детали', 'каталожный номер', 'رقم القطعة'],
  gtin: [
    'ean',
    'ean 13',
    'ean13',
    'upc',
    'gtin 13',
    'gtin 14',
    'barcode',
    'bar code',
    'variant barcode',
    'штрихкод',
    'штрих код',
    'الباركود',
    'باركود',
    'الرمز الشريطي',
  ],
  name_en: ['name', 'title', 'product name', 'name en', 'english name', 'название', 'наименование', 'الاسم'],
  name_ru: ['name ru', 'russian name', 'название ru', 'наименование (русский)'],
  name_ar: ['name ar', 'arabic name'],
  description_en: ['description', 'body (html)', 'body html', 'description en', 'details', 'описание', 'الوصف'],
  description_ru: ['description ru'],
  description_ar: ['description ar'],
  category: ['product type', 'product category', 'type', 'category path', 'group', 'раздел', 'группа', 'القسم', 'التصنيف'],
  manufacturer: ['brand', 'vendor', 'maker', 'бренд', 'изготовитель', 'марка', 'المصنع', 'العلامة التجارية', 'الماركة'],
  hsn: ['hsn', 'hs code', 'hsn/sac', 'tariff', 'harmonised code', 'тн вэд', 'код тн вэд', 'الرمز الجمركي'],
  unspsc: ['unspsc code'],
  unit: ['uom', 'unit of sale', 'unit of measure', 'единица измерения', 'ед. изм.', 'ед', 'وحدة البيع', 'وحدة القياس'],
  origin_country: ['origin', 'country', 'made in', 'страна', 'المنشأ', 'البلد'],
  price_inr: ['price', 'list price', 'mrp', 'unit price', 'price inr', 'variant price', 'цена', 'السعر'],
  discount_inr: ['sale price', 'discount price', 'discount', 'offer price', 'special price', 'цена со скидкой', 'السعر بعد الخصم'],
  price_usd: ['usd', 'price usd', 'цена usd'],
  price_sar: ['sar', 'price sar', 'цена sar'],
  minimum: ['min', 'minimum', 'moq', 'min qty', 'минимум', 'мин. заказ', 'الحد الأدنى'],
  maximum: ['max', 'maximum', 'max qty', 'максимум', 'الحد الأقصى'],
  step: ['multiple', 'pack multiple', 'increment', 'шаг', 'مضاعفات'],
  weight_grams: [
    ...['weight (g)', 'weight grams', 'grams', 'variant grams', 'shipping weight', 'mass', 'масса', 'вес, г', 'الوزن (غرام)'],
    // The unit that a heading says is the column's.
    ...['weight (kg)', 'weight in kg', 'weight (lb)', 'weight (lbs)', 'weight (oz)', 'weight in grams'],
    ...['вес, кг', 'масса, кг', 'масса, г', 'вес, гр', 'الوزن (كغ)', 'الوزن (كجم)'],
  ],
  stock: [
    'quantity',
    'qty',
    'on hand',
    'inventory',
    'variant inventory qty',
    'количество',
    'наличие',
    'склад',
    'остатки',
    'الكمية',
    'الرصيد',
  ],
  published: ['active', 'visible', 'enabled', 'показывать', 'активен', 'ظاهر'],
  image: ['image', 'picture file', 'photo', 'картинка', 'фото', 'صورة'],
  lineage: ['lineage', 'path', 'category path', 'category', 'slug', 'категория', 'путь', 'الفئة', 'المسار'],
  position: ['order', 'sort', 'sort order', 'позиция', 'сортировка', 'الموضع'],
  language: ['locale', 'lang', 'код языка', 'لغة'],
  name: ['title', 'translation', 'наименование', 'перевод', 'الترجمة'],
  description: ['details', 'text', 'текст', 'النص'],
};
