// Post 3: selling slow-moving stock: post 3: a worked example with the shop's own terms, not the story of a customer. [§2.1, §9 Terms]
import { heading, item, paragraph, type SeedPost, text } from './blocks.ts';
import { shelfToLot } from './pictures.ts';

export const surplusPost: SeedPost = {
  id: 3,
  title: text(
    'What a shelf of slow parts is worth: a worked example',
    'Сколько стоит полка неходовых деталей: расчётный пример',
    'كم يساوي رف من القطع الراكدة: مثال محسوب',
  ),
  summary: text(
    'Forty belts for a machine that was sold years ago. What they cost while they lie there, and what remains when they are sold as a lot.',
    'Сорок ремней для машины, проданной много лет назад. Во что обходится их хранение и что остаётся, если продать их лотом.',
    'أربعون سيرًا لآلة بيعت منذ سنوات. كم تكلّف وهي راقدة، وماذا يبقى حين تُباع لوتًا واحدًا.',
  ),
  categories: text('Surplus, Selling', 'Излишки, Продажа', 'الفائض, البيع'),
  svg: shelfToLot,
  partsOf: 'power-transmission/classical-v-belts',
  publishedOn: '2026-11-02',
  blocks: [
    paragraph(
      'The figures below are an example, made to be replaced by your own. A works rebuilt its fan drives and kept forty V-belts of the old size, bought for ₹2,00,000 together. Nobody has asked for one since.',
      'Цифры ниже — пример, чтобы подставить свои. Завод перестроил приводы вентиляторов и сохранил сорок клиновых ремней старого размера, купленных вместе за ₹2,00,000. С тех пор никто их не спрашивал.',
      'الأرقام أدناه مثال لتضع مكانها أرقامك. جدّد مصنع نقل الحركة في مراوحه واحتفظ بأربعين سيرًا على شكل V بالمقاس القديم، اشتُريت معًا بمبلغ ₹2,00,000. ولم يطلب أحد منها شيئًا بعد ذلك.',
    ),
    heading('What it costs to keep them', 'Во что обходится хранение', 'كلفة الاحتفاظ بها'),
    paragraph(
      'Capital, space, counting and insurance are commonly reckoned at a fifth of the value each year: here ₹40,000. Rubber ages besides. After five years the belts have cost their price a second time and are no longer new.',
      'Капитал, место, учёт и страховку обычно оценивают в пятую часть стоимости в год: здесь ₹40,000. К тому же резина стареет. Через пять лет ремни обошлись в свою цену второй раз и уже не новые.',
      'يُقدَّر رأس المال والمساحة والجرد والتأمين عادةً بخُمس القيمة سنويًا: هنا ₹40,000. والمطاط يشيخ فوق ذلك. بعد خمس سنوات تكون السيور قد كلّفت ثمنها مرة ثانية ولم تعد جديدة.',
    ),
    heading('What it takes to sell them', 'Что нужно для продажи', 'ما يلزم لبيعها'),
    item(
      'A list: designation, length, quantity, year of purchase. The designation is printed on the belt.',
      'Список: обозначение, длина, количество, год покупки. Обозначение напечатано на ремне.',
      'قائمة: التسمية والطول والكمية وسنة الشراء. التسمية مطبوعة على السير.',
    ),
    item(
      'The condition, honestly: new in packing, new without packing, or used.',
      'Состояние, честно: новые в упаковке, новые без упаковки или бывшие в работе.',
      'الحالة بصدق: جديدة في عبوتها، أو جديدة بلا عبوة، أو مستعملة.',
    ),
    item(
      'One real photograph, so that a buyer sees how they were stored.',
      'Одна настоящая фотография, чтобы покупатель видел, как они хранились.',
      'صورة حقيقية واحدة ليرى المشتري كيف خُزّنت.',
    ),
    item(
      'A price for everything together. Whoever takes all forty expects a discount on the sum of the single prices.',
      'Цена за всё вместе. Тот, кто берёт все сорок, ждёт скидки от суммы цен по отдельности.',
      'سعر للجميع معًا. فمن يأخذ الأربعين يتوقع خصمًا من مجموع أسعارها منفردة.',
    ),
    heading('What remains', 'Что остаётся', 'ما يبقى'),
    paragraph(
      'Say the lot is sold for ₹1,20,000. Listing it was free. [fee]Our transaction fee of {fee} of the invoice value is kept from that sum; the rest is yours. [/fee]The shelf is empty, and ₹40,000 a year are no longer spent. A part that comes back within 7 days of receipt is settled before the money is.',
      'Допустим, лот продан за ₹1,20,000. Размещение было бесплатным. [fee]Из этой суммы удерживается наш сбор за сделку — {fee} от суммы счёта, остальное ваше. [/fee]Полка пуста, и ₹40,000 в год больше не тратятся. Возврат, начатый в течение 7 дней после получения, решается до расчёта.',
      'لنقل إن اللوت بيع بمبلغ ₹1,20,000. كان العرض مجانيًا. [fee]يُخصم من هذا المبلغ رسم المعاملة وقدره {fee} من قيمة الفاتورة، والباقي لك. [/fee]يفرغ الرف ولا تُنفق ₹40,000 كل عام. وما يُعاد خلال 7 أيام من الاستلام يُسوّى قبل المال.',
    ),
    paragraph(
      'While the lot is listed we are its sole selling agent, so it must not be promised elsewhere; 30 days’ notice ends that. The agreement between seller, buyer and us settles the rest: who inspects, who packs, who ships.',
      'Пока лот размещён, мы — его единственный торговый агент, поэтому его нельзя обещать в другом месте; это прекращается с уведомлением за 30 дней. Остальное определяет соглашение продавца, покупателя и нас: кто осматривает, кто упаковывает, кто отгружает.',
      'ما دام اللوت معروضًا نكون وكيل بيعه الوحيد، فلا يجوز الوعد به في مكان آخر، وينتهي ذلك بإشعار مدته 30 يومًا. ويحدد الاتفاق بين البائع والمشتري وبيننا ما تبقى: من يعاين ومن يغلّف ومن يشحن.',
    ),
  ],
};
