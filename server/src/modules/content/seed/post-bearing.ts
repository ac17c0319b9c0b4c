// Post 1: identifying a bearing without a label. The sizes are those of ISO 15 and ISO 5753. [§2.1]
import { heading, item, paragraph, type SeedPost, text } from './blocks.ts';
import { measuredBearing } from './pictures.ts';

export const bearingPost: SeedPost = {
  id: 1,
  title: text(
    'The label is gone: identifying a deep groove ball bearing',
    'Этикетка стёрлась: как узнать радиальный шарикоподшипник',
    'اختفى الملصق: كيف نتعرّف على محمل كريات عميق المجرى',
  ),
  summary: text(
    'Three dimensions, two letters and one question to the machine: how the bearing of a pump motor was found again in ten minutes.',
    'Три размера, две буквы и один вопрос к машине: как за десять минут нашли подшипник электродвигателя насоса.',
    'ثلاثة أبعاد وحرفان وسؤال واحد للآلة: كيف عُثر على محمل محرك مضخة في عشر دقائق.',
  ),
  categories: text('Bearings, Maintenance', 'Подшипники, Обслуживание', 'المحامل, الصيانة'),
  svg: measuredBearing,
  partsOf: 'bearings/deep-groove',
  partsText: '6205-2RS C3',
  publishedOn: '2026-09-14',
  blocks: [
    paragraph(
      'A pump motor hums, then rumbles, then stops. The bearing on the drive side has run dry; whatever was etched into its ring is polished away. The maintenance fitter has a caliper, a rag and a production line that waits. This is how such a bearing is found.',
      'Двигатель насоса гудит, затем грохочет, затем останавливается. Подшипник со стороны привода работал всухую; всё, что было вытравлено на кольце, стёрто. У слесаря есть штангенциркуль, ветошь и линия, которая ждёт. Вот как находят такой подшипник.',
      'يطنّ محرك المضخة ثم يهدر ثم يتوقف. جفّ المحمل من جهة الإدارة، وامّحى ما كان محفورًا على حلقته. لدى فني الصيانة قدمة وخرقة وخط إنتاج ينتظر. هكذا يُعثر على محمل كهذا.',
    ),
    heading('Three dimensions', 'Три размера', 'ثلاثة أبعاد'),
    paragraph(
      'Rolling bearings are standardised by their boundary dimensions: bore, outside diameter and width. Measure all three, twice, turned by a quarter, and round to the next whole millimetre. Here: 25 mm, 52 mm, 15 mm.',
      'Подшипники качения стандартизованы по присоединительным размерам: отверстие, наружный диаметр и ширина. Измерьте все три дважды, с поворотом на четверть, и округлите до целого миллиметра. Здесь: 25 мм, 52 мм, 15 мм.',
      'محامل الدحرجة موحّدة بأبعادها الخارجية: القطر الداخلي والقطر الخارجي والعرض. قس الثلاثة مرتين مع تدوير ربع دورة، وقرّب إلى أقرب ملّيمتر. هنا: 25 و52 و15 ملّيمترًا.',
    ),
    paragraph(
      'Among deep groove ball bearings only one has these three: 6205. The last two digits times five are the bore: 05 means 25 mm. The 2 before them is the diameter series.',
      'Среди радиальных шарикоподшипников эти три размера есть только у одного: 6205. Последние две цифры, умноженные на пять, дают отверстие: 05 — это 25 мм. Двойка перед ними — серия диаметров.',
      'بين محامل الكريات عميقة المجرى واحد فقط له هذه الأبعاد: 6205. آخر رقمين مضروبين في خمسة هما القطر الداخلي: 05 تعني 25 ملّيمترًا. والرقم 2 قبلهما هو سلسلة الأقطار.',
    ),
    heading('Two letters', 'Две буквы', 'حرفان'),
    paragraph(
      'What closes the bearing at its sides is a matter of suffixes, and manufacturers write them differently:',
      'Чем подшипник закрыт с боков, говорят суффиксы, и изготовители пишут их по-разному:',
      'ما يُغلق جانبي المحمل تحدده اللواحق، ويكتبها الصانعون بطرق مختلفة:',
    ),
    item(
      'No suffix: open. It is oiled or greased by the machine.',
      'Без суффикса: открытый. Смазывается самой машиной.',
      'بلا لاحقة: مفتوح، تزيّته الآلة أو تشحّمه.',
    ),
    item(
      'Z or 2Z: metal shields on one or both sides. They keep grease in, not water out.',
      'Z или 2Z: металлические шайбы с одной или двух сторон. Они держат смазку, но не воду.',
      'Z أو 2Z: غطاء معدني من جانب أو جانبين. يحفظ الشحم ولا يمنع الماء.',
    ),
    item(
      '2RS: rubbing seals on both sides, greased for life. The choice for a wet pump room, up to about 100 °C.',
      '2RS: контактные уплотнения с двух сторон, смазка на весь срок. Выбор для сырого насосного помещения, примерно до 100 °C.',
      '2RS: حلقتا إحكام ملامستان من الجانبين، مشحَّم مدى العمر. الخيار لغرفة مضخات رطبة حتى نحو 100 درجة مئوية.',
    ),
    heading('One question', 'Один вопрос', 'سؤال واحد'),
    paragraph(
      'How warm does it get? A motor’s shaft is hotter than its housing, so the inner ring grows and takes up the play. Motors therefore run on C3, a clearance larger than normal. With a normal one the new bearing would be tight when warm and fail early.',
      'Насколько он нагревается? Вал двигателя горячее корпуса, внутреннее кольцо расширяется и выбирает зазор. Поэтому в двигателях ставят C3 — зазор больше нормального. С нормальным новый подшипник в горячем состоянии зажало бы, и он быстро вышел бы из строя.',
      'كم ترتفع حرارته؟ عمود المحرك أسخن من غلافه فتتمدد الحلقة الداخلية وتستهلك الخلوص. لذلك تعمل المحركات بخلوص C3، وهو أكبر من العادي. وبالعادي ينحشر المحمل الجديد وهو ساخن فيتلف مبكرًا.',
    ),
    paragraph(
      'So the answer is 6205-2RS C3. Type it into the search as you like, with or without dashes; or choose deep groove ball bearings and set bore 25, outside diameter 52 and width 15.',
      'Итак, ответ: 6205-2RS C3. Наберите его в поиске как угодно, с дефисом или без; либо выберите радиальные шарикоподшипники и задайте отверстие 25, наружный диаметр 52 и ширину 15.',
      'فالجواب إذن 6205-2RS C3. اكتبه في البحث كما تشاء بشرطة أو بدونها، أو اختر محامل الكريات عميقة المجرى وحدد القطر الداخلي 25 والخارجي 52 والعرض 15.',
    ),
  ],
};
