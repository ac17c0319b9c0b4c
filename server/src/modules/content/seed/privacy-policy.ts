// First text: privacy policy: the first text of /privacy-policy: what the program really does. [§2.3]
import { heading, item, paragraph, type SeedPage, text } from './blocks.ts';

export const privacyPolicy: SeedPage = {
  slug: 'privacy-policy',
  title: text('Privacy Policy', 'Политика конфиденциальности', 'سياسة الخصوصية'),
  description: text(
    'Which personal data {shop} keeps, why and for whom; which cookies it sets; and that no page talks to anybody else.',
    'Какие персональные данные хранит {shop}, зачем и для кого; какие файлы cookie ставит; и почему страницы не обращаются ни к кому другому.',
    'أي بيانات شخصية تحفظها {shop} ولماذا ولمن، وأي ملفات تعريف ارتباط تضعها، وأن صفحاتها لا تخاطب أحدًا سواها.',
  ),
  keywords: text(
    'privacy policy, {shop}, personal data, cookies, no tracking',
    'политика конфиденциальности, {shop}, персональные данные, cookie, без слежки',
    'سياسة الخصوصية, {shop}, بيانات شخصية, ملفات تعريف الارتباط, بلا تتبع',
  ),
  blocks: [
    paragraph(
      'We keep what is needed to find, sell and deliver parts, and nothing else. Nobody is followed from page to page or profiled, and no data are sold.',
      'Мы храним то, что нужно, чтобы находить, продавать и поставлять детали, и больше ничего. Мы ни за кем не следим от страницы к странице, не составляем профилей и не продаём данных.',
      'نحتفظ بما يلزم لإيجاد القطع وبيعها وتسليمها ولا شيء غيره. لا نتتبع أحدًا من صفحة إلى أخرى ولا نرسم ملفًا عن أحد ولا نبيع بيانات.',
    ),
    heading('What we keep', 'Что мы храним', 'ما نحتفظ به'),
    item(
      'Your account: names, email address, telephone number, company, tax number, language. The password is kept only as a hash from which it cannot be read.',
      'Учётная запись: имя и фамилия, адрес электронной почты, телефон, компания, налоговый номер, язык. Пароль хранится только в виде хеша, из которого его нельзя прочитать.',
      'حسابك: الاسم والبريد الإلكتروني والهاتف والشركة والرقم الضريبي واللغة. ولا تُحفظ كلمة المرور إلا تجزئةً لا يمكن قراءتها منها.',
    ),
    item(
      'Your billing and delivery address, your cart and your orders with their prices and taxes.',
      'Адреса для счетов и доставки, корзина и заказы с ценами и налогами.',
      'عنوان الفوترة وعنوان التسليم وسلتك وطلباتك بأسعارها وضرائبها.',
    ),
    item(
      'What you send us through a form, until your matter is settled.',
      'То, что вы отправляете нам через формы, — пока ваш вопрос не решён.',
      'ما ترسله إلينا عبر نموذج، إلى أن يُبتّ في أمرك.',
    ),
    item(
      'Your address for the newsletter, only after you confirmed it. Each letter carries the way out.',
      'Адрес для рассылки — только после вашего подтверждения. В каждом письме есть ссылка для отписки.',
      'عنوانك للنشرة البريدية بعد أن تؤكده فقط. وفي كل رسالة رابط لإلغاء الاشتراك.',
    ),
    item(
      'How often somebody tried to log in or to register, as a number beside a hash, so that passwords cannot be guessed.',
      'Число попыток входа и регистрации рядом с хешем, чтобы пароли нельзя было подобрать.',
      'عدد محاولات الدخول أو التسجيل بجانب تجزئة، حتى لا تُخمَّن كلمات المرور.',
    ),
    item(
      'Which parts were opened and ordered from a search, for 90 days, so that useful parts come first. Visitors are counted by a hash that nobody can trace back once the day is over, customers by a hash of their account; addresses are not kept. What you searched for last stays in your browser’s tab.',
      'Какие детали открыли и заказали из поиска — 90 дней, чтобы нужные детали были первыми. Посетители считаются по хешу, который по окончании дня ни с кем не связать, покупатели — по хешу учётной записи; адреса не хранятся. Ваш последний запрос остаётся во вкладке браузера.',
      'أي القطع فُتحت وطُلبت من بحث، مدة 90 يومًا، لتأتي القطع المفيدة أولًا. يُعدّ الزوار بتجزئة لا تُعرف لأحد بعد انقضاء اليوم، والعملاء بتجزئة حسابهم، ولا تُحفظ العناوين. وآخر ما بحثت عنه يبقى في لسان متصفحك.',
    ),
    heading('What we do with it', 'Что мы с этим делаем', 'ما نفعله بها'),
    paragraph(
      'We use it to carry out your orders, to answer you, and to meet duties of tax law. The seller and the carrier learn what they need for your order. Nobody else does, unless a law obliges us.',
      'Мы используем это, чтобы исполнять заказы, отвечать вам и выполнять требования налогового права. Продавец и перевозчик узнают то, что им нужно для вашего заказа. Больше никто, если нас не обязывает закон.',
      'نستعملها لتنفيذ طلباتك والرد عليك والوفاء بواجبات قانون الضرائب. ويطّلع البائع والناقل على ما يحتاجان إليه لطلبك، ولا أحد سواهما ما لم يُلزمنا القانون.',
    ),
    heading('Cookies', 'Файлы cookie', 'ملفات تعريف الارتباط'),
    paragraph(
      'We set only cookies that the shop needs. Scripts cannot read them, and other sites do not get them.',
      'Мы ставим только те cookie, которые нужны магазину. Скрипты не могут их прочитать, другие сайты их не получают.',
      'لا نضع إلا ما يحتاج إليه المتجر من ملفات. ولا تستطيع البرامج النصية قراءتها ولا تصل إلى مواقع أخرى.',
    ),
    item(
      'Your login, while it lasts, at most 30 days.',
      'Ваш вход, пока он действует, не дольше 30 дней.',
      'تسجيل دخولك ما دام قائمًا، 30 يومًا على الأكثر.',
    ),
    item(
      'Your cart: a random code, for 30 days.',
      'Корзина: случайный код, на 30 дней.',
      'سلتك: رمز عشوائي مدة 30 يومًا.',
    ),
    item(
      'The parts you compare, for 90 days.',
      'Детали, которые вы сравниваете, на 90 дней.',
      'القطع التي تقارن بينها، مدة 90 يومًا.',
    ),
    item(
      'The currency and the language you chose, for a year.',
      'Выбранные валюта и язык, на год.',
      'العملة واللغة اللتان اخترتهما، مدة سنة.',
    ),
    item(
      'A message for the next page, for a minute.',
      'Сообщение для следующей страницы, на минуту.',
      'رسالة للصفحة التالية، مدة دقيقة.',
    ),
    heading('Other companies', 'Другие компании', 'شركات أخرى'),
    paragraph(
      'A page of this shop loads nothing from another host: no analytics, no advertising, no maps, no fonts. So no other company learns of your visit from us.',
      'Страницы этого магазина ничего не загружают с чужих серверов: ни аналитики, ни рекламы, ни карт, ни шрифтов. Поэтому ни одна другая компания не узнаёт от нас о вашем посещении.',
      'لا تحمّل صفحات هذا المتجر شيئًا من مضيف آخر: لا تحليلات ولا إعلانات ولا خرائط ولا خطوط. فلا تعلم شركة أخرى منا بزيارتك.',
    ),
    heading('Records of the server', 'Журналы сервера', 'سجلات الخادم'),
    paragraph(
      'The server notes which page was asked for and whether it was answered, without names, email addresses or what was typed into forms.',
      'Сервер записывает, какую страницу запросили и был ли ответ, без имён, адресов почты и содержимого форм.',
      'يسجّل الخادم أي صفحة طُلبت وهل أُجيب الطلب، بلا أسماء ولا عناوين بريد ولا ما كُتب في النماذج.',
    ),
    heading('Your rights', 'Ваши права', 'حقوقك'),
    paragraph(
      'You can see and change your data under My Account. You may ask us to correct or delete your data; orders and invoices are kept as long as tax law demands.',
      'Данные можно посмотреть и изменить в разделе «Мой аккаунт». Вы можете потребовать исправить или удалить данные; заказы и счета хранятся столько, сколько требует налоговое право.',
      'يمكنك الاطلاع على بياناتك وتعديلها في حسابك، ولك أن تطلب تصحيحها أو حذفها. أما الطلبات والفواتير فتُحفظ ما يقتضيه قانون الضرائب.',
    ),
  ],
};
