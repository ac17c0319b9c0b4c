// Quarter-turn valves: ball valves threaded and flanged, butterfly valves wafer, lug and double-flanged.
// biome-ignore-all format: tables, one row a line
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft } from '../supply.ts';
import { asmeFlangeOd, asmeRating, type Body, bodies, enFlangeOd, faceToFace, lengthsOf, lugCount, npsOf } from './bodies.ts';
import { type Valve, valveDraft } from './valve.ts';

const ball = text('Ball valve', 'Кран шаровой', 'صمام كروي');
const butterfly = text('Butterfly valve', 'Затвор дисковый', 'صمام فراشة');
const noun = (base: Text3, en: string, ru: string, ar: string): Text3 => text(`${base.en} ${en}`, `${base.ru} ${ru}`, `${base.ar} ${ar}`);

const uses = {
  brass: text('Full-bore shut-off for water, compressed air and heating.', 'Полнопроходной запорный кран для воды, сжатого воздуха и отопления.', 'إغلاق كامل المجرى للماء والهواء المضغوط والتدفئة.'),
  twoPiece: text('Two-piece full-bore valve for corrosive media and high pressure.', 'Двухсоставной полнопроходной кран для агрессивных сред и высокого давления.', 'صمام من قطعتين كامل المجرى للأوساط الأكالة والضغط العالي.'),
  threePiece: text('Three-piece valve: the centre swings out for cleaning and new seats.', 'Трёхсоставной кран: середина вынимается для чистки и замены уплотнений.', 'صمام من ثلاث قطع: يخرج الوسط للتنظيف وتبديل المقاعد.'),
  en: text('Full-bore split-body valve with ISO 5211 mounting pad for an actuator.', 'Полнопроходной разборный кран с площадкой ISO 5211 под привод.', 'صمام كامل المجرى بجسم مجزأ وقاعدة ISO 5211 للمشغل.'),
  asme: text('Fire-safe, antistatic split-body valve for process lines.', 'Огнестойкий антистатический разборный кран для технологических линий.', 'صمام مجزأ مقاوم للحريق ومضاد للكهرباء الساكنة لخطوط العمليات.'),
  wafer: text('Clamped between two flanges with through bolts; shuts and throttles.', 'Зажимается между двумя фланцами шпильками; перекрывает и регулирует.', 'يثبت بين فلنجتين ببراغي نافذة؛ يغلق وينظم.'),
  lug: text('Threaded lugs let one side of the line be taken off while the other stays shut.', 'Резьбовые проушины позволяют снять линию с одной стороны при закрытом затворе.', 'العروات الملولبة تسمح بفك جهة واحدة من الخط والصمام مغلق.'),
  double: text('Double-flanged body for buried and end-of-line service in water works.', 'Двухфланцевый корпус для водопроводных сетей, колодцев и конца линии.', 'جسم بفلنجتين لشبكات المياه والتركيب في نهاية الخط.'),
};

function* ballValves(): Iterable<Valve> {
  const threadedL: Record<number, number> = { 8: 45, 10: 46, 15: 60, 20: 68, 25: 81, 32: 93, 40: 103, 50: 122, 65: 155, 80: 180, 100: 216 };
  for (const [key, L] of Object.entries(threadedL)) {
    const dn = Number(key);
    const pn = dn <= 25 ? 40 : dn <= 50 ? 25 : 16;
    const base = { category: 'valves/ball-valves/brass-ball-valves', noun: ball, unspsc: '40141607', use: uses.brass, kind: 'ball-valve' as const, body: bodies.brass, dn, rating: `PN${pn}`, bar: pn, end: 'threaded' as const, L, D: dn * 1.3 + 16, kg: 0.05 + 0.00085 * dn ** 1.95, seat: 'ptfe', minT: -20, maxT: 120, standard: 'EN 13828', industries: ['textile', 'food-and-beverage'] };
    yield { ...base, code: 'BV-BR-L', H: 32 + dn * 1.15, operation: 'lever', work: 60 };
    if (dn <= 25) yield { ...base, code: 'BV-BR-T', H: 26 + dn, operation: 't-handle', extra: 'T', work: 55 };
  }
  for (const [key, threaded] of Object.entries(threadedL)) {
    const dn = Number(key);
    const base = { unspsc: '40141607', kind: 'ball-valve' as const, body: bodies.cf8m, dn, rating: 'PN63', bar: 63, seat: 'ptfe', minT: -25, maxT: 180, operation: 'lever', standard: 'ISO 17292', D: dn * 1.35 + 18, H: 42 + dn * 1.2 };
    if (dn <= 80) yield { ...base, category: 'valves/ball-valves/stainless-ball-valves', noun: noun(ball, '2-piece', 'двухсоставной', 'قطعتين'), use: uses.twoPiece, code: 'BV2-SS', end: 'threaded', L: threaded + 4, kg: 0.09 + 0.00105 * dn ** 2 };
    const three = { ...base, category: 'valves/ball-valves/three-piece-ball-valves', noun: noun(ball, '3-piece', 'трёхсоставной', 'ثلاث قطع'), use: uses.threePiece, L: threaded + 14, kg: 0.2 + 0.00155 * dn ** 2 };
    yield { ...three, code: 'BV3-SS-G', end: 'threaded' };
    yield { ...three, code: 'BV3-SS-SW', end: 'socket-weld', extra: 'SW' };
  }
  for (const body of [bodies.castSteel, bodies.cf8m] as Body[]) {
    for (const [key, L] of Object.entries(faceToFace.s27)) {
      const dn = Number(key);
      const pn = dn <= 50 ? 40 : 16;
      yield { category: 'valves/ball-valves/flanged-ball-valves', code: body === bodies.cf8m ? 'BVF-SS' : 'BVF-CS', noun: noun(ball, 'flanged', 'фланцевый', 'بفلنجات'), unspsc: '40141607', use: uses.en, kind: 'ball-valve', body, dn, rating: `PN${pn}`, bar: pn, end: 'flanged', L, H: 55 + dn * 1.35, D: enFlangeOd(dn, pn), kg: 1.6 + 0.035 * dn ** 1.45, seat: 'rptfe', minT: -20, maxT: 180, standard: 'EN 558', operation: dn >= 150 ? 'gearbox' : 'lever' };
    }
  }
  for (const body of [bodies.wcb, bodies.cf8m] as Body[]) {
    for (const pressureClass of [150, 300]) {
      for (const [dn, L] of lengthsOf('ball', pressureClass)) {
        yield { category: 'valves/ball-valves/flanged-ball-valves', code: body === bodies.cf8m ? 'BVA-CF8M' : 'BVA-WCB', noun: noun(ball, 'flanged', 'фланцевый', 'بفلنجات'), unspsc: '40141607', use: uses.asme, kind: 'ball-valve', body, dn, nps: npsOf[dn], rating: `Class ${pressureClass}`, bar: asmeRating(body.grade, pressureClass), end: 'flanged', L, H: 58 + dn * 1.35, D: asmeFlangeOd(dn, pressureClass), kg: (1.7 + 0.038 * dn ** 1.47) * (pressureClass === 300 ? 1.35 : 1), seat: 'rptfe', minT: -29, maxT: 200, standard: 'API 6D', operation: dn >= 150 ? 'gearbox' : 'lever', industries: ['oil-and-gas'] };
      }
    }
  }
}

function* butterflyValves(): Iterable<Valve> {
  for (const seat of ['epdm', 'nbr', 'fkm'] as const) {
    for (const [key, L] of Object.entries(faceToFace.s20)) {
      const dn = Number(key);
      if (seat === 'fkm' && dn > 300) continue;
      const base = {
        noun: butterfly, kind: 'butterfly-valve' as const, body: bodies.ductileIron, dn, rating: dn > 300 ? 'PN10' : 'PN16', bar: dn > 300 ? 10 : 16, L, H: 110 + dn * 0.95, D: dn * 1.18 + 42, seat, extra: seat.toUpperCase(),
        minT: seat === 'nbr' ? -10 : -15, maxT: seat === 'fkm' ? 150 : seat === 'nbr' ? 80 : 120, standard: 'EN 593', operation: dn >= 200 ? 'gearbox' : 'lever', industries: seat === 'epdm' ? ['power-generation', 'food-and-beverage', 'marine'] : ['oil-and-gas', 'marine'],
      };
      yield { ...base, category: 'valves/butterfly-valves/wafer-butterfly-valves', unspsc: '40141620', use: uses.wafer, code: `BFW-${seat.toUpperCase()}`, end: 'wafer', kg: 1.2 + 0.0075 * dn ** 1.55, dims: { lugs: 0 } };
      if (seat !== 'fkm') yield { ...base, category: 'valves/butterfly-valves/lug-butterfly-valves', noun: noun(butterfly, 'lug', 'с проушинами', 'بعروات'), unspsc: '40141619', use: uses.lug, code: `BFL-${seat.toUpperCase()}`, end: 'lug', kg: 1.7 + 0.0098 * dn ** 1.56, dims: { lugs: lugCount(dn) } };
    }
  }
  for (const [key, L] of Object.entries(faceToFace.s13)) {
    const dn = Number(key);
    yield { category: 'valves/butterfly-valves/double-flanged-butterfly-valves', code: 'BFD-EPDM', noun: noun(butterfly, 'double-flanged', 'двухфланцевый', 'بفلنجتين'), unspsc: '40141600', use: uses.double, kind: 'butterfly-valve', body: bodies.ductileIron, dn, rating: dn > 300 ? 'PN10' : 'PN16', bar: dn > 300 ? 10 : 16, end: 'flanged', L, H: 120 + dn * 0.95, D: enFlangeOd(dn, 16), kg: 4 + 0.019 * dn ** 1.55, seat: 'epdm', minT: -10, maxT: 80, standard: 'EN 593', operation: dn >= 150 ? 'gearbox' : 'lever', dims: { lugs: 0 }, industries: ['power-generation', 'marine'] };
  }
}

const dims = { dn: 50, L: 150, H: 125, D: 165, flanged: 1 };
const disc = { dn: 100, L: 52, H: 205, D: 160, lugs: 0 };

export const quarterTurn: Branch = {
  categories: [
    category('valves', text('Valves', 'Трубопроводная арматура', 'الصمامات'), text('Ball, butterfly, gate, globe and check valves, DN8 to DN600.', 'Краны, затворы, задвижки, вентили и обратные клапаны от DN8 до DN600.', 'صمامات كروية وفراشة وبوابة وكرة ضبط وعدم رجوع من DN8 إلى DN600.'), { kind: 'gate-valve', dims: { dn: 50, L: 150, H: 290, flanged: 1, D: 165, globe: 0 } }),
    category('valves/ball-valves', text('Ball valves', 'Краны шаровые', 'صمامات كروية'), text('Quarter-turn shut-off with full bore and little pressure loss.', 'Запорные краны на четверть оборота, полный проход, малые потери.', 'إغلاق بربع دورة بمجرى كامل وفقد ضغط قليل.'), { kind: 'ball-valve', dims }),
    category('valves/ball-valves/brass-ball-valves', text('Brass ball valves', 'Краны шаровые латунные', 'صمامات كروية نحاسية'), uses.brass, { kind: 'ball-valve', dims: { dn: 25, L: 81, H: 61, D: 48, flanged: 0 } }),
    category('valves/ball-valves/stainless-ball-valves', text('Two-piece stainless ball valves', 'Краны шаровые нержавеющие двухсоставные', 'صمامات كروية مقاومة للصدأ قطعتين'), uses.twoPiece, { kind: 'ball-valve', dims: { dn: 25, L: 85, H: 72, D: 52, flanged: 0 } }),
    category('valves/ball-valves/three-piece-ball-valves', text('Three-piece stainless ball valves', 'Краны шаровые нержавеющие трёхсоставные', 'صمامات كروية مقاومة للصدأ ثلاث قطع'), uses.threePiece, { kind: 'ball-valve', dims: { dn: 25, L: 95, H: 72, D: 52, flanged: 0 } }),
    category('valves/ball-valves/flanged-ball-valves', text('Flanged ball valves', 'Краны шаровые фланцевые', 'صمامات كروية بفلنجات'), uses.en, { kind: 'ball-valve', dims }),
    category('valves/butterfly-valves', text('Butterfly valves', 'Затворы дисковые', 'صمامات فراشة'), text('Short and light valves for large lines of water, air and mild media.', 'Короткие и лёгкие затворы для больших линий воды, воздуха и неагрессивных сред.', 'صمامات قصيرة وخفيفة لخطوط الماء والهواء الكبيرة.'), { kind: 'butterfly-valve', dims: disc }),
    category('valves/butterfly-valves/wafer-butterfly-valves', text('Wafer butterfly valves', 'Затворы межфланцевые', 'صمامات فراشة بين الفلنجات'), uses.wafer, { kind: 'butterfly-valve', dims: disc }),
    category('valves/butterfly-valves/lug-butterfly-valves', text('Lug butterfly valves', 'Затворы с проушинами', 'صمامات فراشة بعروات'), uses.lug, { kind: 'butterfly-valve', dims: { ...disc, lugs: 8 } }),
    category('valves/butterfly-valves/double-flanged-butterfly-valves', text('Double-flanged butterfly valves', 'Затворы двухфланцевые', 'صمامات فراشة بفلنجتين'), uses.double, { kind: 'butterfly-valve', dims: { dn: 100, L: 127, H: 215, D: 220, lugs: 0 } }),
  ],
  *drafts(): Iterable<Draft> {
    for (const valve of ballValves()) yield valveDraft(valve);
    for (const valve of butterflyValves()) yield valveDraft(valve);
  },
};
