// First text of /disclaimer. [§2.3]
import { heading, paragraph, type SeedPage, text } from './blocks.ts';

export const disclaimer: SeedPage = {
  slug: 'disclaimer',
  title: text('Disclaimer', 'Отказ от ответственности', 'إخلاء المسؤولية'),
  description: text(
    'What the data, drawings, prices and translations on {shop} are good for, and where your own check is needed.',
    'Для чего годятся данные, чертежи, цены и переводы на {shop} и где нужна ваша собственная проверка.',
    'فيمَ يُعتمد على البيانات والرسوم والأسعار والترجمات في {shop}، وأين يلزم تحققك بنفسك.',
  ),
  keywords: text(
    'disclaimer, {shop}, product data, drawings, liability',
    'отказ от ответственности, {shop}, данные о товарах, чертежи',
    'إخلاء المسؤولية, {shop}, بيانات المنتجات, الرسوم',
  ),
  blocks: [
    heading('Product data', 'Данные о товарах', 'بيانات المنتجات'),
    paragraph(
      'Dimensions, materials and property classes come from manufacturers and sellers and from published standards. We check them with care, but a mistake cannot be ruled out. Before a part goes into a machine on which safety depends, compare it with the manufacturer’s own documents.',
      'Размеры, материалы и классы прочности получены от изготовителей, продавцов и из опубликованных стандартов. Мы тщательно их проверяем, но ошибка не исключена. Прежде чем ставить деталь в машину, от которой зависит безопасность, сверьте её с документами изготовителя.',
      'تأتي الأبعاد والمواد ودرجات المتانة من الصانعين والبائعين ومن المواصفات المنشورة. نراجعها بعناية، لكن الخطأ وارد. قبل تركيب قطعة في آلة تتوقف عليها السلامة قارنها بوثائق الصانع.',
    ),
    heading('Drawings', 'Чертежи', 'الرسوم'),
    paragraph(
      'Drawings show the part with the dimensions that are listed. They are made to recognise a part, not to manufacture one: radii, tolerances and surface finish are not drawn.',
      'Чертежи показывают деталь с указанными размерами. Они служат для узнавания детали, а не для её изготовления: радиусы, допуски и шероховатость на них не показаны.',
      'تُظهر الرسوم القطعة بأبعادها المذكورة. وهي للتعرّف على القطعة لا لتصنيعها: لا تُرسم أنصاف الأقطار ولا التفاوتات ولا خشونة السطح.',
    ),
    heading('Prices, stock and dates', 'Цены, остатки и сроки', 'الأسعار والمخزون والمواعيد'),
    paragraph(
      'Prices and stock are those of the moment in which the page was made. Amounts in other currencies than the one that is charged are converted, unless the manufacturer sets its own. What is binding is the order: it keeps prices, taxes and rates as they were when it was placed. The expected delivery date is an estimate.',
      'Цены и остатки верны на момент создания страницы. Суммы в других валютах, кроме валюты оплаты, пересчитаны, если изготовитель не установил свои. Обязателен заказ: он сохраняет цены, налоги и курсы на момент оформления. Ожидаемая дата поставки — оценка.',
      'الأسعار والكميات هي ما كان عند إنشاء الصفحة. تُحوَّل المبالغ بالعملات الأخرى من عملة الدفع ما لم يحدد الصانع سعرًا خاصًا. والملزم هو الطلب: يحتفظ بالأسعار والضرائب وأسعار الصرف كما كانت عند تقديمه. وموعد التسليم المتوقع تقديري.',
    ),
    heading('Lots and surplus', 'Лоты и излишки', 'اللوتات والفائض'),
    paragraph(
      'Condition, age and completeness of a lot are described by its seller. We recommend an inspection before a purchase of value; the agreement between seller, buyer and us says who inspects and at whose cost.',
      'Состояние, возраст и комплектность лота описывает продавец. Перед значительной покупкой советуем осмотр; кто осматривает и за чей счёт, определяет соглашение между продавцом, покупателем и нами.',
      'يصف البائع حالة اللوت وعمره واكتماله. ننصح بالمعاينة قبل أي شراء ذي قيمة، ويحدد الاتفاق بين البائع والمشتري وبيننا من يعاين وعلى حساب من.',
    ),
    heading('Names and marks', 'Названия и знаки', 'الأسماء والعلامات'),
    paragraph(
      'Names of manufacturers and marks belong to their owners and serve to identify parts. Naming a manufacturer does not say that it has checked or approved this shop.',
      'Названия изготовителей и товарные знаки принадлежат их владельцам и служат для указания деталей. Упоминание изготовителя не означает, что он проверил или одобрил этот магазин.',
      'أسماء الصانعين وعلاماتهم ملك لأصحابها وتُستعمل لتعريف القطع. وذكر صانع لا يعني أنه راجع هذا المتجر أو وافق عليه.',
    ),
    heading('Languages', 'Языки', 'اللغات'),
    paragraph(
      'Pages are written in English, Russian and Arabic. If translations differ, the English text decides.',
      'Страницы написаны по-английски, по-русски и по-арабски. При расхождении переводов решает английский текст.',
      'كُتبت الصفحات بالإنجليزية والروسية والعربية. وعند اختلاف الترجمات يُعتمد النص الإنجليزي.',
    ),
  ],
};
