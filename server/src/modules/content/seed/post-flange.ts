// Post 2: flanges of the same bore that do not fit. The sizes are those of EN 1092-1 and ASME B16.5. [§2.1]
import { heading, item, paragraph, type SeedPost, text } from './blocks.ts';
import { twoFlanges } from './pictures.ts';

export const flangePost: SeedPost = {
  id: 2,
  title: text(
    'Four millimetres: when DN 50 meets 2 inches',
    'Четыре миллиметра: когда DN 50 встречает 2 дюйма',
    'أربعة ملّيمترات: حين يلتقي DN 50 ببوصتين',
  ),
  summary: text(
    'A skid from America, a pipeline from Europe and eight bolts that do not fit: what to compare before flanges are ordered.',
    'Установка из Америки, трубопровод из Европы и болты, которые не подходят: что сравнить до заказа фланцев.',
    'وحدة من أمريكا وخط أنابيب من أوروبا ومسامير لا تدخل: ما الذي يُقارن قبل طلب الفلنجات.',
  ),
  categories: text(
    'Pipes and flanges, Oil & Gas',
    'Трубы и фланцы, Нефть и газ',
    'الأنابيب والفلنجات, النفط والغاز',
  ),
  svg: twoFlanges,
  partsOf: 'piping/en-flanges',
  partsText: 'DN 50 PN 16',
  publishedOn: '2026-10-05',
  blocks: [
    paragraph(
      'A dosing skid arrives with connections of 2 inches, Class 150. The line on site is DN 50, PN 16. Both carry a pipe of 60.3 mm outside diameter, and both flanges have four holes. Laid upon each other they look alike; the bolts say no.',
      'Дозирующая установка приходит с присоединениями 2 дюйма, Class 150. Трубопровод на месте — DN 50, PN 16. Оба рассчитаны на трубу с наружным диаметром 60,3 мм, у обоих фланцев по четыре отверстия. Наложенные друг на друга, они похожи; болты говорят «нет».',
      'تصل وحدة جرعات بوصلات 2 بوصة من الفئة Class 150. والخط في الموقع DN 50 PN 16. كلاهما لأنبوب قطره الخارجي 60.3 ملّيمتر، ولكل فلنجة أربعة ثقوب. إن وُضعت إحداهما على الأخرى تشابهتا، لكن المسامير تأبى.',
    ),
    heading('What the standards say', 'Что говорят стандарты', 'ما تقوله المواصفات'),
    item(
      'EN 1092-1, DN 50 PN 16: outside 165 mm, bolt circle 125 mm, four holes of 18 mm for M16.',
      'EN 1092-1, DN 50 PN 16: наружный диаметр 165 мм, окружность болтов 125 мм, четыре отверстия 18 мм под M16.',
      'EN 1092-1، DN 50 PN 16: القطر الخارجي 165 ملّيمترًا، دائرة المسامير 125، أربعة ثقوب 18 لمسامير M16.',
    ),
    item(
      'ASME B16.5, NPS 2 Class 150: outside 150 mm, bolt circle 120.7 mm, four holes of 19 mm for 5/8 inch.',
      'ASME B16.5, NPS 2 Class 150: наружный диаметр 150 мм, окружность болтов 120,7 мм, четыре отверстия 19 мм под 5/8 дюйма.',
      'ASME B16.5، NPS 2 Class 150: القطر الخارجي 150 ملّيمترًا، دائرة المسامير 120.7، أربعة ثقوب 19 لمسامير 5/8 بوصة.',
    ),
    paragraph(
      'The bolt circles differ by 4.3 mm, so each hole is off by more than 2 mm. Filing the holes is not a way out: the gasket sits askew, the bolts bend, and nobody knows the pressure for which the joint is then good.',
      'Окружности болтов отличаются на 4,3 мм, то есть каждое отверстие смещено больше чем на 2 мм. Распиливать отверстия — не выход: прокладка садится косо, болты гнутся, и никто не знает, какое давление теперь держит соединение.',
      'تختلف دائرتا المسامير بمقدار 4.3 ملّيمتر، فينحرف كل ثقب أكثر من ملّيمترين. وتوسيع الثقوب ليس حلًا: تجلس الحشية مائلة وتنثني المسامير ولا يعرف أحد الضغط الذي تحتمله الوصلة بعدئذ.',
    ),
    heading('What helps', 'Что помогает', 'ما الحل'),
    item(
      'Decide at which flange the standards change, and draw it in.',
      'Решите, на каком фланце меняется стандарт, и отметьте это на схеме.',
      'قرّر عند أي فلنجة تتغير المواصفة، وارسمها في المخطط.',
    ),
    item(
      'Weld one pair: a welding neck flange of the other standard onto the pipe. The pipe is the same, 60.3 mm.',
      'Приварите одну пару: воротниковый фланец другого стандарта к трубе. Труба та же — 60,3 мм.',
      'الحم زوجًا واحدًا: فلنجة برقبة لحام من المواصفة الأخرى على الأنبوب. فالأنبوب واحد، 60.3 ملّيمتر.',
    ),
    item(
      'Order bolts with the flange they belong to: M16 on one side, 5/8 inch on the other, and never mixed in one box.',
      'Заказывайте болты вместе с их фланцем: M16 с одной стороны, 5/8 дюйма с другой, и никогда в одной коробке.',
      'اطلب المسامير مع فلنجتها: M16 من جانب و5/8 بوصة من الآخر، ولا تخلطها في صندوق واحد.',
    ),
    item(
      'Check the gasket by its own standard; the sealing faces differ too.',
      'Проверьте прокладку по её собственному стандарту: уплотнительные поверхности тоже разные.',
      'تحقق من الحشية بمواصفتها الخاصة، فأسطح الإحكام تختلف أيضًا.',
    ),
    heading('How to search for it', 'Как это искать', 'كيف تبحث عنها'),
    paragraph(
      'In the category of pipes and flanges, European and American flanges are separate groups, each with its own dimensions as filters. The bolt circle is on the drawing of every flange, so two parts can be compared before either is ordered.',
      'В категории труб и фланцев европейские и американские фланцы — разные группы, у каждой свои размеры в фильтрах. Окружность болтов есть на чертеже каждого фланца, поэтому две детали можно сравнить до заказа.',
      'في فئة الأنابيب والفلنجات تجد الفلنجات الأوروبية والأمريكية مجموعتين منفصلتين، لكل منهما أبعادها في المرشحات. ودائرة المسامير مرسومة لكل فلنجة، فيمكن المقارنة قبل الطلب.',
    ),
  ],
};
