// Rejection texts about quotes, in English, Russian and Arabic.
import type { LocalizedText } from './locale.ts';

export const QUOTE_PROBLEM_TEXTS = {
  'agreed-stock-not-enough': {
    en: 'Only {n} of {name} can be supplied now. Nothing was ordered, and the offer stays open.',
    ru: 'Сейчас можно поставить только {n} шт.: {name}. Заказ не оформлен, предложение остаётся в силе.',
    ar: 'يمكن توريد {n} فقط الآن من {name}. لم يُنشأ أي طلب، ويبقى العرض ساريًا.',
  },
  'agreed-total-changed': {
    en: 'The tax for your delivery address is another than the one you saw: the total is now {after}. Please check it and accept again.',
    ru: 'Налог для вашего адреса доставки изменился: теперь итого {after}. Проверьте сумму и примите предложение ещё раз.',
    ar: 'تغيّرت الضريبة حسب عنوان التسليم: أصبح الإجمالي الآن {after}. يرجى مراجعته ثم القبول مرة أخرى.',
  },
  'quote-not-found': {
    en: 'This quote was not found.',
    ru: 'Предложение не найдено.',
    ar: 'لم يتم العثور على عرض السعر هذا.',
  },
  'quote-link-invalid': {
    en: 'This link to a quote is incomplete or no longer valid. Ask us for a new one.',
    ru: 'Эта ссылка на предложение неполная или больше не действует. Попросите нас прислать новую.',
    ar: 'رابط عرض السعر هذا غير مكتمل أو لم يعد صالحًا. اطلب منا رابطًا جديدًا.',
  },
  'quote-of-another': {
    en: 'This quote is addressed to {email}. Log in with the account of that address to accept it.',
    ru: 'Предложение адресовано {email}. Чтобы принять его, войдите в учётную запись с этим адресом.',
    ar: 'عرض السعر هذا موجّه إلى {email}. سجّل الدخول بحساب هذا البريد لقبوله.',
  },
  'quote-not-open': {
    en: 'This quote is {state} and can no longer be answered.',
    ru: 'Статус предложения: «{state}». Ответить на него больше нельзя.',
    ar: 'حالة عرض السعر هذا «{state}» ولم يعد الرد عليه ممكنًا.',
  },
  'quote-not-newest': {
    en: 'We have sent you a newer version of this quote. Please look at it and answer that one.',
    ru: 'Мы отправили вам новую версию предложения. Посмотрите её и ответьте на неё.',
    ar: 'أرسلنا إليك نسخة أحدث من عرض السعر هذا. يرجى الاطلاع عليها والرد عليها.',
  },
  'quote-incomplete': {
    en: 'A quote can be sent once each line is one of our products.',
    ru: 'Отправить можно предложение, в котором каждая строка — наш товар.',
    ar: 'لا يُرسل عرض السعر إلا بعد أن يكون كل سطر فيه من منتجاتنا.',
  },
  'quote-validity': {
    en: 'A quote is valid until a day between today and one year from now.',
    ru: 'Срок действия предложения — от сегодняшнего дня до одного года.',
    ar: 'تنتهي صلاحية عرض السعر في يوم بين اليوم وسنة من الآن.',
  },
} satisfies Record<string, LocalizedText>;
