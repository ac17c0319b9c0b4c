// First text of /terms-and-conditions, with the numbers of section 9. [§2.3, §9 Terms]
import { demoOnly, heading, item, ofSellers, paragraph, type SeedPage, text } from './blocks.ts';

export const terms: SeedPage = {
  slug: 'terms-and-conditions',
  title: text('Terms and Conditions', 'Условия и положения', 'الشروط والأحكام'),
  description: text(
    'The terms of {shop}: charges, payment, delivery, returns, notice and jurisdiction for buyers[fee] and sellers[/fee].',
    'Условия {shop}: оплата услуг, платежи, поставка, возврат, уведомления и подсудность для покупателей[fee] и продавцов[/fee].',
    'شروط {shop}: التكاليف والدفع والتسليم والإرجاع والإشعار والاختصاص القضائي للمشترين[fee] والبائعين[/fee].',
  ),
  keywords: text(
    'terms and conditions, {shop}, [fee]transaction fee, [/fee]returns, payment, jurisdiction',
    'условия, {shop}, [fee]сбор за сделку, [/fee]возврат, оплата, подсудность',
    'الشروط والأحكام, {shop}, [fee]رسم المعاملة, [/fee]الإرجاع, الدفع, الاختصاص القضائي',
  ),
  blocks: [
    paragraph(
      'These terms hold for everybody who trades on {shop}. “We” is the operator of {shop}, “trader” a registered buyer[fee] or seller[/fee]. Whoever places an order accepts the version in force at that moment; it is noted on the order.',
      'Эти условия действуют для всех, кто торгует на {shop}. «Мы» — оператор {shop}, «трейдер» — зарегистрированный покупатель[fee] или продавец[/fee]. Оформляя заказ, вы принимаете редакцию, действующую в этот момент; она отмечается в заказе.',
      'تسري هذه الشروط على كل من يتعامل في {shop}. «نحن» مشغّل {shop}، و«المتداول» مشترٍ [fee]أو بائع [/fee]مسجَّل. من يقدّم طلبًا يقبل النسخة السارية في تلك اللحظة، وتُدوَّن في الطلب.',
    ),
    heading('1. Traders and accounts', '1. Трейдеры и учётные записи', '1. المتداولون والحسابات'),
    item(
      'Only verified buyers are allowed: our order desk looks at who is buying before it confirms an order, and may ask for a tax number or certificates first. What you tell us about yourself and your company must be true and kept up to date.',
      'Допускаются только проверенные покупатели: прежде чем подтвердить заказ, мы смотрим, кто покупает, и можем сначала запросить налоговый номер или свидетельства. Сведения о вас и вашей компании должны быть верными и актуальными.',
      'لا يُسمح إلا للمشترين الموثّقين: ينظر قسم الطلبات في هوية المشتري قبل تأكيد الطلب، وقد يطلب أولًا رقمًا ضريبيًا أو شهادات. يجب أن تكون بياناتك وبيانات شركتك صحيحة ومحدَّثة.',
    ),
    ofSellers(
      item(
        'Buyer and seller are roles of a transaction; every trader may take either.',
        'Покупатель и продавец — роли в сделке; каждый трейдер может выступать в любой из них.',
        'المشتري والبائع صفتان في الصفقة، ولكل متداول أن يكون أيًّا منهما.',
      ),
    ),
    item(
      'You keep your password to yourself and answer for what is done with it until you tell us that it is known to others.',
      'Вы храните пароль в тайне и отвечаете за действия с ним, пока не сообщите нам, что он стал известен другим.',
      'تحفظ كلمة مرورك لنفسك وتُسأل عمّا يُفعل بها إلى أن تبلغنا بأن غيرك عرفها.',
    ),
    heading('2. Orders and agreement', '2. Заказы и соглашение', '2. الطلبات والاتفاق'),
    item(
      'An order is an offer to buy at the prices, taxes and quantities that it states. We confirm it within the next business day.',
      'Заказ — это предложение купить по указанным в нём ценам, налогам и количествам. Мы подтверждаем его в течение следующего рабочего дня.',
      'الطلب عرضٌ بالشراء بالأسعار والضرائب والكميات المذكورة فيه. ونتواصل لتأكيده خلال يوم العمل التالي.',
    ),
    ofSellers(
      item(
        'The sale is handled by an agreement between seller, buyer and us. What the agreement says goes before these terms.',
        'Продажа оформляется соглашением между продавцом, покупателем и нами. Положения соглашения имеют преимущество перед этими условиями.',
        'يتم البيع باتفاق بين البائع والمشتري وبيننا، وما ينص عليه الاتفاق مقدَّم على هذه الشروط.',
      ),
    ),
    heading('3. Charges', '3. Оплата услуг', '3. التكاليف'),
    paragraph(
      '[fee]The seller pays us a transaction fee of {fee} of the invoice value for each sale. We keep it from what the buyer has paid before we pass the rest on to the seller; the buyer pays no fee. [/fee]There is no [fee]other [/fee]charge for [fee]listing, [/fee]searching or ordering.',
      '[fee]За каждую продажу продавец платит нам сбор за сделку в размере {fee} от суммы счёта. Мы удерживаем его из оплаты покупателя, прежде чем передать остальное продавцу; покупатель сбора не платит. [/fee]Плата за [fee]размещение, [/fee]поиск и заказ не взимается.',
      '[fee]يدفع لنا البائع عن كل بيع رسم معاملة قدره {fee} من قيمة الفاتورة. ونقتطعه مما دفعه المشتري قبل أن نسلّم الباقي إلى البائع، ولا يدفع المشتري أي رسم. [/fee]ولا رسوم [fee]أخرى [/fee]على [fee]العرض أو [/fee]البحث أو الطلب.',
    ),
    heading('4. Payment', '4. Оплата', '4. الدفع'),
    demoOnly(
      item(
        'The buyer pays within two working days of the invoice, in Indian rupees.',
        'Покупатель платит в течение двух рабочих дней после выставления счёта, в индийских рупиях.',
        'يدفع المشتري خلال يومي عمل من الفاتورة، بالروبية الهندية.',
      ),
      text(
        'The buyer pays within two working days of the invoice, in its currency.',
        'Покупатель платит в течение двух рабочих дней со дня счёта, в его валюте.',
        'يدفع المشتري خلال يومي عمل من الفاتورة، بعملتها.',
      ),
    ),
    item(
      'Payment modes are Telegraphic Transfer, Letter of Credit and Escrow. Bank charges are borne by the buyer.',
      'Способы оплаты: телеграфный перевод (Telegraphic Transfer), аккредитив (Letter of Credit) и эскроу (Escrow). Банковские комиссии несёт покупатель.',
      'طرق الدفع: الحوالة المصرفية (Telegraphic Transfer) والاعتماد المستندي (Letter of Credit) وحساب الضمان (Escrow). ويتحمل المشتري رسوم المصرف.',
    ),
    heading('5. Delivery', '5. Поставка', '5. التسليم'),
    paragraph(
      'Goods are dispatched after payment, or after the documents of the Letter of Credit or the Escrow are in order. Shipping is quoted apart from the order. Delivery dates are estimates made with care.',
      'Товар отгружается после оплаты либо после оформления документов аккредитива или эскроу. Доставка рассчитывается отдельно от заказа. Сроки поставки — добросовестная оценка.',
      'تُرسل البضاعة بعد الدفع أو بعد استيفاء مستندات الاعتماد أو الضمان. ويُحسب الشحن منفصلًا عن الطلب. ومواعيد التسليم تقديرات نعدّها بعناية.',
    ),
    heading('6. Returns', '6. Возврат', '6. الإرجاع'),
    item(
      'A return must start within 7 days of receipt of the goods.',
      'Возврат должен быть начат в течение 7 дней после получения товара.',
      'يجب أن يبدأ الإرجاع خلال 7 أيام من استلام البضاعة.',
    ),
    item(
      'Goods come back unused and in their packing. If they are wrong or faulty, return freight is ours; otherwise it is the buyer’s.',
      'Товар возвращается неиспользованным и в упаковке. Если он ошибочный или дефектный, обратную доставку оплачиваем мы; иначе — покупатель.',
      'تُعاد البضاعة غير مستعملة وفي عبوتها. فإن كانت خاطئة أو معيبة فأجرة الإعادة علينا، وإلا فعلى المشتري.',
    ),
    heading('7. Ending', '7. Прекращение', '7. الإنهاء'),
    paragraph(
      'Either side may end this relation with 30 days’ notice in writing. Orders that were placed before are carried out.',
      'Каждая сторона может прекратить эти отношения с письменным уведомлением за 30 дней. Заказы, оформленные ранее, исполняются.',
      'لكل طرف أن ينهي هذه العلاقة بإشعار كتابي مدته 30 يومًا. وتُنفَّذ الطلبات المقدَّمة قبل ذلك.',
    ),
    heading('8. Liability', '8. Ответственность', '8. المسؤولية'),
    paragraph(
      'We answer for what we do ourselves[fee] as agent. For the goods the seller answers[/fee]; for the fitness of goods for a machine, whoever chose them. Nothing here limits rights that the law does not allow to be limited.',
      'Мы отвечаем за собственные действия[fee] как агента. За товар отвечает продавец[/fee]; за пригодность товара к машине — тот, кто его выбрал. Ничто здесь не ограничивает права, которые закон не позволяет ограничить.',
      'نُسأل عمّا نفعله نحن[fee] بصفتنا وكيلًا. ويُسأل البائع عن البضاعة[/fee]، ومن اختار البضاعة عن ملاءمتها للآلة. ولا شيء هنا يقيّد حقوقًا لا يجيز القانون تقييدها.',
    ),
    heading('9. Law and jurisdiction', '9. Право и подсудность', '9. القانون والاختصاص'),
    demoOnly(
      paragraph(
        'The law of India applies. Jurisdiction is Chennai.',
        'Применяется право Индии. Споры подсудны судам Ченнаи.',
        'يُطبَّق قانون الهند، والاختصاص القضائي لمحاكم تشيناي.',
      ),
      text(
        'The law of the country in which the operator is registered applies, and its courts have jurisdiction.',
        'Применяется право страны, в которой зарегистрирован оператор; споры рассматривают её суды.',
        'يُطبَّق قانون البلد الذي سُجّل فيه المشغّل، وتختص محاكمه بالنزاعات.',
      ),
    ),
    ofSellers(
      heading('10. Listing and agency', '10. Размещение и агентирование', '10. العرض والوكالة'),
    ),
    ofSellers(
      item(
        'Listing is free of charge. A free-listing offer of 60 days applied to registrations before 30 June 2016; it has ended.',
        'Размещение бесплатно. Предложение о 60 днях бесплатного размещения относилось к регистрациям до 30 июня 2016 года и завершено.',
        'العرض بلا مقابل. كان عرض 60 يومًا من العرض المجاني للتسجيلات قبل 30 يونيو 2016 وقد انتهى.',
      ),
    ),
    ofSellers(
      item(
        'While a listing is active we act as its sole selling agent. The seller does not sell the listed goods elsewhere in that time.',
        'Пока объявление активно, мы являемся единственным торговым агентом. В это время продавец не продаёт этот товар в другом месте.',
        'ما دام العرض ساريًا نكون وكيل البيع الوحيد له، ولا يبيع البائع البضاعة المعروضة في مكان آخر خلال ذلك.',
      ),
    ),
    ofSellers(
      item(
        'The seller owns the goods, may sell them, and describes condition, quantity and age truthfully.',
        'Продавец владеет товаром, вправе его продать и правдиво описывает состояние, количество и возраст.',
        'يملك البائع البضاعة وله حق بيعها، ويصف حالتها وكميتها وعمرها بصدق.',
      ),
    ),
  ],
};
