// Sizes under another name, in millimetres and horsepower: drills by letter and number, rings of JIS, belts of inch series, ball noses by radius, halves of a horse.
import { letteredDrill, numberedDrill } from './tables/drill-gauges.rules.ts';

/** Expects normalised text of at most a few hundred characters. */
export function withConvertedSizes(text: string): string {
  let own = text.replace(INCH_BELT, inchBelt).replace(PART_OF_A_HORSE, partOfAHorse);
  if (RING.test(own)) own = own.replace(JIS_RING, ringOfJis);
  if (BALL.test(own) && MILLING.test(own))
    own = own.replace(RADIUS, (_, radius: string) => `${2 * Number(radius)}mm`);
  if (!DRILL.test(own)) return own;
  return own
    .replace(
      NUMBER_BEFORE,
      drillOf((number) => numberedDrill(Number(number))),
    )
    .replace(
      NUMBER_BEHIND,
      drillOf((number) => numberedDrill(Number(number))),
    )
    .replace(LETTER_BEFORE, drillOf(letteredDrill))
    .replace(LETTER_BEHIND, drillOf(letteredDrill));
}

const DRILL = /drill/;
/** In both orders: "letter F drill", "drill F". [ASME B94.11M] */
const LETTER_BEFORE = /(?<![\p{L}\p{N}])letter\s(?:size\s)?([a-z])(?![\p{L}\p{N}])/gu;
const LETTER_BEHIND = /(?<![\p{L}\p{N}])drills?\s(?:bit\s)?(?:size\s)?([e-z])(?![\p{L}\p{N}-])/gu;
/** In both orders: "number 7 drill", "drill #7". */
const NUMBER_BEFORE =
  /(?<![\p{L}\p{N}])(?:number|no\.?|#)\s?(\d{1,2})\s(?:hss\s|cobalt\s|jobber\s){0,3}drills?(?:\sbits?)?(?![\p{L}])/gu;
const NUMBER_BEHIND =
  /(?<![\p{L}\p{N}])drills?(?:\sbits?)?\s(?:number|no\.?|#)\s?(\d{1,2})(?![\d.])/gu;

function drillOf(diameterOf: (gauge: string) => number | undefined) {
  return (all: string, gauge: string): string => {
    const diameter = diameterOf(gauge);
    return diameter === undefined ? all : `drill ${diameter}mm`;
  };
}

/** A ball nose by its radius: R5 is 10 mm across. */
const BALL = /ball|сферич|шаров|كروي/u;
const MILLING = /mill|cutter|фрез|فريز/u;
const RADIUS = /(?<![\p{L}\p{N}])(?:r|радиус|radius|rad\.?)\s?(\d{1,2}(?:\.\d)?)(?!\d)/gu;

const RING = /o\W?ring|jis|اورنج|او رنق/u;
const JIS_RING = /(?<![\p{L}\p{N}])([pg])\s?(\d{1,3})(?![\p{L}\p{N}.])/gu;
/** Series of JIS B 2401 up to a number: what the inner diameter is less than it, and the section. P22 is 21.8 x 2.4 mm, G50 49.4 x 3.1. */
const JIS_SERIES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  p: [
    [9, 0.2, 1.9],
    [22, 0.2, 2.4],
    [48, 0.3, 3.5],
    [150, 0.4, 5.7],
    [400, 0.5, 8.4],
  ],
  g: [
    [149, 0.6, 3.1],
    [300, 0.7, 5.7],
  ],
};

function ringOfJis(all: string, series: string, size: string): string {
  const number = Number(size);
  const row = JIS_SERIES[series]?.find(([most]) => number <= most);
  return row === undefined || number < 3 ? all : `${(number - row[1]).toFixed(1)}x${row[2]}`;
}

/** Narrow belts by their length in tenths of an inch (3V500: SPZ of 1270 mm), light ones by their outside (4L380: A-36). [RMA IP-20, IP-22] */
const INCH_BELT =
  /(?<![\p{L}\p{N}])(?:([358])vx?[\s-]?(\d{3,4})|([45])l[\s-]?(\d{3}))(?![\p{L}\p{N}])/gu;
const NARROW: Readonly<Record<string, string>> = { '3': 'spz', '5': 'spb', '8': 'spc' };

function inchBelt(
  _: string,
  narrow?: string,
  tenths?: string,
  light?: string,
  outside?: string,
): string {
  if (narrow !== undefined) return `${NARROW[narrow]} ${Math.round(Number(tenths) * 2.54)}`;
  const inches = Math.round(Number(outside) / 10);
  return light === '4' ? `a${inches - 2}` : `b${inches - 3}`;
}

/** "1/4 hp", "half hp", «نص حصان». */
const PART_OF_A_HORSE =
  /(?<![\p{L}\p{N}./])(?:(half|نصف?)|(quarter|ربع)|([1-7])\/([248]))\s?(?:hp|horse(?:power)?|лс|حصان)(?![\p{L}\p{N}])/gu;

function partOfAHorse(
  _: string,
  half?: string,
  quarter?: string,
  above?: string,
  below?: string,
): string {
  if (half !== undefined) return '0.5hp';
  return quarter === undefined ? `${Number(above) / Number(below)}hp` : '0.25hp';
}
