// Rejection texts, in English, Russian and Arabic. The English of section 8 is word for word the specification's.
import type { LocalizedText } from './locale.ts';
import { ACCOUNT_PROBLEM_TEXTS } from './problem-texts-account.ts';
import { ADMIN_PROBLEM_TEXTS } from './problem-texts-admin.ts';
import { CATALOGUE_PROBLEM_TEXTS } from './problem-texts-catalogue.ts';
import { FIELD_PROBLEM_TEXTS } from './problem-texts-fields.ts';
import { LEAD_PROBLEM_TEXTS } from './problem-texts-leads.ts';
import { NEGOTIATION_PROBLEM_TEXTS } from './problem-texts-negotiations.ts';
import { ORDER_PROBLEM_TEXTS } from './problem-texts-orders.ts';
import { QUOTE_PROBLEM_TEXTS } from './problem-texts-quotes.ts';
import { REVIEW_PROBLEM_TEXTS } from './problem-texts-reviews.ts';
import { VALIDATION_PROBLEM_TEXTS } from './problem-texts-validation.ts';
import type { ProblemCode } from './problems.ts';

export const PROBLEM_TEXTS: Record<ProblemCode, LocalizedText> = {
  ...ACCOUNT_PROBLEM_TEXTS,
  ...ADMIN_PROBLEM_TEXTS,
  ...CATALOGUE_PROBLEM_TEXTS,
  ...FIELD_PROBLEM_TEXTS,
  ...NEGOTIATION_PROBLEM_TEXTS,
  ...ORDER_PROBLEM_TEXTS,
  ...QUOTE_PROBLEM_TEXTS,
  ...LEAD_PROBLEM_TEXTS,
  ...REVIEW_PROBLEM_TEXTS,
  ...VALIDATION_PROBLEM_TEXTS,
  'invalid-request': {
    en: 'The request is not valid. Please check the marked fields.',
    ru: 'Запрос составлен неверно. Проверьте отмеченные поля.',
    ar: 'الطلب غير صالح. يرجى التحقق من الحقول المحددة.',
  },
  'form-expired': {
    en: 'This form has expired. Please send it again.',
    ru: 'Срок действия формы истёк. Отправьте её ещё раз.',
    ar: 'انتهت صلاحية هذا النموذج. يرجى إرساله مرة أخرى.',
  },
  'cross-site-request': {
    en: 'This request came from another site and was refused.',
    ru: 'Запрос пришёл с другого сайта и отклонён.',
    ar: 'ورد هذا الطلب من موقع آخر وتم رفضه.',
  },
  'not-found': { en: '404 Page Not Found', ru: '404 Страница не найдена', ar: '404 الصفحة غير موجودة' },
  'order-not-found': { en: 'This order was not found.', ru: 'Заказ не найден.', ar: 'لم يتم العثور على هذا الطلب.' },
  'cart-not-found': {
    en: 'This cart was not found or has expired.',
    ru: 'Корзина не найдена или её срок истёк.',
    ar: 'لم يتم العثور على سلة التسوق هذه أو انتهت صلاحيتها.',
  },
  'newsletter-link-invalid': {
    en: 'This link was not copied as a whole, is older than seven days, or was replaced. Subscribe again and we send a new one.',
    ru: 'Ссылка скопирована не полностью, старше семи дней или заменена. Подпишитесь снова, и мы пришлём новую.',
    ar: 'لم يُنسخ هذا الرابط كاملًا، أو مضى عليه أكثر من سبعة أيام، أو استُبدل. اشترك مجددًا ونرسل إليك رابطًا جديدًا.',
  },
  'cart-empty': { en: 'Your shopping cart is empty!', ru: 'Ваша корзина пуста!', ar: 'سلة التسوق فارغة!' },
  'cart-full': {
    en: 'A cart holds at most {n} different products.',
    ru: 'В корзине может быть не более {n} разных товаров.',
    ar: 'تتسع السلة إلى {n} منتج مختلف كحد أقصى.',
  },
  'email-taken': {
    en: 'An account with this email address already exists.',
    ru: 'Учётная запись с таким адресом электронной почты уже существует.',
    ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني.',
  },
  'out-of-stock-in-cart': {
    en: 'Out of stock items exist in the cart. Remove it before you place the order.',
    ru: 'В корзине есть товары, которых нет в наличии. Удалите их перед оформлением заказа.',
    ar: 'توجد في السلة أصناف غير متوفرة. يرجى إزالتها قبل إتمام الطلب.',
  },
  'product-out-of-stock': { en: 'Out of stock', ru: 'Нет в наличии', ar: 'غير متوفر' },
  'stock-not-enough': {
    en: 'Only {n} of {name} can be supplied now.',
    ru: 'Сейчас можно поставить только {n} шт.: {name}.',
    ar: 'يمكن توريد {n} فقط الآن من {name}.',
  },
  'minimum-order-not-reached': {
    en: 'The minimum order value is {amount}. Please add more items.',
    ru: 'Минимальная сумма заказа — {amount}. Добавьте товары.',
    ar: 'الحد الأدنى لقيمة الطلب هو {amount}. يرجى إضافة المزيد من الأصناف.',
  },
  'address-missing': {
    en: 'Please give a billing and a delivery address before you place the order.',
    ru: 'Укажите платёжный адрес и адрес доставки перед оформлением заказа.',
    ar: 'يرجى إدخال عنوان الفوترة وعنوان التسليم قبل إتمام الطلب.',
  },
  'terms-not-accepted': {
    en: 'Please accept the terms and conditions.',
    ru: 'Примите условия и положения.',
    ar: 'يرجى قبول الشروط والأحكام.',
  },
  'prices-changed': {
    en: 'Prices or availability have changed. Please review your cart.',
    ru: 'Цены или наличие изменились. Проверьте корзину.',
    ar: 'تغيّرت الأسعار أو الكميات المتوفرة. يرجى مراجعة السلة.',
  },
  'line-price-changed': {
    en: 'The price of {name} is now {after} (it was {before}).',
    ru: 'Цена товара «{name}» теперь {after} (была {before}).',
    ar: 'أصبح سعر {name} الآن {after} (كان {before}).',
  },
  'tax-changed': {
    en: 'The tax on this order is now {after} (it was {before}).',
    ru: 'Налог на этот заказ теперь {after} (был {before}).',
    ar: 'أصبحت الضريبة على هذا الطلب الآن {after} (كانت {before}).',
  },
  'buyer-not-verified': {
    en: 'Your account is being verified. You can order as soon as this is done.',
    ru: 'Ваша учётная запись проверяется. Заказ можно будет оформить после проверки.',
    ar: 'يجري التحقق من حسابك. يمكنك الطلب فور اكتمال ذلك.',
  },
  'quantity-above-maximum': {
    en: 'Item quantity should be maximum {n}. Item can be removed from cart using the remove action',
    ru: 'Количество товара не должно превышать {n}. Товар можно удалить из корзины кнопкой удаления',
    ar: 'يجب ألا تتجاوز كمية الصنف {n}. يمكن إزالة الصنف من السلة باستخدام زر الإزالة',
  },
  'quantity-below-minimum': {
    en: 'Item quantity should be minimum {n}. Item can be removed from cart using the remove action',
    ru: 'Количество товара должно быть не меньше {n}. Товар можно удалить из корзины кнопкой удаления',
    ar: 'يجب ألا تقل كمية الصنف عن {n}. يمكن إزالة الصنف من السلة باستخدام زر الإزالة',
  },
  'quantity-not-in-steps': {
    en: 'This item is sold in multiples of {n}.',
    ru: 'Этот товар продаётся в количестве, кратном {n}.',
    ar: 'يُباع هذا الصنف بمضاعفات {n}.',
  },
  'quantity-not-understood': { en: 'This is not a whole number.', ru: 'Это не целое число.', ar: 'هذا ليس عددًا صحيحًا.' },
  'file-not-readable': {
    en: 'This file could not be read. Please save it as XLSX or CSV and send it again, or paste its lines.',
    ru: 'Не удалось прочитать файл. Сохраните его как XLSX или CSV и отправьте снова или вставьте строки текстом.',
    ar: 'تعذّرت قراءة هذا الملف. احفظه بصيغة XLSX أو CSV وأرسله من جديد، أو الصق أسطره.',
  },
  'too-many-lines': {
    en: 'A quick order holds at most {n} lines. Please send the rest separately.',
    ru: 'В быстром заказе не более {n} строк. Отправьте остальные отдельно.',
    ar: 'يتسع الطلب السريع إلى {n} سطر كحد أقصى. يرجى إرسال الباقي على حدة.',
  },
  'cart-quantity-outside-limits': {
    en: 'The quantity of {name} is outside its limits. Please change it in the cart.',
    ru: 'Количество товара «{name}» вне допустимых пределов. Измените его в корзине.',
    ar: 'كمية {name} خارج الحدود المسموح بها. يرجى تعديلها في السلة.',
  },
  'method-not-allowed': {
    en: 'This address does not answer this request method.',
    ru: 'Этот адрес не поддерживает такой метод запроса.',
    ar: 'هذا العنوان لا يدعم طريقة الطلب هذه.',
  },
  'payload-too-large': { en: 'The request is too large.', ru: 'Слишком большой запрос.', ar: 'الطلب كبير جدًا.' },
  'unsupported-media-type': {
    en: 'This content type is not accepted here.',
    ru: 'Такой тип содержимого здесь не принимается.',
    ar: 'نوع المحتوى هذا غير مقبول هنا.',
  },
  'phone-not-valid': {
    en: 'Please enter a valid phone number.',
    ru: 'Введите правильный номер телефона.',
    ar: 'يرجى إدخال رقم هاتف صحيح.',
  },
  'tax-id-not-valid': {
    en: 'Please enter a valid GSTIN or VAT number, or leave it empty.',
    ru: 'Введите правильный GSTIN или номер НДС либо оставьте поле пустым.',
    ar: 'يرجى إدخال رقم GSTIN أو رقم ضريبي صحيح، أو ترك الحقل فارغًا.',
  },
  'password-too-common': {
    en: 'This password is too easy to guess. Please choose another.',
    ru: 'Этот пароль слишком легко угадать. Выберите другой.',
    ar: 'كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.',
  },
  'postal-code-not-numeric': {
    en: 'The postal code must be a number.',
    ru: 'Почтовый индекс должен быть числом.',
    ar: 'يجب أن يكون الرمز البريدي رقمًا.',
  },
  'too-many-requests': {
    en: 'Too many requests. Please try again in a moment.',
    ru: 'Слишком много запросов. Повторите попытку чуть позже.',
    ar: 'طلبات كثيرة جدًا. يرجى المحاولة بعد قليل.',
  },
  'wishlist-not-found': {
    en: 'This list does not exist, or is no longer shared.',
    ru: 'Такого списка нет, или доступ к нему закрыт.',
    ar: 'هذه القائمة غير موجودة أو لم تعد مشتركة.',
  },
  'wishlist-entry-not-found': {
    en: 'This product is no longer in the list.',
    ru: 'Этого товара больше нет в списке.',
    ar: 'لم يعد هذا المنتج في القائمة.',
  },
  'wishlist-duplicate': {
    en: 'product already available in your save list',
    ru: 'этот товар уже есть в вашем списке сохранённого',
    ar: 'هذا المنتج موجود بالفعل في قائمة محفوظاتك',
  },
  'wishlist-full': {
    en: 'A list holds at most {n} products. Remove one first.',
    ru: 'В списке может быть не больше {n} товаров. Сначала удалите один из них.',
    ar: 'لا تتسع القائمة لأكثر من {n} من المنتجات. أزل أحدها أولاً.',
  },
  'wishlist-too-many': {
    en: 'There can be at most {n} lists of your own. Remove one first.',
    ru: 'Собственных списков может быть не больше {n}. Сначала удалите один из них.',
    ar: 'لا يمكن أن تزيد قوائمك الخاصة على {n}. أزل إحداها أولاً.',
  },
  'wishlist-name-taken': {
    en: 'You already have a list of this name.',
    ru: 'Список с таким названием у вас уже есть.',
    ar: 'لديك قائمة بهذا الاسم بالفعل.',
  },
  'wishlist-name-not-valid': {
    en: 'Give the list a name of 1 to {n} characters.',
    ru: 'Название списка должно содержать от 1 до {n} знаков.',
    ar: 'اكتب للقائمة اسمًا من حرف واحد إلى {n} حرفًا.',
  },
  'request-timeout': {
    en: 'The request took too long to arrive.',
    ru: 'Запрос передавался слишком долго.',
    ar: 'استغرق وصول الطلب وقتًا طويلاً.',
  },
  'headers-too-large': {
    en: 'The request headers are too large.',
    ru: 'Заголовки запроса слишком велики.',
    ar: 'ترويسات الطلب كبيرة جدًا.',
  },
  'address-too-long': {
    en: 'The address is longer than {n} characters. Choose fewer filters.',
    ru: 'Адрес длиннее {n} знаков. Выберите меньше фильтров.',
    ar: 'العنوان أطول من {n} حرفًا. اختر عوامل تصفية أقل.',
  },
  'disk-full': {
    en: 'The disk of the shop is nearly full, so nothing large is accepted. Free some space and try again.',
    ru: 'Диск магазина почти заполнен, поэтому ничего большого не принимается. Освободите место и повторите попытку.',
    ar: 'قرص المتجر ممتلئ تقريبًا، لذلك لا يُقبل أي شيء كبير. حرّر بعض المساحة وأعد المحاولة.',
  },
  'unexpected-fault': {
    en: 'Something went wrong on our side. Nothing was lost; please try again.',
    ru: 'Произошла ошибка на нашей стороне. Ничего не потеряно, повторите попытку.',
    ar: 'حدث خطأ من جانبنا. لم يُفقد شيء، يرجى المحاولة مرة أخرى.',
  },
  'temporarily-unavailable': {
    en: 'The service is busy. Please try again in a moment.',
    ru: 'Сервис временно занят. Повторите попытку чуть позже.',
    ar: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.',
  },
};
