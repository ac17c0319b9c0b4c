// biome-ignore-all format: a table, one language a line
// Nuts and washers in the words of buyers and fitters, for the generated queries.
import { CLASSES, type FamilyWords, FINISHES, type Slot, STAINLESS } from './words.ts';

const PLAIN = 'iso-4032,iso-4033,iso-4035,iso-4036,iso-8673,asme-b18-2-2';
const FLAT = 'iso-7089,iso-7090,iso-7091,iso-7092,iso-7093,iso-7094';
const COATING: Slot = [3, FINISHES];

export const nuts: readonly FamilyWords[] = [
  {
    family: 'fasteners/nuts',
    nouns: [
      ['@fasteners/nuts', 'nut; nuts', 'гайка; гайки', 'صامولة; صواميل; صاموله; عزقة'],
      [
        `@fasteners/nuts standard=${PLAIN}`,
        'hex nut; hexagon nut; plain nut; hex full nut',
        'гайка шестигранная; гайка 6-гранная; шестигранная гайка',
        'صامولة سداسية; صامولة سداسي; صامولة مسدسة',
      ],
      [
        '@fasteners/nuts standard=din-985',
        'nyloc nut; nylock nut; nylon insert nut; nylon lock nut; nyloc; nylon insert lock nut',
        'гайка с нейлоновым кольцом; гайка самоконтрящаяся с нейлоном; гайка din 985',
        'صامولة نايلون; صامولة قفل نايلون; صامولة نايلوك',
      ],
      [
        '@fasteners/nuts standard=din-985,din-980',
        'self locking nut; prevailing torque nut; self lock nut; stop nut',
        'гайка самоконтрящаяся; самоконтрящаяся гайка; гайка самостопорящаяся',
        'صامولة قفل; صامولة ذاتية القفل; صامولة زنق',
      ],
      [
        '@fasteners/nuts standard=din-980',
        'all metal lock nut; metal lock nut; all metal nut',
        'гайка самоконтрящаяся цельнометаллическая; гайка din 980',
        'صامولة قفل معدنية',
      ],
      [
        '@fasteners/nuts standard=iso-4035,iso-4036',
        'thin nut; half nut; jam nut; thin hex nut; check nut',
        'гайка низкая; контргайка; низкая гайка; гайка тонкая',
        'صامولة رفيعة; صامولة منخفضة',
      ],
      [
        '@fasteners/nuts standard=en-1661',
        'flange nut; flanged nut; hex flange nut; collar nut',
        'гайка с фланцем; гайка фланцевая; фланцевая гайка',
        'صامولة بفلنجة; صامولة فلنجة',
      ],
      [
        '@fasteners/nuts standard=din-1587',
        'dome nut; cap nut; acorn nut; domed cap nut; domed nut',
        'гайка колпачковая; колпачковая гайка; глухая гайка',
        'صامولة طربوش; صامولة قبة; صامولة غطاء',
      ],
      ['@fasteners/nuts standard=din-557', 'square nut', 'гайка квадратная', 'صامولة مربعة'],
      [
        '@fasteners/nuts standard=din-6334',
        'coupling nut; extension nut; long nut; hex coupling nut',
        'гайка соединительная; гайка удлиненная; гайка переходная',
        'صامولة وصل; صامولة طويلة',
      ],
      ['@fasteners/nuts standard=iso-4033', 'high hex nut', 'гайка высокая', 'صامولة عالية'],
      [
        '@fasteners/nuts standard=iso-8673',
        'fine thread nut; fine pitch nut',
        'гайка с мелким шагом; гайка мелкая резьба',
        'صامولة سن ناعم',
      ],
    ],
    sizes: [
      ['', '{thread}'],
      ['', 'size {thread}; for {thread} bolt', 'под болт {thread}; {thread}', 'مقاس {thread}'],
      ['', '{thread}'],
    ],
    more: [
      [
        5,
        [
          ...STAINLESS,
          ...CLASSES,
          [
            'strength-class=8',
            'class 8; gr 8; cl 8; grade 8',
            'кл 8; класс 8; кл.8',
            'فئة 8; درجة 8',
          ],
          ['strength-class=10', 'class 10; gr 10; cl 10', 'кл 10; класс 10', 'فئة 10; درجة 10'],
        ],
      ],
      COATING,
      [
        2,
        [
          ['= standard=iso-4032', 'din 934; din934', 'din 934; дин 934; гост 5915', 'din 934'],
          ['standard=iso-4032', 'iso 4032'],
          ['standard=din-985', 'din 985; din985', 'din 985; дин 985', 'din 985'],
          ['= standard=iso-4035', 'din 439', 'din 439; дин 439', 'din 439'],
          ['= standard=en-1661', 'din 6923', 'din 6923; дин 6923', 'din 6923'],
          ['standard=din-1587', 'din 1587', 'din 1587; дин 1587', 'din 1587'],
        ],
      ],
    ],
    manufacturers: ['unbrako', 'wurth', 'tvs', 'bossard'],
  },
  {
    family: 'fasteners/washers',
    nouns: [
      ['@fasteners/washers', 'washer; washers', 'шайба; шайбы', 'وردة; ورد; رونديلة; وردات'],
      [
        `@fasteners/washers standard=${FLAT}`,
        'flat washer; plain washer; pl washer; flat washers',
        'шайба плоская; плоская шайба',
        'وردة مسطحة; وردة عادية; وردة فلات',
      ],
      [
        '@fasteners/washers standard=din-127',
        'spring washer; spring lock washer; split washer; spr washer',
        'шайба пружинная; гровер; шайба гровера; шайба гровер',
        'وردة سوستة; وردة زنبركية; وردة نابضية',
      ],
      [
        '@fasteners/washers standard=din-6797',
        'internal tooth washer; star washer; internal tooth lock washer; shakeproof washer',
        'шайба зубчатая; шайба стопорная зубчатая; шайба с внутренними зубьями',
        'وردة مسننة; وردة نجمة; وردة بأسنان داخلية',
      ],
      [
        '@fasteners/washers standard=iso-7093,iso-7094',
        'penny washer; fender washer; large washer; mudguard washer; large series washer',
        'шайба увеличенная; шайба кузовная; шайба широкая',
        'وردة عريضة; وردة كبيرة',
      ],
      [
        '@fasteners/washers standard=iso-7092',
        'small series washer; narrow washer',
        'шайба уменьшенная; шайба узкая',
        'وردة ضيقة',
      ],
    ],
    sizes: [
      ['', '{thread}'],
      [
        '',
        '{thread}; for {thread} bolt; {thread} bolt size',
        '{thread}; под болт {thread}',
        '{thread}',
      ],
      [`standard=${FLAT} ?`, '{inner-diameter}×{outer-diameter}×{thickness}; {thread}'],
      [
        '~',
        'id {inner-diameter} od {outer-diameter}; hole {inner-diameter} od {outer-diameter}',
        'внутренний {inner-diameter} наружный {outer-diameter}',
        'قطر داخلي {inner-diameter} خارجي {outer-diameter}',
      ],
    ],
    more: [
      [5, STAINLESS],
      COATING,
      [
        3,
        [
          [
            '= standard=iso-7089,iso-7090',
            'din 125; din125',
            'din 125; дин 125; din 125a',
            'din 125',
          ],
          ['= standard=iso-7093', 'din 9021; din9021', 'din 9021; дин 9021', 'din 9021'],
          ['standard=din-127', 'din 127; din127', 'din 127; дин 127; гост 6402', 'din 127'],
          ['= standard=iso-7089,iso-7090,iso-7091', 'is 2016', 'гост 11371; гост 11371-78', '-'],
          ['standard=iso-7089', 'iso 7089'],
          ['= standard=iso-7092', 'din 433', 'din 433; дин 433'],
          ['strength-class=200-hv', '200hv; 200 hv; hv200'],
          ['strength-class=300-hv', '300hv; 300 hv; hv300'],
        ],
      ],
    ],
    manufacturers: ['wurth', 'bossard', 'schnorr'],
  },
];
