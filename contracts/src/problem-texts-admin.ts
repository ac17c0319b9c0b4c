// Rejection texts of the back office, in English, Russian and Arabic.
import type { LocalizedText } from './locale.ts';

export const ADMIN_PROBLEM_TEXTS = {
  'right-missing': {
    en: 'Your role does not allow this. Ask an administrator.',
    ru: 'Ваша роль этого не позволяет. Обратитесь к администратору.',
    ar: 'دورك لا يسمح بذلك. يرجى مراجعة أحد المسؤولين.',
  },
  'staff-login-required': {
    en: 'Please log on to the back office.',
    ru: 'Войдите в систему управления.',
    ar: 'يرجى تسجيل الدخول إلى نظام الإدارة.',
  },
  'second-factor-wrong': {
    en: 'This code is not right, or it was used already. Wait for the next one.',
    ru: 'Код неверен или уже использован. Дождитесь следующего.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
  },
  'staff-not-found': { en: 'This member of staff was not found.', ru: 'Такой сотрудник не найден.', ar: 'لم يتم العثور على هذا الموظف.' },
  'staff-last-administrator': {
    en: 'This is the last administrator who can log on; make somebody else one first.',
    ru: 'Это последний администратор, который может войти; сначала назначьте другого.',
    ar: 'هذا آخر مسؤول يمكنه تسجيل الدخول؛ عيّن مسؤولًا آخر أولًا.',
  },
  'record-not-found': { en: 'This record was not found.', ru: 'Такая запись не найдена.', ar: 'لم يتم العثور على هذا السجل.' },
  'customer-not-found': { en: 'This customer was not found.', ru: 'Такой клиент не найден.', ar: 'لم يتم العثور على هذا العميل.' },
  'customer-closed': {
    en: 'This account is closed and nobody stands behind it any more. Nothing of it can be changed.',
    ru: 'Эта учётная запись закрыта, за ней больше никого нет. Изменить в ней ничего нельзя.',
    ar: 'هذا الحساب مغلق ولم يعد لأحد، ولا يمكن تغيير أي شيء فيه.',
  },
  'demo-account-closed': {
    en: 'This is a demo account with a public password. It stays closed while the demo is off (DEMO).',
    ru: 'Это демонстрационная учётная запись с общеизвестным паролем. Она закрыта, пока демонстрация выключена (DEMO).',
    ar: 'هذا حساب تجريبي كلمة مروره معروفة للجميع، ويبقى مغلقًا ما دام العرض التجريبي متوقفًا (DEMO).',
  },
  'customer-blocked': {
    en: 'This customer is blocked. Lift the block first.',
    ru: 'Этот клиент заблокирован. Сначала снимите блокировку.',
    ar: 'هذا العميل محظور. ارفع الحظر أولًا.',
  },
  'customer-has-open-orders': {
    en: 'Orders of this customer are still open ({orders}). Complete or cancel them first: they need a person to deliver to.',
    ru: 'У этого клиента есть незавершённые заказы ({orders}). Сначала завершите или отмените их: для доставки нужен получатель.',
    ar: 'لا تزال لهذا العميل طلبات مفتوحة ({orders}). أكملها أو ألغها أولًا، فالتسليم يحتاج إلى مستلم.',
  },
  'customer-email-differs': {
    en: 'This is not the customer’s email address.',
    ru: 'Это не адрес электронной почты клиента.',
    ar: 'هذا ليس البريد الإلكتروني للعميل.',
  },
  'record-changed': {
    en: 'Somebody else changed this meanwhile. Load it again, then repeat your change.',
    ru: 'Тем временем это изменил кто-то другой. Загрузите данные снова и повторите изменение.',
    ar: 'قام شخص آخر بتعديل هذا في الأثناء. حمّل البيانات من جديد ثم كرّر تعديلك.',
  },
  'lot-contents-fixed': {
    en: 'This lot was ordered or is set aside, so what lies in it stays. Withdraw it and make a new lot.',
    ru: 'Этот лот заказан или зарезервирован, поэтому его состав не меняется. Снимите его с продажи и создайте новый.',
    ar: 'تم طلب هذا اللوت أو حجزه، لذلك يبقى محتواه كما هو. اسحبه من البيع وأنشئ لوتًا جديدًا.',
  },
  'papers-none': {
    en: 'None of these orders has such a paper yet. Invoices are issued when an order is confirmed.',
    ru: 'Ни у одного из этих заказов ещё нет такого документа. Счета выставляются при подтверждении заказа.',
    ar: 'لا توجد مستندات كهذه لأي من هذه الطلبات بعد. تصدر الفواتير عند تأكيد الطلب.',
  },
  'record-in-use': {
    en: 'This is still in use ({n}), so it can’t be deleted.',
    ru: 'Это ещё используется ({n}), поэтому удалить нельзя.',
    ar: 'لا يزال هذا قيد الاستخدام ({n})، لذلك لا يمكن حذفه.',
  },
  'value-taken': { en: 'This value is already in use.', ru: 'Такое значение уже занято.', ar: 'هذه القيمة مستخدمة من قبل.' },
  'company-data-missing': {
    en: 'Nothing can be invoiced yet. These details of your company are missing: {fields}. Enter them under Settings, “Invoices and bank”.',
    ru: 'Выставить счёт пока нельзя. Не хватает сведений о компании: {fields}. Укажите их в настройках, раздел «Счета и банк».',
    ar: 'لا يمكن إصدار فاتورة بعد. تنقص بيانات الشركة التالية: {fields}. أدخلها في الإعدادات، «الفواتير والبنك».',
  },
  'time-zone-unknown': {
    en: 'There is no such time zone. Write its name as in Asia/Kolkata or Asia/Riyadh.',
    ru: 'Такого часового пояса нет. Укажите название вида Asia/Kolkata или Asia/Riyadh.',
    ar: 'لا توجد منطقة زمنية بهذا الاسم. اكتب الاسم كما في Asia/Kolkata أو Asia/Riyadh.',
  },
  'rate-far-off': {
    en: 'This rate is {n} % away from the one in force. If it is right, tick “I am sure” and save again.',
    ru: 'Этот курс отличается от действующего на {n} %. Если он верен, отметьте «Курс верен» и сохраните снова.',
    ar: 'يختلف هذا السعر عن السعر الساري بنسبة {n}٪. إن كان صحيحًا فأكّد ذلك ثم احفظ من جديد.',
  },
  'date-in-the-past': {
    en: 'This can’t begin in the past: orders of that time were placed by the rates of that time.',
    ru: 'Начало не может быть в прошлом: тогдашние заказы оформлены по тогдашним ставкам.',
    ar: 'لا يمكن أن يبدأ هذا في الماضي: طلبات ذلك الوقت حُسبت بأسعاره.',
  },
  'record-in-force': {
    en: 'This is in force already and stays as it is. Add a new row instead.',
    ru: 'Это уже действует и не меняется. Добавьте новую строку.',
    ar: 'هذا سارٍ بالفعل ولا يتغير. أضف صفًا جديدًا بدلًا من ذلك.',
  },
  'job-state-not-allowed': {
    en: 'This job can’t do that now: it is running, or it has ended.',
    ru: 'Сейчас с этой задачей так поступить нельзя: она выполняется или уже завершена.',
    ar: 'لا يمكن ذلك مع هذه المهمة الآن: إما أنها قيد التنفيذ أو انتهت.',
  },
  'mail-not-again': {
    en: 'This mail can’t be sent again: it still waits, or it holds a password or link that was for that moment only.',
    ru: 'Это письмо нельзя отправить снова: оно ещё в очереди, или в нём пароль либо ссылка, действовавшие только тогда.',
    ar: 'لا يمكن إرسال هذه الرسالة من جديد: إما أنها لا تزال بالانتظار أو فيها كلمة مرور أو رابط لتلك اللحظة فقط.',
  },
  'mail-not-open': {
    en: 'This letter stays closed: there is a mail server, or the letter left, waits to leave or holds no secret.',
    ru: 'Это письмо не открывается: есть почтовый сервер, либо письмо отправлено, ждёт отправки или не содержит секрета.',
    ar: 'تبقى هذه الرسالة مغلقة: يوجد خادم بريد، أو أُرسلت الرسالة، أو تنتظر الإرسال، أو لا سرّ فيها.',
  },
  'mail-place-unknown': {
    en: 'This mail knows no place {place}.',
    ru: 'В этом письме нет места {place}.',
    ar: 'لا توجد في هذه الرسالة خانة باسم {place}.',
  },
  'synonym-too-few': {
    en: 'At least two phrases are needed that the search can tell apart.',
    ru: 'Нужны хотя бы две фразы, которые поиск различает.',
    ar: 'يلزم عبارتان على الأقل يميّز البحث بينهما.',
  },
  'change-not-undoable': {
    en: 'This change can’t be undone: something was changed again since, or it is of a kind that stays.',
    ru: 'Это изменение нельзя отменить: с тех пор данные снова менялись, или такие изменения не отменяются.',
    ar: 'لا يمكن التراجع عن هذا التعديل: تغيّرت البيانات بعده أو أنه من نوع لا يُلغى.',
  },
  'stock-below-reserved': {
    en: '{n} pieces are set aside for customers, so there can’t be fewer on hand.',
    ru: 'Для клиентов отложено: {n}. Меньше на складе быть не может.',
    ar: 'القطع المحجوزة للعملاء: {n}، ولا يمكن أن يقل المخزون عن ذلك.',
  },
  'category-into-itself': {
    en: 'A category can’t be moved into itself or below itself.',
    ru: 'Категорию нельзя переместить в неё саму или ниже неё.',
    ar: 'لا يمكن نقل الفئة إلى داخل نفسها أو إلى فئة فرعية منها.',
  },
  'category-too-deep': {
    en: 'The tree has four levels at most; this branch would reach deeper.',
    ru: 'В дереве не больше четырёх уровней; эта ветвь оказалась бы глубже.',
    ar: 'للشجرة أربعة مستويات على الأكثر، وسيتجاوز هذا الفرع ذلك.',
  },
  'import-state': {
    en: 'This import is not at a point where that is possible. Load it again to see where it is.',
    ru: 'На этом этапе импорта такое действие невозможно. Обновите страницу, чтобы увидеть состояние.',
    ar: 'لا يمكن ذلك في مرحلة الاستيراد الحالية. حدّث الصفحة لمعرفة حالته.',
  },
  'import-has-faults': {
    en: '{n} rows are faulty, and nothing is to be applied then. Correct the file, or let faulty rows be skipped.',
    ru: 'Строк с ошибками: {n}, а в этом случае ничего применять не следует. Исправьте файл или разрешите пропускать такие строки.',
    ar: 'عدد الصفوف الخاطئة {n}، والمطلوب عندها ألا يُطبَّق شيء. صحّح الملف أو اسمح بتخطي الصفوف الخاطئة.',
  },
  'import-empty': {
    en: 'This file changes nothing.',
    ru: 'Этот файл ничего не меняет.',
    ar: 'لا يغيّر هذا الملف شيئًا.',
  },
  'import-column-missing': {
    en: 'Choose a column for this field, or give one value for all rows.',
    ru: 'Выберите столбец для этого поля или задайте одно значение для всех строк.',
    ar: 'اختر عمودًا لهذا الحقل أو حدّد قيمة واحدة لكل الصفوف.',
  },
  'order-not-shippable': {
    en: 'This order is {status} now; only a confirmed order can be shipped.',
    ru: 'Заказ сейчас в состоянии «{status}»; отгрузить можно только подтверждённый заказ.',
    ar: 'هذا الطلب الآن {status}؛ لا يمكن شحن سوى طلب مؤكد.',
  },
  'order-partly-shipped': {
    en: 'A part of this order has been shipped already, so it can’t be cancelled.',
    ru: 'Часть заказа уже отгружена, поэтому отменить его нельзя.',
    ar: 'شُحن جزء من هذا الطلب بالفعل، لذلك لا يمكن إلغاؤه.',
  },
  'order-not-editable': {
    en: 'This order is {status} now; only a pending order can be changed.',
    ru: 'Заказ сейчас в состоянии «{status}»; изменить можно только заказ, который ещё не подтверждён.',
    ar: 'هذا الطلب الآن {status}؛ لا يمكن تعديل سوى طلب لم يُؤكد بعد.',
  },
  'order-empty': {
    en: 'An order needs at least one line. Cancel it instead.',
    ru: 'В заказе должна остаться хотя бы одна позиция. Вместо этого отмените заказ.',
    ar: 'يحتاج الطلب إلى بند واحد على الأقل. ألغِ الطلب بدلًا من ذلك.',
  },
  'ship-nothing': {
    en: 'Say how many pieces leave now.',
    ru: 'Укажите, сколько единиц отгружается сейчас.',
    ar: 'حدد عدد القطع التي تُشحن الآن.',
  },
  'ship-too-many': {
    en: '“{name}”: only {n} are left to ship.',
    ru: '«{name}»: осталось отгрузить только {n}.',
    ar: '«{name}»: لم يبقَ للشحن سوى {n}.',
  },
  'payment-day-not-valid': {
    en: 'Enter a day that is not in the future.',
    ru: 'Укажите дату не позже сегодняшней.',
    ar: 'أدخل تاريخًا ليس في المستقبل.',
  },
  'payment-not-found': {
    en: 'This payment was not found.',
    ru: 'Такой платёж не найден.',
    ar: 'لم يتم العثور على هذه الدفعة.',
  },
  'payment-reversed': {
    en: 'This payment has been taken back already.',
    ru: 'Этот платёж уже сторнирован.',
    ar: 'تم عكس هذه الدفعة من قبل.',
  },
  'refund-too-much': {
    en: 'At most {amount} is due back to the buyer.',
    ru: 'Покупателю причитается не более {amount}.',
    ar: 'لا يُستحق للمشتري أكثر من {amount}.',
  },
  'freight-not-agreed': {
    en: 'Freight is not agreed yet. Enter a sum, or choose that it is free or that the buyer collects the goods.',
    ru: 'Доставка ещё не согласована. Укажите сумму либо выберите бесплатную доставку или самовывоз.',
    ar: 'لم يُتفق على الشحن بعد. أدخل مبلغًا، أو اختر أن الشحن مجاني أو أن المشتري يستلم البضاعة بنفسه.',
  },
  'order-not-paid': {
    en: '{amount} of this order is not paid yet. Goods leave after payment; to ship all the same, say why.',
    ru: 'По этому заказу ещё не оплачено {amount}. Товар отгружается после оплаты; чтобы отгрузить сейчас, укажите причину.',
    ar: 'لم يُسدَّد بعد {amount} من هذا الطلب. تُشحن البضاعة بعد السداد؛ وللشحن الآن اذكر السبب.',
  },
  'return-not-found': {
    en: 'This return was not found.',
    ru: 'Такой возврат не найден.',
    ar: 'لم يتم العثور على طلب الإرجاع هذا.',
  },
  'return-state-not-allowed': {
    en: 'This return has been answered already. Load the order again.',
    ru: 'На этот возврат уже дан ответ. Загрузите заказ снова.',
    ar: 'تمت الإجابة على طلب الإرجاع هذا من قبل. حمّل الطلب من جديد.',
  },
} as const satisfies Record<string, LocalizedText>;
