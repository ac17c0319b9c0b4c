// Email templates of orders: `{order}` is its id; its lines follow below the text.
import type { LocalizedText } from '@millwright/contracts';

type OrderWords = { subject: LocalizedText; paragraphs: LocalizedText[]; button: LocalizedText; afterwards?: LocalizedText[] };

const SHOW: LocalizedText = { en: 'Show the order', ru: 'Открыть заказ', ar: 'عرض الطلب' };

export const ORDER_TEMPLATES = {
  'order-placed': {
    subject: { en: 'Your order {order}', ru: 'Ваш заказ {order}', ar: 'طلبك {order}' },
    paragraphs: [
      {
        en: 'Your Order has been received. We will contact you within the next business day.',
        ru: 'Ваш заказ принят. Мы свяжемся с вами в течение следующего рабочего дня.',
        ar: 'تم استلام طلبك. سنتواصل معك خلال يوم العمل القادم.',
      },
    ],
    button: SHOW,
    afterwards: [
      {
        en: 'Shipping is quoted by our order desk and is not part of these amounts. You can cancel the order on its page until we have confirmed it.',
        ru: 'Стоимость доставки сообщит отдел заказов, в эти суммы она не входит. Пока мы не подтвердили заказ, его можно отменить на его странице.',
        ar: 'يحدد مكتب الطلبات تكلفة الشحن ولا تشملها هذه المبالغ. يمكنك إلغاء الطلب من صفحته إلى أن نؤكده.',
      },
    ],
  },
  'order-placed-delivered': {
    subject: { en: 'Your order {order}', ru: 'Ваш заказ {order}', ar: 'طلبك {order}' },
    paragraphs: [
      {
        en: 'Your Order has been received. We will contact you within the next business day.',
        ru: 'Ваш заказ принят. Мы свяжемся с вами в течение следующего рабочего дня.',
        ar: 'تم استلام طلبك. سنتواصل معك خلال يوم العمل القادم.',
      },
    ],
    button: SHOW,
    afterwards: [
      {
        en: 'Freight is as it was agreed and part of these amounts. You can cancel the order on its page until we have confirmed it.',
        ru: 'Стоимость доставки согласована и входит в эти суммы. Пока мы не подтвердили заказ, его можно отменить на его странице.',
        ar: 'تكلفة الشحن متفق عليها ومشمولة في هذه المبالغ. يمكنك إلغاء الطلب من صفحته إلى أن نؤكده.',
      },
    ],
  },
  'order-confirmed': {
    subject: { en: 'Order {order} is confirmed', ru: 'Заказ {order} подтверждён', ar: 'تم تأكيد الطلب {order}' },
    paragraphs: [
      {
        en: 'We have confirmed your order and are preparing it. The invoice follows; payment is due within two working days of it.',
        ru: 'Мы подтвердили ваш заказ и готовим его к отгрузке. Счёт придёт следом; оплатить его нужно в течение двух рабочих дней.',
        ar: 'أكدنا طلبك ونقوم بتجهيزه. ستصلك الفاتورة، ويُستحق الدفع خلال يومي عمل من تاريخها.',
      },
    ],
    button: SHOW,
  },
  'order-shipped': {
    subject: { en: 'Order {order} is on its way', ru: 'Заказ {order} отгружен', ar: 'تم شحن الطلب {order}' },
    paragraphs: [
      {
        en: 'Your order has left our warehouse. Please check the goods when they arrive.',
        ru: 'Ваш заказ отгружен со склада. Проверьте, пожалуйста, товар при получении.',
        ar: 'غادر طلبك مستودعنا. يرجى فحص البضاعة عند وصولها.',
      },
    ],
    button: SHOW,
  },
  'order-completed': {
    subject: { en: 'Order {order} is completed', ru: 'Заказ {order} выполнен', ar: 'اكتمل الطلب {order}' },
    paragraphs: [
      {
        en: 'Your order is completed. Thank you for buying with us.',
        ru: 'Ваш заказ выполнен. Спасибо за покупку.',
        ar: 'اكتمل طلبك. شكرًا لشرائك منا.',
      },
      {
        en: 'Is something wrong with it? You can ask for a return on the page of the order within 7 days.',
        ru: 'Что-то не так? В течение 7 дней на странице заказа можно запросить возврат.',
        ar: 'هل هناك خلل؟ يمكنك طلب الإرجاع من صفحة الطلب خلال 7 أيام.',
      },
    ],
    button: SHOW,
  },
  'order-cancelled': {
    subject: { en: 'Order {order} is cancelled', ru: 'Заказ {order} отменён', ar: 'تم إلغاء الطلب {order}' },
    paragraphs: [
      {
        en: 'Your order is cancelled. Nothing will be delivered or charged.',
        ru: 'Ваш заказ отменён. Поставки и оплаты не будет.',
        ar: 'تم إلغاء طلبك. لن يُسلَّم شيء ولن يُطلب أي مبلغ.',
      },
    ],
    button: SHOW,
  },
  'order-part-shipped': {
    subject: { en: 'Part of order {order} is on its way', ru: 'Часть заказа {order} отгружена', ar: 'تم شحن جزء من الطلب {order}' },
    paragraphs: [
      {
        en: 'A part of your order has left our warehouse. We will write to you when the rest follows.',
        ru: 'Часть вашего заказа отгружена со склада. Об отгрузке остального мы напишем отдельно.',
        ar: 'غادر جزء من طلبك مستودعنا. سنراسلك عند شحن الباقي.',
      },
    ],
    button: SHOW,
  },
  'order-changed': {
    subject: { en: 'Order {order} was changed', ru: 'Заказ {order} изменён', ar: 'تم تعديل الطلب {order}' },
    paragraphs: [
      {
        en: 'Our order desk has changed your order. This is how it stands now. If you do not agree, answer this mail or cancel the order on its page until we confirm it.',
        ru: 'Отдел заказов изменил ваш заказ. Ниже его нынешний состав. Если вы не согласны, ответьте на это письмо или отмените заказ на его странице, пока мы его не подтвердили.',
        ar: 'عدّل مكتب الطلبات طلبك، وهذا هو وضعه الحالي. إن لم توافق، يرجى الرد على هذه الرسالة أو إلغاء الطلب من صفحته قبل أن نؤكده.',
      },
    ],
    button: SHOW,
  },
  'order-return-accepted': {
    subject: { en: 'Return accepted for order {order}', ru: 'Возврат по заказу {order} принят', ar: 'تم قبول الإرجاع للطلب {order}' },
    paragraphs: [
      {
        en: 'We accept your return. Please send the goods in their packing, with the order number on the parcel.',
        ru: 'Мы принимаем ваш возврат. Отправьте товар в упаковке и укажите на посылке номер заказа.',
        ar: 'نقبل طلب الإرجاع. يرجى إرسال البضاعة في تغليفها مع كتابة رقم الطلب على الطرد.',
      },
    ],
    button: SHOW,
  },
  'order-return-refused': {
    subject: {
      en: 'Return not accepted for order {order}',
      ru: 'Возврат по заказу {order} не принят',
      ar: 'لم يُقبل الإرجاع للطلب {order}',
    },
    paragraphs: [
      {
        en: 'We cannot accept your return. You find our reason below.',
        ru: 'Мы не можем принять ваш возврат. Причина указана ниже.',
        ar: 'لا يمكننا قبول طلب الإرجاع. تجد السبب أدناه.',
      },
    ],
    button: SHOW,
  },
  'order-return-closed': {
    subject: { en: 'Return closed for order {order}', ru: 'Возврат по заказу {order} завершён', ar: 'اكتمل الإرجاع للطلب {order}' },
    paragraphs: [
      {
        en: 'The goods have arrived here and your return is closed.',
        ru: 'Товар получен, ваш возврат завершён.',
        ar: 'وصلت البضاعة إلينا واكتمل طلب الإرجاع.',
      },
    ],
    button: SHOW,
  },
  'order-return-requested': {
    subject: {
      en: 'Return requested for order {order}',
      ru: 'Запрос на возврат по заказу {order}',
      ar: 'طلب إرجاع للطلب {order}',
    },
    paragraphs: [
      {
        en: 'We have received your return request and will answer within the next business day. Please keep the goods in their packing and wait for our answer before you send them.',
        ru: 'Мы получили ваш запрос на возврат и ответим в течение следующего рабочего дня. Сохраните упаковку и не отправляйте товар до нашего ответа.',
        ar: 'استلمنا طلب الإرجاع وسنجيب خلال يوم العمل القادم. يرجى إبقاء البضاعة في تغليفها وانتظار ردنا قبل إرسالها.',
      },
    ],
    button: SHOW,
  },
} satisfies Record<string, OrderWords>;
