// Oils: hydraulic, gear, compressor and slideway oils by ISO VG grade (ISO 3448) in four packs.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';
import { oilPacks } from './packs.ts';

type Line = {
  slug: string; code: string; noun: Text3; plural: Text3; use: Text3; standard: string; grades: number[]; packs: string[]; base: 'mineral' | 'pao' | 'pag' | 'water-glycol';
  vi: number; density: number; pour: number; flash: number; perLitre: number; hsn: string; unspsc: string; industries: string[]; food?: boolean;
};

const lines: Line[] = [
  { slug: 'hydraulic-oils-hlp', code: 'HLP', noun: text('Hydraulic oil HLP', 'Масло гидравлическое HLP', 'زيت هيدروليك HLP'), plural: text('Hydraulic oils HLP', 'Масла гидравлические HLP', 'زيوت هيدروليك HLP'), use: text('Zinc-based anti-wear oil for presses, cranes and machine tools indoors.', 'Противоизносное масло с цинком для прессов, кранов и станков в помещении.', 'زيت مضاد للتآكل بالزنك للمكابس والرافعات وآلات التشغيل داخل المباني.'), standard: 'DIN 51524-2', grades: [22, 32, 46, 68, 100, 150], packs: ['5L', '20L', '208L'], base: 'mineral', vi: 100, density: 0.87, pour: -27, flash: 215, perLitre: 148, hsn: '27101983', unspsc: '15121504', industries: ['automobile', 'mining', 'textile'] },
  { slug: 'hydraulic-oils-hvlp', code: 'HVLP', noun: text('Hydraulic oil HVLP', 'Масло гидравлическое HVLP', 'زيت هيدروليك HVLP'), plural: text('Hydraulic oils HVLP', 'Масла гидравлические HVLP', 'زيوت هيدروليك HVLP'), use: text('High viscosity index for mobile machines that start cold and run hot.', 'Высокий индекс вязкости для мобильных машин: холодный пуск и горячая работа.', 'معامل لزوجة عال للآلات المتحركة التي تبدأ باردة وتعمل ساخنة.'), standard: 'DIN 51524-3', grades: [22, 32, 46, 68, 100], packs: ['5L', '20L', '208L'], base: 'mineral', vi: 150, density: 0.868, pour: -39, flash: 210, perLitre: 182, hsn: '27101983', unspsc: '15121504', industries: ['mining', 'railways', 'marine'] },
  { slug: 'fire-resistant-fluids', code: 'HFC', noun: text('Fire-resistant fluid HFC', 'Жидкость огнестойкая HFC', 'سائل مقاوم للحريق HFC'), plural: text('Fire-resistant hydraulic fluids', 'Огнестойкие гидравлические жидкости', 'سوائل هيدروليك مقاومة للحريق'), use: text('Water-glycol fluid for die casting, foundries and mines, up to 60 °C; check the seals and water content.', 'Водно-гликолевая жидкость для литья и шахт, до 60 °C; следить за уплотнениями и содержанием воды.', 'سائل ماء وغليكول للصب والمناجم حتى 60 درجة مئوية؛ افحص المحكمات ونسبة الماء.'), standard: 'ISO 12922', grades: [46, 68], packs: ['20L', '208L'], base: 'water-glycol', vi: 200, density: 1.08, pour: -50, flash: 0, perLitre: 340, hsn: '34039900', unspsc: '15121504', industries: ['mining', 'power-generation'] },
  { slug: 'gear-oils-clp', code: 'CLP', noun: text('Gear oil CLP', 'Масло редукторное CLP', 'زيت تروس CLP'), plural: text('Gear oils CLP', 'Масла редукторные CLP', 'زيوت تروس CLP'), use: text('Extreme-pressure mineral oil for closed spur, helical and bevel gears.', 'Минеральное масло EP для закрытых цилиндрических и конических передач.', 'زيت معدني للضغط الشديد للتروس المغلقة المستقيمة والحلزونية والمخروطية.'), standard: 'DIN 51517-3', grades: [68, 100, 150, 220, 320, 460, 680], packs: ['5L', '20L', '208L'], base: 'mineral', vi: 96, density: 0.895, pour: -15, flash: 230, perLitre: 176, hsn: '27101975', unspsc: '15121503', industries: ['mining', 'textile', 'power-generation'] },
  { slug: 'gear-oils-synthetic', code: 'CLP HC', noun: text('Synthetic gear oil CLP HC', 'Масло редукторное синтетическое CLP HC', 'زيت تروس صناعي CLP HC'), plural: text('Synthetic gear oils', 'Масла редукторные синтетические', 'زيوت تروس صناعية'), use: text('Polyalphaolefin oil for long intervals and sumps up to 110 °C; mixes with mineral oil.', 'Полиальфаолефин для долгих интервалов и картеров до 110 °C; смешивается с минеральным.', 'بولي ألفا أوليفين لفترات طويلة وأحواض حتى 110 درجة مئوية؛ يمتزج بالزيت المعدني.'), standard: 'DIN 51517-3', grades: [150, 220, 320, 460], packs: ['5L', '20L', '208L'], base: 'pao', vi: 150, density: 0.86, pour: -42, flash: 240, perLitre: 520, hsn: '34039900', unspsc: '15121503', industries: ['power-generation', 'mining'] },
  { slug: 'gear-oils-polyglycol', code: 'CLP PG', noun: text('Polyglycol gear oil CLP PG', 'Масло редукторное полигликолевое CLP PG', 'زيت تروس بولي غليكول CLP PG'), plural: text('Polyglycol gear oils', 'Масла редукторные полигликолевые', 'زيوت تروس بولي غليكول'), use: text('For worm gears under load; must not be mixed with mineral oil.', 'Для нагруженных червячных передач; не смешивать с минеральным маслом.', 'للتروس الدودية المحملة؛ لا يخلط مع الزيت المعدني.'), standard: 'DIN 51517-3', grades: [220, 320, 460, 680], packs: ['1L', '5L', '20L'], base: 'pag', vi: 230, density: 1.06, pour: -33, flash: 260, perLitre: 690, hsn: '34039900', unspsc: '15121503', industries: ['food-and-beverage', 'textile'] },
  { slug: 'compressor-oils', code: 'VDL', noun: text('Compressor oil VDL', 'Масло компрессорное VDL', 'زيت ضواغط VDL'), plural: text('Compressor oils VDL', 'Масла компрессорные VDL', 'زيوت ضواغط VDL'), use: text('For piston and screw air compressors with discharge up to 220 °C.', 'Для поршневых и винтовых компрессоров с нагнетанием до 220 °C.', 'لضواغط الهواء المكبسية واللولبية بحرارة تصريف حتى 220 درجة مئوية.'), standard: 'DIN 51506', grades: [32, 46, 68, 100, 150], packs: ['5L', '20L', '208L'], base: 'mineral', vi: 98, density: 0.875, pour: -21, flash: 225, perLitre: 198, hsn: '27101978', unspsc: '15121521', industries: ['automobile', 'oil-and-gas', 'textile'] },
  { slug: 'slideway-oils', code: 'CGLP', noun: text('Slideway oil CGLP', 'Масло для направляющих CGLP', 'زيت مجاري انزلاق CGLP'), plural: text('Slideway oils CGLP', 'Масла для направляющих CGLP', 'زيوت مجاري الانزلاق CGLP'), use: text('Adhesive oil against stick-slip on machine tool ways.', 'Адгезионное масло против рывков на направляющих станков.', 'زيت لاصق ضد التقطع على مجاري آلات التشغيل.'), standard: 'DIN 51502', grades: [32, 68, 220], packs: ['5L', '20L', '208L'], base: 'mineral', vi: 98, density: 0.885, pour: -18, flash: 215, perLitre: 190, hsn: '27101976', unspsc: '15121520', industries: ['automobile', 'railways'] },
  { slug: 'food-grade-oils', code: 'H1', noun: text('Food-grade oil H1', 'Масло с пищевым допуском H1', 'زيت غذائي H1'), plural: text('Food-grade oils H1', 'Масла с пищевым допуском H1', 'زيوت غذائية H1'), use: text('NSF H1 hydraulic and gear oil where contact with food may happen by accident.', 'Масло NSF H1 для гидравлики и редукторов при возможном случайном контакте с пищей.', 'زيت NSF H1 للهيدروليك والتروس حيث قد يلامس الغذاء عرضا.'), standard: 'ISO 21469', grades: [32, 46, 68, 220, 460], packs: ['5L', '20L'], base: 'pao', vi: 140, density: 0.85, pour: -42, flash: 235, perLitre: 610, hsn: '34039900', unspsc: '15121526', industries: ['food-and-beverage'], food: true },
];

const name = text('{noun} {vg} {pack}', '{noun} {vg} {pack}', '{noun} {vg} {pack}');
const description = text(
  '{use} {standard}, ISO VG {vg}: {vg} mm²/s at 40 °C, viscosity index {vi}, pour point {pour} °C{flash}.',
  '{use} {standard}, ISO VG {vg}: {vg} мм²/с при 40 °C, индекс вязкости {vi}, застывание {pour} °C{flash}.',
  '{use} {standard}، ISO VG {vg}: {vg} مم²/ث عند 40 درجة مئوية، معامل اللزوجة {vi}، نقطة الانسكاب {pour} درجة مئوية{flash}.',
);
const flashText = text(', flash point {flash} °C', ', вспышка {flash} °C', '، نقطة الوميض {flash} درجة مئوية');

export const viscosities = [...new Set(lines.flatMap((line) => line.grades))].sort((a, b) => a - b);
export const bases: Record<string, Text3> = { mineral: text('Mineral oil', 'Минеральное масло', 'زيت معدني'), pao: text('Polyalphaolefin (PAO)', 'Полиальфаолефин (ПАО)', 'بولي ألفا أوليفين (PAO)'), pag: text('Polyglycol (PAG)', 'Полигликоль (PAG)', 'بولي غليكول (PAG)'), 'water-glycol': text('Water-glycol', 'Водно-гликолевая', 'ماء وغليكول'), ester: text('Ester', 'Эфир', 'إستر'), silicone: text('Silicone oil', 'Силиконовое масло', 'زيت سيليكون'), pfpe: text('PFPE', 'PFPE', 'PFPE') };
export const oilStandards = [...new Set(lines.map((line) => line.standard))];
const drum = { kind: 'drum' as const, dims: { d: 585, h: 885 } };
const parents: Record<string, string> = { HLP: 'hydraulic-oils', HVLP: 'hydraulic-oils', HFC: 'hydraulic-oils', CLP: 'gear-oils', 'CLP HC': 'gear-oils', 'CLP PG': 'gear-oils' };
const lineageOf = (line: Line): string => `lubricants/${parents[line.code] ?? 'machine-oils'}/${line.slug}`;

export const oils: Branch = {
  categories: [
    category('lubricants', text('Lubricants', 'Смазочные материалы', 'مواد التشحيم'), text('Oils by ISO VG, greases by NLGI, sprays and pastes.', 'Масла по ISO VG, смазки по NLGI, аэрозоли и пасты.', 'زيوت حسب ISO VG وشحوم حسب NLGI وبخاخات ومعاجين.'), drum),
    category('lubricants/hydraulic-oils', text('Hydraulic oils', 'Гидравлические масла', 'زيوت الهيدروليك'), text('ISO VG 22 to 150.', 'ISO VG от 22 до 150.', 'ISO VG من 22 إلى 150.'), drum),
    category('lubricants/gear-oils', text('Gear oils', 'Редукторные масла', 'زيوت التروس'), text('Mineral, PAO and polyglycol, ISO VG 68 to 680.', 'Минеральные, ПАО и полигликоли, ISO VG от 68 до 680.', 'معدنية وPAO وبولي غليكول، ISO VG من 68 إلى 680.'), drum),
    category('lubricants/machine-oils', text('Compressor and machine oils', 'Компрессорные и станочные масла', 'زيوت الضواغط والآلات'), text('For compressors, slideways and food machines.', 'Для компрессоров, направляющих и пищевых машин.', 'للضواغط ومجاري الانزلاق وآلات الأغذية.'), drum),
    ...lines.map((line) => category(lineageOf(line), line.plural, line.use, { kind: 'can', dims: { d: 290, h: 390, spray: 0 } })),
  ],
  *drafts(): Iterable<Draft> {
    for (const line of lines) {
      for (const vg of line.grades) {
        const pour = line.pour + Math.round(Math.log2(vg / given(line.grades[0])) * 3);
        const flash = line.flash ? line.flash + Math.round(Math.log2(vg / given(line.grades[0])) * 6) : 0;
        for (const pack of oilPacks.filter(({ code }) => line.packs.includes(code))) {
          yield {
            mpn: `${line.code} ${vg} ${pack.code}`, name: fill(name, { noun: line.noun, vg: String(vg), pack: pack.name }),
            description: fill(description, { use: line.use, standard: line.standard, vg, vi: line.vi, pour, flash: flash ? fill(flashText, { flash }) : '' }), category: lineageOf(line), hsn: line.hsn, unspsc: line.unspsc, uom: 'piece',
            rupees: pack.content * line.perLitre * pack.factor * (1 + vg / 4000) + 25, grams: pack.content * line.density * 1000 + pack.tare,
            attributes: { 'viscosity-grade': vg, volume: pack.content, 'base-oil': line.base, 'viscosity-index': line.vi, density: line.density, 'pour-point': pour, ...(flash ? { 'flash-point': flash } : {}), standard: line.standard.toLowerCase().replaceAll(' ', '-'), pack: pack.code.toLowerCase(), 'net-mass': rounded(pack.content * line.density, 2) },
            industries: line.industries, shape: { ...pack.shape, label: `${line.code} ${vg}` }, manufacturers: 1.3, weight: pack.weight * (vg === 46 || vg === 68 || vg === 220 ? 3 : 1), dataSheets: 0.45,
          };
        }
      }
    }
  },
};
