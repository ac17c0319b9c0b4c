// First text: vision and mission: the first text of /vision-mission. [§2.3]
import { heading, item, paragraph, type SeedPage, text } from './blocks.ts';

export const visionMission: SeedPage = {
  slug: 'vision-mission',
  title: text('Vision & Mission', 'Видение и миссия', 'الرؤية والرسالة'),
  description: text(
    'No machine waits for a part that lies unused on somebody’s shelf: what {shop} wants to be, and what it does for it every day.',
    'Ни одна машина не должна ждать деталь, которая лежит без дела на чьём-то складе: чего хочет {shop} и что делает для этого каждый день.',
    'ألّا تنتظر آلةٌ قطعةً ترقد بلا استعمال على رف أحدهم: ما تريده {shop} وما تفعله كل يوم من أجله.',
  ),
  keywords: text(
    '{shop}, vision, mission, industrial spare parts, surplus stock, circular economy',
    '{shop}, видение, миссия, промышленные запасные части, складские излишки',
    '{shop}, رؤية, رسالة, قطع غيار صناعية, مخزون فائض',
  ),
  blocks: [
    heading('Vision', 'Видение', 'الرؤية'),
    paragraph(
      'No machine stands still for want of a part that lies unused on somebody else’s shelf.',
      'Ни одна машина не простаивает из-за детали, которая лежит без дела на чужом складе.',
      'ألّا تتوقف آلة لغياب قطعة ترقد بلا استعمال على رف شركة أخرى.',
    ),
    paragraph(
      'Every works keeps parts for machines it no longer has, while another works searches for exactly these. What lies between them is not distance but knowledge: what the part is, where it is, in what condition and at what price. We want this knowledge to be one search away.',
      'На каждом заводе лежат детали для машин, которых там больше нет, а другой завод ищет именно их. Между ними не расстояние, а знание: что это за деталь, где она, в каком состоянии и по какой цене. Мы хотим, чтобы до этого знания был один поиск.',
      'في كل مصنع قطع لآلات لم تعد لديه، بينما يبحث مصنع آخر عنها بعينها. وما يفصل بينهما ليس المسافة بل المعرفة: ما القطعة، وأين هي، وما حالتها، وما سعرها. نريد أن تكون هذه المعرفة على بعد بحث واحد.',
    ),
    heading('Mission', 'Миссия', 'الرسالة'),
    paragraph(
      'We run a marketplace in which an engineer finds the right part in a minute, a buyer can order it with a clear conscience[fee], and a seller turns slow stock into money[/fee], each at a known cost.',
      'Мы ведём площадку, где инженер находит нужную деталь за минуту, закупщик может заказать её со спокойной совестью[fee], а продавец превращает неходовой запас в деньги[/fee], и каждый знает, во что это обойдётся.',
      'ندير سوقًا يجد فيها المهندس القطعة الصحيحة في دقيقة، ويطلبها المشتري مطمئنًا[fee]، ويحوّل فيها البائع المخزون البطيء إلى نقد[/fee]، وكل منهم يعرف الكلفة.',
    ),
    heading('What we hold ourselves to', 'Чего мы придерживаемся', 'ما نلتزم به'),
    item(
      'True data. A dimension, a material or a stock figure that we do not know is left out, not guessed.',
      'Верные данные. Размер, материал или остаток, которого мы не знаем, мы не указываем и не угадываем.',
      'بيانات صحيحة. البُعد أو المادة أو الكمية التي لا نعرفها نتركها ولا نخمّنها.',
    ),
    item(
      'Plain terms[fee]. Listing without charge, one transaction fee of {fee} of the invoice value, paid by the seller, and terms[/fee] that can be read in ten minutes.',
      'Понятные условия[fee]. Бесплатное размещение, один сбор за сделку — {fee} от суммы счёта, его платит продавец, и условия[/fee], которые можно прочитать за десять минут.',
      'شروط واضحة[fee]. عرض بلا مقابل، ورسم معاملة واحد قدره {fee} من قيمة الفاتورة يدفعه البائع، وشروط[/fee] تُقرأ في عشر دقائق.',
    ),
    item(
      'Known parties. Only verified buyers are allowed: we look at who is buying before an order is confirmed[fee], and every sale has an agreement between seller, buyer and us[/fee].',
      'Известные стороны. Допускаются только проверенные покупатели: мы смотрим, кто покупает, прежде чем подтвердить заказ[fee], и каждая продажа оформлена соглашением продавца, покупателя и нас[/fee].',
      'أطراف معروفة. لا يُسمح إلا للمشترين الموثّقين: ننظر في هوية المشتري قبل تأكيد الطلب[fee]، ولكل بيع اتفاق بين البائع والمشتري وبيننا[/fee].',
    ),
    item(
      'Little waste. A part that is used again need not be made again.',
      'Меньше отходов. Деталь, которой снова нашли применение, не нужно делать заново.',
      'هدر أقل. القطعة التي تُستعمل من جديد لا تحتاج إلى أن تُصنع من جديد.',
    ),
    item(
      'Everybody’s shop. It works on an old telephone, on a slow line, with a keyboard alone and with a screen reader.',
      'Магазин для всех. Он работает на старом телефоне, на медленной линии, с одной клавиатурой и с программой чтения с экрана.',
      'متجر للجميع. يعمل على هاتف قديم وعلى اتصال بطيء وبلوحة المفاتيح وحدها ومع قارئ الشاشة.',
    ),
  ],
};
