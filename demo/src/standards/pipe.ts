// Steel pipe sizes and wall thicknesses: carbon steel by ASME B36.10M, stainless by ASME B36.19M, NPS 1/8 to 24.
// Carried over from pipe.csv of bd_warehouse (Apache-2.0), inches turned into millimetres, damaged rows mended (14" 5S) or dropped (18" without schedule).

import { given } from './given.ts';

/** `carbon` and `stainless` map a schedule to its wall in mm; od is the outer diameter in mm. */
export type PipeSize = { nps: string; dn: number; od: number; carbon: Record<string, number>; stainless: Record<string, number> };

export const pipeSizes: PipeSize[] = [
  { nps: '1/8', dn: 6, od: 10.3, carbon: { STD: 1.73, 40: 1.73, XS: 2.41, 80: 2.41 }, stainless: { '10S': 1.24, '40S': 1.73, '80S': 2.41 } },
  { nps: '1/4', dn: 8, od: 13.7, carbon: { STD: 2.24, 40: 2.24, XS: 3.02, 80: 3.02 }, stainless: { '10S': 1.65, '40S': 2.24, '80S': 3.02 } },
  { nps: '3/8', dn: 10, od: 17.1, carbon: { STD: 2.31, 40: 2.31, XS: 3.2, 80: 3.2 }, stainless: { '10S': 1.65, '40S': 2.31, '80S': 3.2 } },
  { nps: '1/2', dn: 15, od: 21.3, carbon: { STD: 2.77, 40: 2.77, XS: 3.73, 80: 3.73, 160: 4.75, XXS: 7.47 }, stainless: { '5S': 1.65, '10S': 2.11, '40S': 2.77, '80S': 3.73 } },
  { nps: '3/4', dn: 20, od: 26.7, carbon: { STD: 2.87, 40: 2.87, XS: 3.91, 80: 3.91, 160: 5.56, XXS: 7.82 }, stainless: { '5S': 1.65, '10S': 2.11, '40S': 2.87, '80S': 3.91 } },
  { nps: '1', dn: 25, od: 33.4, carbon: { STD: 3.38, 40: 3.38, XS: 4.55, 80: 4.55, 160: 6.35, XXS: 9.09 }, stainless: { '5S': 1.65, '10S': 2.77, '40S': 3.38, '80S': 4.55 } },
  { nps: '1 1/4', dn: 32, od: 42.2, carbon: { STD: 3.56, 40: 3.56, XS: 4.85, 80: 4.85, 160: 6.35, XXS: 9.7 }, stainless: { '5S': 1.65, '10S': 2.77, '40S': 3.56, '80S': 4.85 } },
  { nps: '1 1/2', dn: 40, od: 48.3, carbon: { STD: 3.68, 40: 3.68, XS: 5.08, 80: 5.08, 160: 7.14, XXS: 10.16 }, stainless: { '5S': 1.65, '10S': 2.77, '40S': 3.68, '80S': 5.08 } },
  { nps: '2', dn: 50, od: 60.3, carbon: { STD: 3.91, 40: 3.91, XS: 5.54, 80: 5.54, 160: 8.74, XXS: 11.07 }, stainless: { '5S': 1.65, '10S': 2.77, '40S': 3.91, '80S': 5.54 } },
  { nps: '2 1/2', dn: 65, od: 73.0, carbon: { STD: 5.16, 40: 5.16, XS: 7.01, 80: 7.01, 160: 9.53, XXS: 14.02 }, stainless: { '5S': 2.11, '10S': 3.05, '40S': 5.16, '80S': 7.01 } },
  { nps: '3', dn: 80, od: 88.9, carbon: { STD: 5.49, 40: 5.49, XS: 7.62, 80: 7.62, 160: 11.13, XXS: 15.24 }, stainless: { '5S': 2.11, '10S': 3.05, '40S': 5.49, '80S': 7.62 } },
  { nps: '3 1/2', dn: 90, od: 101.6, carbon: { STD: 5.74, 40: 5.74, XS: 8.08, 80: 8.08 }, stainless: { '5S': 2.11, '10S': 3.05, '40S': 5.74, '80S': 8.08 } },
  { nps: '4', dn: 100, od: 114.3, carbon: { STD: 6.02, 40: 6.02, XS: 8.56, 80: 8.56, 120: 11.13, 160: 13.49, XXS: 17.12 }, stainless: { '5S': 2.11, '10S': 3.05, '40S': 6.02, '80S': 8.56 } },
  { nps: '5', dn: 125, od: 141.3, carbon: { STD: 6.55, 40: 6.55, XS: 9.53, 80: 9.53, 120: 12.7, 160: 15.88, XXS: 19.05 }, stainless: { '5S': 2.77, '10S': 3.4, '40S': 6.55, '80S': 9.53 } },
  { nps: '6', dn: 150, od: 168.3, carbon: { STD: 7.11, 40: 7.11, XS: 10.97, 80: 10.97, 120: 14.27, 160: 18.24, XXS: 21.95 }, stainless: { '5S': 2.77, '10S': 3.4, '40S': 7.11, '80S': 10.97 } },
  { nps: '8', dn: 200, od: 219.1, carbon: { 20: 6.35, 30: 7.04, STD: 8.18, 40: 8.18, 60: 10.31, XS: 12.7, 80: 12.7, 100: 15.09, 120: 18.26, 140: 20.62, XXS: 22.23, 160: 23.01 }, stainless: { '5S': 2.77, '10S': 3.76, '40S': 8.18, '80S': 12.7 } },
  { nps: '10', dn: 250, od: 273.0, carbon: { 20: 6.35, 30: 7.8, STD: 9.27, 40: 9.27, XS: 12.7, 60: 12.7, 80: 15.09, 100: 18.26, 120: 21.44, 140: 25.4, 160: 28.58 }, stainless: { '5S': 3.4, '10S': 4.19, '40S': 9.27, '80S': 12.7 } },
  { nps: '12', dn: 300, od: 323.8, carbon: { 20: 6.35, 30: 8.38, STD: 9.53, 40: 10.31, XS: 12.7, 60: 14.27, 80: 17.48, 100: 21.44, 120: 25.4, 140: 28.58, 160: 33.32 }, stainless: { '5S': 3.96, '10S': 4.57, '40S': 9.53, '80S': 12.7 } },
  { nps: '14', dn: 350, od: 355.6, carbon: { 10: 6.35, 20: 7.92, STD: 9.53, 30: 9.53, 40: 11.13, XS: 12.7, 60: 15.09, 80: 19.05, 100: 23.83, 120: 27.79, 140: 31.75, 160: 35.71 }, stainless: { '5S': 3.96, '10S': 4.78 } },
  { nps: '16', dn: 400, od: 406.4, carbon: { 10: 6.35, 20: 7.92, STD: 9.53, 30: 9.53, XS: 12.7, 40: 12.7, 60: 16.66, 80: 21.44, 100: 26.19, 120: 30.96, 140: 36.53, 160: 40.49 }, stainless: { '5S': 4.19, '10S': 4.78 } },
  { nps: '18', dn: 450, od: 457, carbon: { 10: 6.35, 20: 7.92, STD: 9.53, 30: 11.13, XS: 12.7, 40: 14.27, 60: 19.05, 80: 23.83, 100: 29.36, 120: 34.93, 140: 39.67, 160: 45.24 }, stainless: { '5S': 4.19, '10S': 4.78 } },
  { nps: '20', dn: 500, od: 508, carbon: { 10: 6.35, STD: 9.53, 20: 9.53, XS: 12.7, 30: 12.7, 40: 15.09, 60: 20.62, 80: 26.19, 100: 32.54, 120: 38.1, 140: 44.45, 160: 50.01 }, stainless: { '5S': 4.78, '10S': 5.54 } },
  { nps: '22', dn: 550, od: 559, carbon: { 10: 6.35, STD: 9.53, 20: 9.53, XS: 12.7, 30: 12.7, 60: 22.23, 80: 28.58, 100: 34.93, 120: 41.28, 140: 47.63, 160: 53.98 }, stainless: { '5S': 4.78, '10S': 5.54 } },
  { nps: '24', dn: 600, od: 610, carbon: { 10: 6.35, STD: 9.53, 20: 9.53, XS: 12.7, 30: 14.27, 40: 17.48, 60: 24.61, 80: 30.96, 100: 38.89, 120: 46.02, 140: 52.37, 160: 59.54 }, stainless: { '5S': 5.54, '10S': 6.35 } },
];

export const pipeByNps = new Map(pipeSizes.map((size) => [size.nps, size]));
export const pipeByDn = new Map(pipeSizes.map((size) => [size.dn, size]));

/** The wall a schedule means at a size; standard weight where the schedule is not made. */
export const wallOf = (size: PipeSize, schedule: string): number => given(size.carbon[schedule] ?? size.stainless[schedule] ?? size.carbon.STD, `wall of NPS ${size.nps}`);
