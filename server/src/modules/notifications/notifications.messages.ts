// Email templates: each template in three languages; `{place}` is filled when the mail is written.
import type { LocalizedText, MailTemplateName } from '@millwright/contracts';
import { ACCOUNT_TEMPLATES } from './notifications.account.messages.ts';
import { INVOICE_TEMPLATES } from './notifications.invoices.messages.ts';
import { LEAD_TEMPLATES } from './notifications.leads.messages.ts';
import { OFFER_TEMPLATES } from './notifications.negotiations.messages.ts';
import { ORDER_TEMPLATES } from './notifications.orders.messages.ts';
import { QUOTE_TEMPLATES } from './notifications.quotes.messages.ts';
import { STOCK_ALERT_TEMPLATES } from './notifications.stock-alerts.messages.ts';

export type TemplateWords = {
  subject: LocalizedText;
  paragraphs: LocalizedText[];
  /** Leads to the parameter `url`. */
  button?: LocalizedText;
  /** Small, below the button. */
  afterwards?: LocalizedText[];
};

/** Placeholders of texts added by staff: after the greeting, and before the closing. Characters that no text of ours holds. */
export const INTRO_PLACE = '\ue000';
export const FOOTER_PLACE = '\ue001';

export const TEMPLATES = {
  ...ACCOUNT_TEMPLATES,
  'newsletter-confirm': {
    subject: {
      en: 'Please confirm your subscription',
      ru: 'Подтвердите, пожалуйста, подписку',
      ar: 'يرجى تأكيد اشتراكك',
    },
    paragraphs: [
      {
        en: 'Somebody, hopefully you, asked for our newsletter at this address. It comes once a month with new parts and surplus lots.',
        ru: 'Кто-то, надеемся, что вы, попросил присылать нашу рассылку на этот адрес. Она выходит раз в месяц: новые детали и складские остатки.',
        ar: 'طلب أحدهم، ونرجو أن يكون أنت، إرسال نشرتنا إلى هذا العنوان. تصدر مرة كل شهر وفيها قطع جديدة وفائض مخزون.',
      },
    ],
    button: { en: 'Confirm subscription', ru: 'Подтвердить подписку', ar: 'تأكيد الاشتراك' },
    afterwards: [
      {
        en: 'The link is valid for seven days. If it was not you, do nothing: you will not hear from us again.',
        ru: 'Ссылка действует семь дней. Если это были не вы, ничего не делайте: больше мы вам не напишем.',
        ar: 'الرابط صالح سبعة أيام. إن لم تكن أنت من طلب ذلك فلا تفعل شيئًا، ولن نراسلك مجددًا.',
      },
    ],
  },
  'newsletter-welcome': {
    subject: { en: 'You are subscribed', ru: 'Вы подписаны', ar: 'تم اشتراكك' },
    paragraphs: [
      {
        en: 'Thank you: this address receives our newsletter.',
        ru: 'Спасибо: на этот адрес приходит наша рассылка.',
        ar: 'شكرًا: نشرتنا تصل إلى هذا العنوان.',
      },
      {
        en: 'You can unsubscribe at any time, with the link below or the one in every issue.',
        ru: 'Отписаться можно в любое время по ссылке ниже или в любом выпуске.',
        ar: 'يمكنك إلغاء الاشتراك في أي وقت بالرابط أدناه أو بالرابط الموجود في كل عدد.',
      },
    ],
    button: { en: 'Unsubscribe', ru: 'Отписаться', ar: 'إلغاء الاشتراك' },
  },
  welcome: {
    subject: { en: 'Welcome to Millwright, {name}', ru: 'Добро пожаловать в Millwright, {name}', ar: 'أهلًا بك في Millwright، {name}' },
    paragraphs: [
      {
        en: 'Your account is open. You log in with this email address and the password you chose.',
        ru: 'Ваша учётная запись открыта. Входите с этим адресом и паролем, который вы выбрали.',
        ar: 'حسابك مفتوح الآن. سجّل الدخول بهذا البريد وبكلمة المرور التي اخترتها.',
      },
    ],
    button: { en: 'Log in', ru: 'Войти', ar: 'تسجيل الدخول' },
    afterwards: [
      {
        en: 'You did not register? Answer this mail and we close the account.',
        ru: 'Вы не регистрировались? Ответьте на это письмо, и мы закроем учётную запись.',
        ar: 'لم تسجّل؟ أجب عن هذه الرسالة ونغلق الحساب.',
      },
    ],
  },
  ...INVOICE_TEMPLATES,
  ...LEAD_TEMPLATES,
  ...OFFER_TEMPLATES,
  ...ORDER_TEMPLATES,
  ...QUOTE_TEMPLATES,
  ...STOCK_ALERT_TEMPLATES,
} satisfies Record<MailTemplateName, TemplateWords>;

export type TemplateName = MailTemplateName;

export const GREETING: LocalizedText = { en: 'Good day,', ru: 'Здравствуйте!', ar: 'تحية طيبة،' };
export const CLOSING: LocalizedText = { en: 'Your Millwright', ru: 'Ваш Millwright', ar: 'فريق Millwright' };
/** Beside the link in full, for readers whose program shows no button. */
export const OR_OPEN: LocalizedText = { en: 'Or open this address:', ru: 'Или откройте этот адрес:', ar: 'أو افتح هذا العنوان:' };
/** Below a list that would be too long for a mail. */
export const AND_MORE: LocalizedText = { en: 'And {n} more.', ru: 'И ещё {n}.', ar: 'و{n} غيرها.' };
