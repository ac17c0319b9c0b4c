// Drills by letter and by number: their diameters in millimetres. [ASME B94.11M]

const LETTERED =
  '5.94 6.05 6.15 6.25 6.35 6.53 6.63 6.76 6.91 7.04 7.14 7.37 7.49 7.67 8.03 8.2 8.43 8.61 8.84 9.09 9.35 9.58 9.8 10.08 10.26 10.49'
    .split(' ')
    .map(Number);

/** @param letter in lower case; undefined for what is no letter of the alphabet */
export function letteredDrill(letter: string): number | undefined {
  return LETTERED[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
}

/** From number 1 on. */
const NUMBERED =
  '5.79 5.61 5.41 5.31 5.22 5.18 5.11 5.05 4.98 4.91 4.85 4.8 4.7 4.62 4.57 4.5 4.39 4.31 4.22 4.09 4.04 3.99 3.91 3.86 3.8 3.73 3.66 3.57 3.45 3.26 3.05 2.95 2.87 2.82 2.79 2.71 2.64 2.58 2.53 2.49 2.44 2.37 2.26 2.18 2.08 2.06 1.99 1.93 1.85 1.78 1.7 1.61 1.51 1.4 1.32 1.18 1.09 1.07 1.04 1.02'
    .split(' ')
    .map(Number);

/** @returns undefined for what is no number of a drill */
export function numberedDrill(number: number): number | undefined {
  return NUMBERED[number - 1];
}
