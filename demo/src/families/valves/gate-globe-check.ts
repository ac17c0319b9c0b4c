// Multi-turn and check valves: gate and globe valves in iron, bronze, cast and forged steel; swing, lift, spring and wafer check valves.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft } from '../supply.ts';
import { asmeFlangeOd, asmeRating, type Body, bodies, enFlangeOd, faceToFace, lengthsOf, npsOf } from './bodies.ts';
import { type Valve, valveDraft } from './valve.ts';

const gate = text('Gate valve', 'Задвижка клиновая', 'صمام بوابة');
const globe = text('Globe valve', 'Клапан запорный (вентиль)', 'صمام ضبط (غلوب)');
const swing = text('Swing check valve', 'Клапан обратный поворотный', 'صمام عدم رجوع متأرجح');
const lift = text('Lift check valve', 'Клапан обратный подъёмный', 'صمام عدم رجوع رفعي');
const dual = text('Dual-plate check valve', 'Клапан обратный двухстворчатый', 'صمام عدم رجوع مزدوج اللوح');
const spring = text('Spring check valve', 'Клапан обратный пружинный', 'صمام عدم رجوع بنابض');

const uses = {
  soft: text('Rubber-coated wedge closes tight without a groove for dirt; for drinking and process water.', 'Обрезиненный клин закрывает герметично, без паза для грязи; для питьевой и технической воды.', 'وتد مطاطي يغلق بإحكام دون مجرى للأوساخ؛ لمياه الشرب والعمليات.'),
  metal: text('Metal-seated wedge with rising stem, for water, steam and oil; open or shut, not for throttling.', 'Клин металл по металлу, выдвижной шпиндель; вода, пар, масло. Открыто или закрыто, не для регулирования.', 'وتد بمقعد معدني وساق صاعدة للماء والبخار والزيت؛ مفتوح أو مغلق وليس للتنظيم.'),
  bronzeGate: text('Screwed bonnet and solid wedge for water and low-pressure steam.', 'Резьбовая крышка и цельный клин, для воды и пара низкого давления.', 'غطاء ملولب ووتد صلب للماء والبخار منخفض الضغط.'),
  steelGate: text('Bolted bonnet, flexible wedge, outside screw and yoke, for steam, oil and gas.', 'Крышка на болтах, гибкий клин, выносная резьба шпинделя; пар, нефть и газ.', 'غطاء ببراغي ووتد مرن ولولب خارجي للبخار والنفط والغاز.'),
  forgedGate: text('Compact forged valve for drains, vents and instrument lines under pressure.', 'Компактная кованая арматура для дренажей, воздушников и импульсных линий под давлением.', 'صمام مطروق مدمج لخطوط التصريف والتنفيس وأجهزة القياس تحت الضغط.'),
  globe: text('Shuts tight and throttles; flow goes under the disc.', 'Перекрывает герметично и регулирует; поток подаётся под золотник.', 'يغلق بإحكام وينظم؛ الجريان من تحت القرص.'),
  swing: text('Hinged disc opens with the flow and falls shut when it turns back.', 'Диск на оси открывается потоком и закрывается при обратном движении.', 'قرص مفصلي يفتح مع الجريان ويغلق عند انعكاسه.'),
  lift: text('Guided disc for steam and clean liquids; fit in horizontal lines.', 'Направляемый золотник для пара и чистых жидкостей; на горизонтальных линиях.', 'قرص موجه للبخار والسوائل النظيفة؛ يركب في الخطوط الأفقية.'),
  dual: text('Two spring-loaded half discs shut before the flow reverses and so avoid hammer.', 'Две подпружиненные створки закрываются до обратного тока и предотвращают гидроудар.', 'نصفا قرص بنابض يغلقان قبل انعكاس الجريان فيمنعان المطرقة المائية.'),
  spring: text('Shuts by spring in any position; for pumps, heating and compressed air.', 'Закрывается пружиной в любом положении; насосы, отопление, сжатый воздух.', 'يغلق بنابض في أي وضع؛ للمضخات والتدفئة والهواء المضغوط.'),
};

type Common = Pick<Valve, 'noun' | 'unspsc' | 'use' | 'kind' | 'seat' | 'minT' | 'maxT' | 'standard'> & { dims?: Record<string, number>; operation?: string; industries?: string[] };
const gates = (use: Text3, seat: string, minT: number, maxT: number, standard: string): Common => ({ noun: gate, unspsc: '40141613', use, kind: 'gate-valve', seat, minT, maxT, standard, dims: { globe: 0 } });
const globes = (seat: string, minT: number, maxT: number, standard: string): Common => ({ noun: globe, unspsc: '40141611', use: uses.globe, kind: 'gate-valve', seat, minT, maxT, standard, dims: { globe: 1 } });
const checks = (noun: Text3, use: Text3, unspsc: string, seat: string, minT: number, maxT: number, standard: string): Common => ({ noun, unspsc, use, kind: 'check-valve', seat, minT, maxT, standard, operation: 'self' });

type Growth = { h0: number; h: number; k0: number; k: number; power: number };
const grown = ({ h0, h, k0, k, power }: Growth, dn: number) => ({ H: h0 + h * dn, kg: k0 + k * dn ** power });

function* flangedEn(common: Common, categoryPath: string, code: string, body: Body, pns: number[], series: Record<number, number>, growth: Growth): Iterable<Valve> {
  for (const pn of pns) {
    for (const [key, L] of Object.entries(series)) {
      const dn = Number(key);
      yield { ...common, ...grown(growth, dn), category: categoryPath, code, body, dn, rating: `PN${pn}`, bar: pn, end: 'flanged', L, D: enFlangeOd(dn, pn) };
    }
  }
}

function* flangedAsme(common: Common, categoryPath: string, code: string, body: Body, kind: 'gate' | 'globe' | 'check', classes: number[], growth: Growth): Iterable<Valve> {
  for (const pressureClass of classes) {
    for (const [dn, L] of lengthsOf(kind, pressureClass)) {
      const { H, kg } = grown(growth, dn);
      yield {
        ...common, H, kg: kg * ({ 150: 1, 300: 1.55, 600: 2.6 }[pressureClass] ?? 1), category: categoryPath, code, body, dn, nps: npsOf[dn], rating: `Class ${pressureClass}`,
        bar: asmeRating(body.grade, pressureClass), end: 'flanged', L, D: asmeFlangeOd(dn, pressureClass), industries: ['oil-and-gas', 'power-generation'],
      };
    }
  }
}

function* threaded(common: Common, categoryPath: string, code: string, body: Body, pn: number, sizes: number[], lengths: number[], growth: Growth): Iterable<Valve> {
  for (const [i, dn] of sizes.entries()) {
    yield { ...common, ...grown(growth, dn), category: categoryPath, code, body, dn, rating: `PN${pn}`, bar: pn, end: 'threaded', L: given(lengths[i]), D: dn * 1.35 + 18, industries: ['marine', 'textile'] };
  }
}

/** Class 800 forged valves, API 602: 138 bar at 38 °C. */
function* forged(common: Common, categoryPath: string, code: string): Iterable<Valve> {
  const lengths: Record<number, number> = { 15: 92, 20: 92, 25: 111, 32: 120, 40: 120, 50: 140 };
  for (const end of ['threaded', 'socket-weld'] as const) {
    for (const [key, L] of Object.entries(lengths)) {
      const dn = Number(key);
      yield {
        ...common, category: categoryPath, code: `${code}-${end === 'threaded' ? 'NPT' : 'SW'}`, body: bodies.forged, dn, nps: npsOf[dn], rating: 'Class 800', bar: 138, extra: end === 'threaded' ? 'NPT' : 'SW',
        end, L, H: 135 + dn * 2.3, D: dn * 1.6 + 30, kg: 1.1 + 0.05 * dn ** 1.3, industries: ['oil-and-gas', 'power-generation'],
      };
    }
  }
}

const small = [15, 20, 25, 32, 40, 50];

function* valves(): Iterable<Valve> {
  const softGate = gates(uses.soft, 'epdm', 0, 70, 'EN 1171');
  yield* flangedEn(softGate, 'valves/gate-valves/resilient-gate-valves', 'GVR-DI', bodies.ductileIron, [10, 16], faceToFace.s14, { h0: 150, h: 1.75, k0: 3, k: 0.022, power: 1.5 });
  yield* flangedEn(gates(uses.metal, 'brass', -10, 200, 'EN 1171'), 'valves/gate-valves/cast-iron-gate-valves', 'GV-CI', bodies.castIron, [10, 16], faceToFace.s14, { h0: 170, h: 2.3, k0: 3, k: 0.027, power: 1.5 });
  yield* threaded(gates(uses.bronzeGate, 'metal', -10, 180, 'EN 12288'), 'valves/gate-valves/bronze-gate-valves', 'GV-BZ', bodies.bronze, 16, [...small, 65, 80], [45, 50, 55, 62, 66, 76, 92, 104], { h0: 60, h: 1.6, k0: 0.15, k: 0.0022, power: 1.75 });
  yield* flangedAsme(gates(uses.steelGate, 'trim8', -29, 425, 'API 600'), 'valves/gate-valves/steel-gate-valves', 'GV-WCB', bodies.wcb, 'gate', [150, 300, 600], { h0: 230, h: 3.6, k0: 5, k: 0.042, power: 1.5 });
  yield* flangedAsme(gates(uses.steelGate, 'metal', -29, 425, 'API 603'), 'valves/gate-valves/steel-gate-valves', 'GV-CF8M', bodies.cf8m, 'gate', [150], { h0: 230, h: 3.5, k0: 4, k: 0.036, power: 1.5 });
  yield* forged(gates(uses.forgedGate, 'trim8', -29, 425, 'API 602'), 'valves/gate-valves/forged-gate-valves', 'GV800');

  yield* threaded(globes('ptfe', -10, 180, 'EN 12288'), 'valves/globe-valves/bronze-globe-valves', 'GL-BZ', bodies.bronze, 16, small, [52, 60, 70, 82, 92, 110], { h0: 65, h: 1.5, k0: 0.18, k: 0.0028, power: 1.75 });
  yield* flangedEn(globes('metal', -10, 300, 'EN 13789'), 'valves/globe-valves/cast-iron-globe-valves', 'GL-CI', bodies.castIron, [16], faceToFace.s1, { h0: 150, h: 1.55, k0: 2, k: 0.036, power: 1.5 });
  yield* flangedEn(globes('metal', -10, 400, 'EN 13709'), 'valves/globe-valves/steel-globe-valves', 'GL-CS', bodies.castSteel, [40], faceToFace.s1, { h0: 165, h: 1.7, k0: 2.6, k: 0.046, power: 1.5 });
  yield* flangedAsme(globes('trim8', -29, 425, 'BS 1873'), 'valves/globe-valves/steel-globe-valves', 'GL-WCB', bodies.wcb, 'globe', [150, 300], { h0: 230, h: 2.3, k0: 6, k: 0.05, power: 1.5 });
  yield* forged(globes('trim8', -29, 425, 'API 602'), 'valves/globe-valves/forged-globe-valves', 'GL800');

  yield* flangedEn(checks(swing, uses.swing, '40141634', 'epdm', -10, 110, 'EN 12334'), 'valves/check-valves/swing-check-valves', 'CVS-CI', bodies.castIron, [16], faceToFace.s48, { h0: 75, h: 0.8, k0: 2, k: 0.03, power: 1.5 });
  yield* flangedAsme(checks(swing, uses.swing, '40141634', 'trim8', -29, 425, 'BS 1868'), 'valves/check-valves/swing-check-valves', 'CVS-WCB', bodies.wcb, 'check', [150, 300], { h0: 110, h: 1, k0: 4, k: 0.036, power: 1.5 });
  yield* flangedEn(checks(lift, uses.lift, '40141630', 'metal', -10, 400, 'EN 16767'), 'valves/check-valves/lift-check-valves', 'CVL-CS', bodies.castSteel, [40], faceToFace.s1, { h0: 55, h: 0.85, k0: 2, k: 0.04, power: 1.5 });
  for (const body of [bodies.ductileIron, bodies.cf8m] as Body[]) {
    for (const [key, L] of Object.entries(faceToFace.s16)) {
      const dn = Number(key);
      yield {
        ...checks(dual, uses.dual, '40141637', body === bodies.cf8m ? 'fkm' : 'epdm', -10, body === bodies.cf8m ? 180 : 110, 'API 594'), category: 'valves/check-valves/wafer-check-valves', code: body === bodies.cf8m ? 'CVW-SS' : 'CVW-DI',
        body, dn, rating: 'PN16', bar: 16, end: 'wafer', L, H: (dn * 1.16 + 46) / 2, D: dn * 1.16 + 46, kg: 0.6 + 0.0042 * dn ** 1.62, industries: ['marine', 'power-generation'],
      };
    }
  }
  yield* threaded(checks(spring, uses.spring, '40141622', 'nbr', -10, 90, 'EN 13959'), 'valves/check-valves/spring-check-valves', 'CVB-BR', bodies.brass, 16, [...small, 65, 80, 100], [47, 52, 60, 65, 70, 79, 90, 99, 114], { h0: 12, h: 0.65, k0: 0.06, k: 0.0009, power: 1.85 });
}

const g = { dn: 50, L: 150, H: 270, flanged: 1, D: 165, globe: 0 };
const leaf = (path: string, en: string, ru: string, ar: string, use: Text3, kind: 'gate-valve' | 'check-valve', dims: Record<string, number>) => category(`valves/${path}`, text(en, ru, ar), use, { kind, dims });
const check = { dn: 50, L: 200, H: 115, flanged: 1, D: 165 };
const socket = { dn: 25, L: 111, H: 190, flanged: 0, D: 70, globe: 0 };
const nipple = { dn: 25, L: 55, H: 100, flanged: 0, D: 52, globe: 0 };

export const multiTurn: Branch = {
  categories: [
    leaf('gate-valves', 'Gate valves', 'Задвижки', 'صمامات بوابة', text('Full-bore shut-off for lines that are seldom operated.', 'Полнопроходные задвижки для линий, которые редко перекрывают.', 'إغلاق كامل المجرى للخطوط قليلة التشغيل.'), 'gate-valve', g),
    leaf('gate-valves/resilient-gate-valves', 'Resilient-seated gate valves', 'Задвижки с обрезиненным клином', 'صمامات بوابة بوتد مطاطي', uses.soft, 'gate-valve', g),
    leaf('gate-valves/cast-iron-gate-valves', 'Cast iron gate valves', 'Задвижки чугунные', 'صمامات بوابة حديد زهر', uses.metal, 'gate-valve', g),
    leaf('gate-valves/bronze-gate-valves', 'Bronze gate valves', 'Задвижки бронзовые', 'صمامات بوابة برونزية', uses.bronzeGate, 'gate-valve', nipple),
    leaf('gate-valves/steel-gate-valves', 'Cast steel gate valves', 'Задвижки стальные', 'صمامات بوابة فولاذية', uses.steelGate, 'gate-valve', { ...g, L: 178, H: 410, D: 152 }),
    leaf('gate-valves/forged-gate-valves', 'Forged steel gate valves', 'Задвижки кованые', 'صمامات بوابة مطروقة', uses.forgedGate, 'gate-valve', socket),
    leaf('globe-valves', 'Globe valves', 'Клапаны запорные (вентили)', 'صمامات ضبط (غلوب)', uses.globe, 'gate-valve', { ...g, L: 230, globe: 1 }),
    leaf('globe-valves/bronze-globe-valves', 'Bronze globe valves', 'Вентили бронзовые', 'صمامات ضبط برونزية', text('Threaded valves with PTFE disc for steam and water.', 'Резьбовые вентили с уплотнением PTFE для пара и воды.', 'صمامات ملولبة بقرص تفلون للبخار والماء.'), 'gate-valve', { ...nipple, globe: 1 }),
    leaf('globe-valves/cast-iron-globe-valves', 'Cast iron globe valves', 'Клапаны запорные чугунные', 'صمامات ضبط حديد زهر', text('Flanged PN16 valves for water and steam to 300 °C.', 'Фланцевые клапаны PN16 для воды и пара до 300 °C.', 'صمامات بفلنجات PN16 للماء والبخار حتى 300 درجة مئوية.'), 'gate-valve', { ...g, L: 230, globe: 1 }),
    leaf('globe-valves/steel-globe-valves', 'Cast steel globe valves', 'Клапаны запорные стальные', 'صمامات ضبط فولاذية', text('Flanged PN40 and class 150/300 valves for steam, oil and gas.', 'Фланцевые клапаны PN40 и Class 150/300 для пара, нефти и газа.', 'صمامات بفلنجات PN40 وClass 150/300 للبخار والنفط والغاز.'), 'gate-valve', { ...g, L: 230, globe: 1 }),
    leaf('globe-valves/forged-globe-valves', 'Forged steel globe valves', 'Клапаны запорные кованые', 'صمامات ضبط مطروقة', uses.forgedGate, 'gate-valve', { ...socket, globe: 1 }),
    leaf('check-valves', 'Check valves', 'Клапаны обратные', 'صمامات عدم رجوع', text('Let the flow pass one way only.', 'Пропускают поток только в одну сторону.', 'تسمح بالجريان في اتجاه واحد فقط.'), 'check-valve', check),
    leaf('check-valves/swing-check-valves', 'Swing check valves', 'Клапаны обратные поворотные', 'صمامات عدم رجوع متأرجحة', uses.swing, 'check-valve', check),
    leaf('check-valves/lift-check-valves', 'Lift check valves', 'Клапаны обратные подъёмные', 'صمامات عدم رجوع رفعية', uses.lift, 'check-valve', check),
    leaf('check-valves/wafer-check-valves', 'Wafer check valves', 'Клапаны обратные межфланцевые', 'صمامات عدم رجوع بين الفلنجات', uses.dual, 'check-valve', { dn: 100, L: 64, H: 81, flanged: 0, D: 162 }),
    leaf('check-valves/spring-check-valves', 'Spring check valves', 'Клапаны обратные пружинные', 'صمامات عدم رجوع بنابض', uses.spring, 'check-valve', { dn: 25, L: 60, H: 28, flanged: 0, D: 52 }),
  ],
  *drafts(): Iterable<Draft> {
    for (const valve of valves()) yield valveDraft(valve);
  },
};
