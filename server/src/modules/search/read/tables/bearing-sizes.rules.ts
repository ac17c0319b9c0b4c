// Outer diameters of deep groove ball bearings in mm, by series and the two digits of the bore. [ISO 15]

export const OUTER_DIAMETERS: Readonly<Record<string, readonly number[]>> = {
  '60': [
    26, 28, 32, 35, 42, 47, 55, 62, 68, 75, 80, 90, 95, 100, 110, 115, 125, 130, 140, 145, 150,
  ],
  '62': [
    30, 32, 35, 40, 47, 52, 62, 72, 80, 85, 90, 100, 110, 120, 125, 130, 140, 150, 160, 170, 180,
  ],
  '63': [
    35, 37, 42, 47, 52, 62, 72, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 215,
  ],
};
