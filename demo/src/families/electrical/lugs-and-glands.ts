// Lugs and glands: copper tube lugs and insulated terminals by cross-section and stud; cable glands by thread and cable diameter.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, same, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

/** Cross-section, barrel outer diameter, length (DIN 46235), studs. */
const tubes: [area: number, barrel: number, L: number, studs: number[]][] = [
  [6, 5.5, 24, [5, 6, 8]], [10, 6, 27, [5, 6, 8, 10]], [16, 8.5, 36, [6, 8, 10, 12]], [25, 10, 38, [6, 8, 10, 12]], [35, 12.5, 42, [6, 8, 10, 12]], [50, 14.5, 52, [8, 10, 12, 16]], [70, 16.5, 55, [8, 10, 12, 16]], [95, 19, 65, [8, 10, 12, 16]],
  [120, 21, 70, [10, 12, 16, 20]], [150, 23.5, 78, [10, 12, 16, 20]], [185, 25.5, 82, [10, 12, 16, 20]], [240, 29, 92, [12, 16, 20]], [300, 32, 100, [12, 16, 20]],
];
const holeOf: Record<number, number> = { 3: 3.2, 4: 4.3, 5: 5.3, 6: 6.4, 8: 8.4, 10: 10.5, 12: 13, 16: 17, 20: 21 };
const insulated: [code: string, colour: Text3, from: number, to: number, barrel: number, L: number, studs: number[]][] = [
  ['R', text('red', 'красный', 'أحمر'), 0.5, 1.5, 4, 20, [3, 4, 5, 6]], ['B', text('blue', 'синий', 'أزرق'), 1.5, 2.5, 4.6, 22, [4, 5, 6, 8]], ['Y', text('yellow', 'жёлтый', 'أصفر'), 4, 6, 6.6, 27, [5, 6, 8, 10]],
];
const forms: [code: string, slug: string, noun: Text3][] = [['R', 'ring-terminals', text('Ring terminal insulated', 'Наконечник кольцевой изолированный', 'طرف حلقي معزول')], ['F', 'fork-terminals', text('Fork terminal insulated', 'Наконечник вилочный изолированный', 'طرف شوكي معزول')]];

const lugName = text('Copper tube lug {area} mm² M{stud}', 'Наконечник медный трубчатый {area} мм² M{stud}', 'طرف نحاسي أنبوبي {area} مم² M{stud}');
const lugText = text('Tinned copper lug after DIN 46235 for {area} mm² stranded conductors and an M{stud} stud, barrel {barrel} mm, {L} mm long. Crimp with the die whose number is stamped on the barrel.', 'Лужёный медный наконечник по DIN 46235 для многопроволочной жилы {area} мм² и болта M{stud}, гильза {barrel} мм, длина {L} мм. Опрессовывать матрицей с номером на гильзе.', 'طرف نحاس مقصدر حسب DIN 46235 لموصل مجدول {area} مم² وبرغي M{stud}، الأنبوب {barrel} مم والطول {L} مم. يكبس بالقالب المطابق للرقم المدموغ.');
const terminalName = text('{noun} {from}-{to} mm² M{stud} {colour}', '{noun} {from}-{to} мм² M{stud} {colour}', '{noun} {from}-{to} مم² M{stud} {colour}');
const terminalText = text('Tinned copper with PVC sleeve for conductors of {from} to {to} mm² and an M{stud} stud, up to 75 °C, DIN 46237. Sold by the pack of 100.', 'Лужёная медь с ПВХ-манжетой, жилы от {from} до {to} мм², болт M{stud}, до 75 °C, DIN 46237. Упаковка 100 шт.', 'نحاس مقصدر بغلاف PVC لموصلات من {from} إلى {to} مم² وبرغي M{stud}، حتى 75 درجة مئوية، DIN 46237. عبوة 100 قطعة.');

function* lugDrafts(): Iterable<Draft> {
  for (const [area, barrel, L, studs] of tubes) {
    for (const stud of studs) {
      const hole = given(holeOf[stud], stud);
      const W = rounded(Math.max(barrel * 1.35, hole * 1.75));
      const grams = (L * 0.55 * Math.PI * barrel * barrel * 0.09 + W * L * 0.45 * barrel * 0.16) * 0.0089;
      yield {
        mpn: `CL-${area}-${stud}`, name: fill(lugName, { area, stud }), description: fill(lugText, { area, stud, barrel, L }), category: 'electrical/lugs/copper-tube-lugs', hsn: '85369090', unspsc: '39121405', uom: 'piece', rupees: grams * 1.35 + 4, grams,
        attributes: { 'conductor-area': area, 'stud-size': `m${stud}`, 'hole-diameter': hole, length: L, width: W, 'barrel-diameter': barrel, material: 'copper', standard: 'din-46235' }, industries: ['power-generation', 'railways', 'mining'],
        shape: { kind: 'lug', dims: { hole, L, W, barrel }, label: `${area}-${stud}` }, manufacturers: 1.4, dataSheets: 0.08,
      };
    }
  }
  for (const [form, slug, noun] of forms) {
    for (const [code, colour, from, to, barrel, L, studs] of insulated) {
      for (const stud of studs) {
        const hole = given(holeOf[stud], stud);
        const W = rounded(Math.max(hole * 1.85, 6));
        yield {
          mpn: `IT${form}-${code}${stud}`, name: fill(terminalName, { noun, from, to, stud, colour }), description: fill(terminalText, { from, to, stud }), category: `electrical/lugs/${slug}`, hsn: '85369090', unspsc: '39121432', uom: 'pack', rupees: 70 + to * 22 + stud * 6, grams: (1 + to * 0.35 + stud * 0.12) * 100,
          attributes: { 'conductor-area': to, 'stud-size': `m${stud}`, 'hole-diameter': hole, length: L, width: W, 'barrel-diameter': barrel, 'pack-quantity': 100, material: 'copper', standard: 'din-46237', 'max-temperature': 75 }, industries: ['automobile', 'textile', 'railways'],
          shape: { kind: 'lug', dims: { hole, L, W, barrel }, label: `M${stud}` }, manufacturers: 1.5, dataSheets: 0.05,
        };
      }
    }
  }
}

/** Thread diameter, clamping range, width across flats, overall length. */
const metric: [d: number, from: number, to: number, s: number, L: number][] = [[12, 3, 6.5, 15, 29], [16, 4, 8, 19, 33], [20, 6, 12, 24, 37], [25, 9, 17, 29, 42], [32, 13, 21, 36, 50], [40, 18, 28, 46, 57], [50, 27, 35, 55, 64], [63, 34, 44, 68, 70]];
const pg: [label: string, d: number, from: number, to: number, s: number, L: number][] = [['PG7', 12.5, 3, 6.5, 15, 29], ['PG9', 15.2, 4, 8, 19, 33], ['PG11', 18.6, 5, 10, 22, 35], ['PG13.5', 20.4, 6, 12, 24, 37], ['PG16', 22.5, 10, 14, 27, 39], ['PG21', 28.3, 13, 18, 33, 44], ['PG29', 37, 18, 25, 42, 52], ['PG36', 47, 22, 32, 53, 60], ['PG42', 54, 30, 38, 60, 64], ['PG48', 59.3, 34, 44, 65, 70]];
const metricRows = metric.map(([d, from, to, s, L]): [string, number, number, number, number, number] => [`M${d}x1.5`, d, from, to, s, L]);

type Gland = { slug: string; code: string; noun: Text3; plural: Text3; about: Text3; material: string; ip: string; density: number; perGram: number; base: number; rows: typeof metricRows; minT: number; maxT: number; unspsc: string };
const glands: Gland[] = [
  { slug: 'polyamide-glands', code: 'GP', noun: text('Cable gland polyamide', 'Кабельный ввод полиамид', 'جلند كابل بولي أميد'), plural: text('Polyamide glands', 'Вводы полиамидные', 'جلندات بولي أميد'), about: text('Light glands for boxes and machines, IP68.', 'Лёгкие вводы для коробок и машин, IP68.', 'جلندات خفيفة للصناديق والآلات، IP68.'), material: 'polyamide', ip: 'ip68', density: 0.00034, perGram: 0.9, base: 6, rows: metricRows, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'polyamide-glands', code: 'GP', noun: text('Cable gland polyamide', 'Кабельный ввод полиамид', 'جلند كابل بولي أميد'), plural: text('', '', ''), about: text('', '', ''), material: 'polyamide', ip: 'ip68', density: 0.00034, perGram: 0.9, base: 5, rows: pg, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'brass-glands', code: 'GB', noun: text('Cable gland brass nickel-plated', 'Кабельный ввод латунь никелированная', 'جلند كابل نحاس مطلي نيكل'), plural: text('Brass glands', 'Вводы латунные', 'جلندات نحاسية'), about: text('Nickel-plated brass, IP68 to 5 bar.', 'Никелированная латунь, IP68 до 5 бар.', 'نحاس مطلي نيكل، IP68 حتى 5 بار.'), material: 'brass', ip: 'ip68', density: 0.0021, perGram: 1.05, base: 22, rows: metricRows, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'brass-glands', code: 'GB', noun: text('Cable gland brass nickel-plated', 'Кабельный ввод латунь никелированная', 'جلند كابل نحاس مطلي نيكل'), plural: text('', '', ''), about: text('', '', ''), material: 'brass', ip: 'ip68', density: 0.0021, perGram: 1.05, base: 20, rows: pg, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'emc-glands', code: 'GE', noun: text('EMC cable gland', 'Кабельный ввод ЭМС', 'جلند كابل EMC'), plural: text('EMC glands', 'Вводы ЭМС', 'جلندات EMC'), about: text('Contact the screen all round for drives.', 'Круговой контакт с экраном для приводов.', 'تلامس دائري مع الحجاب للمشغلات.'), material: 'brass', ip: 'ip68', density: 0.0022, perGram: 1.7, base: 60, rows: metricRows, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'stainless-glands', code: 'GS', noun: text('Cable gland stainless steel', 'Кабельный ввод нержавеющая сталь', 'جلند كابل فولاذ مقاوم للصدأ'), plural: text('Stainless glands', 'Вводы нержавеющие', 'جلندات مقاومة للصدأ'), about: text('Stainless steel 316L for food and offshore.', 'Нержавеющая сталь 316L для пищевых и морских установок.', 'فولاذ 316L للأغذية والمنشآت البحرية.'), material: 'stainless-a4', ip: 'ip68', density: 0.002, perGram: 3.4, base: 160, rows: metricRows, minT: -40, maxT: 100, unspsc: '39121431' },
  { slug: 'armoured-cable-glands', code: 'GA', noun: text('Gland for armoured cable', 'Ввод для бронированного кабеля', 'جلند كابل مسلح'), plural: text('Glands for armoured cable', 'Вводы для бронированного кабеля', 'جلندات الكابلات المسلحة'), about: text('Double compression for steel wire armour.', 'Двойное уплотнение для проволочной брони.', 'ضغط مزدوج لتسليح الأسلاك.'), material: 'brass', ip: 'ip66', density: 0.0034, perGram: 0.95, base: 70, rows: metricRows.slice(2), minT: -20, maxT: 95, unspsc: '39121431' },
];
const glandName = text('{noun} {thread} for {from}-{to} mm', '{noun} {thread} на {from}-{to} мм', '{noun} {thread} لكابل {from}-{to} مم');
const glandText = text('Thread {thread}, seals and holds cables of {from} to {to} mm, {s} mm across flats, {ip}, {minT} to {maxT} °C, EN 62444. Tighten after the cable is in place.', 'Резьба {thread}, уплотняет и держит кабель от {from} до {to} мм, под ключ {s} мм, {ip}, от {minT} до {maxT} °C, EN 62444. Затянуть после укладки кабеля.', 'السن {thread}، يحكم ويثبت كابلات من {from} إلى {to} مم، المفتاح {s} مم، {ip}، من {minT} إلى {maxT} درجة مئوية، EN 62444. يشد بعد وضع الكابل.');

function* glandDrafts(): Iterable<Draft> {
  for (const gland of glands) {
    for (const [thread, d, from, to, s, L] of gland.rows) {
      const grams = s * s * L * gland.density;
      yield {
        mpn: `${gland.code}-${thread.replace('x1.5', '')}`, name: fill(glandName, { noun: gland.noun, thread, from, to }), description: fill(glandText, { thread, from, to, s, ip: gland.ip.toUpperCase(), minT: gland.minT, maxT: gland.maxT }),
        category: `electrical/glands/${gland.slug}`, hsn: gland.material === 'polyamide' ? '39269099' : '85389000', unspsc: gland.unspsc, uom: 'piece', rupees: gland.base + grams * gland.perGram, grams,
        attributes: { 'gland-thread': thread.toLowerCase().replace('.', '-'), 'cable-from': from, 'cable-to': to, 'across-flats': s, length: L, material: gland.material, 'ip-rating': gland.ip, 'min-temperature': gland.minT, 'max-temperature': gland.maxT, standard: 'en-62444' },
        industries: gland.material === 'stainless-a4' ? ['food-and-beverage', 'marine', 'oil-and-gas'] : ['automobile', 'textile', 'oil-and-gas'], shape: { kind: 'gland', dims: { d, L, s, cable: to }, label: thread.replace('x1.5', '') }, manufacturers: 1.3, weight: d === 20 || d === 25 ? 4 : 1, dataSheets: 0.15,
      };
    }
  }
}

const lug: Shape = { kind: 'lug', dims: { hole: 8.4, L: 42, W: 16.9, barrel: 12.5 } };
const ring: Shape = { kind: 'lug', dims: { hole: 5.3, L: 22, W: 9.8, barrel: 4.6 } };
const gland: Shape = { kind: 'gland', dims: { d: 20, L: 37, s: 24, cable: 12 } };
export const glandThreads = Object.fromEntries([...metricRows, ...pg].map(([thread]) => [thread.toLowerCase().replace('.', '-'), same(thread)]));
export const studSizes = Object.fromEntries(Object.keys(holeOf).map((stud) => [`m${stud}`, same(`M${stud}`)]));

export const lugsAndGlands: Branch = {
  categories: [
    category('electrical/lugs', text('Lugs and terminals', 'Наконечники', 'الأطراف'), text('Copper lugs and insulated terminals.', 'Медные и изолированные наконечники.', 'أطراف نحاسية ومعزولة.'), lug),
    category('electrical/lugs/copper-tube-lugs', text('Copper tube lugs', 'Наконечники медные трубчатые', 'أطراف نحاسية أنبوبية'), text('6 to 300 mm², DIN 46235.', 'От 6 до 300 мм², DIN 46235.', 'من 6 إلى 300 مم²، DIN 46235.'), lug),
    category('electrical/lugs/ring-terminals', text('Ring terminals', 'Наконечники кольцевые', 'أطراف حلقية'), text('Insulated rings for 0.5 to 6 mm².', 'Изолированные кольца для жил от 0,5 до 6 мм².', 'حلقات معزولة من 0.5 إلى 6 مم².'), ring),
    category('electrical/lugs/fork-terminals', text('Fork terminals', 'Наконечники вилочные', 'أطراف شوكية'), text('Fit without taking the screw out.', 'Ставятся, не вынимая винта.', 'تركب دون إخراج البرغي.'), ring),
    category('electrical/glands', text('Cable glands', 'Кабельные вводы', 'جلندات الكابلات'), text('M12 to M63 and PG7 to PG48.', 'От M12 до M63 и от PG7 до PG48.', 'من M12 إلى M63 ومن PG7 إلى PG48.'), gland),
    ...glands.filter(({ plural }) => plural.en !== '').map((one) => category(`electrical/glands/${one.slug}`, one.plural, one.about, gland)),
  ],
  *drafts() {
    yield* lugDrafts();
    yield* glandDrafts();
  },
};
