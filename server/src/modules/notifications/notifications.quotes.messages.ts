// Email templates of quotes: `{quote}` is its number; lines and totals follow below the text.
import type { LocalizedText } from '@millwright/contracts';

type QuoteWords = { subject: LocalizedText; paragraphs: LocalizedText[]; button?: LocalizedText; afterwards?: LocalizedText[] };

const SHOW: LocalizedText = { en: 'Show the quote', ru: 'Открыть предложение', ar: 'عرض التفاصيل' };
const HOW: LocalizedText[] = [
  {
    en: 'On its page you can accept the quote, which places your order at once, ask for a change, decline it, or fetch it as a PDF. Goods are taken from stock when you accept.',
    ru: 'На странице предложения его можно принять — заказ оформится сразу, — попросить изменить, отклонить или скачать в PDF. Товар списывается со склада при принятии.',
    ar: 'يمكنك في صفحة العرض قبوله فيُنشأ طلبك فورًا، أو طلب تعديله، أو رفضه، أو تنزيله بصيغة PDF. تُسحب البضاعة من المخزون عند القبول.',
  },
];

export const QUOTE_TEMPLATES = {
  'quote-sent': {
    subject: { en: 'Our quote {quote}', ru: 'Наше предложение {quote}', ar: 'عرض السعر {quote}' },
    paragraphs: [
      {
        en: 'Thank you for your request. This is what we can offer you.',
        ru: 'Спасибо за запрос. Вот что мы можем вам предложить.',
        ar: 'شكرًا على طلبك. هذا ما يمكننا عرضه عليك.',
      },
    ],
    button: SHOW,
    afterwards: HOW,
  },
  'quote-sent-again': {
    subject: { en: 'Our quote {quote}, new version', ru: 'Наше предложение {quote}, новая версия', ar: 'عرض السعر {quote}، نسخة جديدة' },
    paragraphs: [
      {
        en: 'We have changed our quote. This version replaces the one before.',
        ru: 'Мы изменили предложение. Эта версия заменяет предыдущую.',
        ar: 'عدّلنا عرض السعر. تحل هذه النسخة محل السابقة.',
      },
    ],
    button: SHOW,
    afterwards: HOW,
  },
  'quote-withdrawn': {
    subject: { en: 'Quote {quote} is withdrawn', ru: 'Предложение {quote} отозвано', ar: 'سُحب عرض السعر {quote}' },
    paragraphs: [
      {
        en: 'We are sorry: we had to withdraw our quote {quote}, and it can no longer be accepted. Answer this mail if you still need the goods, and we will see what we can do.',
        ru: 'К сожалению, нам пришлось отозвать предложение {quote}, принять его больше нельзя. Если товар вам ещё нужен, ответьте на это письмо, и мы подумаем, чем помочь.',
        ar: 'نأسف، اضطررنا إلى سحب عرض السعر {quote} ولم يعد قبوله ممكنًا. إن كنت لا تزال بحاجة إلى البضاعة فأجب عن هذه الرسالة لنرى ما يمكننا فعله.',
      },
    ],
  },
  'quote-answered': {
    subject: { en: 'Quote {quote}: {said} ({who})', ru: 'Предложение {quote}: {said} ({who})', ar: 'عرض السعر {quote}: {said} ({who})' },
    paragraphs: [
      {
        en: 'The buyer has answered quote {quote}: {said}.',
        ru: 'Покупатель ответил на предложение {quote}: {said}.',
        ar: 'أجاب المشتري عن عرض السعر {quote}: {said}.',
      },
    ],
  },
} satisfies Record<string, QuoteWords>;
