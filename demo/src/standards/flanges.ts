// Pipe flange dimensions: ASME B16.5 class 150 to 2500 by NPS, and EN 1092-1 PN6 to PN40 by DN.
// ASME rows carried over from bd_warehouse (Apache-2.0), with the cells that stray commas had damaged mended; EN rows are the standard's own connecting dimensions.

/**
 * In mm: od outer diameter, k bolt circle, hole and bolt in inches, n holes, tf thickness of the flange, tfLap of the lapped flange, hub diameter at the base,
 * ySlip/yLap/yNeck length through the hub, boreSlip/boreLap; null where the standard has no such flange.
 */
export type AsmeRow = {
  nps: string; od: number; k: number; hole: string; n: number; bolt: string; tf: number; tfLap: number; hub: number;
  ySlip: number | null; yLap: number; yNeck: number; boreSlip: number | null; boreLap: number;
};

export const asmeFlanges: Record<number, AsmeRow[]> = {
  150: [
    { nps: '1/2', od: 90, k: 60.3, hole: '5/8', n: 4, bolt: '1/2', tf: 9.6, tfLap: 11.2, hub: 30, ySlip: 14, yLap: 16, yNeck: 46, boreSlip: 22.2, boreLap: 22.9 },
    { nps: '3/4', od: 100, k: 69.9, hole: '5/8', n: 4, bolt: '1/2', tf: 11.2, tfLap: 12.7, hub: 38, ySlip: 14, yLap: 16, yNeck: 51, boreSlip: 27.7, boreLap: 28.2 },
    { nps: '1', od: 110, k: 79.4, hole: '5/8', n: 4, bolt: '1/2', tf: 12.7, tfLap: 14.3, hub: 49, ySlip: 16, yLap: 17, yNeck: 54, boreSlip: 34.5, boreLap: 34.9 },
    { nps: '1 1/4', od: 115, k: 88.9, hole: '5/8', n: 4, bolt: '1/2', tf: 14.3, tfLap: 15.9, hub: 59, ySlip: 19, yLap: 21, yNeck: 56, boreSlip: 43.2, boreLap: 43.7 },
    { nps: '1 1/2', od: 125, k: 98.4, hole: '5/8', n: 4, bolt: '1/2', tf: 15.9, tfLap: 17.5, hub: 65, ySlip: 21, yLap: 22, yNeck: 60, boreSlip: 49.5, boreLap: 50 },
    { nps: '2', od: 150, k: 120.7, hole: '3/4', n: 4, bolt: '5/8', tf: 17.5, tfLap: 19.1, hub: 78, ySlip: 24, yLap: 25, yNeck: 62, boreSlip: 61.9, boreLap: 62.5 },
    { nps: '2 1/2', od: 180, k: 139.7, hole: '3/4', n: 4, bolt: '5/8', tf: 20.7, tfLap: 22.3, hub: 90, ySlip: 27, yLap: 29, yNeck: 68, boreSlip: 74.6, boreLap: 75.4 },
    { nps: '3', od: 190, k: 152.4, hole: '3/4', n: 4, bolt: '5/8', tf: 22.3, tfLap: 23.9, hub: 108, ySlip: 29, yLap: 30, yNeck: 68, boreSlip: 90.7, boreLap: 91.4 },
    { nps: '4', od: 230, k: 190.5, hole: '3/4', n: 8, bolt: '5/8', tf: 22.3, tfLap: 23.9, hub: 135, ySlip: 32, yLap: 33, yNeck: 75, boreSlip: 116.1, boreLap: 116.8 },
    { nps: '5', od: 255, k: 215.9, hole: '7/8', n: 8, bolt: '3/4', tf: 22.3, tfLap: 23.9, hub: 164, ySlip: 35, yLap: 36, yNeck: 87, boreSlip: 143.8, boreLap: 144.4 },
    { nps: '6', od: 280, k: 241.3, hole: '7/8', n: 8, bolt: '3/4', tf: 23.9, tfLap: 25.4, hub: 192, ySlip: 38, yLap: 40, yNeck: 87, boreSlip: 170.7, boreLap: 171.4 },
    { nps: '8', od: 345, k: 298.5, hole: '7/8', n: 8, bolt: '3/4', tf: 27, tfLap: 28.6, hub: 246, ySlip: 43, yLap: 44, yNeck: 100, boreSlip: 221.5, boreLap: 222.2 },
    { nps: '10', od: 405, k: 362, hole: '1', n: 12, bolt: '7/8', tf: 28.6, tfLap: 30.2, hub: 305, ySlip: 48, yLap: 49, yNeck: 100, boreSlip: 276.2, boreLap: 277.4 },
    { nps: '12', od: 485, k: 431.8, hole: '1', n: 12, bolt: '7/8', tf: 30.2, tfLap: 31.8, hub: 365, ySlip: 54, yLap: 56, yNeck: 113, boreSlip: 327, boreLap: 328.2 },
    { nps: '14', od: 535, k: 476.3, hole: '1 1/8', n: 12, bolt: '1', tf: 33.4, tfLap: 35, hub: 400, ySlip: 56, yLap: 79, yNeck: 125, boreSlip: 359.2, boreLap: 360.2 },
    { nps: '16', od: 595, k: 539.8, hole: '1 1/8', n: 16, bolt: '1', tf: 35, tfLap: 36.6, hub: 457, ySlip: 62, yLap: 87, yNeck: 125, boreSlip: 410.5, boreLap: 411.2 },
    { nps: '18', od: 635, k: 577.9, hole: '1 1/4', n: 16, bolt: '1 1/8', tf: 38.1, tfLap: 39.7, hub: 505, ySlip: 67, yLap: 97, yNeck: 138, boreSlip: 461.8, boreLap: 462.3 },
    { nps: '20', od: 700, k: 635, hole: '1 1/4', n: 20, bolt: '1 1/8', tf: 41.3, tfLap: 42.9, hub: 559, ySlip: 71, yLap: 103, yNeck: 143, boreSlip: 513.1, boreLap: 514.4 },
    { nps: '24', od: 815, k: 749.3, hole: '1 3/8', n: 20, bolt: '1 1/4', tf: 46.1, tfLap: 47.7, hub: 663, ySlip: 81, yLap: 111, yNeck: 151, boreSlip: 616, boreLap: 616 },
  ],
  300: [
    { nps: '1/2', od: 95, k: 66.7, hole: '5/8', n: 4, bolt: '1/2', tf: 12.7, tfLap: 14.3, hub: 38, ySlip: 21, yLap: 22, yNeck: 51, boreSlip: 22.2, boreLap: 22.9 },
    { nps: '3/4', od: 115, k: 82.6, hole: '3/4', n: 4, bolt: '5/8', tf: 14.3, tfLap: 15.9, hub: 48, ySlip: 24, yLap: 25, yNeck: 56, boreSlip: 27.7, boreLap: 28.2 },
    { nps: '1', od: 125, k: 88.9, hole: '3/4', n: 4, bolt: '5/8', tf: 15.9, tfLap: 17.5, hub: 54, ySlip: 25, yLap: 27, yNeck: 60, boreSlip: 34.5, boreLap: 34.9 },
    { nps: '1 1/4', od: 135, k: 98.4, hole: '3/4', n: 4, bolt: '5/8', tf: 17.5, tfLap: 19.1, hub: 64, ySlip: 25, yLap: 27, yNeck: 64, boreSlip: 43.2, boreLap: 43.7 },
    { nps: '1 1/2', od: 155, k: 114.3, hole: '7/8', n: 4, bolt: '3/4', tf: 19.1, tfLap: 20.7, hub: 70, ySlip: 29, yLap: 30, yNeck: 67, boreSlip: 49.5, boreLap: 50 },
    { nps: '2', od: 165, k: 127, hole: '3/4', n: 8, bolt: '5/8', tf: 20.7, tfLap: 22.3, hub: 84, ySlip: 32, yLap: 33, yNeck: 68, boreSlip: 61.9, boreLap: 62.5 },
    { nps: '2 1/2', od: 190, k: 149.2, hole: '7/8', n: 8, bolt: '3/4', tf: 23.9, tfLap: 25.4, hub: 100, ySlip: 37, yLap: 38, yNeck: 75, boreSlip: 74.6, boreLap: 75.4 },
    { nps: '3', od: 210, k: 168.3, hole: '7/8', n: 8, bolt: '3/4', tf: 27, tfLap: 28.6, hub: 117, ySlip: 41, yLap: 43, yNeck: 78, boreSlip: 90.7, boreLap: 91.4 },
    { nps: '4', od: 255, k: 200, hole: '7/8', n: 8, bolt: '3/4', tf: 30.2, tfLap: 31.8, hub: 146, ySlip: 46, yLap: 48, yNeck: 84, boreSlip: 116.1, boreLap: 116.8 },
    { nps: '5', od: 280, k: 235, hole: '7/8', n: 8, bolt: '3/4', tf: 33.4, tfLap: 35, hub: 178, ySlip: 49, yLap: 51, yNeck: 97, boreSlip: 143.8, boreLap: 144.4 },
    { nps: '6', od: 320, k: 269.9, hole: '7/8', n: 12, bolt: '3/4', tf: 35, tfLap: 36.6, hub: 206, ySlip: 51, yLap: 52, yNeck: 97, boreSlip: 170.7, boreLap: 171.4 },
    { nps: '8', od: 380, k: 330.2, hole: '1', n: 12, bolt: '7/8', tf: 39.7, tfLap: 41.3, hub: 260, ySlip: 60, yLap: 62, yNeck: 110, boreSlip: 221.5, boreLap: 222.2 },
    { nps: '10', od: 445, k: 387.4, hole: '1 1/8', n: 16, bolt: '1', tf: 46.1, tfLap: 47.7, hub: 321, ySlip: 65, yLap: 95, yNeck: 116, boreSlip: 276.2, boreLap: 277.4 },
    { nps: '12', od: 520, k: 450.8, hole: '1 1/4', n: 16, bolt: '1 1/8', tf: 49.3, tfLap: 50.8, hub: 375, ySlip: 71, yLap: 102, yNeck: 129, boreSlip: 327, boreLap: 328.2 },
    { nps: '14', od: 585, k: 514.4, hole: '1 1/4', n: 20, bolt: '1 1/8', tf: 52.4, tfLap: 54, hub: 425, ySlip: 75, yLap: 111, yNeck: 141, boreSlip: 359.2, boreLap: 360.2 },
    { nps: '16', od: 650, k: 571.5, hole: '1 3/8', n: 20, bolt: '1 1/4', tf: 55.6, tfLap: 57.2, hub: 483, ySlip: 81, yLap: 121, yNeck: 144, boreSlip: 410.5, boreLap: 411.2 },
    { nps: '18', od: 710, k: 628.6, hole: '1 3/8', n: 24, bolt: '1 1/4', tf: 58.8, tfLap: 60.4, hub: 533, ySlip: 87, yLap: 130, yNeck: 157, boreSlip: 461.8, boreLap: 462.3 },
    { nps: '20', od: 775, k: 685.8, hole: '1 3/8', n: 24, bolt: '1 1/4', tf: 62, tfLap: 63.5, hub: 587, ySlip: 94, yLap: 140, yNeck: 160, boreSlip: 513.1, boreLap: 514.4 },
    { nps: '24', od: 915, k: 812.8, hole: '1 5/8', n: 24, bolt: '1 1/2', tf: 68.3, tfLap: 69.9, hub: 702, ySlip: 105, yLap: 152, yNeck: 167, boreSlip: 616, boreLap: 616 },
  ],
  600: [
    { nps: '1/2', od: 95, k: 66.7, hole: '5/8', n: 4, bolt: '1/2', tf: 14.3, tfLap: 14.3, hub: 38, ySlip: 22, yLap: 22, yNeck: 52, boreSlip: 22.2, boreLap: 22.9 },
    { nps: '3/4', od: 115, k: 82.6, hole: '3/4', n: 4, bolt: '5/8', tf: 15.9, tfLap: 15.9, hub: 48, ySlip: 25, yLap: 25, yNeck: 57, boreSlip: 27.7, boreLap: 28.2 },
    { nps: '1', od: 125, k: 88.9, hole: '3/4', n: 4, bolt: '5/8', tf: 17.5, tfLap: 17.5, hub: 54, ySlip: 27, yLap: 27, yNeck: 62, boreSlip: 34.5, boreLap: 34.9 },
    { nps: '1 1/4', od: 135, k: 98.4, hole: '3/4', n: 4, bolt: '5/8', tf: 20.7, tfLap: 20.7, hub: 64, ySlip: 29, yLap: 29, yNeck: 67, boreSlip: 43.2, boreLap: 43.7 },
    { nps: '1 1/2', od: 155, k: 114.3, hole: '7/8', n: 4, bolt: '3/4', tf: 22.3, tfLap: 22.3, hub: 70, ySlip: 32, yLap: 32, yNeck: 70, boreSlip: 49.5, boreLap: 50 },
    { nps: '2', od: 165, k: 127, hole: '3/4', n: 8, bolt: '5/8', tf: 25.4, tfLap: 25.4, hub: 84, ySlip: 37, yLap: 37, yNeck: 73, boreSlip: 61.9, boreLap: 62.5 },
    { nps: '2 1/2', od: 190, k: 149.2, hole: '7/8', n: 8, bolt: '3/4', tf: 28.6, tfLap: 28.6, hub: 100, ySlip: 41, yLap: 41, yNeck: 79, boreSlip: 74.6, boreLap: 75.4 },
    { nps: '3', od: 210, k: 168.3, hole: '7/8', n: 8, bolt: '3/4', tf: 31.8, tfLap: 31.8, hub: 117, ySlip: 46, yLap: 46, yNeck: 83, boreSlip: 90.7, boreLap: 91.4 },
    { nps: '4', od: 275, k: 215.9, hole: '1', n: 8, bolt: '7/8', tf: 38.1, tfLap: 38.1, hub: 152, ySlip: 54, yLap: 54, yNeck: 102, boreSlip: 116.1, boreLap: 116.8 },
    { nps: '5', od: 330, k: 266.7, hole: '1 1/8', n: 8, bolt: '1', tf: 44.5, tfLap: 44.5, hub: 189, ySlip: 60, yLap: 60, yNeck: 114, boreSlip: 143.8, boreLap: 144.4 },
    { nps: '6', od: 355, k: 292.1, hole: '1 1/8', n: 12, bolt: '1', tf: 47.7, tfLap: 47.7, hub: 222, ySlip: 67, yLap: 67, yNeck: 117, boreSlip: 170.7, boreLap: 171.4 },
    { nps: '8', od: 420, k: 349.2, hole: '1 1/4', n: 12, bolt: '1 1/8', tf: 55.6, tfLap: 55.6, hub: 273, ySlip: 76, yLap: 76, yNeck: 133, boreSlip: 221.5, boreLap: 222.2 },
    { nps: '10', od: 510, k: 431.8, hole: '1 3/8', n: 16, bolt: '1 1/4', tf: 63.5, tfLap: 63.5, hub: 343, ySlip: 86, yLap: 111, yNeck: 152, boreSlip: 276.2, boreLap: 277.4 },
    { nps: '12', od: 560, k: 489, hole: '1 3/8', n: 20, bolt: '1 1/4', tf: 66.7, tfLap: 66.7, hub: 400, ySlip: 92, yLap: 117, yNeck: 156, boreSlip: 327, boreLap: 328.2 },
    { nps: '14', od: 605, k: 527, hole: '1 1/2', n: 20, bolt: '1 3/8', tf: 69.9, tfLap: 69.9, hub: 432, ySlip: 94, yLap: 127, yNeck: 165, boreSlip: 359.2, boreLap: 360.2 },
    { nps: '16', od: 685, k: 603.2, hole: '1 5/8', n: 20, bolt: '1 1/2', tf: 76.2, tfLap: 76.2, hub: 495, ySlip: 106, yLap: 140, yNeck: 178, boreSlip: 410.5, boreLap: 411.2 },
    { nps: '18', od: 745, k: 654, hole: '1 3/4', n: 20, bolt: '1 5/8', tf: 82.6, tfLap: 82.6, hub: 546, ySlip: 117, yLap: 152, yNeck: 184, boreSlip: 461.8, boreLap: 462.3 },
    { nps: '20', od: 815, k: 723.9, hole: '1 3/4', n: 24, bolt: '1 5/8', tf: 88.9, tfLap: 88.9, hub: 610, ySlip: 127, yLap: 165, yNeck: 190, boreSlip: 513.1, boreLap: 514.4 },
    { nps: '24', od: 940, k: 838.2, hole: '2', n: 24, bolt: '1 7/8', tf: 101.6, tfLap: 101.6, hub: 718, ySlip: 140, yLap: 184, yNeck: 203, boreSlip: 616, boreLap: 616 },
  ],
  900: [
    { nps: '3', od: 240, k: 190.5, hole: '1', n: 8, bolt: '7/8', tf: 38.1, tfLap: 38.1, hub: 127, ySlip: 54, yLap: 54, yNeck: 102, boreSlip: 90.7, boreLap: 91.4 },
    { nps: '4', od: 290, k: 235, hole: '1 1/4', n: 8, bolt: '1 1/8', tf: 44.5, tfLap: 44.5, hub: 159, ySlip: 70, yLap: 70, yNeck: 114, boreSlip: 116.1, boreLap: 116.8 },
    { nps: '5', od: 350, k: 279.4, hole: '1 3/8', n: 8, bolt: '1 1/4', tf: 50.8, tfLap: 50.8, hub: 190, ySlip: 79, yLap: 79, yNeck: 127, boreSlip: 143.8, boreLap: 144.4 },
    { nps: '6', od: 380, k: 317.5, hole: '1 1/4', n: 12, bolt: '1 1/8', tf: 55.6, tfLap: 55.6, hub: 235, ySlip: 86, yLap: 86, yNeck: 140, boreSlip: 170.7, boreLap: 171.4 },
    { nps: '8', od: 470, k: 393.7, hole: '1 1/2', n: 12, bolt: '1 3/8', tf: 63.5, tfLap: 63.5, hub: 298, ySlip: 102, yLap: 114, yNeck: 162, boreSlip: 221.5, boreLap: 222.2 },
    { nps: '10', od: 545, k: 469.9, hole: '1 1/2', n: 16, bolt: '1 3/8', tf: 69.9, tfLap: 69.9, hub: 368, ySlip: 108, yLap: 127, yNeck: 184, boreSlip: 276.2, boreLap: 277.4 },
    { nps: '12', od: 610, k: 533.4, hole: '1 1/2', n: 20, bolt: '1 3/8', tf: 79.4, tfLap: 79.4, hub: 419, ySlip: 117, yLap: 143, yNeck: 200, boreSlip: 327, boreLap: 328.2 },
    { nps: '14', od: 640, k: 558.8, hole: '1 5/8', n: 20, bolt: '1 1/2', tf: 85.8, tfLap: 85.8, hub: 451, ySlip: 130, yLap: 156, yNeck: 213, boreSlip: 359.2, boreLap: 360.2 },
    { nps: '16', od: 705, k: 616, hole: '1 3/4', n: 20, bolt: '1 5/8', tf: 88.9, tfLap: 88.9, hub: 508, ySlip: 133, yLap: 165, yNeck: 216, boreSlip: 410.5, boreLap: 411.2 },
    { nps: '18', od: 785, k: 685.8, hole: '2', n: 20, bolt: '1 7/8', tf: 101.6, tfLap: 101.6, hub: 565, ySlip: 152, yLap: 190, yNeck: 229, boreSlip: 461.8, boreLap: 462.3 },
    { nps: '20', od: 855, k: 749.3, hole: '2 1/8', n: 20, bolt: '2', tf: 108, tfLap: 108, hub: 622, ySlip: 159, yLap: 210, yNeck: 248, boreSlip: 513.1, boreLap: 514.4 },
    { nps: '24', od: 1040, k: 901.7, hole: '2 5/8', n: 20, bolt: '2 1/2', tf: 139.7, tfLap: 139.7, hub: 749, ySlip: 203, yLap: 267, yNeck: 292, boreSlip: 616, boreLap: 616 },
  ],
  1500: [
    { nps: '1/2', od: 120, k: 82.6, hole: '7/8', n: 4, bolt: '3/4', tf: 22.3, tfLap: 22.3, hub: 38, ySlip: 32, yLap: 32, yNeck: 60, boreSlip: 22.2, boreLap: 22.9 },
    { nps: '3/4', od: 130, k: 88.9, hole: '7/8', n: 4, bolt: '3/4', tf: 25.4, tfLap: 25.4, hub: 44, ySlip: 35, yLap: 35, yNeck: 70, boreSlip: 27.7, boreLap: 28.2 },
    { nps: '1', od: 150, k: 101.6, hole: '1', n: 4, bolt: '7/8', tf: 28.6, tfLap: 28.6, hub: 52, ySlip: 41, yLap: 41, yNeck: 73, boreSlip: 34.5, boreLap: 34.9 },
    { nps: '1 1/4', od: 160, k: 111.1, hole: '1', n: 4, bolt: '7/8', tf: 28.6, tfLap: 28.6, hub: 64, ySlip: 41, yLap: 41, yNeck: 73, boreSlip: 43.2, boreLap: 43.7 },
    { nps: '1 1/2', od: 180, k: 123.8, hole: '1 1/8', n: 4, bolt: '1', tf: 31.8, tfLap: 31.8, hub: 70, ySlip: 44, yLap: 44, yNeck: 83, boreSlip: 49.5, boreLap: 50 },
    { nps: '2', od: 215, k: 165.1, hole: '1', n: 8, bolt: '7/8', tf: 38.1, tfLap: 38.1, hub: 105, ySlip: 57, yLap: 57, yNeck: 102, boreSlip: 61.9, boreLap: 62.5 },
    { nps: '2 1/2', od: 245, k: 190.5, hole: '1 1/8', n: 8, bolt: '1', tf: 41.3, tfLap: 41.3, hub: 124, ySlip: 64, yLap: 64, yNeck: 105, boreSlip: 74.6, boreLap: 75.4 },
    { nps: '3', od: 265, k: 203.2, hole: '1 1/4', n: 8, bolt: '1 1/8', tf: 47.7, tfLap: 47.7, hub: 133, ySlip: null, yLap: 73, yNeck: 117, boreSlip: null, boreLap: 91.4 },
    { nps: '4', od: 310, k: 241.3, hole: '1 3/8', n: 8, bolt: '1 1/4', tf: 54, tfLap: 54, hub: 162, ySlip: null, yLap: 90, yNeck: 124, boreSlip: null, boreLap: 116.8 },
    { nps: '5', od: 375, k: 292.1, hole: '1 5/8', n: 8, bolt: '1 1/2', tf: 73.1, tfLap: 73.1, hub: 197, ySlip: null, yLap: 105, yNeck: 156, boreSlip: null, boreLap: 144.4 },
    { nps: '6', od: 395, k: 317.5, hole: '1 1/2', n: 12, bolt: '1 3/8', tf: 82.6, tfLap: 82.6, hub: 229, ySlip: null, yLap: 119, yNeck: 171, boreSlip: null, boreLap: 171.4 },
    { nps: '8', od: 485, k: 393.7, hole: '1 3/4', n: 12, bolt: '1 5/8', tf: 92.1, tfLap: 92.1, hub: 292, ySlip: null, yLap: 143, yNeck: 213, boreSlip: null, boreLap: 222.2 },
    { nps: '10', od: 585, k: 482.6, hole: '2', n: 12, bolt: '1 7/8', tf: 108, tfLap: 108, hub: 368, ySlip: null, yLap: 178, yNeck: 254, boreSlip: null, boreLap: 277.4 },
    { nps: '12', od: 675, k: 571.5, hole: '2 1/8', n: 16, bolt: '2', tf: 123.9, tfLap: 123.9, hub: 451, ySlip: null, yLap: 219, yNeck: 283, boreSlip: null, boreLap: 328.2 },
    { nps: '14', od: 750, k: 635, hole: '2 3/8', n: 16, bolt: '2 1/4', tf: 133.4, tfLap: 133.4, hub: 495, ySlip: null, yLap: 241, yNeck: 298, boreSlip: null, boreLap: 360.2 },
    { nps: '16', od: 825, k: 704.8, hole: '2 5/8', n: 16, bolt: '2 1/2', tf: 146.1, tfLap: 146.1, hub: 552, ySlip: null, yLap: 260, yNeck: 311, boreSlip: null, boreLap: 411.2 },
    { nps: '18', od: 915, k: 774.7, hole: '2 7/8', n: 16, bolt: '2 3/4', tf: 162, tfLap: 162, hub: 597, ySlip: null, yLap: 276, yNeck: 327, boreSlip: null, boreLap: 462.3 },
    { nps: '20', od: 985, k: 831.8, hole: '3 1/8', n: 16, bolt: '3', tf: 177.8, tfLap: 177.8, hub: 641, ySlip: null, yLap: 292, yNeck: 356, boreSlip: null, boreLap: 514.4 },
    { nps: '24', od: 1170, k: 990.6, hole: '3 5/8', n: 16, bolt: '3 1/2', tf: 203.2, tfLap: 203.2, hub: 762, ySlip: null, yLap: 330, yNeck: 406, boreSlip: null, boreLap: 616 },
  ],
  2500: [
    { nps: '1/2', od: 135, k: 88.9, hole: '7/8', n: 4, bolt: '3/4', tf: 30.2, tfLap: 30.2, hub: 43, ySlip: null, yLap: 40, yNeck: 73, boreSlip: null, boreLap: 22.9 },
    { nps: '3/4', od: 140, k: 95.2, hole: '7/8', n: 4, bolt: '3/4', tf: 31.8, tfLap: 31.8, hub: 51, ySlip: null, yLap: 43, yNeck: 79, boreSlip: null, boreLap: 28.2 },
    { nps: '1', od: 160, k: 108, hole: '1', n: 4, bolt: '7/8', tf: 35, tfLap: 35, hub: 57, ySlip: null, yLap: 48, yNeck: 89, boreSlip: null, boreLap: 34.9 },
    { nps: '1 1/4', od: 185, k: 130.2, hole: '1 1/8', n: 4, bolt: '1', tf: 38.1, tfLap: 38.1, hub: 73, ySlip: null, yLap: 52, yNeck: 95, boreSlip: null, boreLap: 43.7 },
    { nps: '1 1/2', od: 205, k: 146, hole: '1 1/4', n: 4, bolt: '1 1/8', tf: 44.5, tfLap: 44.5, hub: 79, ySlip: null, yLap: 60, yNeck: 111, boreSlip: null, boreLap: 50 },
    { nps: '2', od: 235, k: 171.4, hole: '1 1/8', n: 8, bolt: '1', tf: 50.9, tfLap: 50.9, hub: 95, ySlip: null, yLap: 70, yNeck: 127, boreSlip: null, boreLap: 62.5 },
    { nps: '2 1/2', od: 265, k: 196.8, hole: '1 1/4', n: 8, bolt: '1 1/8', tf: 57.2, tfLap: 57.2, hub: 114, ySlip: null, yLap: 79, yNeck: 143, boreSlip: null, boreLap: 75.4 },
    { nps: '3', od: 305, k: 228.6, hole: '1 3/8', n: 8, bolt: '1 1/4', tf: 66.7, tfLap: 66.7, hub: 133, ySlip: null, yLap: 92, yNeck: 168, boreSlip: null, boreLap: 91.4 },
    { nps: '4', od: 355, k: 273, hole: '1 5/8', n: 8, bolt: '1 1/2', tf: 76.2, tfLap: 76.2, hub: 165, ySlip: null, yLap: 108, yNeck: 190, boreSlip: null, boreLap: 116.8 },
    { nps: '5', od: 420, k: 323.8, hole: '1 7/8', n: 8, bolt: '1 3/4', tf: 92.1, tfLap: 92.1, hub: 203, ySlip: null, yLap: 130, yNeck: 229, boreSlip: null, boreLap: 144.4 },
    { nps: '6', od: 485, k: 368.3, hole: '2 1/8', n: 8, bolt: '2', tf: 108, tfLap: 108, hub: 235, ySlip: null, yLap: 152, yNeck: 273, boreSlip: null, boreLap: 171.4 },
    { nps: '8', od: 550, k: 438.2, hole: '2 1/8', n: 12, bolt: '2', tf: 127, tfLap: 127, hub: 305, ySlip: null, yLap: 178, yNeck: 318, boreSlip: null, boreLap: 222.2 },
    { nps: '10', od: 675, k: 539.8, hole: '2 5/8', n: 12, bolt: '2 1/2', tf: 165.1, tfLap: 165.1, hub: 375, ySlip: null, yLap: 229, yNeck: 419, boreSlip: null, boreLap: 277.4 },
    { nps: '12', od: 760, k: 619.1, hole: '2 7/8', n: 12, bolt: '2 3/4', tf: 184.2, tfLap: 184.2, hub: 441, ySlip: null, yLap: 254, yNeck: 464, boreSlip: null, boreLap: 328.2 },
  ],
};

/** A length in inches as the standards write it, `1 1/8`, in millimetres. */
export const inchToMm = (inches: string): number =>
  inches.split(' ').reduce((sum, part) => {
    const [top, bottom = '1'] = part.split('/');
    return sum + (Number(top) / Number(bottom)) * 25.4;
  }, 0);

/** In mm: od, k bolt circle, hole, n holes, bolt (metric), plate = thickness of types 01 and 05, neck = thickness of type 11, hub at its base, h length of type 11. */
export type EnRow = { dn: number; od: number; k: number; hole: number; n: number; bolt: string; plate: number; neck: number; hub: number; h: number };

const en = (dn: number, od: number, k: number, hole: number, n: number, bolt: string, plate: number, neck: number, hub: number, h: number): EnRow =>
  ({ dn, od, k, hole, n, bolt, plate, neck, hub, h });

const small = [
  en(15, 95, 65, 14, 4, 'M12', 14, 16, 32, 38), en(20, 105, 75, 14, 4, 'M12', 16, 18, 40, 40), en(25, 115, 85, 14, 4, 'M12', 16, 18, 46, 40),
  en(32, 140, 100, 18, 4, 'M16', 18, 18, 56, 42), en(40, 150, 110, 18, 4, 'M16', 18, 18, 64, 45),
];
const middle = [
  en(50, 165, 125, 18, 4, 'M16', 20, 18, 74, 45), en(65, 185, 145, 18, 8, 'M16', 20, 18, 92, 45), en(80, 200, 160, 18, 8, 'M16', 20, 20, 105, 50),
  en(100, 220, 180, 18, 8, 'M16', 22, 20, 131, 52), en(125, 250, 210, 18, 8, 'M16', 22, 22, 156, 55), en(150, 285, 240, 22, 8, 'M20', 24, 22, 184, 55),
];

/** Up to DN40 the PN10, PN16 and PN40 flanges mate; up to DN150 those of PN10 and PN16 do. */
export const enFlanges: Record<number, EnRow[]> = {
  6: [
    en(15, 80, 55, 11, 4, 'M10', 12, 12, 30, 30), en(20, 90, 65, 11, 4, 'M10', 14, 14, 38, 32), en(25, 100, 75, 11, 4, 'M10', 14, 14, 42, 35),
    en(32, 120, 90, 14, 4, 'M12', 16, 14, 55, 35), en(40, 130, 100, 14, 4, 'M12', 16, 14, 62, 38), en(50, 140, 110, 14, 4, 'M12', 16, 14, 74, 38),
    en(65, 160, 130, 14, 4, 'M12', 16, 14, 88, 38), en(80, 190, 150, 18, 4, 'M16', 18, 16, 102, 42), en(100, 210, 170, 18, 4, 'M16', 18, 16, 130, 45),
    en(125, 240, 200, 18, 8, 'M16', 20, 18, 155, 48), en(150, 265, 225, 18, 8, 'M16', 20, 18, 184, 48), en(200, 320, 280, 18, 8, 'M16', 22, 20, 236, 55),
    en(250, 375, 335, 18, 12, 'M16', 24, 22, 290, 60), en(300, 440, 395, 22, 12, 'M20', 24, 22, 342, 62),
  ],
  10: [...small, ...middle,
    en(200, 340, 295, 22, 8, 'M20', 24, 24, 234, 62), en(250, 395, 350, 22, 12, 'M20', 26, 26, 292, 68), en(300, 445, 400, 22, 12, 'M20', 28, 26, 342, 68)],
  16: [...small, ...middle,
    en(200, 340, 295, 22, 12, 'M20', 26, 24, 235, 62), en(250, 405, 355, 26, 12, 'M24', 29, 26, 292, 70), en(300, 460, 410, 26, 12, 'M24', 32, 28, 344, 78)],
  40: [...small,
    en(50, 165, 125, 18, 4, 'M16', 20, 20, 75, 48), en(65, 185, 145, 18, 8, 'M16', 22, 22, 90, 52), en(80, 200, 160, 18, 8, 'M16', 24, 24, 105, 58),
    en(100, 235, 190, 22, 8, 'M20', 26, 24, 134, 65), en(125, 270, 220, 26, 8, 'M24', 28, 26, 162, 68), en(150, 300, 250, 26, 8, 'M24', 30, 28, 192, 75),
    en(200, 375, 320, 30, 12, 'M27', 36, 34, 244, 88), en(250, 450, 385, 33, 12, 'M30', 42, 38, 306, 105), en(300, 515, 450, 33, 16, 'M30', 52, 42, 362, 115)],
};

/** EN 10220 pipe by DN: outer diameter, the usual wall, and the bore of a type 01 flange over it. */
export const enPipe: Record<number, { od: number; wall: number; bore: number }> = {
  15: { od: 21.3, wall: 2, bore: 22 }, 20: { od: 26.9, wall: 2.3, bore: 27.5 }, 25: { od: 33.7, wall: 2.6, bore: 34.5 }, 32: { od: 42.4, wall: 2.6, bore: 43.5 },
  40: { od: 48.3, wall: 2.6, bore: 49.5 }, 50: { od: 60.3, wall: 2.9, bore: 61.5 }, 65: { od: 76.1, wall: 2.9, bore: 77.5 }, 80: { od: 88.9, wall: 3.2, bore: 90.5 },
  100: { od: 114.3, wall: 3.6, bore: 116 }, 125: { od: 139.7, wall: 4, bore: 141.5 }, 150: { od: 168.3, wall: 4.5, bore: 170.5 }, 200: { od: 219.1, wall: 6.3, bore: 221.5 },
  250: { od: 273, wall: 6.3, bore: 276.5 }, 300: { od: 323.9, wall: 7.1, bore: 327.5 },
};
