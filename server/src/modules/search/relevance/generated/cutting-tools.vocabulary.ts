// biome-ignore-all format: a table, one language a line
// Drills, taps and end mills in the words of workshops, for the generated queries.
import { at, type FamilyWords, type Phrasing, TOOL_STEELS } from './words.ts';

const TAPS = 'cutting-tools/taps';
const DIAMETER: readonly Phrasing[] = [
  [
    '',
    `{nominal-diameter}mm; {nominal-diameter} mm; {nominal-diameter} mm; dia {nominal-diameter};
      {nominal-diameter} mm dia; {nominal-diameter}`,
    `{nominal-diameter} мм; {nominal-diameter}мм; {nominal-diameter}; d{nominal-diameter};
      диаметр {nominal-diameter}`,
    `{nominal-diameter} مم; {nominal-diameter}مم; مقاس {nominal-diameter};
      قطر {nominal-diameter} مم`,
  ],
];
const TOOL_MANUFACTURERS = ['dormer', 'addison', 'miranda', 'yg1', 'totem', 'guhring', 'sandvik', 'nachi'];

export const cuttingTools: readonly FamilyWords[] = [
  {
    family: 'cutting-tools/drills',
    nouns: [
      [
        '@cutting-tools/drills',
        'drill bit; twist drill; drill bits; metal drill bit; drill bit for metal; drill bit',
        'сверло; сверло по металлу; сверло спиральное; сверла по металлу',
        'ريشة; ريشة ثقب; بنطة; بنطة حديد; ريشة حديد; ريشة ثقب حلزونية',
      ],
    ],
    sizes: DIAMETER,
    more: [
      [5, TOOL_STEELS],
      [
        4,
        [
          ['standard=din-338', 'jobber; jobber length; jobber series', 'средняя серия', '-'],
          ['standard=din-338', 'din 338', 'din 338; дин 338', 'din 338'],
          [
            'standard=din-1897',
            'stub; stub length; short series',
            'короткое; короткая серия',
            'قصيرة',
          ],
          ['standard=din-1897', 'din 1897', 'din 1897', 'din 1897'],
          ['standard=din-340', 'long series; long; long length', 'длинное; удлиненное', 'طويلة'],
          ['standard=din-340', 'din 340', 'din 340', 'din 340'],
        ],
      ],
      [2, [
        ['finish=tin', 'tin coated; tin', 'с покрытием tin; tin', 'tin; مطلية تيتانيوم'],
        ['finish=tialn', 'tialn; tialn coated', 'tialn; с покрытием tialn', 'tialn'],
      ]],
    ],
    manufacturers: TOOL_MANUFACTURERS,
  },
  {
    family: 'cutting-tools/taps',
    nouns: [
      [
        '@cutting-tools/taps',
        'tap; thread tap; threading tap; taps',
        'метчик; метчики',
        'ذكر قلاووظ; دكر قلاووظ',
      ],
      [
        at(TAPS, 'hand-m', 'hand-mf', 'hand-unc', 'hand-unf'),
        'hand tap; hand taps',
        'метчик ручной; ручной метчик',
        'ذكر قلاووظ يدوي',
      ],
      [
        at(TAPS, 'spiral-flute-m', 'spiral-flute-mf', 'spiral-flute-unc', 'spiral-flute-unf'),
        'spiral flute tap; helical flute tap; spiral fluted tap',
        'метчик со спиральной канавкой; метчик с винтовой канавкой',
        'ذكر قلاووظ بمجرى حلزوني; ذكر قلاووظ حلزوني',
      ],
      [
        at(TAPS, 'spiral-point-m', 'spiral-point-mf', 'spiral-point-unc', 'spiral-point-unf'),
        'spiral point tap; gun tap; gun nose tap',
        'метчик с подточкой',
        'ذكر قلاووظ برأس لولبي',
      ],
    ],
    sizes: [['', '{thread}; {thread}']],
    more: [[5, TOOL_STEELS.slice(0, 2)]],
    manufacturers: TOOL_MANUFACTURERS,
  },
  {
    family: 'cutting-tools/end-mills',
    nouns: [
      [
        '@cutting-tools/end-mills',
        'end mill; endmill; milling cutter; end mill cutter',
        'фреза; фреза концевая; концевая фреза',
        'فريزة; فريزة طرفية; سكينة فريزة; اند ميل',
      ],
      [
        '@cutting-tools/end-mills/ball-nose-hss-co,cutting-tools/end-mills/ball-nose-carbide',
        'ball nose end mill; ball nose cutter; ball end mill; ball nose',
        'фреза сферическая; фреза радиусная; фреза концевая сферическая',
        'فريزة كروية; فريزة برأس كروي',
      ],
      [
        '@cutting-tools/end-mills/2-flute-hss-co,cutting-tools/end-mills/2-flute-carbide',
        'slot drill; slot drill cutter',
        'фреза шпоночная; шпоночная фреза',
        'فريزة مجار',
      ],
    ],
    sizes: DIAMETER,
    more: [
      [
        5,
        [
          [
            '',
            '{flutes} flute; {flutes} flutes; {flutes}f; {flutes} fl; {flutes}-flute',
            '{flutes} зуба; z{flutes}; {flutes}-зубая; z={flutes}',
            '{flutes} حدود; {flutes} ريش',
          ],
        ],
      ],
      [5, TOOL_STEELS.slice(1)],
      [1, [['finish=tialn', 'tialn; tialn coated'], ['finish=tin', 'tin coated']]],
      [
        1,
        [
          [
            '~',
            'shank {shank-diameter} mm; {shank-diameter}mm shank',
            'хвостовик {shank-diameter} мм',
            'ساق {shank-diameter} مم',
          ],
        ],
      ],
    ],
    manufacturers: TOOL_MANUFACTURERS,
  },
];
