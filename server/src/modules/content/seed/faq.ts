// First text of /faq; each heading is a question, the text after it the answer. [§1, §2.3, §9 Terms]
import { demoOnly, heading, item, ofSellers, paragraph, type SeedPage, text } from './blocks.ts';

export const faq: SeedPage = {
  slug: 'faq',
  title: text('Frequently asked questions', 'Частые вопросы', 'الأسئلة الشائعة'),
  description: text(
    'Who may buy, [fee]what listing costs, how a sale is handled, [/fee]how to pay, how to return: answers for buyers[fee] and sellers[/fee] on {shop}.',
    'Кто может покупать, [fee]сколько стоит размещение, как проходит продажа, [/fee]как платить и возвращать: ответы покупателям[fee] и продавцам[/fee] {shop}.',
    'من يحق له الشراء، [fee]وكلفة العرض، [/fee]وكيف يتم [fee]البيع و[/fee]الدفع والإرجاع: إجابات للمشترين[fee] والبائعين[/fee] في {shop}.',
  ),
  keywords: text(
    'FAQ, {shop}, verified buyers, [fee]free listing, commission, [/fee]returns, payment',
    'частые вопросы, {shop}, проверенные покупатели, [fee]бесплатное размещение, комиссия, [/fee]возврат, оплата',
    'أسئلة شائعة, {shop}, مشترون موثقون, [fee]عرض مجاني, عمولة, [/fee]إرجاع, دفع',
  ),
  blocks: [
    heading('Who may buy here?', 'Кто может здесь покупать?', 'من يحق له الشراء هنا؟'),
    paragraph(
      'Only verified buyers are allowed: our order desk looks at who is buying before it confirms an order, and may ask for a tax number or certificates first. Register with your name, email address and telephone number; add company and tax number when you buy for a business, so that they stand on the invoice; companies in Saudi Arabia can add their VAT and commercial registration certificates. Everybody may browse, search and compare without an account.',
      'Допускаются только проверенные покупатели: прежде чем подтвердить заказ, мы смотрим, кто покупает, и можем сначала запросить налоговый номер или свидетельства. Зарегистрируйтесь, указав имя, адрес почты и телефон; покупаете для предприятия — добавьте компанию и налоговый номер, чтобы они стояли в счёте; компании из Саудовской Аравии могут приложить свидетельства НДС и коммерческой регистрации. Смотреть, искать и сравнивать можно и без учётной записи.',
      'لا يُسمح إلا للمشترين الموثّقين: ينظر قسم الطلبات في هوية المشتري قبل تأكيد الطلب، وقد يطلب أولًا رقمًا ضريبيًا أو شهادات. سجّل باسمك وبريدك الإلكتروني وهاتفك؛ وإن كنت تشتري لشركة فأضف اسمها ورقمها الضريبي ليظهرا في الفاتورة؛ ويمكن للشركات في السعودية إضافة شهادة ضريبة القيمة المضافة والسجل التجاري. أما التصفح والبحث والمقارنة فمتاحة للجميع بلا حساب.',
    ),
    ofSellers(heading('What is a trader?', 'Кто такой трейдер?', 'من هو المتداول؟')),
    ofSellers(
      paragraph(
        'Anybody who buys or sells here. The roles are interchangeable: the same company is buyer in one transaction and seller in the next.',
        'Любой, кто здесь покупает или продаёт. Роли взаимозаменяемы: в одной сделке компания — покупатель, в следующей — продавец.',
        'كل من يشتري أو يبيع هنا. والصفتان متبادلتان: فالشركة نفسها مشترٍ في صفقة وبائع في التالية.',
      ),
    ),
    ofSellers(
      heading(
        'What does it cost to list something?',
        'Сколько стоит размещение?',
        'كم يكلّف عرض البضاعة؟',
      ),
    ),
    ofSellers(
      paragraph(
        'Nothing. Listing is free[fee]; we earn a commission per sale: a transaction fee of {fee} of the invoice value, which the seller pays[/fee]. What is not sold costs you nothing.',
        'Нисколько. Размещение бесплатно[fee]; мы получаем комиссию с каждой продажи: сбор за сделку {fee} от суммы счёта, который платит продавец[/fee]. За непроданное вы не платите.',
        'لا شيء. العرض مجاني[fee]، ونحصل على عمولة عن كل بيع: رسم معاملة قدره {fee} من قيمة الفاتورة يدفعه البائع[/fee]. وما لا يُباع لا يكلفك شيئًا.',
      ),
    ),
    ofSellers(
      heading(
        'Who sells while my listing is active?',
        'Кто продаёт, пока моё объявление активно?',
        'من يبيع ما دام عرضي ساريًا؟',
      ),
    ),
    ofSellers(
      paragraph(
        'We do. While a listing is active {shop} acts as its sole selling agent, so that a part is not promised twice. You end a listing with 30 days’ notice.',
        'Мы. Пока объявление активно, {shop} — единственный торговый агент по нему, чтобы одну деталь не пообещали дважды. Объявление прекращается с уведомлением за 30 дней.',
        'نحن. ما دام العرض ساريًا تكون {shop} وكيل البيع الوحيد له حتى لا تُوعد القطعة مرتين. ويُنهى العرض بإشعار مدته 30 يومًا.',
      ),
    ),
    ofSellers(heading('How is a sale handled?', 'Как оформляется продажа?', 'كيف يتم البيع؟')),
    ofSellers(
      paragraph(
        'By an agreement between seller, buyer and us. It names the goods, the price, inspection, delivery and payment.',
        'Соглашением между продавцом, покупателем и нами. В нём указаны товар, цена, осмотр, доставка и оплата.',
        'باتفاق بين البائع والمشتري وبيننا، يحدد البضاعة والسعر والمعاينة والتسليم والدفع.',
      ),
    ),
    heading('How do I pay?', 'Как платить?', 'كيف أدفع؟'),
    paragraph(
      'Within two working days of the invoice, by one of three ways:',
      'В течение двух рабочих дней после счёта, одним из трёх способов:',
      'خلال يومي عمل من الفاتورة، بإحدى ثلاث طرق:',
    ),
    item(
      'Telegraphic Transfer',
      'Телеграфный перевод (Telegraphic Transfer)',
      'حوالة مصرفية (Telegraphic Transfer)',
    ),
    item('Letter of Credit', 'Аккредитив (Letter of Credit)', 'اعتماد مستندي (Letter of Credit)'),
    item('Escrow', 'Эскроу (Escrow)', 'حساب ضمان (Escrow)'),
    heading(
      'In which currency am I charged?',
      'В какой валюте списывается оплата?',
      'بأي عملة أُحاسَب؟',
    ),
    demoOnly(
      paragraph(
        'In Indian rupees. Amounts in US dollars and Saudi riyals are shown for your convenience and kept with the order.',
        'В индийских рупиях. Суммы в долларах США и саудовских риялах показаны для удобства и сохраняются в заказе.',
        'بالروبية الهندية. وتُعرض المبالغ بالدولار الأمريكي والريال السعودي للتسهيل وتُحفظ مع الطلب.',
      ),
      text(
        'In the currency of the shop. Amounts in other currencies are shown for your convenience and kept with the order.',
        'В валюте магазина. Суммы в других валютах показаны для удобства и сохраняются в заказе.',
        'بعملة المتجر. تُعرض المبالغ بالعملات الأخرى للتيسير وتُحفظ مع الطلب.',
      ),
    ),
    heading('Are taxes included?', 'Включены ли налоги?', 'هل تشمل الأسعار الضرائب؟'),
    demoOnly(
      paragraph(
        'Prices are before tax. The checkout adds GST for delivery to India and 15% VAT for delivery to Saudi Arabia; delivery to the United States is without tax. You see the total before you order.',
        'Цены указаны без налога. При оформлении добавляется GST для поставки в Индию и НДС 15% для поставки в Саудовскую Аравию; поставка в США — без налога. Итог виден до заказа.',
        'الأسعار قبل الضريبة. تُضاف عند إتمام الطلب ضريبة GST للتسليم في الهند و15% ضريبة قيمة مضافة للتسليم في السعودية، أما التسليم في الولايات المتحدة فبلا ضريبة. وترى الإجمالي قبل الطلب.',
      ),
      text(
        'Prices are before tax. The checkout adds the tax of the place of delivery. You see the total before you order.',
        'Цены указаны без налога. При оформлении добавляется налог места доставки. Итог виден до заказа.',
        'الأسعار قبل الضريبة. تُضاف عند إتمام الطلب ضريبة مكان التسليم، وترى الإجمالي قبل أن تطلب.',
      ),
    ),
    heading('What does shipping cost?', 'Сколько стоит доставка?', 'كم تبلغ كلفة الشحن؟'),
    paragraph(
      'Shipping depends on weight and place. It is not part of the order summary; we quote it before the order is confirmed.',
      'Доставка зависит от веса и места. В сумму заказа она не входит; мы называем её до подтверждения заказа.',
      'يتوقف الشحن على الوزن والمكان. وهو ليس ضمن ملخص الطلب، ونبلغك به قبل تأكيد الطلب.',
    ),
    heading('Can I return a part?', 'Можно ли вернуть деталь?', 'هل يمكنني إرجاع قطعة؟'),
    paragraph(
      'Yes. A return must start within 7 days of receipt. Tell us the order number and the reason; the part must be unused and in its packing.',
      'Да. Возврат нужно начать в течение 7 дней после получения. Сообщите номер заказа и причину; деталь должна быть не бывшей в употреблении и в упаковке.',
      'نعم. يجب أن يبدأ الإرجاع خلال 7 أيام من الاستلام. أخبرنا برقم الطلب والسبب، على أن تكون القطعة غير مستعملة وفي عبوتها.',
    ),
    heading('What is a lot?', 'Что такое лот?', 'ما اللوت؟'),
    paragraph(
      'Surplus that is offered as a whole, for example the rest of a store after a line was rebuilt. A lot has a condition, a place and a price for everything together.',
      'Излишки, которые предлагаются целиком, например остаток склада после перестройки линии. У лота есть состояние, место и цена за всё вместе.',
      'فائض يُعرض جملة واحدة، مثل ما بقي من مخزن بعد تجديد خط إنتاج. ولكل لوت حالة ومكان وسعر للجميع معًا.',
    ),
    heading(
      'I cannot find my part. What now?',
      'Не нахожу свою деталь. Что делать?',
      'لا أجد قطعتي. ما العمل؟',
    ),
    paragraph(
      'Type the number as it stands on the part; dashes, spaces and capitals do not matter. Or choose the category and narrow it by dimensions.',
      'Наберите обозначение так, как оно стоит на детали; дефисы, пробелы и регистр не важны. Или выберите категорию и сузьте её по размерам.',
      'اكتب الرقم كما هو على القطعة، فلا أثر للشرطات والمسافات وحالة الأحرف. أو اختر الفئة وضيّقها بالأبعاد.',
    ),
    ofSellers(
      heading(
        'Does the 60-day free listing offer still run?',
        'Действует ли ещё предложение о 60 бесплатных днях?',
        'هل ما زال عرض الستين يومًا المجانية قائمًا؟',
      ),
    ),
    ofSellers(
      paragraph(
        'No. The free-listing offer of 60 days applied to sellers who registered before 30 June 2016. Listing is free today without such a limit.',
        'Нет. Предложение о 60 днях бесплатного размещения относилось к продавцам, зарегистрированным до 30 июня 2016 года. Сегодня размещение бесплатно без такого срока.',
        'لا. كان عرض العرض المجاني مدة 60 يومًا للبائعين المسجلين قبل 30 يونيو 2016. والعرض اليوم مجاني بلا هذا الحد.',
      ),
    ),
  ],
};
