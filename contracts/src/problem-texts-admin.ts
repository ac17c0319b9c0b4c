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
