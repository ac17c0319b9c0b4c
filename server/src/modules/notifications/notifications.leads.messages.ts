// Email templates of leads: `{reference}` is the number that people quote; the sent form follows below the text.
import type { TemplateWords } from './notifications.messages.ts';

export const LEAD_TEMPLATES = {
  'lead-received': {
    subject: {
      en: 'We have received your message {reference}',
      ru: 'Мы получили ваше обращение {reference}',
      ar: 'استلمنا رسالتك {reference}',
    },
    paragraphs: [
      {
        en: 'Thank you for writing to us. Somebody who knows the matter answers within the next business day. This is what we received:',
        ru: 'Спасибо за обращение. Специалист ответит в течение следующего рабочего дня. Вот что мы получили:',
        ar: 'شكرًا لمراسلتنا. سيجيبك أحد المختصين خلال يوم العمل القادم. هذا ما استلمناه:',
      },
    ],
    afterwards: [
      {
        en: 'Do you want to add something? Answer this mail. You did not write to us? Then somebody gave your address by mistake; nothing else happens with it.',
        ru: 'Хотите что-то добавить? Ответьте на это письмо. Вы нам не писали? Значит, кто-то по ошибке указал ваш адрес; больше с ним ничего не произойдёт.',
        ar: 'تريد إضافة شيء؟ أجب عن هذه الرسالة. لم تراسلنا؟ إذًا كتب أحدهم عنوانك خطأ، ولن يحدث به شيء آخر.',
      },
    ],
  },
  'lead-seller-received': {
    subject: {
      en: 'Your application as a seller {reference}',
      ru: 'Ваша заявка продавца {reference}',
      ar: 'طلبك للانضمام كبائع {reference}',
    },
    paragraphs: [
      {
        en: 'Thank you for your application. Our seller desk checks it and calls you within two working days. This is what we received:',
        ru: 'Спасибо за заявку. Отдел по работе с продавцами проверит её и свяжется с вами в течение двух рабочих дней. Вот что мы получили:',
        ar: 'شكرًا لطلبك. يراجعه فريق البائعين ويتصل بك خلال يومي عمل. هذا ما استلمناه:',
      },
    ],
    afterwards: [
      {
        en: 'Do you want to add something? Answer this mail. You did not write to us? Then somebody gave your address by mistake; nothing else happens with it.',
        ru: 'Хотите что-то добавить? Ответьте на это письмо. Вы нам не писали? Значит, кто-то по ошибке указал ваш адрес; больше с ним ничего не произойдёт.',
        ar: 'تريد إضافة شيء؟ أجب عن هذه الرسالة. لم تراسلنا؟ إذًا كتب أحدهم عنوانك خطأ، ولن يحدث به شيء آخر.',
      },
    ],
  },
  'lead-reply': {
    subject: { en: 'Re: your message {reference}', ru: 'Re: ваше обращение {reference}', ar: 'رد على رسالتك {reference}' },
    paragraphs: [{ en: '{text}', ru: '{text}', ar: '{text}' }],
    afterwards: [
      {
        en: 'Your answer to this mail reaches our desk. Please leave the number {reference} in the subject.',
        ru: 'Ответ на это письмо придёт к нам. Оставьте, пожалуйста, номер {reference} в теме.',
        ar: 'يصل ردك على هذه الرسالة إلى فريقنا. يرجى إبقاء الرقم {reference} في الموضوع.',
      },
    ],
  },
  'lead-seller-approved': {
    subject: {
      en: 'You are a seller with us: application {reference}',
      ru: 'Вы стали продавцом: заявка {reference}',
      ar: 'أصبحت بائعًا لدينا: الطلب {reference}',
    },
    paragraphs: [
      {
        en: 'We are glad to tell you that your application was approved. These are the terms:',
        ru: 'Рады сообщить, что ваша заявка одобрена. Условия:',
        ar: 'يسرنا إبلاغك بأن طلبك قُبل. هذه هي الشروط:',
      },
    ],
    afterwards: [
      {
        en: 'To list your first goods, answer this mail with what you want to sell; we do the rest.',
        ru: 'Чтобы разместить первые товары, ответьте на это письмо: напишите, что хотите продать. Остальное сделаем мы.',
        ar: 'لعرض بضائعك الأولى، أجب عن هذه الرسالة بما تريد بيعه، ونحن نتولى الباقي.',
      },
    ],
  },
  'lead-seller-refused': {
    subject: {
      en: 'Your application as a seller {reference}',
      ru: 'Ваша заявка продавца {reference}',
      ar: 'طلبك للانضمام كبائع {reference}',
    },
    paragraphs: [
      {
        en: 'Thank you for your application. We cannot accept it now, for this reason:',
        ru: 'Спасибо за вашу заявку. Сейчас мы не можем её принять по следующей причине:',
        ar: 'شكرًا لطلبك. لا يمكننا قبوله الآن للسبب التالي:',
      },
      { en: '{reason}', ru: '{reason}', ar: '{reason}' },
    ],
    afterwards: [
      {
        en: 'If you think that this is a mistake, answer this mail.',
        ru: 'Если вы считаете, что это ошибка, ответьте на это письмо.',
        ar: 'إن كنت ترى أن ذلك خطأ، أجب عن هذه الرسالة.',
      },
    ],
  },
  'lead-for-desk': {
    subject: { en: '{kind} {reference}: {name}', ru: 'Обращение {reference}: {kind}, {name}', ar: 'رسالة {reference}: {kind}، {name}' },
    paragraphs: [
      {
        en: 'A form was sent in the shop. An answer to this mail goes to its sender.',
        ru: 'В магазине отправлена форма. Ответ на это письмо уйдёт отправителю.',
        ar: 'أُرسل نموذج في المتجر. يصل الرد على هذه الرسالة إلى مرسله.',
      },
    ],
  },
} satisfies Record<string, TemplateWords>;
