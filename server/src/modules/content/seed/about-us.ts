// First text of /about-us. [§1, §2.3]
import { demoOnly, heading, item, ofSellers, paragraph, type SeedPage, text } from './blocks.ts';

export const aboutUs: SeedPage = {
  slug: 'about-us',
  title: text('About Us', 'О компании', 'من نحن'),
  description: text(
    '{shop} is a marketplace for industrial tools, MRO spare parts and surplus lots.',
    '{shop} — торговая площадка промышленного инструмента, запасных частей для ремонта и складских излишков.',
    '{shop} سوق للعدد الصناعية وقطع الصيانة والمخزون الفائض.',
  ),
  keywords: text(
    '{shop}, industrial marketplace, MRO spare parts, surplus inventory[fee], sole selling agent[/fee]',
    '{shop}, промышленная торговая площадка, запасные части, складские излишки[fee], торговый агент[/fee]',
    '{shop}, سوق صناعية, قطع صيانة, مخزون فائض[fee], وكيل بيع حصري[/fee]',
  ),
  blocks: [
    paragraph(
      '{shop} is an online marketplace for industrial tools, parts for maintenance, repair and operation (MRO), and surplus or slow-moving inventory. Companies buy here what keeps their machines running[fee], and sell here what stands still on their own shelves[/fee].',
      '{shop} — онлайн-площадка промышленного инструмента, деталей для обслуживания, ремонта и эксплуатации (MRO), а также излишков и неходовых запасов. Компании покупают здесь то, что держит их машины в работе[fee], и продают то, что лежит без движения на их собственных складах[/fee].',
      '{shop} سوق إلكترونية للعدد الصناعية وقطع الصيانة والإصلاح والتشغيل والمخزون الفائض أو بطيء الحركة. تشتري الشركات منها ما يُبقي آلاتها تعمل[fee]، وتبيع فيها ما يقف ساكنًا على رفوفها[/fee].',
    ),
    heading(
      'A catalogue for people who fit parts',
      'Каталог для тех, кто ставит детали',
      'كتالوج لمن يركّب القطع بيده',
    ),
    paragraph(
      'A part is bought by its size, its material and its number. So each part here has its true dimensions, a drawing made from exactly these dimensions, its manufacturer’s part number, the stock that can be bought today and an expected delivery date.',
      'Деталь покупают по размеру, материалу и обозначению. Поэтому у каждой детали здесь есть настоящие размеры, чертёж, построенный именно по ним, обозначение изготовителя, остаток, который можно купить сегодня, и ожидаемая дата поставки.',
      'تُشترى القطعة بمقاسها ومادتها ورقمها. لذلك تجد هنا لكل قطعة أبعادها الحقيقية، ورسمًا مبنيًا على هذه الأبعاد نفسها، ورقم القطعة لدى الصانع، والكمية المتاحة اليوم، وموعد التسليم المتوقع.',
    ),
    item(
      'A part number is found however it was copied: with or without dashes and spaces, from a drawing, an invoice or a worn label.',
      'Обозначение находится, как бы его ни переписали: с дефисами и пробелами или без них, с чертежа, из счёта или со стёртой этикетки.',
      'يُعثر على رقم القطعة كيفما نُسخ: بالشرطات والمسافات أو بدونها، من رسم أو فاتورة أو ملصق متآكل.',
    ),
    demoOnly(
      item(
        'Prices are shown in Indian rupees, US dollars and Saudi riyals. An order is charged in rupees and keeps its prices.',
        'Цены показаны в индийских рупиях, долларах США и саудовских риялах. Заказ оплачивается в рупиях, и его цены больше не меняются.',
        'تُعرض الأسعار بالروبية الهندية والدولار الأمريكي والريال السعودي. تُحتسب قيمة الطلب بالروبية وتبقى أسعاره ثابتة.',
      ),
    ),
    demoOnly(
      item(
        'The shop speaks English, Russian and Arabic, and delivers to India, Saudi Arabia and the United States.',
        'Магазин говорит по-английски, по-русски и по-арабски и поставляет в Индию, Саудовскую Аравию и США.',
        'يتحدث المتجر الإنجليزية والروسية والعربية، ويسلّم في الهند والمملكة العربية السعودية والولايات المتحدة.',
      ),
    ),
    ofSellers(
      heading(
        'Traders: buyers and sellers',
        'Трейдеры: покупатели и продавцы',
        'المتداولون: مشترون وبائعون',
      ),
    ),
    ofSellers(
      paragraph(
        'We call everybody who does business here a trader. Being buyer or seller belongs to a transaction, not to a company: whoever buys bearings today may sell a pallet of valves tomorrow. Only verified buyers are allowed: our order desk looks at who is buying before it confirms an order, and may ask for a tax number or certificates first. Listing is free[fee]; we earn a commission, which the seller pays, when something is sold[/fee].',
        'Каждого, кто ведёт здесь дела, мы называем трейдером. Покупатель или продавец — это роль в сделке, а не вид компании: сегодня вы покупаете подшипники, завтра продаёте поддон арматуры. Допускаются только проверенные покупатели: прежде чем подтвердить заказ, мы смотрим, кто покупает, и можем сначала запросить налоговый номер или свидетельства. Размещение бесплатно[fee]; мы получаем комиссию, когда товар продан[/fee].',
        'نسمّي كل من يتعامل هنا متداولًا. فصفة المشتري أو البائع تخص الصفقة لا الشركة: من يشتري المحامل اليوم قد يبيع غدًا منصة من الصمامات. لا يُسمح إلا للمشترين الموثّقين: ينظر قسم الطلبات في هوية المشتري قبل تأكيد الطلب، وقد يطلب أولًا رقمًا ضريبيًا أو شهادات. عرض البضاعة مجاني[fee]، ونحصل على عمولة عند البيع[/fee].',
      ),
    ),
    ofSellers(heading('How a sale is handled', 'Как проходит продажа', 'كيف تتم عملية البيع')),
    ofSellers(
      paragraph(
        'While a listing is active, {shop} acts as its sole selling agent. The sale itself is handled by an agreement between three parties: the seller, the buyer and us. So both sides know who inspects, who ships, who pays when, and to whom they can turn.',
        'Пока объявление активно, {shop} является единственным торговым агентом по нему. Саму продажу оформляет соглашение трёх сторон: продавца, покупателя и нас. Поэтому обе стороны знают, кто осматривает товар, кто отгружает, кто и когда платит и к кому обратиться.',
        'ما دام العرض ساريًا تعمل {shop} وكيل البيع الوحيد له. وتتم عملية البيع نفسها باتفاق بين ثلاثة أطراف: البائع والمشتري ونحن. وبذلك يعرف الطرفان من يعاين ومن يشحن ومن يدفع ومتى، وإلى من يرجعان.',
      ),
    ),
    demoOnly(heading('Where we are', 'Где мы находимся', 'أين نحن')),
    demoOnly(
      paragraph(
        'Our head office is in India. A branch office in Singapore looks after traders in the east of Asia.',
        'Наш головной офис находится в Индии. Филиал в Сингапуре работает с трейдерами на востоке Азии.',
        'يقع مقرنا الرئيسي في الهند، ويتولى فرعنا في سنغافورة شؤون المتداولين في شرق آسيا.',
      ),
    ),
  ],
};
