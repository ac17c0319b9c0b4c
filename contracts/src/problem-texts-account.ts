// Rejection texts about accounts and their files, in English, Russian and Arabic. The English of section 8 is the specification's.
import type { LocalizedText } from './locale.ts';

export const ACCOUNT_PROBLEM_TEXTS = {
  'login-failed': {
    en: 'Login Failed. Please enter valid credentials',
    ru: 'Не удалось войти. Введите верные данные для входа',
    ar: 'فشل تسجيل الدخول. يرجى إدخال بيانات صحيحة',
  },
  // The same words as a wrong password, so that guessing learns nothing; only the status and Retry-After differ.
  'login-throttled': {
    en: 'Login Failed. Please enter valid credentials',
    ru: 'Не удалось войти. Введите верные данные для входа',
    ar: 'فشل تسجيل الدخول. يرجى إدخال بيانات صحيحة',
  },
  'login-required': { en: 'Please log in first.', ru: 'Сначала войдите в систему.', ar: 'يرجى تسجيل الدخول أولاً.' },
  'login-required-to-order': {
    en: 'Login as a customer to place the order',
    ru: 'Войдите как покупатель, чтобы оформить заказ',
    ar: 'سجّل الدخول كعميل لإتمام الطلب',
  },
  'session-not-found': {
    en: 'This session was not found. It may have ended already.',
    ru: 'Этот сеанс не найден. Возможно, он уже завершён.',
    ar: 'لم يُعثر على هذه الجلسة. ربما انتهت من قبل.',
  },
  'email-link-invalid': {
    en: 'This link was not copied as a whole, has expired, or was replaced by a newer one. Enter the new address in your profile again.',
    ru: 'Ссылка скопирована не полностью, устарела или заменена более новой. Укажите новый адрес в личных данных ещё раз.',
    ar: 'لم يُنسخ هذا الرابط كاملًا، أو انتهت صلاحيته، أو حل محله رابط أحدث. أدخل البريد الجديد في ملفك الشخصي مرة أخرى.',
  },
  'gstin-not-valid': {
    en: 'This is not a valid GSTIN: 15 characters, the code of the state first, and a last one that fits the others. Look for a mistyped character.',
    ru: 'Это неверный GSTIN: в нём 15 знаков, сначала код штата, а последний знак проверяет остальные. Проверьте, нет ли опечатки.',
    ar: 'رقم GSTIN غير صحيح: 15 خانة، أولها رمز الولاية وآخرها خانة تحقق من بقية الخانات. ابحث عن خطأ في الكتابة.',
  },
  'vat-number-not-valid': {
    en: 'This is not a valid Saudi VAT number: 15 digits that begin and end with 3.',
    ru: 'Это неверный номер НДС Саудовской Аравии: 15 цифр, первая и последняя из них 3.',
    ar: 'الرقم الضريبي السعودي غير صحيح: 15 رقمًا يبدأ وينتهي بالرقم 3.',
  },
  'pin-code-not-valid': {
    en: 'This is not an Indian PIN code: six digits, the first from 1 to 9, of a place that India Post delivers to.',
    ru: 'Это не индийский PIN-код: шесть цифр, первая от 1 до 9, для места, куда доставляет почта Индии.',
    ar: 'هذا ليس رمز PIN هنديًا: ستة أرقام أولها من 1 إلى 9 لمكان يصل إليه البريد الهندي.',
  },
  'postal-code-not-valid': {
    en: 'A Saudi postal code has five digits, or nine with the number of the building.',
    ru: 'Почтовый индекс Саудовской Аравии: пять цифр или девять вместе с номером здания.',
    ar: 'الرمز البريدي السعودي خمسة أرقام، أو تسعة مع الرقم الإضافي للمبنى.',
  },
  'zip-code-not-valid': {
    en: 'A ZIP code has five digits, or nine.',
    ru: 'Индекс ZIP состоит из пяти или девяти цифр.',
    ar: 'رمز ZIP خمسة أرقام أو تسعة.',
  },
  'password-change-failed': {
    en: 'Failed to change password. Please try with correct password.',
    ru: 'Не удалось изменить пароль. Укажите верный текущий пароль.',
    ar: 'تعذّر تغيير كلمة المرور. يرجى المحاولة بكلمة المرور الصحيحة.',
  },
  'password-change-required': {
    en: 'You logged in with the password from our mail. Please set a password of your own first.',
    ru: 'Вы вошли с паролем из нашего письма. Сначала задайте собственный пароль.',
    ar: 'سجّلت الدخول بكلمة المرور المرسلة إليك. يرجى تعيين كلمة مرور خاصة بك أولًا.',
  },
  'password-not-right': {
    en: 'This is not your password.',
    ru: 'Это не ваш пароль.',
    ar: 'هذه ليست كلمة مرورك.',
  },
  'passwords-differ': {
    en: 'The two new passwords are not the same.',
    ru: 'Новые пароли не совпадают.',
    ar: 'كلمتا المرور الجديدتان غير متطابقتين.',
  },
  'password-unchanged': {
    en: 'This is the password you have now. Please choose another.',
    ru: 'Это ваш нынешний пароль. Выберите другой.',
    ar: 'هذه كلمة مرورك الحالية. يرجى اختيار غيرها.',
  },
  'reset-not-registered': {
    en: 'Unable to complete your request. Looks like your email address is not registered with us.',
    ru: 'Не удалось выполнить запрос. Похоже, этот адрес электронной почты у нас не зарегистрирован.',
    ar: 'تعذّر إتمام طلبك. يبدو أن بريدك الإلكتروني غير مسجّل لدينا.',
  },
  'account-has-open-orders': {
    en: 'Your account cannot be closed yet: orders are still open ({orders}). Wait until they are completed, or cancel those that are pending.',
    ru: 'Пока учётную запись закрыть нельзя: есть незавершённые заказы ({orders}). Дождитесь их выполнения или отмените те, что ещё ожидают обработки.',
    ar: 'لا يمكن إغلاق حسابك الآن: لديك طلبات لم تكتمل ({orders}). انتظر اكتمالها أو ألغِ ما هو قيد الانتظار منها.',
  },
  'file-too-large': {
    en: 'The file is too large: at most {n} MiB.',
    ru: 'Файл слишком большой: не более {n} МиБ.',
    ar: 'الملف كبير جدًا: الحد الأقصى {n} ميغابايت.',
  },
  'file-type-not-taken': {
    en: 'We take {types}, and the file’s ending must match its content.',
    ru: 'Мы принимаем {types}, и расширение файла должно соответствовать его содержимому.',
    ar: 'نقبل {types} فقط، ويجب أن يطابق امتداد الملف محتواه.',
  },
  'file-empty': { en: 'The file is empty.', ru: 'Файл пустой.', ar: 'الملف فارغ.' },
  'file-damaged': {
    en: 'The file is damaged or incomplete. Please export or scan it again.',
    ru: 'Файл повреждён или неполон. Сохраните или отсканируйте его заново.',
    ar: 'الملف تالف أو غير مكتمل. يرجى تصديره أو مسحه ضوئيًا من جديد.',
  },
  'file-active-content': {
    en: 'The document is locked or contains scripts, forms or attachments. Please print it to a plain document and send that.',
    ru: 'Документ защищён или содержит сценарии, формы или вложения. Распечатайте его в обычный документ и отправьте этот файл.',
    ar: 'المستند مقفل أو يحتوي على برامج نصية أو نماذج أو مرفقات. يرجى طباعته إلى مستند عادي وإرساله.',
  },
  'workbook-active-content': {
    en: 'The workbook contains macros, controls or embedded objects. Please save it without them as XLSX, or as CSV.',
    ru: 'Книга содержит макросы, элементы управления или внедрённые объекты. Сохраните её без них как XLSX или CSV.',
    ar: 'يحتوي المصنف على وحدات ماكرو أو عناصر تحكم أو كائنات مضمّنة. يرجى حفظه بدونها بصيغة XLSX أو CSV.',
  },
  'file-not-kept': {
    en: 'This file is no longer kept. Please choose it again.',
    ru: 'Этот файл больше не хранится. Выберите его заново.',
    ar: 'لم يعد هذا الملف محفوظًا. يرجى اختياره من جديد.',
  },
  'picture-too-large': {
    en: 'The picture is too large: at most {n} megapixels.',
    ru: 'Изображение слишком большое: не более {n} мегапикселей.',
    ar: 'الصورة كبيرة جدًا: الحد الأقصى {n} ميغابكسل.',
  },
} satisfies Record<string, LocalizedText>;
