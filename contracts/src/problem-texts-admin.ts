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
} as const satisfies Record<string, LocalizedText>;
