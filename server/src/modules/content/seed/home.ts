// First texts of the home page: slides, banner and features, most of them true of every shop, whatever its catalogue. [§2.1]
import type { LocalizedText } from '@millwright/contracts';
import { type SeedBanner, text } from './blocks.ts';
import { numberToPart, paymentDocuments, shelfToLot, trueDrawing } from './pictures.ts';

export const banners: readonly SeedBanner[] = [
  {
    place: 'slideshow',
    title: text('A number is enough', 'Достаточно обозначения', 'رقم القطعة يكفي'),
    text: text(
      'From a drawing, an invoice or a worn label: with or without dashes, spaces and capitals, it leads to the part.',
      'С чертежа, из счёта или со стёртой этикетки: с дефисами, пробелами и заглавными буквами или без них — оно ведёт к детали.',
      'من رسم أو فاتورة أو ملصق متآكل، بالشرطات والمسافات والأحرف الكبيرة أو بدونها، يقودك إلى القطعة.',
    ),
    link: '/products',
    linkLabel: text('See all products', 'Смотреть все товары', 'عرض كل المنتجات'),
    svg: numberToPart,
  },
  {
    isDemoOnly: true,
    place: 'slideshow',
    title: text('What you see is what is drawn', 'Что видите, то и начерчено', 'ما تراه هو ما رُسم'),
    text: text(
      'Every picture is made from the dimensions of its own part, with the leading ones marked. Compare before you order.',
      'Каждое изображение построено по размерам самой детали, главные из них указаны. Сравните до заказа.',
      'كل صورة مبنية على أبعاد قطعتها، وأهمها مدوَّن عليها. قارن قبل أن تطلب.',
    ),
    link: '/blog/post-classic/1',
    linkLabel: text(
      'Read how a worn bearing is identified',
      'Как узнать изношенный подшипник',
      'اقرأ كيف يُعرف محمل متآكل',
    ),
    svg: trueDrawing,
  },
  {
    place: 'slideshow',
    title: text('Pay as the trade pays', 'Платите, как принято в торговле', 'ادفع كما يدفع التجار'),
    text: text(
      'Telegraphic Transfer, Letter of Credit or Escrow, within two working days of the invoice. Prices are kept from the order on.',
      'Телеграфный перевод, аккредитив или эскроу — в течение двух рабочих дней после счёта. Цены закреплены с момента заказа.',
      'حوالة مصرفية أو اعتماد مستندي أو حساب ضمان، خلال يومي عمل من الفاتورة. والأسعار ثابتة منذ الطلب.',
    ),
    link: '/terms-and-conditions',
    linkLabel: text('Read the terms', 'Прочитать условия', 'اقرأ الشروط'),
    svg: paymentDocuments,
  },
  {
    place: 'banner',
    title: text(
      'Stock that stands still is money that stands still',
      'Запас, который лежит, — деньги, которые лежат',
      'المخزون الساكن مال ساكن',
    ),
    text: text(
      '[fee]Listing surplus is free. We sell it for you as sole agent, and take {fee} of the invoice from you only when it is sold.[/fee]',
      '[fee]Размещение излишков бесплатно. Мы продаём их как единственный агент и удерживаем с вас {fee} от счёта только после продажи.[/fee]',
      '[fee]عرض الفائض مجاني. نبيعه لك وكيلًا وحيدًا، ونأخذ منك {fee} من الفاتورة عند البيع فقط.[/fee]',
    ),
    link: '/faq',
    linkLabel: text('How selling works', 'Как проходит продажа', 'كيف يتم البيع'),
    svg: shelfToLot,
  },
];

export const features: readonly {
  title: LocalizedText;
  text: LocalizedText;
  /** As of blocks: what a shop without demo says instead. */
  own?: LocalizedText | null;
}[] = [
  {
    own: null,
    title: text('True drawings', 'Точные чертежи', 'رسومات دقيقة'),
    text: text(
      'Every picture is drawn from the part’s own dimensions.',
      'Каждое изображение построено по размерам самой детали.',
      'كل صورة مرسومة من أبعاد القطعة نفسها.',
    ),
  },
  {
    title: text(
      'Prices you can plan with',
      'Цены, на которые можно опереться',
      'أسعار يمكن البناء عليها',
    ),
    text: text(
      'An order keeps its prices for good.',
      'Цены заказа больше не меняются.',
      'أسعار الطلب ثابتة لا تتغير.',
    ),
  },
  {
    title: text(
      'A delivery date on every part',
      'Дата поставки у каждой детали',
      'موعد تسليم لكل قطعة',
    ),
    text: text(
      'Shown on the product, in the cart and on the order.',
      'Видна на странице товара, в корзине и в заказе.',
      'يظهر في صفحة المنتج وفي السلة وفي الطلب.',
    ),
  },
  {
    title: text('Returns within 7 days', 'Возврат в течение 7 дней', 'الإرجاع خلال 7 أيام'),
    text: text(
      'Counted from the day you receive the goods.',
      'Со дня получения товара.',
      'تُحسب من يوم استلام البضاعة.',
    ),
  },
];
