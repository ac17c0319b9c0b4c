// Cables: single cores, flexible, control, screened, rubber and armoured cables by cores and cross-section.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

type Kind = {
  slug: string; mark: string; noun: Text3; plural: Text3; use: Text3; standard: string; volts: number; cores: number[]; areas: number[]; armoured: boolean; screened?: boolean; colours?: string[];
  /** Insulation and sheath in mm for a core of 1 mm², growing with size. */
  wall: number; sheath: number; perKgCopper: number; making: number; minT: number; maxT: number; bend: number; ampacity?: Record<number, number>; unspsc: string; earth: 'g' | 'x' | '';
};

const b1: Record<number, number> = { 1: 12, 1.5: 15.5, 2.5: 21, 4: 28, 6: 36, 10: 50, 16: 68, 25: 89, 35: 110, 50: 134, 70: 171, 95: 207, 120: 239 };
const rubber: Record<number, number> = { 1: 15, 1.5: 18, 2.5: 26, 4: 34, 6: 44, 10: 61, 16: 82, 25: 108, 35: 135, 50: 168, 70: 207, 95: 250 };
const xlpe: Record<number, number> = { 1.5: 23, 2.5: 32, 4: 42, 6: 54, 10: 75, 16: 100, 25: 127, 35: 158, 50: 192, 70: 246, 95: 298, 120: 346, 150: 399, 185: 456, 240: 538 };

const kinds: Kind[] = [
  { slug: 'single-core-wires', mark: 'H07V-K', noun: text('Flexible wire', 'Провод гибкий', 'سلك مرن'), plural: text('Single-core wires H07V-K', 'Провода одножильные H07V-K', 'أسلاك مفردة H07V-K'), use: text('Fine-stranded copper, PVC, for panels and conduits', 'Медь тонкопроволочная, ПВХ, для щитов и труб', 'نحاس ناعم الجدل وعزل PVC للوحات والمواسير'), standard: 'EN 50525-2-31', volts: 750, cores: [1], areas: [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120], armoured: false, colours: ['black', 'blue', 'green-yellow', 'red', 'grey'], wall: 0.68, sheath: 0, perKgCopper: 940, making: 2.2, minT: -5, maxT: 70, bend: 4, ampacity: b1, unspsc: '26121542', earth: '' },
  { slug: 'pvc-flexible-cables', mark: 'H05VV-F', noun: text('Flexible cable', 'Кабель гибкий', 'كابل مرن'), plural: text('PVC flexible cables H05VV-F', 'Кабели гибкие ПВХ H05VV-F', 'كابلات مرنة PVC من نوع H05VV-F'), use: text('Light flexible cable for tools and appliances indoors', 'Лёгкий гибкий кабель для инструмента и приборов в помещении', 'كابل مرن خفيف للأدوات والأجهزة داخل المباني'), standard: 'EN 50525-2-11', volts: 500, cores: [2, 3, 4, 5], areas: [0.75, 1, 1.5, 2.5, 4], armoured: false, wall: 0.6, sheath: 0.85, perKgCopper: 960, making: 7, minT: -5, maxT: 70, bend: 7.5, ampacity: { 0.75: 6, 1: 10, 1.5: 16, 2.5: 25, 4: 32 }, unspsc: '26121613', earth: 'g' },
  { slug: 'control-cables', mark: 'YSLY-JZ', noun: text('Control cable', 'Кабель контрольный', 'كابل تحكم'), plural: text('Control cables, numbered cores', 'Кабели контрольные с нумерацией', 'كابلات تحكم مرقمة'), use: text('Numbered cores and an earth for machines and conveyors; oil resistant', 'Пронумерованные жилы и заземление, для станков и конвейеров; маслостойкий', 'أسلاك مرقمة مع تأريض للآلات والنواقل؛ مقاوم للزيت'), standard: 'VDE 0812', volts: 500, cores: [3, 4, 5, 7, 12, 18, 25], areas: [0.5, 0.75, 1, 1.5, 2.5], armoured: false, wall: 0.5, sheath: 0.95, perKgCopper: 980, making: 9, minT: -5, maxT: 70, bend: 10, unspsc: '26121603', earth: 'g' },
  { slug: 'screened-cables', mark: 'YSLCY-JZ', noun: text('Screened control cable', 'Кабель контрольный экранированный', 'كابل تحكم محجب'), plural: text('Screened control cables', 'Кабели контрольные экранированные', 'كابلات تحكم محجبة'), use: text('Tinned copper braid against interference, for drives and sensors', 'Оплётка из лужёной меди против помех, для приводов и датчиков', 'شبكة نحاس مقصدر ضد التشويش للمشغلات والحساسات'), standard: 'VDE 0812', volts: 500, cores: [3, 4, 5, 7, 12], areas: [0.5, 0.75, 1, 1.5, 2.5], armoured: false, screened: true, wall: 0.5, sheath: 1.5, perKgCopper: 1150, making: 22, minT: -5, maxT: 70, bend: 10, unspsc: '26121628', earth: 'g' },
  { slug: 'rubber-cables', mark: 'H07RN-F', noun: text('Rubber cable', 'Кабель резиновый', 'كابل مطاطي'), plural: text('Rubber cables H07RN-F', 'Кабели резиновые H07RN-F', 'كابلات مطاطية H07RN-F'), use: text('Heavy neoprene cable for sites, pumps and cranes; outdoors and in water', 'Тяжёлый кабель в неопрене для стройки, насосов и кранов; на улице и в воде', 'كابل نيوبرين ثقيل للمواقع والمضخات والرافعات؛ في الخارج وتحت الماء'), standard: 'EN 50525-2-21', volts: 750, cores: [3, 4, 5], areas: [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50], armoured: false, wall: 0.8, sheath: 1.5, perKgCopper: 1080, making: 24, minT: -25, maxT: 60, bend: 6, ampacity: rubber, unspsc: '26121629', earth: 'g' },
  { slug: 'armoured-cables', mark: '2XWY', noun: text('Armoured cable XLPE/SWA/PVC', 'Кабель бронированный XLPE/SWA/PVC', 'كابل مسلح XLPE/SWA/PVC'), plural: text('Armoured power cables', 'Кабели силовые бронированные', 'كابلات قدرة مسلحة'), use: text('Copper, XLPE insulation and steel wire armour for burial and cable trays', 'Медь, изоляция XLPE и броня из стальной проволоки, для траншей и лотков', 'نحاس وعزل XLPE وتسليح أسلاك فولاذية للدفن وحوامل الكابلات'), standard: 'IS 7098-1', volts: 1100, cores: [2, 3, 4], areas: [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240], armoured: true, wall: 0.7, sheath: 3.4, perKgCopper: 930, making: 58, minT: -15, maxT: 90, bend: 12, ampacity: xlpe, unspsc: '26121615', earth: 'x' },
];

/** IEC 60757. */
const colourCodes: Record<string, string> = { black: 'BK', blue: 'BU', 'green-yellow': 'GNYE', red: 'RD', grey: 'GY' };

/** Diameter of a bundle of round cores, in core diameters. */
const bundle: Record<number, number> = { 1: 1, 2: 2, 3: 2.16, 4: 2.42, 5: 2.7, 7: 3, 12: 4.16, 18: 5, 25: 6 };
export const wireColours: Record<string, Text3> = { black: text('black', 'чёрный', 'أسود'), blue: text('blue', 'синий', 'أزرق'), 'green-yellow': text('green-yellow', 'жёлто-зелёный', 'أخضر وأصفر'), red: text('red', 'красный', 'أحمر'), grey: text('grey', 'серый', 'رمادي') };

const name = text('{noun} {mark} {cores}{earth}{area} mm²{colour}', '{noun} {mark} {cores}{earth}{area} мм²{colour}', '{noun} {mark} {cores}{earth}{area} مم²{colour}');
const description = text(
  '{use}. {standard}, {volts} V, conductor up to {maxT} °C, outer diameter {D} mm, {kg} kg per metre, bending radius {bend} mm at least{amps}.',
  '{use}. {standard}, {volts} В, жила до {maxT} °C, наружный диаметр {D} мм, {kg} кг/м, радиус изгиба не менее {bend} мм{amps}.',
  '{use}. {standard}، {volts} فولت، الموصل حتى {maxT} درجة مئوية، القطر الخارجي {D} مم، {kg} كغ لكل متر، نصف قطر الانحناء {bend} مم على الأقل{amps}.',
);
const ampsText = text('; about {amps} A in air of 30 °C, less in bundles', '; около {amps} А в воздухе 30 °C, в пучке меньше', '؛ نحو {amps} أمبير في هواء 30 درجة مئوية وأقل في الحزم');

function* drafts(): Iterable<Draft> {
  for (const kind of kinds) {
    for (const cores of kind.cores) {
      for (const area of kind.areas) {
        if (cores === 2 && area > 70) continue;
        const conductor = 1.3 * Math.sqrt(area);
        const core = conductor + 2 * kind.wall * (1 + Math.log10(Math.max(area, 1)) * 0.35);
        const around = core * given(bundle[cores], cores);
        const D = rounded(around + (kind.sheath ? 2 * kind.sheath * (1 + around * 0.012) : 0));
        const copper = area * cores * 0.0089 * 1.03;
        const rest = ((Math.PI / 4) * D * D - area * cores) * 0.00135 * 0.72 + (kind.armoured ? D * 0.019 : kind.screened ? D * 0.004 : 0);
        const kg = rounded(copper + rest, 3);
        const amps = kind.ampacity?.[area];
        const earth = kind.earth === 'g' && cores > 2 ? 'G' : 'x';
        for (const colour of kind.colours ?? ['']) {
          const shape: Shape = { kind: 'cable', dims: { D, cores, armoured: kind.armoured ? 1 : 0 }, label: `${cores}${earth}${area}` };
          yield {
            mpn: `${kind.mark} ${cores}${earth}${area}${colour ? ` ${colourCodes[colour]}` : ''}`,
            name: fill(name, { noun: kind.noun, mark: kind.mark, cores: String(cores), earth, area: String(area), colour: colour ? fill(text(' {c}', ', {c}', '، {c}'), { c: given(wireColours[colour], colour) }) : '' }),
            description: fill(description, { use: kind.use, standard: kind.standard, volts: kind.volts, maxT: kind.maxT, D, kg, bend: Math.ceil((D * kind.bend) / 5) * 5, amps: amps ? fill(ampsText, { amps }) : '' }),
            category: `electrical/cables/${kind.slug}`, hsn: kind.volts > 1000 ? '85446020' : '85444999', unspsc: kind.unspsc, uom: 'metre', rupees: copper * kind.perKgCopper + kind.making + rest * 130, grams: kg * 1000,
            quantities: colour || kind.sheath < 1 ? { minQuantity: 10, maxQuantity: null, step: 10 } : { minQuantity: area >= 50 ? 1 : 5, maxQuantity: area >= 120 ? 500 : null, step: area >= 50 ? 1 : 5 },
            attributes: {
              'cable-type': slugOf(kind.mark), cores, 'conductor-area': area, 'outer-diameter': D, voltage: kind.volts, 'mass-per-metre': kg, 'bending-radius': Math.ceil((D * kind.bend) / 5) * 5, 'min-temperature': kind.minT, 'max-temperature': kind.maxT,
              standard: slugOf(kind.standard), screened: kind.screened ? 'yes' : 'no', armoured: kind.armoured ? 'yes' : 'no', ...(amps ? { current: amps } : {}), ...(colour ? { colour } : {}),
            },
            industries: kind.armoured ? ['oil-and-gas', 'power-generation', 'mining'] : ['automobile', 'textile', 'power-generation'], shape, manufacturers: kind.slug === 'pvc-flexible-cables' || kind.slug === 'rubber-cables' ? 1.6 : 1.1, weight: area === 1.5 || area === 2.5 ? 4 : 1, dataSheets: 0.25,
          };
        }
      }
    }
  }
}

const example = (D: number, cores: number, armoured: number): Shape => ({ kind: 'cable', dims: { D, cores, armoured } });
export const cableTypes = kinds.map((kind) => kind.mark);
export const cableStandards = [...new Set(kinds.map((kind) => kind.standard))];

export const cables: Branch = {
  categories: [
    category('electrical', text('Electrical', 'Электротехника', 'الكهرباء'), text('Cables, contactors, breakers, lugs, glands and indicator lamps.', 'Кабели, контакторы, автоматы, наконечники, вводы и сигнальные лампы.', 'كابلات وكونتاكتورات وقواطع وأطراف وجلندات ولمبات بيان.'), { kind: 'contactor', dims: { W: 45, H: 75, D: 82, poles: 3 } }),
    category('electrical/cables', text('Cables and wires', 'Кабели и провода', 'الكابلات والأسلاك'), text('Copper cables sold by the metre.', 'Медные кабели на метры.', 'كابلات نحاسية بالمتر.'), example(11.2, 4, 0)),
    ...kinds.map((kind) => category(`electrical/cables/${kind.slug}`, kind.plural, kind.use, example(kind.cores[0] === 1 ? 4.2 : 12, kind.cores.includes(4) ? 4 : 1, kind.armoured ? 1 : 0))),
  ],
  drafts,
};
