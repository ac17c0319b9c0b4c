// Machine screw sizes: d, p: thread; dk, k: head; n: slot width; ph: cross recess; tx: hexalobular recess; lengths in mm.
// Carried over from bd_warehouse (Apache-2.0, see NOTICE), cleaned; slot widths as nominal ones; the values that the source labels ISO 2009 and ISO 7046 are those of DIN 963 and DIN 965 and are named so here.
import { table } from './table.ts';

/** Slotted pan head. */
export const iso1580 = table(['d', 'p', 'dk', 'k', 'n', 'shortest', 'longest'], `
  2 0.4 4 1.3 0.5 2.5 20
  2.5 0.45 5 1.5 0.6 3 25
  3 0.5 5.6 1.8 0.8 4 30
  3.5 0.6 7 2.1 1 5 35
  4 0.7 8 2.4 1.2 5 40
  5 0.8 9.5 3 1.2 6 50
  6 1 12 3.6 1.6 8 60
  8 1.25 16 4.8 2 10 80
  10 1.5 20 6 2.5 12 80
`);

/** Cross recessed pan head. */
export const iso7045 = table(['d', 'p', 'dk', 'k', 'ph', 'shortest', 'longest'], `
  2 0.4 4 1.6 0 3 20
  2.5 0.45 5 2.1 1 3 25
  3 0.5 5.6 2.4 1 4 30
  3.5 0.6 7 2.6 2 5 35
  4 0.7 8 3.1 2 5 40
  5 0.8 9.5 3.7 2 6 50
  6 1 12 4.6 3 8 60
  8 1.25 16 6 4 10 60
  10 1.5 20 7.5 4 12 60
`);

/** Hexalobular pan head. */
export const iso14583 = table(['d', 'p', 'dk', 'k', 'tx', 'shortest', 'longest'], `
  2 0.4 4 1.6 6 3 20
  2.5 0.45 5 2.1 8 3 25
  3 0.5 5.6 2.4 10 4 30
  3.5 0.6 7 2.6 15 5 35
  4 0.7 8 3.1 20 5 40
  5 0.8 9.5 3.7 25 6 50
  6 1 12 4.6 30 8 60
  8 1.25 16 6 45 10 60
  10 1.5 20 7.5 50 12 60
`);

/** Slotted cheese head. */
export const iso1207 = table(['d', 'p', 'dk', 'k', 'n', 'shortest', 'longest'], `
  2 0.4 3.8 1.4 0.5 3 20
  2.5 0.45 4.5 1.8 0.6 3 25
  3 0.5 5.5 2 0.8 4 30
  3.5 0.6 6 2.4 1 5 35
  4 0.7 7 2.6 1.2 5 40
  5 0.8 8.5 3.3 1.2 6 50
  6 1 10 3.9 1.6 8 60
  8 1.25 13 5 2 10 80
  10 1.5 16 6 2.5 12 80
`);

/** Cross recessed cheese head. */
export const iso7048 = table(['d', 'p', 'dk', 'k', 'ph', 'shortest', 'longest'], `
  2.5 0.45 4.5 1.8 1 3 25
  3 0.5 5.5 2 2 4 30
  3.5 0.6 6 2.4 2 5 35
  4 0.7 7 2.6 2 5 40
  5 0.8 8.5 3.3 2 6 50
  6 1 10 3.9 3 8 60
  8 1.25 13 5 3 10 80
`);

/** Hexalobular cheese head. */
export const iso14580 = table(['d', 'p', 'dk', 'k', 'tx', 'shortest', 'longest'], `
  2 0.4 3.8 1.55 6 3 20
  2.5 0.45 4.5 1.85 8 3 25
  3 0.5 5.5 2.4 10 4 30
  3.5 0.6 6 2.6 15 5 35
  4 0.7 7 3.1 20 5 40
  5 0.8 8.5 3.65 25 6 50
  6 1 10 4.4 30 8 60
  8 1.25 13 5.8 45 10 80
  10 1.5 16 6.9 50 12 80
`);

/** Slotted countersunk head. */
export const din963 = table(['d', 'p', 'dk', 'k', 'n', 'shortest', 'longest'], `
  2 0.4 3.8 1.2 0.5 3 18
  2.5 0.45 4.7 1.5 0.6 3 25
  3 0.5 5.6 1.65 0.8 4 30
  3.5 0.6 6.5 1.93 0.9 4 35
  4 0.7 7.5 2.2 1 5 40
  5 0.8 9.2 2.5 1.2 6 50
  6 1 11 3 1.6 8 50
  8 1.25 14.5 4 2 10 55
  10 1.5 18 5 2.5 12 60
  12 1.75 22 6 3 20 80
  14 2 25 7 3 22 80
  16 2 29 8 4 25 100
  18 2.5 33 9 4 28 100
  20 2.5 36 10 5 30 100
`);

/** Cross recessed countersunk head. */
export const din965 = table(['d', 'p', 'dk', 'k', 'ph', 'shortest', 'longest'], `
  2 0.4 3.8 1.2 0 3 20
  2.5 0.45 4.7 1.5 1 3 25
  3 0.5 5.6 1.65 1 4 30
  3.5 0.6 6.5 1.93 2 5 35
  4 0.7 7.5 2.2 2 5 40
  5 0.8 9.2 2.5 2 6 50
  6 1 11 3 3 8 60
  8 1.25 14.5 4 4 10 60
  10 1.5 18 5 4 12 60
`);

/** Hexalobular countersunk head. */
export const iso14581 = table(['d', 'p', 'dk', 'k', 'tx', 'shortest', 'longest'], `
  2 0.4 4.4 1.2 6 3 20
  2.5 0.45 5.5 1.5 8 3 25
  3 0.5 6.3 1.65 10 4 30
  3.5 0.6 8.2 2.35 15 5 35
  4 0.7 9.4 2.7 20 5 40
  5 0.8 10.4 2.7 25 6 50
  6 1 12.6 3.3 30 8 50
  8 1.25 17.3 4.65 45 10 60
  10 1.5 20 5 50 12 60
`);

/** Hexalobular countersunk head, high head. */
export const iso14582 = table(['d', 'p', 'dk', 'k', 'tx', 'shortest', 'longest'], `
  3 0.5 6.5 2.2 10 8 30
  4 0.7 9 3.01 20 8 40
  5 0.8 10.8 3.5 25 8 50
  6 1 13.1 4.22 30 8 60
  8 1.25 17.8 5.69 45 10 80
  10 1.5 21.1 6.5 50 12 100
`);
