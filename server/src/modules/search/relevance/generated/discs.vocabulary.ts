// biome-ignore-all format: a table, one language a line
// Cutting, grinding and sanding discs in the words of workshops, for the generated queries.
import { at, type FamilyWords } from './words.ts';

const D = 'power-tools/discs';
const CUTTING = at(D, 'cutting-discs-steel', 'cutting-discs-stainless', 'cutting-discs-stone');

export const discs: readonly FamilyWords[] = [
  {
    family: D,
    nouns: [
      [
        CUTTING,
        'cutting disc; cutting wheel; cut off wheel; cut off disc; cutting blade',
        'круг отрезной; отрезной круг; диск отрезной; отрезной диск',
        'قرص قطع; صينية قطع; حجر قطعية; اسطوانة قطع; قرص قطعية',
      ],
      [
        `@${D}/cutting-discs-steel,${D}/cutting-discs-stainless`,
        'metal cutting disc; cutting disc for metal; metal cutting wheel',
        'круг отрезной по металлу; диск по металлу; отрезной по металлу',
        'قرص قطع حديد; حجر قطعية حديد',
      ],
      [
        `@${D}/cutting-discs-stainless`,
        'inox cutting disc; ss cutting disc; cutting disc for stainless',
        'круг отрезной по нержавейке; диск отрезной по нержавейке',
        'قرص قطع ستانلس',
      ],
      [
        `@${D}/cutting-discs-stone`,
        'stone cutting disc; cutting disc for stone',
        'круг отрезной по камню',
        'قرص قطع حجر',
      ],
      [
        `@${D}/grinding-discs`,
        'grinding disc; grinding wheel; dc wheel; grinding discs',
        'круг зачистной; зачистной круг; диск зачистной; круг шлифовальный зачистной',
        'قرص جلخ; حجر جلخ; حجر تجليخ; قرص تجليخ',
      ],
      [
        `@${D}/flap-discs-zirconia,${D}/flap-discs-ceramic`,
        'flap disc; flap wheel disc; flap discs; mop disc',
        'круг лепестковый; лепестковый круг; клт; круг лепестковый торцевой',
        'قرص رفرفة; قرص صنفرة مروحة; حجر صنفرة ورق',
      ],
      [
        `@${D}/fibre-discs`,
        'fibre disc; fiber disc; sanding fibre disc; fibre sanding disc',
        'круг фибровый; фибровый круг; диск фибровый',
        'قرص فايبر; قرص ليفي',
      ],
      [
        `@${D}/velcro-discs`,
        'velcro disc; velcro sanding disc; hook and loop disc; sanding disc velcro',
        'круг на липучке; шлифкруг на липучке; круг шлифовальный на липучке',
        'قرص صنفرة فيلكرو; قرص فيلكرو',
      ],
      [
        `@${D}/diamond-discs`,
        'diamond disc; diamond blade; diamond cutting disc; diamond wheel',
        'диск алмазный; алмазный диск; круг алмазный',
        'قرص ماس; قرص الماس; ديسك الماظ',
      ],
    ],
    sizes: [
      [
        `${CUTTING},${D}/grinding-discs ?`,
        `{disc-diameter}×{thickness}; {disc-diameter} × {thickness} mm;
          {disc-diameter}×{thickness}×{inner-diameter}; {disc-diameter}×{thickness}mm`,
        `{disc-diameter}×{thickness}; {disc-diameter}×{thickness}×{inner-diameter};
          {disc-diameter}×{thickness} мм`,
        '{disc-diameter}×{thickness}; {disc-diameter}×{thickness} مم',
      ],
      [
        '',
        '{disc-diameter} mm; {disc-diameter}mm; {disc-diameter|nearInch}; {disc-diameter|nearInch}',
        '{disc-diameter} мм; {disc-diameter}мм; {disc-diameter}',
        '{disc-diameter} مم; {disc-diameter|nearInch}; {disc-diameter|nearInch}',
      ],
      [
        '',
        `{disc-diameter} mm; {disc-diameter}mm grit {grit}; {disc-diameter} mm {grit} grit;
          {disc-diameter|nearInch} {grit} grit`,
        '{disc-diameter} мм P{grit}; {disc-diameter} P{grit}',
        '{disc-diameter} مم خشونة {grit}',
      ],
    ],
    more: [
      [
        5,
        [
          [
            '',
            '{grit} grit; grit {grit}; p{grit}; {grit} grit',
            'P{grit}; зерно {grit}; зернистость {grit}',
            'خشونة {grit}; نمرة {grit}',
          ],
        ],
      ],
      [
        2,
        [
          ['abrasive=zirconia', 'zirconia; zirconium', 'циркониевый; цирконий', 'زركونيوم'],
          ['abrasive=ceramic', 'ceramic', 'керамический', 'سيراميك'],
          ['abrasive-mark=seg', 'segmented; segment', 'сегментный', 'مقسم'],
          ['abrasive-mark=turbo', 'turbo', 'турбо', 'توربو'],
        ],
      ],
      [
        1,
        [
          [
            '~',
            'bore {inner-diameter}; {inner-diameter} mm bore; arbor {inner-diameter}',
            'посадка {inner-diameter}; посадочный {inner-diameter}',
            'فتحة {inner-diameter}',
          ],
        ],
      ],
    ],
    manufacturers: ['3m', 'norton', 'bosch', 'tyrolit', 'pferd', 'carborundum', 'луга'],
  },
];
