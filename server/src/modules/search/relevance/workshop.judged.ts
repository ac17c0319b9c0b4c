// biome-ignore-all format: a table, one query a line
// Tools and protective equipment: queries of workshops, and the products that were meant.
import { all, any, having, type Judged, judgesOf, madeBy, ours, within } from './judged.ts';

const number = judgesOf('number');
const word = judgesOf('word');
const typo = judgesOf('typo');
const synonym = judgesOf('synonym');
const dimension = judgesOf('dimension');
const mixed = judgesOf('mixed');

const drillBit = within('cutting-tools/drills');
const tap = within('cutting-tools/taps');
const mill = within('cutting-tools/end-mills');
const combi = within('hand-tools/spanners/combination-spanners', 'hand-tools/spanners/combination-spanners-inch');
const spanner = within('hand-tools/spanners');
const hexKey = within('hand-tools/hex-and-torx-keys/hex-keys', 'hand-tools/hex-and-torx-keys/ball-end-keys', 'hand-tools/hex-and-torx-keys/hex-keys-inch');
const socket = within('hand-tools/sockets');
const grinder = within('power-tools/grinders');
const disc = within('power-tools/discs');
const cutting = within('power-tools/discs/cutting-discs-steel', 'power-tools/discs/cutting-discs-stainless', 'power-tools/discs/cutting-discs-stone');
const glove = within('ppe/hand-protection');
const helmet = within('ppe/head-protection/safety-helmets', 'ppe/head-protection/electricians-helmets');
const shoe = within('ppe/foot-protection');
const mask = within('ppe/respiratory-protection/filtering-facepieces');
const phillips = within('hand-tools/screwdrivers/phillips-screwdrivers');

export const workshop: Judged[] = [
  number.en('FJB-338-4.0-HSS', ours('FJB-338-4.0-HSS'), all(drillBit, having({ standard: 'din-338', 'nominal-diameter': 4, material: 'hss' }))),
  number.en('HSS 4 JOBBER', all(drillBit, having({ standard: 'din-338', 'nominal-diameter': 4, material: 'hss' }))),
  number.en('BR2E-20C', ours('BRH-EM-2-FLUTE-20-CARBIDE')),
  number.en('br2e20c', ours('BRH-EM-2-FLUTE-20-CARBIDE')),
  number.ru('ВR2Е-20С', ours('BRH-EM-2-FLUTE-20-CARBIDE')),
  number.en('TXK-T25', all(within('hand-tools/hex-and-torx-keys/torx-keys'), having({ 'torx-size': 't25' }))),
  number.en('PNK-SK12-14', ours('PNK-SK12-14'), all(within('hand-tools/sockets/sockets-half-inch'), having({ 'across-flats': 14 }))),
  number.en('FDZ 125 Z80', all(within('power-tools/discs/flap-discs-zirconia'), having({ 'disc-diameter': 125, grit: 80 }))),
  number.en('HEL-V-ORA', all(helmet, having({ colour: 'orange', 'shell-material': 'abs', vents: 4 }))),
  number.en('TW 200', all(within('hand-tools/torque-wrenches'), having({ torque: 200 }))),
  number.en('RDG-DD18-45K', ours('RDG-DD18-45K')),

  word.en('twist drill', drillBit),
  word.en('end mill', mill),
  word.en('torque wrench', within('hand-tools/torque-wrenches')),
  word.ru('метчик', tap),
  word.ru('сверло по металлу', drillBit),
  word.ru('молоток', within('hand-tools/hammers/engineers-hammers', 'hand-tools/hammers/ball-pein-hammers', 'hand-tools/hammers/soft-face-hammers'), within('hand-tools/hammers')),
  word.ar('مفك', within('hand-tools/screwdrivers')),
  word.ar('قفازات', glove),
  word.ar('خوذة سلامة', helmet),
  word.en('safety helmet yellow', all(helmet, having({ colour: 'yellow' })), helmet),
  word.en('cut resistant gloves', within('ppe/hand-protection/cut-resistant-gloves'), glove),
  word.en('cordless drill', within('power-tools/drills/cordless-drills', 'power-tools/drills/cordless-hammer-drills')),
  word.ru('перфоратор', within('power-tools/hammers')),
  word.en('vernier caliper', within('hand-tools/calipers/vernier-calipers'), within('hand-tools/calipers')),
  word.en('side cutters', within('hand-tools/pliers/side-cutters')),

  typo.en('screwdirver', within('hand-tools/screwdrivers')),
  typo.en('angel grinder', grinder),
  typo.en('saftey helmet', helmet),
  typo.en('torqe wrench', within('hand-tools/torque-wrenches')),
  typo.en('respiratr', mask),
  typo.ru('отвертка крестовая', within('hand-tools/screwdrivers/phillips-screwdrivers', 'hand-tools/screwdrivers/pozidriv-screwdrivers')),
  typo.ru('штангенцыркуль', within('hand-tools/calipers')),
  typo.ru('перчаткии', glove),
  typo.ar('قفزات', glove),

  synonym.en('spanner', spanner),
  synonym.en('wrench', spanner, within('hand-tools/torque-wrenches', 'power-tools/impact-tools/impact-wrenches')),
  synonym.en('allen key', hexKey),
  synonym.ru('болгарка', grinder),
  synonym.en('hard hat', helmet),
  synonym.en('drill bit', drillBit),
  synonym.en('ear defenders', within('ppe/hearing-protection')),
  synonym.en('safety glasses', within('ppe/eye-protection/safety-spectacles'), within('ppe/eye-protection')),
  synonym.en('dust mask', mask, within('ppe/respiratory-protection')),
  synonym.en('channel lock pliers', within('hand-tools/pliers/water-pump-pliers'), within('hand-tools/pliers')),
  synonym.en('rubber boots', within('ppe/foot-protection/wellingtons'), shoe),
  synonym.en('cut-off wheel', cutting, disc),
  synonym.ar('صاروخ جلخ', grinder, within('power-tools')),

  dimension.en('5 mm allen key', all(hexKey, having({ 'across-flats': 5 }))),
  dimension.en('13mm spanner', all(combi, having({ 'across-flats': 13 })), any(all(spanner, having({ 'across-flats': 13 })), all(spanner, having({ 'second-across-flats': 13 })))),
  dimension.ru('ключ 13 мм', all(spanner, having({ 'across-flats': 13 })), all(spanner, having({ 'second-across-flats': 13 }))),
  dimension.en('M10 tap', all(tap, having({ thread: 'm10' }))),
  dimension.ru('метчик М10х1,5', all(tap, having({ thread: 'm10' }))),
  dimension.ar('ذكر قلاووظ M10', all(tap, having({ thread: 'm10' }))),
  dimension.en('4mm drill HSS', all(drillBit, having({ 'nominal-diameter': 4, material: 'hss' })), all(drillBit, having({ 'nominal-diameter': 4 }))),
  dimension.en('cutting disc 125x1', all(cutting, having({ 'disc-diameter': 125, thickness: 1 })), all(cutting, having({ 'disc-diameter': 125 }))),
  dimension.ru('круг отрезной 125х1', all(cutting, having({ 'disc-diameter': 125, thickness: 1 })), all(cutting, having({ 'disc-diameter': 125 }))),
  dimension.en('1/2" socket 14 mm', all(within('hand-tools/sockets/sockets-half-inch', 'hand-tools/sockets/deep-sockets', 'hand-tools/sockets/impact-sockets'), having({ 'across-flats': 14 })), all(socket, having({ 'across-flats': 14 }))),
  dimension.en('PH1 x 150', all(phillips, having({ 'blade-width': 4.5, 'blade-length': 150 })), all(phillips, having({ 'blade-width': 4.5 }))),
  dimension.en('safety shoes size 42', all(shoe, having({ 'shoe-size': 42 }))),

  mixed.en('carbide end mill 12 mm 4 flutes', all(mill, having({ material: 'carbide', 'nominal-diameter': 12, flutes: 4 })), all(mill, having({ material: 'carbide', 'nominal-diameter': 12 }))),
  mixed.en('Brennhalm spanner', all(madeBy('brennhalm'), spanner), all(madeBy('brennhalm'), within('hand-tools'))),
  mixed.en('FFP2 mask with valve', all(mask, having({ 'filter-class': 'ffp2', 'exhalation-valve': 'yes' })), all(mask, having({ 'filter-class': 'ffp2' }))),
  mixed.ru('сверло 4 мм HSS-Co', all(drillBit, having({ 'nominal-diameter': 4, material: 'hss-co' })), all(drillBit, having({ 'nominal-diameter': 4 }))),
  mixed.ar('قفازات مقاس 10', all(glove, having({ 'hand-size': 10 })), glove),
  mixed.en('spiral flute tap m20x2', all(within('cutting-tools/taps/spiral-flute-mf'), having({ thread: 'm20x2' })), all(tap, having({ thread: 'm20x2' }))),
];
