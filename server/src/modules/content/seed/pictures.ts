// Images of the first texts, drawn like the parts: a numbered part, payment documents, a store and its lot, two flanges.
import {
  across,
  bolts,
  box,
  circle,
  HAIR,
  HEAVY,
  MEDIUM,
  path,
  SHADE,
  SIGNAL,
  STEEL,
  sheet,
  upright,
  words,
} from './sheet.ts';

/** A deep groove bearing, half in section, d 25, D 52, B 15 to scale (1 mm = 3.2 units). */
function bearing(x: number, y: number): string {
  const [w, D, d] = [24, 83, 40];
  const ring = (side: 1 | -1): string => {
    const [outer, inner] = [y + side * D, y + side * d];
    const [a, b] = [y + side * (D - 14), y + side * (d + 13)];
    const middle = y + (side * (D + d)) / 2;
    return (
      path(`M${x - w} ${outer}H${x + w}V${a}H${x - w}z`, HEAVY, STEEL) +
      path(`M${x - w} ${inner}H${x + w}V${b}H${x - w}z`, HEAVY, STEEL) +
      circle(x, middle, 13, HEAVY, SHADE) +
      path(`M${x - w + 4} ${a}V${b}M${x + w - 4} ${a}V${b}`, MEDIUM)
    );
  };
  return (
    ring(-1) + ring(1) + path(`M${x - w} ${y - d}V${y + d}M${x + w} ${y - d}V${y + d}`, MEDIUM)
  );
}

/** Any spelling of a number leads to the part. */
export const numberToPart = sheet(
  ...['6205-2RS', '6205 2rs', '6205/2RS'].map(
    (number, i) =>
      box(28, 62 + i * 62, 150, 42, i === 0 ? '#fff' : 'none', MEDIUM) +
      words(103, 89 + i * 62, number, 19),
  ),
  path(
    'M178 83C214 83 214 142 244 142M178 145H244M178 207C214 207 214 148 244 148',
    MEDIUM,
    'none',
    SIGNAL,
  ),
  path('M252 145l-12-6v12z', 0, SIGNAL, SIGNAL),
  bearing(300, 145),
  path('M262 145H338', HAIR),
  upright(362, 62, 228, '52'),
  path('M328 62H368M328 228H368', HAIR),
  across(276, 324, 256, '15'),
  path('M276 234V262M324 234V262', HAIR),
);

/** Transfer, letter of credit, escrow: money goes when the goods do. */
export const paymentDocuments = sheet(
  ...[58, 152, 246].map(
    (x, i) =>
      box(x, 52 + i * 8, 100, 138, i === 1 ? STEEL : '#fff') +
      path(
        `M${x + 16} ${78 + i * 8}h52M${x + 16} ${94 + i * 8}h68M${x + 16} ${110 + i * 8}h60`,
        MEDIUM,
      ),
  ),
  path('M78 156h36l-8-8M114 156l-8 8', MEDIUM, 'none', SIGNAL),
  circle(202, 164, 16, HEAVY, '#fff') + path('m194 164 6 6 10-12', MEDIUM, 'none', SIGNAL),
  box(278, 160, 36, 26, SHADE) +
    path('M285 160v-8a11 11 0 0 1 22 0v8') +
    circle(296, 172, 3, MEDIUM, SIGNAL),
  path('M40 246H360', HEAVY),
  words(108, 232, 'TT', 18) + words(202, 240, 'LC', 18) + words(296, 238, 'Escrow', 16),
);

/** Goods from a shelf leave on a pallet. */
export const shelfToLot = sheet(
  path('M34 60V246M166 60V246M34 104H166M34 152H166M34 200H166M34 246H166'),
  ...[
    [42, 76, 34, 28],
    [80, 82, 26, 22],
    [112, 70, 44, 34],
    [44, 122, 50, 30],
    [100, 126, 28, 26],
    [132, 130, 26, 22],
    [42, 170, 28, 30],
    [76, 176, 38, 24],
    [120, 166, 38, 34],
    [48, 216, 44, 30],
    [98, 212, 56, 34],
  ].map(([x, y, w, h], i) =>
    box(x as number, y as number, w as number, h as number, i % 2 === 0 ? STEEL : SHADE, MEDIUM),
  ),
  path('M186 156h40', HEAVY, 'none', SIGNAL) + path('M238 156l-14-7v14z', 0, SIGNAL, SIGNAL),
  box(250, 178, 56, 44, STEEL) +
    box(306, 178, 52, 44, SHADE) +
    box(262, 132, 50, 46, SHADE) +
    box(312, 142, 38, 36, STEEL) +
    box(282, 100, 44, 32, STEEL),
  box(246, 222, 116, 8) +
    box(246, 230, 18, 10) +
    box(295, 230, 18, 10) +
    box(344, 230, 18, 10) +
    box(246, 240, 116, 6),
  path('M236 246H372'),
  path('M278 178v12h10v-12M288 132v10h8v-10', HAIR),
);

/** A sheet with its part: what is listed is what is drawn. */
export const trueDrawing = sheet(
  box(36, 34, 328, 232, '#fff', MEDIUM, 0) +
    box(48, 46, 304, 208, 'none', HAIR, 0) +
    path('M232 214H352M232 234H352M272 214V254', HAIR),
  path('M96 100H128V176H96zM128 116H280V160H128z', HEAVY, STEEL),
  path('M280 116l8 8v28l-8 8M96 125H128M96 151H128M196 120H284M196 156H284', MEDIUM),
  path('M82 138H304', HAIR),
  across(128, 288, 198, '40'),
  path('M128 164V204M288 156V204', HAIR),
  upright(316, 116, 160, 'M8'),
  path('M284 116H322M284 160H322', HAIR),
  words(292, 249, 'M8 × 40', 13),
  words(252, 229, '1:1', 11),
);

/** Two flanges of the same bore: their holes do not meet. Scale: 1 mm = 0.7 units. */
export const twoFlanges = sheet(
  circle(116, 140, 58, HEAVY, STEEL) +
    circle(116, 140, 35, MEDIUM) +
    circle(116, 140, 21, HEAVY, '#fbfaf7') +
    circle(116, 140, 44, HAIR, 'none', '10 3 2 3') +
    bolts(116, 140, 44, 6.3, 4),
  circle(284, 140, 53, HEAVY, SHADE) +
    circle(284, 140, 32, MEDIUM) +
    circle(284, 140, 21, HEAVY, '#fbfaf7') +
    circle(284, 140, 42, HAIR, 'none', '10 3 2 3') +
    bolts(284, 140, 42, 6.7, 4),
  words(116, 56, 'DN 50 PN 16', 18) + words(284, 56, 'NPS 2 Class 150', 18),
  words(116, 230, 'K 125', 17) + words(284, 230, 'K 120.7', 17),
  path('M184 132h32M184 148h32', HEAVY, 'none', SIGNAL) +
    path('M192 160L208 120', HEAVY, 'none', SIGNAL),
);

/** A bearing whose label is gone, and the gauge that knows it. */
export const measuredBearing = sheet(
  bearing(150, 150),
  path('M112 150H188', HAIR),
  path('M196 40h150v22H214v20h-18zM196 260h60V120h-18v118h-42z', HEAVY, STEEL),
  path('M230 46v8M244 46v12M258 46v8M272 46v8M286 46v12M300 46v8M314 46v8M328 46v12', MEDIUM),
  path('M176 67H196M176 233H196', HAIR),
  upright(286, 67, 233, '52'),
  path('M216 67H292M260 233H292', HAIR),
  upright(64, 110, 190, '25'),
  path('M122 110H58M122 190H58', HAIR),
  across(126, 174, 272, '15'),
  path('M126 238V278M174 238V278', HAIR),
);
