// Switching and protection devices: contactors by AC-3 current and coil, miniature circuit breakers by curve, current and poles, indicator lamps.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft } from '../supply.ts';

/** AC-3 current, kW at 400 V, AC-1 current, width, height, depth (mm), grams, rupees. */
const contactors: [ac3: number, kW: number, ac1: number, W: number, H: number, D: number, grams: number, rupees: number][] = [
  [9, 4, 25, 45, 77, 84, 330, 640], [12, 5.5, 25, 45, 77, 84, 335, 720], [18, 7.5, 32, 45, 77, 86, 345, 930], [25, 11, 40, 45, 85, 92, 380, 1190], [32, 15, 50, 45, 85, 92, 390, 1680],
  [40, 18.5, 60, 55, 122, 118, 870, 2650], [50, 22, 80, 55, 122, 118, 880, 3250], [65, 30, 80, 55, 122, 118, 900, 3900], [80, 37, 125, 85, 127, 130, 1590, 5600], [95, 45, 125, 85, 127, 130, 1620, 6700],
  [115, 55, 200, 120, 158, 132, 2450, 9800], [150, 75, 250, 120, 158, 132, 2500, 12400], [185, 90, 275, 168, 174, 181, 4650, 16900], [225, 110, 315, 168, 203, 213, 4800, 22500], [265, 132, 350, 168, 203, 213, 7400, 29500], [330, 160, 400, 213, 206, 219, 8600, 39800], [400, 200, 500, 213, 206, 219, 9100, 49500],
];
const coils: [code: string, volts: number, kind: 'AC' | 'DC'][] = [['24AC', 24, 'AC'], ['110AC', 110, 'AC'], ['230AC', 230, 'AC'], ['415AC', 415, 'AC'], ['24DC', 24, 'DC']];

const contactorName = text('Contactor 3P {ac3} A AC-3 {kW} kW coil {volts} V {kind}', 'Контактор 3P {ac3} А AC-3 {kW} кВт, катушка {volts} В {kind}', 'كونتاكتور 3P {ac3} أمبير AC-3 {kW} كيلوواط ملف {volts} فولت {kind}');
const contactorText = text('Switches squirrel-cage motors up to {kW} kW at 400 V (AC-3) and heating loads up to {ac1} A (AC-1), coil {volts} V {kind}, auxiliary contacts 1 NO + 1 NC, IEC 60947-4-1. Use an overload relay for motor protection.', 'Коммутирует двигатели до {kW} кВт при 400 В (AC-3) и нагреватели до {ac1} А (AC-1), катушка {volts} В {kind}, вспомогательные контакты 1 НО + 1 НЗ, IEC 60947-4-1. Для защиты двигателя нужно тепловое реле.', 'يشغل محركات حتى {kW} كيلوواط عند 400 فولت (AC-3) وأحمال تسخين حتى {ac1} أمبير (AC-1)، الملف {volts} فولت {kind}، تلامسات مساعدة 1 NO + 1 NC، IEC 60947-4-1. يلزم مرحل حمل زائد لحماية المحرك.');

function* contactorDrafts(): Iterable<Draft> {
  for (const [ac3, kW, ac1, W, H, D, grams, rupees] of contactors) {
    for (const [code, volts, kind] of coils) {
      if (ac3 > 150 && code === '24AC') continue;
      yield {
        mpn: `CT-${ac3}-${code}`, name: fill(contactorName, { ac3, kW, volts, kind }), description: fill(contactorText, { kW, ac1, volts, kind }),
        category: ac3 <= 38 ? 'electrical/contactors/contactors-to-32-a' : ac3 <= 95 ? 'electrical/contactors/contactors-40-to-95-a' : 'electrical/contactors/contactors-from-115-a', hsn: '85364900', unspsc: '39121529', uom: 'piece',
        rupees: rupees * (kind === 'DC' ? 1.28 : 1), grams: grams * (kind === 'DC' ? 1.3 : 1),
        attributes: { current: ac3, 'ac1-current': ac1, power: kW, 'coil-voltage': volts, 'coil-kind': kind.toLowerCase(), voltage: 690, poles: 3, width: W, height: H, standard: 'iec-60947-4-1' },
        industries: ['textile', 'mining', 'power-generation'], shape: { kind: 'contactor', dims: { W, H, D, poles: 3 }, label: `${ac3} A` }, manufacturers: ac3 <= 95 ? 1.5 : 1, weight: code === '230AC' ? 4 : 1, dataSheets: 0.35,
      };
    }
  }
}

const breakerAmps = [1, 2, 4, 6, 10, 13, 16, 20, 25, 32, 40, 50, 63];
const breakerName = text('MCB {curve}{amps} {poles}P {ka} kA', 'Автомат модульный {curve}{amps} {poles}P {ka} кА', 'قاطع دارة {curve}{amps} {poles}P {ka} كيلوأمبير');
const breakerText = text('{use} Curve {curve} trips at {from} to {to} times rated current; {amps} A, {poles} pole(s), breaking capacity {ka} kA, IEC 60898-1, {width} mm wide on DIN rail.', '{use} Кривая {curve}: отсечка {from}-{to} In; {amps} А, полюсов: {poles}, отключающая способность {ka} кА, IEC 60898-1, ширина {width} мм на DIN-рейке.', '{use} المنحنى {curve} يفصل عند {from} إلى {to} ضعف التيار المقنن؛ {amps} أمبير، عدد الأقطاب {poles}، سعة القطع {ka} كيلوأمبير، IEC 60898-1، العرض {width} مم على سكة DIN.');
const curves: Record<'B' | 'C' | 'D', { from: number; to: number; factor: number; use: Text3 }> = {
  B: { from: 3, to: 5, factor: 1.05, use: text('For long cables, sockets and heating.', 'Для длинных линий, розеток и нагревателей.', 'للكابلات الطويلة والمآخذ والتسخين.') },
  C: { from: 5, to: 10, factor: 1, use: text('For mixed loads and small motors.', 'Для смешанных нагрузок и малых двигателей.', 'للأحمال المختلطة والمحركات الصغيرة.') },
  D: { from: 10, to: 20, factor: 1.22, use: text('For motors and transformers with high inrush.', 'Для двигателей и трансформаторов с большим пусковым током.', 'للمحركات والمحولات ذات تيار البدء العالي.') },
};

function* breakerDrafts(): Iterable<Draft> {
  for (const ka of [6, 10]) {
    for (const [curve, law] of Object.entries(curves)) {
      for (const poles of [1, 2, 3, 4]) {
        for (const amps of breakerAmps) {
          if (ka === 6 && curve === 'D') continue;
          if (ka === 10 && curve === 'B' && poles !== 1) continue;
          const width = rounded1(poles * 17.8);
          yield {
            mpn: `MCB${ka === 10 ? '10' : ''}-${curve}${amps}-${poles}P`, name: fill(breakerName, { curve, amps, poles, ka }), description: fill(breakerText, { use: law.use, curve, from: law.from, to: law.to, amps, poles, ka, width }),
            category: `electrical/circuit-breakers/mcb-curve-${curve.toLowerCase()}`, hsn: '85362030', unspsc: '39121603', uom: 'piece', rupees: (128 + amps * 1.1 + (amps < 6 ? 60 : 0)) * poles * (poles > 1 ? 1.12 : 1) * law.factor * (ka === 10 ? 1.45 : 1), grams: 118 * poles,
            attributes: { current: amps, 'trip-curve': curve.toLowerCase(), poles, 'breaking-capacity': ka, voltage: poles === 1 ? 230 : 400, width, standard: 'iec-60898-1' },
            industries: ['textile', 'food-and-beverage', 'power-generation'], shape: { kind: 'circuit-breaker', dims: { poles, W: width, H: 85 }, label: `${curve}${amps}` }, manufacturers: curve === 'C' && poles === 1 ? 2 : 1, weight: (curve === 'C' ? 3 : 1) * (amps === 10 || amps === 16 || amps === 32 ? 3 : 1), dataSheets: 0.15,
          };
        }
      }
    }
  }
}
function rounded1(value: number): number {
  return Math.round(value * 10) / 10;
}

export const lampColours: Record<string, Text3> = { red: text('red', 'красная', 'حمراء'), green: text('green', 'зелёная', 'خضراء'), yellow: text('yellow', 'жёлтая', 'صفراء'), blue: text('blue', 'синяя', 'زرقاء'), white: text('white', 'белая', 'بيضاء') };
const meaning: Record<string, Text3> = {
  red: text('emergency or fault', 'авария', 'طوارئ أو عطل'), green: text('normal state', 'норма', 'حالة طبيعية'), yellow: text('abnormal state, attention', 'отклонение, внимание', 'حالة غير طبيعية وانتباه'), blue: text('action required', 'требуется действие', 'يلزم إجراء'), white: text('neutral information', 'нейтральная информация', 'معلومة محايدة'),
};
const lampName = text('LED indicator lamp {colour} {hole} mm {volts}', 'Лампа сигнальная LED {colour} {hole} мм {volts}', 'لمبة بيان LED {colour} {hole} مم {volts}');
const lampText = text('Signal lamp for a {hole} mm panel hole, {volts}, {ma} mA, front IP65. Colour after IEC 60073: {meaning}.', 'Сигнальная лампа под отверстие {hole} мм, {volts}, {ma} мА, лицевая сторона IP65. Цвет по IEC 60073: {meaning}.', 'لمبة بيان لفتحة لوحة {hole} مم، {volts}، {ma} ملي أمبير، الواجهة IP65. اللون حسب IEC 60073: {meaning}.');
const lampVolts: [code: string, volts: number, label: Text3, ma: number][] = [['24', 24, text('24 V AC/DC', '24 В AC/DC', '24 فولت AC/DC'), 18], ['110', 110, text('110 V AC', '110 В AC', '110 فولت AC'), 16], ['230', 230, text('230 V AC', '230 В AC', '230 فولت AC'), 14]];
const lampSizes: [hole: number, bezel: number, L: number, slug: string, rupees: number][] = [[8, 11, 34, 'indicator-lamps-small', 58], [16, 18, 46, 'indicator-lamps-small', 88], [22, 29, 52, 'indicator-lamps-22', 96], [30, 38, 58, 'indicator-lamps-22', 185]];

function* lampDrafts(): Iterable<Draft> {
  for (const [hole, bezel, L, slug, rupees] of lampSizes) {
    for (const [code, volts, label, ma] of lampVolts) {
      for (const colour of Object.keys(lampColours)) {
        if (hole === 8 && volts === 110) continue;
        yield {
          mpn: `IL${hole}-${colour.slice(0, 1).toUpperCase()}-${code}`, name: fill(lampName, { colour: given(lampColours[colour], colour), hole, volts: label }), description: fill(lampText, { hole, volts: label, ma, meaning: given(meaning[colour], colour) }), category: `electrical/indicator-lamps/${slug}`,
          hsn: '85318000', unspsc: '39121534', uom: 'piece', rupees: rupees * (volts > 24 ? 1.08 : 1), grams: 4 + hole * 1.1, attributes: { 'panel-hole': hole, voltage: volts, 'lamp-colour': colour, 'ip-rating': 'ip65', standard: 'iec-60947-5-1' },
          industries: ['textile', 'automobile', 'food-and-beverage'], shape: { kind: 'lamp', dims: { D: hole, bezel, L }, label: `${hole} mm` }, manufacturers: hole === 22 ? 2 : 1, weight: hole === 22 ? 4 : 1, dataSheets: 0.15,
        };
      }
    }
  }
}

const contactor: Shape = { kind: 'contactor', dims: { W: 45, H: 77, D: 84, poles: 3 } };
const big: Shape = { kind: 'contactor', dims: { W: 120, H: 158, D: 132, poles: 3 } };
const breaker = (poles: number): Shape => ({ kind: 'circuit-breaker', dims: { poles, W: poles * 17.8, H: 85 } });
const lamp: Shape = { kind: 'lamp', dims: { D: 22, bezel: 29, L: 52 } };

export const switchgear: Branch = {
  categories: [
    category('electrical/contactors', text('Contactors', 'Контакторы', 'الكونتاكتورات'), text('Three-pole contactors 9 to 400 A AC-3.', 'Трёхполюсные контакторы от 9 до 400 А AC-3.', 'كونتاكتورات ثلاثية من 9 إلى 400 أمبير AC-3.'), contactor),
    category('electrical/contactors/contactors-to-32-a', text('Contactors 9 to 32 A', 'Контакторы от 9 до 32 А', 'كونتاكتورات من 9 إلى 32 أمبير'), text('For motors of 4 to 15 kW.', 'Для двигателей от 4 до 15 кВт.', 'لمحركات من 4 إلى 15 كيلوواط.'), contactor),
    category('electrical/contactors/contactors-40-to-95-a', text('Contactors 40 to 95 A', 'Контакторы от 40 до 95 А', 'كونتاكتورات من 40 إلى 95 أمبير'), text('For motors of 18.5 to 45 kW.', 'Для двигателей от 18,5 до 45 кВт.', 'لمحركات من 18.5 إلى 45 كيلوواط.'), { kind: 'contactor', dims: { W: 55, H: 122, D: 118, poles: 3 } }),
    category('electrical/contactors/contactors-from-115-a', text('Contactors 115 to 400 A', 'Контакторы от 115 до 400 А', 'كونتاكتورات من 115 إلى 400 أمبير'), text('For motors of 55 to 200 kW.', 'Для двигателей от 55 до 200 кВт.', 'لمحركات من 55 إلى 200 كيلوواط.'), big),
    category('electrical/circuit-breakers', text('Miniature circuit breakers', 'Автоматические выключатели модульные', 'قواطع دارة صغيرة'), text('1 to 63 A, 1 to 4 poles, 6 and 10 kA.', 'От 1 до 63 А, от 1 до 4 полюсов, 6 и 10 кА.', 'من 1 إلى 63 أمبير ومن قطب إلى 4 أقطاب، 6 و10 كيلوأمبير.'), breaker(3)),
    ...Object.entries(curves).map(([curve, law], i) => category(`electrical/circuit-breakers/mcb-curve-${curve.toLowerCase()}`, text(`MCB curve ${curve}`, `Автоматы с кривой ${curve}`, `قواطع بمنحنى ${curve}`), law.use, breaker(i + 1))),
    category('electrical/indicator-lamps', text('Indicator lamps', 'Сигнальные лампы', 'لمبات البيان'), text('LED lamps for panels.', 'Светодиодные лампы для щитов.', 'لمبات LED للوحات.'), lamp),
    category('electrical/indicator-lamps/indicator-lamps-22', text('Indicator lamps 22 and 30 mm', 'Лампы сигнальные 22 и 30 мм', 'لمبات بيان 22 و30 مم'), text('For control panels and desks.', 'Для щитов и пультов.', 'للوحات ومكاتب التحكم.'), lamp),
    category('electrical/indicator-lamps/indicator-lamps-small', text('Indicator lamps 8 and 16 mm', 'Лампы сигнальные 8 и 16 мм', 'لمبات بيان 8 و16 مم'), text('For instruments and small boxes.', 'Для приборов и малых корпусов.', 'للأجهزة والصناديق الصغيرة.'), { kind: 'lamp', dims: { D: 16, bezel: 18, L: 46 } }),
  ],
  *drafts() {
    yield* contactorDrafts();
    yield* breakerDrafts();
    yield* lampDrafts();
  },
};
