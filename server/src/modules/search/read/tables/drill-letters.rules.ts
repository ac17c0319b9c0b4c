// Drills by letter: their diameters in millimetres. [ASME B94.11M]

const DIAMETERS =
  '5.94 6.05 6.15 6.25 6.35 6.53 6.63 6.76 6.91 7.04 7.14 7.37 7.49 7.67 8.03 8.2 8.43 8.61 8.84 9.09 9.35 9.58 9.8 10.08 10.26 10.49'
    .split(' ')
    .map(Number);

/** @param letter in lower case; undefined for what is no letter of the alphabet */
export function drillDiameter(letter: string): number | undefined {
  return DIAMETERS[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
}
