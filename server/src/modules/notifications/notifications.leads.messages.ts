// What do the mails about requests and messages say? `{reference}` is what people quote; what was sent follows below the words.
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
