// Rubber compounds of O-rings and their limits.
import type { IndustrySlug } from '../../industries.ts';
import type { materials } from '../../shared-attributes.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

export type Compound = {
  key: string;
  label: string;
  material: keyof typeof materials;
  hardness: number;
  low: number;
  high: number;
  density: number;
  /** Rupees for a gram moulded, and for the moulding of one piece. */
  perGram: number;
  moulding: number;
  colour: 'black' | 'brown' | 'red';
  weight: number;
  says: Text3;
  industries: IndustrySlug[];
};

export const compounds: Compound[] = [
  {
    key: 'nbr-70',
    label: 'NBR 70',
    material: 'nbr',
    hardness: 70,
    low: -30,
    high: 100,
    density: 1.25,
    perGram: 0.8,
    moulding: 1,
    colour: 'black',
    weight: 2,
    industries: ['automobile', 'mining', 'power-generation', 'textile'],
    says: text(
      'Resists mineral oil, grease and water.',
      'Стоек к минеральному маслу, смазке и воде.',
      'يقاوم الزيوت المعدنية والشحوم والماء.',
    ),
  },
  {
    key: 'nbr-90',
    label: 'NBR 90',
    material: 'nbr',
    hardness: 90,
    low: -25,
    high: 100,
    density: 1.3,
    perGram: 1,
    moulding: 1.3,
    colour: 'black',
    weight: 1,
    industries: ['mining', 'oil-and-gas', 'marine'],
    says: text(
      'Hard compound that resists extrusion in high-pressure hydraulics.',
      'Твёрдая смесь, стойкая к выдавливанию в гидравлике высокого давления.',
      'مركب صلد يقاوم الانبثاق في الهيدروليك عالي الضغط.',
    ),
  },
  {
    key: 'fkm-75',
    label: 'FKM 75',
    material: 'fkm',
    hardness: 75,
    low: -20,
    high: 200,
    density: 1.9,
    perGram: 5.5,
    moulding: 3,
    colour: 'brown',
    weight: 1.3,
    industries: ['oil-and-gas', 'automobile', 'power-generation'],
    says: text(
      'Resists fuels, hot oil and many chemicals.',
      'Стоек к топливу, горячему маслу и многим химикатам.',
      'يقاوم الوقود والزيت الساخن وكثيرا من المواد الكيميائية.',
    ),
  },
  {
    key: 'epdm-70',
    label: 'EPDM 70',
    material: 'epdm',
    hardness: 70,
    low: -45,
    high: 140,
    density: 1.18,
    perGram: 1.3,
    moulding: 1.4,
    colour: 'black',
    weight: 1.1,
    industries: ['food-and-beverage', 'power-generation', 'marine'],
    says: text(
      'Resists hot water, steam and weather; not for mineral oil.',
      'Стоек к горячей воде, пару и атмосфере; не для минерального масла.',
      'يقاوم الماء الساخن والبخار والطقس، ولا يصلح للزيوت المعدنية.',
    ),
  },
  {
    key: 'vmq-70',
    label: 'VMQ 70',
    material: 'vmq',
    hardness: 70,
    low: -60,
    high: 200,
    density: 1.2,
    perGram: 3.2,
    moulding: 2.2,
    colour: 'red',
    weight: 0.8,
    industries: ['food-and-beverage', 'automobile'],
    says: text(
      'Stays elastic in heat and cold, for static seals.',
      'Остаётся эластичным в жару и холод, для неподвижных уплотнений.',
      'يبقى مرنا في الحر والبرد، للإحكام الساكن.',
    ),
  },
];

export const colours = {
  black: text('Black', 'Чёрный', 'أسود'),
  brown: text('Brown', 'Коричневый', 'بني'),
  red: text('Red-brown', 'Красно-коричневый', 'بني محمر'),
};
