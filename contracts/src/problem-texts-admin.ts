// What does each refusal of the back office say, in English, Russian and Arabic?
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
  'record-changed': {
    en: 'Somebody else changed this meanwhile. Load it again, then repeat your change.',
    ru: 'Тем временем это изменил кто-то другой. Загрузите данные снова и повторите изменение.',
    ar: 'قام شخص آخر بتعديل هذا في الأثناء. حمّل البيانات من جديد ثم كرّر تعديلك.',
  },
  'record-in-use': {
    en: 'This is still in use ({n}), so it can’t be deleted.',
    ru: 'Это ещё используется ({n}), поэтому удалить нельзя.',
    ar: 'لا يزال هذا قيد الاستخدام ({n})، لذلك لا يمكن حذفه.',
  },
  'value-taken': { en: 'This value is already in use.', ru: 'Такое значение уже занято.', ar: 'هذه القيمة مستخدمة من قبل.' },
  'value-not-valid': { en: 'This value is not valid.', ru: 'Недопустимое значение.', ar: 'هذه القيمة غير صالحة.' },
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
} as const satisfies Record<string, LocalizedText>;
