// biome-ignore-all format: a table, one query a line
// Pipes, valves, belts, motors, electrical, lubricants: queries of fitters and electricians, and the products that were meant.
import { all, any, having, type Judged, judgesOf, madeBy, numbered, ours, within } from './judged.ts';

const number = judgesOf('number');
const word = judgesOf('word');
const typo = judgesOf('typo');
const synonym = judgesOf('synonym');
const dimension = judgesOf('dimension');
const mixed = judgesOf('mixed');

const ballValve = within('valves/ball-valves');
const gate = within('valves/gate-valves');
const globe = within('valves/globe-valves');
const check = within('valves/check-valves');
const butterfly = within('valves/butterfly-valves');
const flange = within('piping/asme-flanges', 'piping/en-flanges');
const blind = within('piping/asme-flanges/blind-flanges', 'piping/en-flanges/en-blind-flanges');
const neck = within('piping/asme-flanges/weld-neck-flanges', 'piping/en-flanges/en-weld-neck-flanges');
const pipe = within('piping/pipes');
const elbow = within('piping/fittings/elbows-90-long-radius', 'piping/fittings/elbows-90-short-radius', 'piping/fittings/elbows-45');
const dn = (size: number, pn?: string) => having({ 'nominal-size': size, ...(pn === undefined ? {} : { 'pressure-class': pn }) });
const nps = (size: string) => having({ 'pipe-size': `nps-${size}` });
const belt = within('power-transmission/classical-v-belts', 'power-transmission/narrow-v-belts', 'power-transmission/cogged-v-belts');
const section = (name: string) => all(belt, having({ 'belt-section': name }));
const pulley = within('power-transmission/v-belt-pulleys');
const motor = within('electric-motors');
const kw = (power: number, poles?: number) => all(motor, having({ power, ...(poles === undefined ? {} : { poles }) }));
const mcb = within('electrical/circuit-breakers');
const cable = within('electrical/cables');
const gland = within('electrical/glands');
const grease = within('lubricants/greases');
const spray = within('lubricants/sprays');

export const plant: Judged[] = [
  number.en('BLRF 14" 300# F316L', all(blind, nps('14'), having({ 'pressure-class': 'class-300', material: 'stainless-316l' })), all(blind, nps('14'), having({ 'pressure-class': 'class-300' }))),
  number.en('A106B 2" SCH40', all(pipe, nps('2'), having({ schedule: 'sch-40', 'steel-grade': 'astm-a106-gr-b' }))),
  number.en('a106b 2in sch 40', all(pipe, nps('2'), having({ schedule: 'sch-40', 'steel-grade': 'astm-a106-gr-b' }))),
  number.en('VLZ-GV-CI-DN150-PN16', ours('VLZ-GV-CI-DN150-PN16'), all(within('valves/gate-valves/cast-iron-gate-valves'), dn(150, 'pn16'))),
  number.en('GV-CI DN150', all(within('valves/gate-valves/cast-iron-gate-valves'), dn(150))),
  number.en('SPA 762', all(section('spa'), having({ 'datum-length': 762 }))),
  number.en('spa762', all(section('spa'), having({ 'datum-length': 762 }))),
  number.en('A88 belt', numbered('A-88', 'A88', 'A 88')),
  number.en('112M-4 IE3 B14', all(motor, having({ frame: 'iec-112m', poles: 4, mounting: 'b14' }))),
  number.en('MCB-C16-1P', all(mcb, having({ current: 16, 'trip-curve': 'c', poles: 1, 'breaking-capacity': 6 })), all(mcb, having({ current: 16, 'trip-curve': 'c', poles: 1 }))),
  number.en('CT-12-110AC', all(within('electrical/contactors'), having({ current: 12, 'coil-voltage': 110 }))),
  number.en('H07RN-F 4G2.5', all(cable, having({ 'cable-type': 'h07rn-f', cores: 4, 'conductor-area': 2.5 }))),
  number.en('h07rnf 4g2,5', all(cable, having({ 'cable-type': 'h07rn-f', cores: 4, 'conductor-area': 2.5 }))),
  number.en('HLP 46 20L', all(within('lubricants/hydraulic-oils/hydraulic-oils-hlp'), having({ 'viscosity-grade': 46, pack: '20l' })), all(within('lubricants/hydraulic-oils'), having({ 'viscosity-grade': 46, pack: '20l' }))),
  number.ru('SРZ 2500', all(section('spz'), having({ 'datum-length': 2500 }))),
  number.ru('ВV3-SS-SW DN100', all(within('valves/ball-valves/three-piece-ball-valves'), dn(100))),

  word.en('ball valve', ballValve),
  word.ru('кран шаровой', ballValve),
  word.ar('صمام كروي', ballValve),
  word.ru('задвижка чугун', all(gate, having({ 'body-material': 'cast-iron' })), gate),
  word.en('butterfly valve', butterfly),
  word.en('swing check valve', within('valves/check-valves/swing-check-valves'), check),
  word.en('seamless pipe', all(pipe, within('piping/pipes/carbon-steel-seamless-pipes', 'piping/pipes/stainless-304l-pipes', 'piping/pipes/stainless-316l-pipes', 'piping/pipes/low-temperature-pipes'))),
  word.ar('فلنجة عمياء', blind),
  word.en('weld neck flange', neck),
  word.ru('электродвигатель', motor),
  word.en('three-phase motor', motor),
  word.ar('محرك ثلاثي الطور', motor),
  word.en('v-belt pulley', pulley),
  word.ru('ремень клиновой', belt),
  word.en('contactor', within('electrical/contactors')),
  word.en('cable gland brass', all(gland, having({ material: 'brass' })), gland),
  word.ru('масло гидравлическое', within('lubricants/hydraulic-oils')),
  word.ar('شحم ليثيوم', all(grease, having({ thickener: ['lithium', 'lithium-complex'] })), grease),
  word.en('food grade grease', within('lubricants/greases/food-grade-greases')),
  word.en('copper lug', within('electrical/lugs/copper-tube-lugs'), within('electrical/lugs')),

  typo.en('butterfy valve', butterfly),
  typo.en('contacter', within('electrical/contactors')),
  typo.en('hydralic oil', within('lubricants/hydraulic-oils')),
  typo.en('circut breaker', mcb),
  typo.ru('электродвигател трехфазный', motor),
  typo.ru('задвишка', gate),
  typo.en('flnage', flange),

  synonym.en('non-return valve', check),
  synonym.en('mcb', mcb),
  synonym.ru('автоматический выключатель', mcb),
  synonym.en('isolation valve', any(gate, ballValve, globe), butterfly),
  synonym.en('sheave', pulley),
  synonym.en('vee belt', belt),
  synonym.en('penetrating oil', within('lubricants/sprays/penetrating-sprays'), spray),
  synonym.en('teflon spray', within('lubricants/sprays/dry-and-silicone-sprays'), spray),
  synonym.ar('بلف كروي', ballValve),
  synonym.en('anti seize', within('lubricants/pastes')),
  synonym.en('bend 90', within('piping/fittings/elbows-90-long-radius', 'piping/fittings/elbows-90-short-radius'), within('piping/fittings')),
  synonym.en('pilot light', within('electrical/indicator-lamps')),

  dimension.en('DN50 PN16', dn(50, 'pn16')),
  dimension.en('dn 50 pn 16 gate valve', all(gate, dn(50, 'pn16')), all(gate, dn(50))),
  dimension.ru('Ду50 Ру16', dn(50, 'pn16')),
  dimension.ru('задвижка Ду 80', all(gate, dn(80))),
  dimension.ar('صمام DN50', all(within('valves'), dn(50))),
  dimension.en('2 inch ball valve', all(ballValve, dn(50)), ballValve),
  dimension.en('1/2" ball valve', all(ballValve, dn(15)), ballValve),
  dimension.en('2" class 150 gate valve', all(gate, nps('2'), having({ 'pressure-class': 'class-150' })), all(gate, nps('2'))),
  dimension.en('elbow 2"', all(elbow, nps('2'))),
  dimension.en('1.5 kW motor', kw(1.5)),
  dimension.ru('двигатель 1,5 кВт', kw(1.5)),
  dimension.ar('محرك 1.5 كيلوواط', kw(1.5)),
  dimension.en('2 hp motor', kw(1.5)),
  dimension.en('1.5kW 1425 rpm motor', kw(1.5, 4), kw(1.5)),
  dimension.en('4x25 armoured cable', all(within('electrical/cables/armoured-cables'), having({ cores: 4, 'conductor-area': 25 }))),
  dimension.ru('кабель 4х25', all(cable, having({ cores: 4, 'conductor-area': 25 }))),
  dimension.en('M20 cable gland', all(gland, having({ 'gland-thread': 'm20x1-5' }))),
  dimension.en('lug 185 mm2 M10', all(within('electrical/lugs'), having({ 'conductor-area': 185, 'stud-size': 'm10' })), all(within('electrical/lugs'), having({ 'conductor-area': 185 }))),

  mixed.en('C16 breaker 3 pole', all(mcb, having({ current: 16, 'trip-curve': 'c', poles: 3 })), all(mcb, having({ current: 16, 'trip-curve': 'c' }))),
  mixed.en('stainless ball valve DN25', all(ballValve, dn(25), having({ 'body-material': 'stainless-316' })), all(ballValve, dn(25))),
  mixed.en('IE3 motor 4 kW foot mounted', all(kw(4), having({ 'efficiency-class': 'ie3', mounting: 'b3' })), all(kw(4), having({ 'efficiency-class': 'ie3' })), kw(4)),
  mixed.en('Valzenga gate valve PN16', all(madeBy('valzenga'), gate, having({ 'pressure-class': 'pn16' })), all(madeBy('valzenga'), gate)),
  mixed.ru('фланец глухой DN50 PN16', all(blind, dn(50, 'pn16')), all(blind, dn(50))),
  mixed.ru('затвор дисковый DN100 EPDM', all(butterfly, dn(100), having({ 'valve-seat': 'epdm' })), all(butterfly, dn(100))),
  mixed.ar('صمام فراشة DN100 PN16', all(butterfly, dn(100, 'pn16')), all(butterfly, dn(100))),
  mixed.en('lithium grease 400 g cartridge', all(grease, having({ thickener: ['lithium', 'lithium-complex'], pack: '400g' })), all(grease, having({ pack: '400g' }))),
  mixed.en('gear oil 220 20 l', all(within('lubricants/gear-oils'), having({ 'viscosity-grade': 220, pack: '20l' })), all(within('lubricants/gear-oils'), having({ 'viscosity-grade': 220 }))),
];
