// Rejection texts of the catalogue: missing products, categories, filters and pages of lists. [§8]
export const CATALOGUE_PROBLEM_TEXTS = {
  'filter-not-understood': {
    en: 'The filter “{value}” was not understood.',
    ru: 'Фильтр «{value}» не распознан.',
    ar: 'تعذّر فهم عامل التصفية «{value}».',
  },
  'page-out-of-range': {
    en: 'This page does not exist. Please narrow your search.',
    ru: 'Такой страницы нет. Уточните запрос.',
    ar: 'هذه الصفحة غير موجودة. يرجى تضييق نطاق البحث.',
  },
  'product-gone': {
    en: 'This product is no longer offered. Search for its dimensions or number to find what replaces it.',
    ru: 'Этот товар больше не предлагается. Поищите замену по размерам или обозначению.',
    ar: 'لم يعد هذا المنتج معروضًا. ابحث بمقاساته أو برقمه لتجد ما يحل محله.',
  },
  'lot-gone': {
    en: 'This lot is no longer offered. See what else is in the lot sale.',
    ru: 'Этот лот больше не предлагается. Посмотрите другие лоты распродажи.',
    ar: 'لم يعد هذا اللوت معروضًا. اطلع على اللوتات الأخرى.',
  },
  'product-not-found': {
    en: "We can't seem to find the product you're looking for.",
    ru: 'Не удаётся найти нужный вам товар.',
    ar: 'لا يمكننا العثور على المنتج الذي تبحث عنه.',
  },
  'products-not-found': {
    en: "We can't seem to find the products you're looking for.",
    ru: 'Не удаётся найти нужные вам товары.',
    ar: 'لا يمكننا العثور على المنتجات التي تبحث عنها.',
  },
  'category-not-found': {
    en: "We can't seem to find the category you're looking for.",
    ru: 'Не удаётся найти нужную вам категорию.',
    ar: 'لا يمكننا العثور على الفئة التي تبحث عنها.',
  },
};
