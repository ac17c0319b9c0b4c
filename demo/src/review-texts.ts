// Review texts of the demo shop: sentences that fit a kind of part and a rating, in the language of their author.

export type ReviewTexts = {
  5: readonly string[];
  4: readonly string[];
  3: readonly string[];
  2: readonly string[];
  1: readonly string[];
};
export type ReviewLanguage = 'en' | 'ru' | 'ar';

/** Fit any part. */
export const ANY_PART: Record<ReviewLanguage, ReviewTexts> = {
  en: {
    5: [
      'Exactly as on the drawing. Checked ten pieces with the micrometer, all within tolerance.',
      'Arrived in four days, each piece in its own bag with the part number on it. Will order again.',
      'Replaced the original part one to one, no rework. Running for three months without a complaint.',
      'Good finish, no burrs, and the certificate was in the box.',
      'Our stores have bought this for years from a dealer at twice the price. No difference in quality.',
      'The data on the page is right, which is rare. Ordered by dimensions alone and it fitted.',
    ],
    4: [
      'Good part. The box was a little crushed, the contents were fine.',
      'Does what it should. One day later than promised, otherwise nothing to complain about.',
      'Fits well. I would have liked the marking to be deeper, after cleaning it is hard to read.',
      'Solid quality for the price. A star less because the next size is always out of stock.',
    ],
    3: [
      'Usable, but two of twenty pieces had to be sorted out by hand.',
      'The part is all right, the packing is not: everything loose in one bag.',
      'Fits, yet the surface is rougher than what we had from another manufacturer.',
    ],
    2: [
      'Dimensions are right, but rust spots on a third of the pieces. They were exchanged without a discussion.',
      'Lasted six weeks where the old one did a year. Perhaps our conditions are too rough for it.',
    ],
    1: [
      'Got another size than ordered. The desk exchanged it, but the machine stood for two days.',
    ],
  },
  ru: {
    5: [
      'Всё по чертежу. Проверили десять штук микрометром, все в допуске.',
      'Пришло за четыре дня, каждая деталь в своём пакете с артикулом. Закажем ещё.',
      'Встала вместо родной детали без подгонки. Работает третий месяц, замечаний нет.',
      'Аккуратная обработка, без заусенцев, паспорт лежал в коробке.',
      'Размеры на странице верные, заказывали только по ним, подошло сразу.',
    ],
    4: [
      'Хорошая деталь. Коробку немного помяли, содержимое целое.',
      'Свою работу делает. Приехало на день позже обещанного, остальное в порядке.',
      'Подошла хорошо. Маркировка могла бы быть глубже: после мойки читается с трудом.',
    ],
    3: [
      'Пользоваться можно, но две штуки из двадцати пришлось отбраковать.',
      'Деталь нормальная, упаковка нет: всё россыпью в одном пакете.',
    ],
    2: ['Размеры верные, но на трети деталей следы ржавчины. Обменяли без разговоров.'],
    1: ['Прислали не тот типоразмер. Обменяли, но станок простоял два дня.'],
  },
  ar: {
    5: [
      'مطابقة للرسم تمامًا. فحصنا عشر قطع بالميكرومتر وكلها ضمن التفاوت المسموح.',
      'وصلت خلال أربعة أيام وكل قطعة في كيسها وعليها رقمها. سنطلب مرة أخرى.',
      'ركبت مكان القطعة الأصلية دون أي تعديل، وتعمل منذ ثلاثة أشهر بلا مشكلة.',
      'تشطيب نظيف بلا زوائد، والشهادة موجودة في الصندوق.',
      'الأبعاد المذكورة في الصفحة صحيحة. طلبنا بناءً عليها وحدها وكانت مناسبة.',
    ],
    4: [
      'قطعة جيدة. وصل الصندوق منبعجًا قليلًا لكن المحتوى سليم.',
      'تؤدي الغرض. تأخرت يومًا واحدًا عن الموعد، وما عدا ذلك لا ملاحظات.',
      'المقاس مضبوط. كنت أتمنى أن يكون النقش أعمق لأنه لا يُقرأ بسهولة بعد التنظيف.',
    ],
    3: [
      'مقبولة، لكن اضطررنا إلى استبعاد قطعتين من كل عشرين.',
      'القطعة لا بأس بها، أما التغليف فضعيف: كل شيء في كيس واحد.',
    ],
    2: ['الأبعاد صحيحة لكن على ثلث القطع آثار صدأ. استُبدلت دون نقاش.'],
    1: ['وصل مقاس غير الذي طلبناه. استبدلوه، لكن الآلة توقفت يومين.'],
  },
};

/** Fit one branch of the catalogue; the rest is taken from above. */
export const BRANCHES: Readonly<Record<string, Record<ReviewLanguage, Partial<ReviewTexts>>>> = {
  bearings: {
    en: {
      5: [
        'Quiet from the first minute, no play to be felt. Runs at 2,900 rpm in a pump motor.',
        'Pressed in without trouble, temperature stayed at 45 °C after a day. Same as the brand we used before.',
      ],
      4: ['Runs quietly. A little more grease in it than I would put in.'],
      3: ['Runs, but a faint noise on two of eight. For a conveyor it will do.'],
    },
    ru: {
      5: ['Тихий с первой минуты, люфта нет. Стоит в двигателе насоса, 2900 об/мин.'],
      4: ['Идёт ровно и тихо. Смазки заложено чуть больше, чем надо.'],
    },
    ar: {
      5: ['هادئ منذ الدقيقة الأولى وبلا أي خلوص. يعمل في محرك مضخة بسرعة 2900 دورة في الدقيقة.'],
    },
  },
  fasteners: {
    en: {
      5: [
        'Threads run by hand to the end, heads all marked. We torque to the limit and none has stretched.',
        'Count was right to the piece, coating even. Good for outdoor frames.',
      ],
      4: ['Good threads. Three of four hundred had a bruised start, that is normal.'],
    },
    ru: {
      5: [
        'Резьба идёт от руки до конца, на всех головках есть класс прочности. Количество сошлось.',
      ],
    },
    ar: { 5: ['السن نظيف ويدور باليد حتى النهاية، وعلى كل رأس علامة الصنف. العدد صحيح تمامًا.'] },
  },
  'cutting-tools': {
    en: {
      5: ['Ninety holes in 42CrMo4 with emulsion before the first regrind. Straight and on size.'],
      4: ['Cuts cleanly. In stainless go slower than the table says.'],
    },
    ru: {
      5: ['Девяносто отверстий в стали 42CrMo4 с эмульсией до первой переточки. Размер держит.'],
    },
    ar: { 5: ['تسعون ثقبًا في فولاذ 42CrMo4 مع سائل التبريد قبل أول سنّ. المقاس مضبوط.'] },
  },
};
