// Import error texts, in English, Russian and Arabic.
import type { LocalizedText } from '@millwright/contracts';

export const FAULTS = {
  missing: { en: 'This cell must not be empty.', ru: 'Эта ячейка не может быть пустой.', ar: 'لا يجوز أن تكون هذه الخلية فارغة.' },
  'missing-for-new': {
    en: 'This product or category is new, and this is missing.',
    ru: 'Запись новая, а это значение не указано.',
    ar: 'هذا السجل جديد وهذه القيمة ناقصة.',
  },
  duplicate: { en: 'The same was already in row {row}.', ru: 'То же самое уже есть в строке {row}.', ar: 'ورد الشيء نفسه في الصف {row}.' },
  'too-long': { en: 'Longer than {max} characters.', ru: 'Длиннее {max} знаков.', ar: 'أطول من {max} حرفًا.' },
  formula: {
    en: 'This looks like a formula. Put an apostrophe before it if it is meant as text.',
    ru: 'Похоже на формулу. Если это текст, поставьте перед ним апостроф.',
    ar: 'يبدو هذا معادلة. ضع فاصلة علوية قبله إن كان نصًا.',
  },
  'control-character': {
    en: 'Holds a character that can’t be stored.',
    ru: 'Содержит недопустимый символ.',
    ar: 'يحتوي على رمز لا يمكن تخزينه.',
  },
  'encoding-broken': {
    en: 'Some characters of this cell could not be read. Save the file as UTF-8.',
    ru: 'Часть символов не читается. Сохраните файл в UTF-8.',
    ar: 'تعذّرت قراءة بعض الحروف. احفظ الملف بترميز UTF-8.',
  },
  'not-one-line': { en: 'Must be a single line.', ru: 'Должно быть в одну строку.', ar: 'يجب أن يكون في سطر واحد.' },
  'too-many-cells': {
    en: 'The row has more cells than the header.',
    ru: 'В строке больше ячеек, чем в заголовке.',
    ar: 'في الصف خلايا أكثر من الترويسة.',
  },
  'number-not-valid': { en: 'This is not a number.', ru: 'Это не число.', ar: 'هذا ليس رقمًا.' },
  'decimal-comma': {
    en: 'A decimal comma; choose “Decimals with a comma” for the whole file, or write a point.',
    ru: 'Десятичная запятая: включите «Дробная часть через запятую» для всего файла или поставьте точку.',
    ar: 'فاصلة عشرية: فعّل «الكسور بفاصلة» للملف كله أو اكتب نقطة.',
  },
  'too-many-decimals': {
    en: 'Amounts have two decimals at most.',
    ru: 'В суммах не более двух знаков после точки.',
    ar: 'للمبالغ خانتان عشريتان على الأكثر.',
  },
  'not-whole': { en: 'Must be a whole number.', ru: 'Должно быть целое число.', ar: 'يجب أن يكون عددًا صحيحًا.' },
  negative: { en: 'Must not be negative.', ru: 'Не может быть отрицательным.', ar: 'لا يجوز أن يكون سالبًا.' },
  'too-small': { en: 'Must be at least {min}.', ru: 'Не меньше {min}.', ar: 'يجب ألا يقل عن {min}.' },
  'too-large': { en: 'This number is too large.', ru: 'Слишком большое число.', ar: 'هذا الرقم كبير جدًا.' },
  'price-zero': { en: 'A price must be above zero.', ru: 'Цена должна быть больше нуля.', ar: 'يجب أن يكون السعر أكبر من صفر.' },
  'currency-wrong': { en: 'This column is in {currency}.', ru: 'Этот столбец в {currency}.', ar: 'هذا العمود بعملة {currency}.' },
  'discount-not-below': {
    en: 'The discounted price must be below the price.',
    ru: 'Цена со скидкой должна быть ниже цены.',
    ar: 'يجب أن يقل السعر المخفّض عن السعر.',
  },
  'maximum-below-minimum': {
    en: 'The maximum is below the minimum.',
    ru: 'Максимум меньше минимума.',
    ar: 'الحد الأقصى أقل من الحد الأدنى.',
  },
  'below-reserved': {
    en: '{n} pieces are set aside for buyers; the stock can’t be lower.',
    ru: '{n} шт. отложено для покупателей; остаток не может быть меньше.',
    ar: '{n} قطعة محجوزة للمشترين؛ لا يمكن أن يقل المخزون عنها.',
  },
  'sku-not-valid': {
    en: 'A SKU has letters, digits and . _ / + # - at most 64 characters.',
    ru: 'Артикул: буквы, цифры и . _ / + # -, не более 64 знаков.',
    ar: 'يتكوّن الرمز من حروف وأرقام و . _ / + # - وبحد أقصى 64 حرفًا.',
  },
  'hsn-not-valid': { en: 'An HSN code has 4 to 8 digits.', ru: 'Код HSN: от 4 до 8 цифр.', ar: 'يتكوّن رمز HSN من 4 إلى 8 أرقام.' },
  'unspsc-not-valid': { en: 'A UNSPSC code has 8 digits.', ru: 'Код UNSPSC: 8 цифр.', ar: 'يتكوّن رمز UNSPSC من 8 أرقام.' },
  'country-not-valid': {
    en: 'A country is two letters, such as IN.',
    ru: 'Страна: две латинские буквы, например IN.',
    ar: 'البلد حرفان لاتينيان مثل IN.',
  },
  'lineage-not-valid': {
    en: 'An address is small letters, digits and dashes, in up to four steps: fasteners/screws.',
    ru: 'Адрес: строчные латинские буквы, цифры и дефисы, до четырёх ступеней: fasteners/screws.',
    ar: 'العنوان حروف لاتينية صغيرة وأرقام وشرطات حتى أربع درجات: fasteners/screws.',
  },
  'unit-unknown': {
    en: 'This unit is not known. Possible: {choices}.',
    ru: 'Такой единицы нет. Возможны: {choices}.',
    ar: 'هذه الوحدة غير معروفة. الممكن: {choices}.',
  },
  'language-unknown': {
    en: 'This language is not known. Possible: {choices}.',
    ru: 'Такого языка нет. Возможны: {choices}.',
    ar: 'هذه اللغة غير معروفة. الممكن: {choices}.',
  },
  'flag-not-valid': { en: 'Write yes or no.', ru: 'Напишите «да» или «нет».', ar: 'اكتب نعم أو لا.' },
  'weight-unit-missing': {
    en: 'The unit of weight is not said. Write it beside the number (1.5 kg) or in the heading: Weight (kg).',
    ru: 'Не указана единица веса. Напишите её рядом с числом (1,5 кг) или в заголовке: Вес, кг.',
    ar: 'لم تُذكر وحدة الوزن. اكتبها بجانب الرقم (1.5 كغ) أو في العنوان: الوزن (كغ).',
  },
  'weight-unit-unknown': {
    en: 'This unit of weight is not known; g, kg, lb and oz are.',
    ru: 'Такой единицы веса нет; возможны г, кг, lb и oz.',
    ar: 'وحدة الوزن غير معروفة؛ الممكن g وkg وlb وoz.',
  },
  'category-unknown': { en: 'There is no such category.', ru: 'Такой категории нет.', ar: 'لا توجد فئة كهذه.' },
  'category-ambiguous': {
    en: 'Several categories are called so; write the address instead.',
    ru: 'Так называются несколько категорий; укажите адрес.',
    ar: 'عدة فئات بهذا الاسم؛ اكتب العنوان بدلًا منه.',
  },
  'parent-unknown': {
    en: 'The category above this one does not exist, and no row above makes it.',
    ru: 'Вышестоящей категории нет, и ни одна строка выше её не создаёт.',
    ar: 'الفئة الأعلى غير موجودة ولا ينشئها صف سابق.',
  },
  'attribute-value-unknown': {
    en: 'The attribute has no such value.',
    ru: 'У этой характеристики нет такого значения.',
    ar: 'ليست لهذه الخاصية قيمة كهذه.',
  },
  'attribute-unit': {
    en: 'This attribute is measured in {unit}.',
    ru: 'Эта характеристика измеряется в {unit}.',
    ar: 'تُقاس هذه الخاصية بوحدة {unit}.',
  },
  'picture-unknown': {
    en: 'There is no picture of this name. Upload it to the media first.',
    ru: 'Изображения с таким именем нет. Сначала загрузите его.',
    ar: 'لا توجد صورة بهذا الاسم. ارفعها أولًا.',
  },
  'product-unknown': { en: 'There is no product with this SKU.', ru: 'Товара с таким артикулом нет.', ar: 'لا يوجد منتج بهذا الرمز.' },
  'product-is-lot': {
    en: 'This is a lot; its parts decide.',
    ru: 'Это лот; за него отвечают его части.',
    ar: 'هذه دفعة؛ أجزاؤها هي التي تحدد ذلك.',
  },
  'nothing-given': {
    en: 'There is nothing to change in this row.',
    ru: 'В этой строке нечего менять.',
    ar: 'لا يوجد ما يُغيَّر في هذا الصف.',
  },
  'not-applied': {
    en: 'Could not be written: something it refers to has changed since the check.',
    ru: 'Не записано: с момента проверки изменилось то, на что ссылается строка.',
    ar: 'تعذّرت الكتابة: تغيّر ما يشير إليه الصف منذ الفحص.',
  },
  'changed-since': {
    en: 'Not taken back: it was changed or used since the import.',
    ru: 'Не отменено: после импорта запись изменили или использовали.',
    ar: 'لم يُسترجع: عُدّل أو استُخدم بعد الاستيراد.',
  },
} as const satisfies Record<string, LocalizedText>;

export type FaultCode = keyof typeof FAULTS;

/** Why an import ended before its end. */
export const FAILURES = {
  'file-not-readable': {
    en: 'This file could not be read. Save it as CSV or XLSX and upload it again.',
    ru: 'Файл не читается. Сохраните его как CSV или XLSX и загрузите снова.',
    ar: 'تعذّرت قراءة الملف. احفظه بصيغة CSV أو XLSX وارفعه من جديد.',
  },
  'disk-full': {
    en: 'The disk of the shop is nearly full: the import was stopped. Free some space and go on; what was written stays.',
    ru: 'Диск магазина почти заполнен: импорт остановлен. Освободите место и продолжите; записанное остаётся.',
    ar: 'قرص المتجر ممتلئ تقريبًا: أُوقف الاستيراد. حرّر بعض المساحة وتابع؛ ما كُتب يبقى.',
  },
  'too-many-rows': {
    en: 'A file may have 500,000 rows at most. Split it.',
    ru: 'В файле может быть не более 500 000 строк. Разделите его.',
    ar: 'لا يجوز أن يزيد الملف على 500,000 صف. قسّمه.',
  },
  'refused-for-faults': {
    en: 'A row could not be written, and nothing was to be applied then: what had been written was taken back.',
    ru: 'Одна из строк не записалась, а в этом случае применять ничего не следовало: записанное отменено.',
    ar: 'تعذّرت كتابة أحد الصفوف وكان المطلوب ألا يُطبَّق شيء: استُرجع ما كُتب.',
  },
} as const satisfies Record<string, LocalizedText>;
export type FailureCode = keyof typeof FAILURES;

export const REPORT_HEADER = {
  row: { en: 'Row', ru: 'Строка', ar: 'الصف' },
  column: { en: 'Column', ru: 'Столбец', ar: 'العمود' },
  message: { en: 'What is wrong', ru: 'Что не так', ar: 'ما الخطأ' },
  value: { en: 'Value', ru: 'Значение', ar: 'القيمة' },
} as const satisfies Record<string, LocalizedText>;
