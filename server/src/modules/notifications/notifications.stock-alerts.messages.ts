// Email template of stock alerts: `{name}` and `{number}` are the part's, `{asked}` and `{until}` days.
import type { TemplateWords } from './notifications.messages.ts';

export const STOCK_ALERT_TEMPLATES = {
  'stock-alert': {
    subject: { en: 'In stock again: {number}', ru: 'Снова в наличии: {number}', ar: 'متوفر من جديد: {number}' },
    paragraphs: [
      {
        en: '{name} ({number}) can be bought again. Stock is not set aside for you: who orders first gets it.',
        ru: '{name} ({number}): снова можно заказать. Мы не резервируем остаток, он достаётся тем, кто закажет первым.',
        ar: 'يمكن شراء {name} ({number}) من جديد. لا نحجز الكمية لأحد، فهي لمن يطلب أولًا.',
      },
    ],
    button: { en: 'Open the part', ru: 'Открыть деталь', ar: 'فتح صفحة القطعة' },
    afterwards: [
      {
        en: 'You get this mail because somebody, hopefully you, asked for it at this address on {asked}. We write again each time the part comes back, until {until}. To stop it:',
        ru: 'Вы получили это письмо, потому что {asked} кто-то, надеемся, что вы, попросил о нём для этого адреса. Мы будем писать при каждом новом поступлении до {until}. Чтобы больше не получать писем:',
        ar: 'وصلتك هذه الرسالة لأن أحدهم، ونرجو أن يكون أنت، طلبها لهذا العنوان في {asked}. نراسلك كلما توفرت القطعة حتى {until}. لإيقاف ذلك:',
      },
      { en: '{stop}', ru: '{stop}', ar: '{stop}' },
    ],
  },
} satisfies Record<string, TemplateWords>;
