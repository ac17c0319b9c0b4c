// biome-ignore-all format: a table, one query a line
// Bearings and seals: queries copied from a worn ring, a drawing or an invoice, and the products that were meant.
import { all, any, having, type Judged, judgesOf, madeBy, ours, within } from './judged.ts';

const number = judgesOf('number');
const word = judgesOf('word');
const typo = judgesOf('typo');
const synonym = judgesOf('synonym');
const dimension = judgesOf('dimension');
const mixed = judgesOf('mixed');

const ball = within('bearings/deep-groove');
const angular = within('bearings/angular-contact');
const cylindrical = within('bearings/cylindrical-roller');
const tapered = within('bearings/tapered-roller');
const bearing = within('bearings');
const ring = within('seals');
/** A deep groove ball bearing by series and bore, from any manufacturer and in any spelling. */
const dg = (series: string, bore: number, seal: string, clearance: string | string[] = 'cn') =>
  all(ball, having({ series, 'inner-diameter': bore, seal, 'internal-clearance': clearance }));
const bore = (mm: number) => having({ 'inner-diameter': mm });
const envelope = (d: number, D: number, B: number) => having({ 'inner-diameter': d, 'outer-diameter': D, width: B });
const or = (d: number, w: number, more: Parameters<typeof having>[0] = {}) => all(ring, having({ 'inner-diameter': d, 'cross-section': w, ...more }));

export const bearings: Judged[] = [
  // The same number in every spelling.
  number.en('6205-2RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('6205 2rs', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('62052RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('6205/2RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('6205–2RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('6205\u00a02RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.en('６２０５－２ＲＳ', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.ar('٦٢٠٥-2RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.ar('۶۲۰۵ ۲RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  // The same seal, the same bearing, another manufacturer's way to write it.
  number.en('6205-2Z', dg('62', 25, 'shielded'), dg('62', 25, 'shielded', 'c3')),
  number.en('6205ZZ', dg('62', 25, 'shielded'), dg('62', 25, 'shielded', 'c3')),
  number.en('6205 zz c3', dg('62', 25, 'shielded', 'c3'), dg('62', 25, 'shielded')),
  number.en('6205-2RS/C3', dg('62', 25, 'sealed', 'c3'), dg('62', 25, 'sealed')),
  number.en('6308 2RS1', dg('63', 40, 'sealed'), dg('63', 40, 'sealed', 'c3')),
  number.en('6205', dg('62', 25, 'open'), all(ball, having({ series: '62', 'inner-diameter': 25 }))),
  number.ru('подшипник 180205', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  number.ru('80306', dg('63', 30, 'shielded'), dg('63', 30, 'shielded', 'c3')),
  number.en('NRD-6206-2Z', ours('NRD-6206-2Z'), dg('62', 30, 'shielded'), dg('62', 30, 'shielded', 'c3')),
  number.en('nrd 6206 2z', ours('NRD-6206-2Z'), dg('62', 30, 'shielded'), dg('62', 30, 'shielded', 'c3')),
  number.en('Nordlager 6206-2Z', ours('NRD-6206-2Z'), all(madeBy('nordlager'), bearing, having({ series: '62', 'inner-diameter': 30 })), dg('62', 30, 'shielded')),
  number.en('Egenrul 6204-2RS/C3', ours('EGR-6204-2RS-C3'), all(madeBy('egenrul'), dg('62', 20, 'sealed')), dg('62', 20, 'sealed', 'c3')),
  number.en('NU308', all(cylindrical, having({ series: 'nu-3', 'inner-diameter': 40 }))),
  number.en('NU 308-ECP', all(cylindrical, having({ series: 'nu-3', 'inner-diameter': 40, cage: 'polyamide' })), all(cylindrical, having({ series: 'nu-3', 'inner-diameter': 40 }))),
  number.en('7306 BEP', all(angular, having({ series: '73', 'inner-diameter': 30, cage: 'polyamide' })), all(angular, having({ series: '73', 'inner-diameter': 30 }))),
  number.en('32005X', all(tapered, having({ series: '320', 'inner-diameter': 25 }))),
  number.ru('32005Х', all(tapered, having({ series: '320', 'inner-diameter': 25 }))),
  number.en('AS568-116', all(ring, having({ size: 'as568-116' }))),
  number.en('as568 116 epdm', all(ring, having({ size: 'as568-116', material: 'epdm' })), all(ring, having({ size: 'as568-116' }))),
  number.en('OR 32x2-NBR70', or(32, 2, { material: 'nbr' }), or(32, 2)),

  word.en('deep groove ball bearing', ball, angular),
  word.en('tapered roller bearings', tapered),
  word.en('angular contact bearing', angular),
  word.ru('подшипник роликовый конический', tapered),
  word.ru('шариковые подшипники', any(ball, angular)),
  word.ar('محمل كريات', any(ball, angular)),
  word.ar('محامل أسطوانات مخروطية', tapered),
  word.en('sealed bearing', all(ball, having({ seal: 'sealed' })), ball),
  word.ru('закрытый подшипник', all(ball, having({ seal: 'shielded' })), all(ball, having({ seal: 'sealed' }))),
  word.en('miniature ball bearing', all(ball, having({ series: 'miniature' }))),
  word.en('o-ring', ring),
  word.ru('уплотнительное кольцо', ring),

  typo.en('bal bearing', any(ball, angular), bearing),
  typo.en('taperd roller bearing', tapered),
  typo.en('cilindrical roller bearing', cylindrical),
  typo.ru('подшибник шариковый', any(ball, angular), bearing),
  typo.ru('подшипник конусный', tapered, bearing),

  synonym.en('oring', ring),
  synonym.en('o ring', ring),
  synonym.en('viton o-ring', all(ring, having({ material: 'fkm' }))),
  synonym.en('nitrile o ring', all(ring, having({ material: 'nbr' }))),
  synonym.en('buna-n o-ring', all(ring, having({ material: 'nbr' }))),
  synonym.en('silicone o-ring', all(ring, having({ material: 'vmq' }))),
  synonym.ru('витон кольцо', all(ring, having({ material: 'fkm' }))),
  synonym.ar('رولمان بلي', bearing),
  synonym.en('ball brg', any(ball, angular)),

  dimension.en('6205 2RS', dg('62', 25, 'sealed'), dg('62', 25, 'sealed', 'c3')),
  dimension.en('bearing 25x52x15', all(bearing, envelope(25, 52, 15))),
  dimension.en('25*52*15 mm bearing', all(bearing, envelope(25, 52, 15))),
  dimension.en('25 x 52 x 15 sealed', all(bearing, envelope(25, 52, 15), having({ seal: 'sealed' })), all(bearing, envelope(25, 52, 15))),
  dimension.ru('подшипник 30х62х16', all(bearing, envelope(30, 62, 16))),
  dimension.ar('محمل ٢٠×٤٧×١٤', all(bearing, envelope(20, 47, 14))),
  dimension.en('bearing bore 45 mm', all(bearing, bore(45))),
  dimension.en('20x3 NBR', or(20, 3, { material: 'nbr' }), or(20, 3)),
  dimension.en('o-ring 20 x 3', or(20, 3)),
  dimension.en('oring 32×2 mm', or(32, 2)),
  dimension.ru('кольцо 20х3', or(20, 3), all(within('fasteners/retaining-rings'), having({ 'nominal-diameter': 20 }))),
  dimension.ar('حلقة دائرية 20×3', or(20, 3)),
  dimension.en('50.52x1.78 viton', or(50.52, 1.78, { material: 'fkm' }), or(50.52, 1.78)),
  dimension.ru('50,52х1,78 FKM', or(50.52, 1.78, { material: 'fkm' }), or(50.52, 1.78)),

  mixed.en('nordlager sealed bearing', all(madeBy('nordlager'), bearing, having({ seal: 'sealed' })), all(madeBy('nordlager'), bearing)),
  mixed.en('C3 bearing 6306', all(ball, having({ series: '63', 'inner-diameter': 30, 'internal-clearance': 'c3' })), all(ball, having({ series: '63', 'inner-diameter': 30 }))),
  mixed.ru('подшипник 6204 закрытый', dg('62', 20, 'shielded', ['cn', 'c3']), dg('62', 20, 'sealed', ['cn', 'c3'])),
  mixed.ar('محمل 6205', all(ball, having({ series: '62', 'inner-diameter': 25 }))),
  mixed.en('EPDM 70 o-ring 18.72', all(ring, having({ material: 'epdm', 'inner-diameter': 18.72 })), all(ring, bore(18.72))),
  mixed.en('brass cage cylindrical roller bearing', all(cylindrical, having({ cage: 'brass' }))),
  mixed.en('Podvolzhsk 7207', all(madeBy('podvolzhsk-bearing'), angular, having({ series: '72', 'inner-diameter': 35 }))),
];
