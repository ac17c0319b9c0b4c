// biome-ignore-all format: a table, one query a line
// Fasteners: threads, lengths, standards old and new, the words of the trade, and the products that were meant.
import { all, any, having, type Judged, judgesOf, madeBy, ours, within } from './judged.ts';

const number = judgesOf('number');
const word = judgesOf('word');
const typo = judgesOf('typo');
const synonym = judgesOf('synonym');
const dimension = judgesOf('dimension');
const mixed = judgesOf('mixed');

const hexBolt = within('fasteners/hex-bolts');
const flangeBolt = within('fasteners/flange-bolts');
const bolt = any(hexBolt, flangeBolt);
const cap = within('fasteners/socket-cap-screws');
const button = within('fasteners/button-head-screws');
const countersunk = within('fasteners/countersunk-screws');
const pan = within('fasteners/pan-head-screws');
const grub = within('fasteners/set-screws');
const nut = within('fasteners/nuts');
const washer = within('fasteners/washers');
const circlip = within('fasteners/retaining-rings');
const key = within('fasteners/keys');
const screwed = any(bolt, cap, button, countersunk, pan, within('fasteners/cheese-head-screws'), grub);
const std = (...standard: string[]) => having({ standard });
const flat = all(washer, std('iso-7089', 'iso-7090', 'iso-7091', 'iso-7092', 'iso-7093', 'iso-7094'));
const spring = all(washer, std('din-127'));
const nyloc = all(nut, std('din-985'));
const plainNut = all(nut, std('iso-4032', 'iso-4033', 'iso-4035', 'iso-4036', 'iso-8673', 'asme-b18-2-2'));
const thread = (name: string, length?: number) => having({ thread: name, ...(length === undefined ? {} : { length }) });
const stainless = having({ material: ['stainless-a2', 'stainless-a4'] });

export const fasteners: Judged[] = [
  number.en('AVF-4017-M10X60-8.8-ZN', ours('AVF-4017-M10X60-8.8-ZN'), all(hexBolt, std('iso-4017'), thread('m10', 60), having({ 'strength-class': '8-8' }))),
  number.en('avf 4017 m10x60 8.8 zn', ours('AVF-4017-M10X60-8.8-ZN'), all(hexBolt, std('iso-4017'), thread('m10', 60), having({ 'strength-class': '8-8' }))),
  number.en('M10x1.5x60 ISO4017 8.8-ZN', all(hexBolt, std('iso-4017'), thread('m10', 60), having({ 'strength-class': '8-8', finish: 'zinc-plated' })), all(hexBolt, std('iso-4017'), thread('m10', 60), having({ 'strength-class': '8-8' }))),
  number.en('ISO4762 M8x35 12.9', all(cap, std('iso-4762'), thread('m8', 35), having({ 'strength-class': '12-9' })), all(cap, std('iso-4762'), thread('m8', 35))),
  number.en('ISO 4014 M10x55-A2-70', all(hexBolt, std('iso-4014'), thread('m10', 55), having({ 'strength-class': 'a2-70' })), all(hexBolt, std('iso-4014'), thread('m10', 55))),
  number.en('DIN 471 42x1.75', all(circlip, std('din-471'), having({ 'nominal-diameter': 42 }))),
  number.en('DIN471-42', all(circlip, std('din-471'), having({ 'nominal-diameter': 42 }))),
  number.ru('ДИН 472 52', all(circlip, std('din-472'), having({ 'nominal-diameter': 52 }))),
  number.en('DIN 6885 A 12x8x100', all(key, having({ width: 12, height: 8, length: 100 }))),
  number.en('EFN-1662-M16X100', ours('EFN-1662-M16X100-8.8-ZN'), all(flangeBolt, std('en-1662'), thread('m16', 100))),
  number.ru('М8х1,25х35 ISO4762 12.9', all(cap, thread('m8', 35), having({ 'strength-class': '12-9' })), all(cap, thread('m8', 35))),

  word.en('hex bolt', hexBolt),
  word.en('flange bolts', flangeBolt),
  word.en('washers', washer),
  word.ru('гайка шестигранная', plainNut, nut),
  word.ru('болты', bolt),
  word.ru('шайба пружинная', spring),
  word.ru('шпонка', key),
  word.ar('صامولة', nut),
  word.ar('براغي سداسية', bolt),
  word.ar('حلقة حبس', circlip),
  word.en('parallel key', key),
  word.en('thin hex nut', all(nut, std('iso-4035', 'iso-4036')), plainNut),
  word.en('stainless hex bolt', all(hexBolt, stainless)),
  word.ru('болт нержавеющий', all(bolt, stainless)),
  word.en('hot dip galvanised bolts', all(bolt, having({ finish: 'hot-dip-galvanised' }))),
  word.en('metric fine thread hex bolt', all(hexBolt, std('iso-8676'))),

  typo.en('wahser', washer),
  typo.en('stainles hex bolt', all(hexBolt, stainless)),
  typo.en('countersnuk screw', countersunk),
  typo.en('hexagnal bolt', hexBolt),
  typo.en('flang nut', all(nut, std('en-1661'))),
  typo.en('retainig ring', circlip),
  typo.ru('гайка самоконтрящяяся', all(nut, std('din-985', 'din-980'))),
  typo.ru('винт потайнй', countersunk),
  typo.ru('шабйа плоская', flat),
  typo.ar('صامولت قفل', all(nut, std('din-985', 'din-980'))),

  synonym.en('circlip', circlip),
  synonym.en('snap ring', circlip),
  synonym.en('nyloc nut', nyloc),
  synonym.en('allen bolt', cap, button),
  synonym.en('grub screw', grub),
  synonym.en('flat washer', flat),
  synonym.en('plain washer M10', all(flat, thread('m10'))),
  synonym.en('split washer', spring, washer),
  synonym.en('acorn nut', all(nut, std('din-1587'))),
  synonym.en('jam nut', all(nut, std('iso-4035', 'iso-4036'))),
  synonym.ru('гровер', spring),
  synonym.ru('имбусовый болт', cap, any(button, countersunk)),
  synonym.en('galvanized bolt', all(bolt, having({ finish: ['hot-dip-galvanised', 'zinc-plated'] }))),
  synonym.en('DIN 933 M8x40', all(hexBolt, std('iso-4017'), thread('m8', 40)), all(hexBolt, thread('m8', 40))),
  synonym.en('DIN 912 M6x25', all(cap, std('iso-4762'), thread('m6', 25))),
  synonym.en('DIN 934 M10', all(nut, std('iso-4032'), thread('m10')), all(plainNut, thread('m10'))),
  synonym.en('DIN 125 M8', all(washer, std('iso-7089', 'iso-7090'), thread('m8')), all(flat, thread('m8'))),
  synonym.ru('ГОСТ 5915 М12', all(nut, std('iso-4032'), thread('m12')), all(plainNut, thread('m12'))),
  synonym.ru('ГОСТ 6402 шайба', spring, washer),
  synonym.ar('برغي ألن', any(cap, button, countersunk, grub)),

  dimension.en('M8 x 40', all(screwed, thread('m8', 40))),
  dimension.en('M8x40 hex bolt', all(hexBolt, thread('m8', 40))),
  dimension.en('m8*40', all(screwed, thread('m8', 40))),
  dimension.ru('болт М8х40', all(bolt, thread('m8', 40))),
  dimension.ru('М 8 х 40', all(screwed, thread('m8', 40))),
  dimension.ar('برغي M8×40', all(screwed, thread('m8', 40))),
  dimension.en('M8x1.25x40', all(screwed, thread('m8', 40))),
  dimension.en('1/2"-13', having({ thread: '1-2-13-unc' })),
  dimension.en('1/2-13 UNC nut', all(nut, having({ thread: '1-2-13-unc' })), having({ thread: '1-2-13-unc' })),
  dimension.en('½"-13 x 2 socket cap screw', all(cap, having({ thread: '1-2-13-unc', length: [50.8, 51] })), all(cap, having({ thread: '1-2-13-unc' }))),
  dimension.en("1/2''-13 UNC", having({ thread: '1-2-13-unc' })),
  dimension.en('3/8-16 hex nut', all(nut, having({ thread: '3-8-16-unc' }))),
  dimension.en('M10 washer', all(washer, thread('m10'))),
  dimension.ru('гайка М16', all(nut, thread('m16'))),
  dimension.ar('صامولة M16', all(nut, thread('m16'))),
  dimension.ar('وردة M١٠', all(washer, thread('m10'))),
  dimension.en('circlip 25 mm shaft', all(circlip, std('din-471'), having({ 'shaft-diameter': 25 })), all(circlip, having({ 'nominal-diameter': 25 }))),
  dimension.en('key 12x8x110', all(key, having({ width: 12, height: 8, length: 110 })), all(key, having({ width: 12, height: 8 }))),

  mixed.en('M10x50 A2 hex bolt', all(hexBolt, thread('m10', 50), having({ material: 'stainless-a2' })), all(hexBolt, thread('m10', 50), stainless)),
  mixed.en('M6 x 20 stainless button head', all(button, thread('m6', 20), stainless), all(button, thread('m6', 20))),
  mixed.en('Arvanta hex bolt M10', all(madeBy('arvanta-fasteners'), hexBolt, thread('m10')), all(madeBy('arvanta-fasteners'), bolt, thread('m10'))),
  mixed.en('12.9 socket cap screw m10', all(cap, thread('m10'), having({ 'strength-class': '12-9' })), all(cap, thread('m10'))),
  mixed.en('nylock nut M12 stainless', all(nyloc, thread('m12'), stainless), all(nyloc, thread('m12'))),
  mixed.ru('винт М6х20 потайной нержавеющий', all(countersunk, thread('m6', 20), stainless), all(countersunk, thread('m6', 20))),
  mixed.ru('болт 10.9 М12х60', all(bolt, thread('m12', 60), having({ 'strength-class': '10-9' })), all(bolt, thread('m12', 60))),
  mixed.ar('صامولة M10 مقاومة للصدأ', all(nut, thread('m10'), stainless), all(nut, thread('m10'))),
  mixed.en('ISO 7089 M12 A4', all(washer, std('iso-7089'), thread('m12'), having({ material: 'stainless-a4' })), all(washer, std('iso-7089'), thread('m12'))),
];
