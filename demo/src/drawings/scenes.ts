// Drawings of lots and industries: silhouettes in the same hand, without a word: pallet and machine by their size, the fields of work as signs.

import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL, trace } from './pen.ts';
import type { Drawer } from './sizes.ts';

export const GROUND = 236;

export function ground(pen: Pen, from = 30, to = 370): void {
  pen.line(from, GROUND, to, GROUND, 'heavy');
}

function wheel(pen: Pen, x: number, r: number, y = GROUND - r): void {
  pen.circle(x, y, r, 'heavy', SHADE);
  pen.circle(x, y, r * 0.58, 'medium', PAPER);
  pen.circle(x, y, r * 0.16, 'medium', STEEL);
}

function windows(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  step: number,
  wide: number,
  high: number,
): void {
  for (let i = 0; i < count; i++) pen.rect(x + i * step, y, wide, high, 'medium', PAPER, 1);
}

const car: Drawer = (pen) => {
  ground(pen);
  pen.path(
    `M44 214V182C44 168 56 162 78 158L112 154L150 116C156 110 164 108 174 108H240C252 108 260 110 268 118L302 152L336 158C352 162 358 172 358 186V214z`,
    'heavy',
    STEEL,
  );
  pen.path(
    'M126 154L158 121C162 117 167 116 174 116H200V154zM210 116H238C248 116 254 117 260 123L288 154H210z',
    'medium',
    PAPER,
  );
  pen.path('M205 108V214M126 154L118 196M294 154L300 176', 'medium');
  pen.path('M216 168h20M60 176h18v12H48M352 178h-14v10h20', 'medium');
  for (const x of [108, 298]) {
    pen.circle(x, GROUND - 32, 34, 'none', PAPER);
    pen.arc(x, GROUND - 32, 34, 160, 380, 'medium');
    wheel(pen, x, 30);
  }
};

const derrick: Drawer = (pen) => {
  ground(pen);
  const left = (y: number): Point => [200 - 16 - ((y - 52) / 150) * 50, y];
  const right = (y: number): Point => [200 + 16 + ((y - 52) / 150) * 50, y];
  pen.polygon([left(52), right(52), right(202), left(202)], 'none', STEEL);
  const levels = [52, 82, 116, 156, 202];
  for (let i = 0; i + 1 < levels.length; i++) {
    const [a, b] = [levels[i] as number, levels[i + 1] as number];
    pen.path(
      trace([left(a), right(b)]) + trace([right(a), left(b)]) + trace([left(b), right(b)]),
      'medium',
    );
  }
  pen.polyline([left(202), left(52), right(52), right(202)]);
  pen.rect(190, 34, 20, 18, 'heavy', SHADE, 2);
  pen.line(200, 52, 200, 186, 'medium');
  pen.rect(192, 112, 16, 26, 'heavy', SHADE, 3);
  pen.rect(104, 202, 192, 14, 'heavy', STEEL);
  for (const x of [116, 168, 224, 276]) pen.rect(x, 216, 8, 20, 'heavy', SHADE);
  pen.rect(300, 188, 58, 48, 'heavy', STEEL, 2);
  windows(pen, 308, 198, 2, 22, 16, 14);
  pen.rect(44, 196, 50, 40, 'heavy', SHADE, 8);
};

const factory: Drawer = (pen) => {
  for (const [x, top] of [
    [270, 62],
    [308, 78],
  ] as const) {
    pen.polygon(
      [
        [x, top],
        [x + 18, top],
        [x + 24, 150],
        [x - 6, 150],
      ],
      'heavy',
      SHADE,
    );
    pen.line(x - 1, top + 14, x + 19, top + 14, 'medium');
  }
  pen.polygon([
    [44, GROUND],
    [44, 132],
    [44, 132],
    [112, 104],
    [112, 132],
    [180, 104],
    [180, 132],
    [248, 104],
    [248, 140],
    [356, 140],
    [356, GROUND],
  ]);
  pen.path('M44 148H248M112 132V148M180 132V148M248 140V236', 'medium');
  windows(pen, 58, 162, 6, 30, 20, 24);
  pen.rect(60, 202, 44, 34, 'heavy', PAPER);
  for (const y of [210, 218, 226]) pen.line(60, y, 104, y, 'hair');
  windows(pen, 264, 158, 3, 30, 18, 20);
  windows(pen, 264, 192, 3, 30, 18, 20);
  ground(pen);
};

const ship: Drawer = (pen) => {
  pen.polygon(
    [
      [262, 160],
      [262, 96],
      [330, 96],
      [330, 160],
    ],
    'heavy',
    STEEL,
  );
  pen.polygon(
    [
      [282, 96],
      [286, 66],
      [310, 66],
      [310, 96],
    ],
    'heavy',
    SHADE,
  );
  windows(pen, 270, 106, 4, 14, 9, 9);
  windows(pen, 270, 126, 4, 14, 9, 9);
  for (let column = 0; column < 5; column++)
    for (let row = 0; row < (column === 0 ? 1 : 2); row++)
      pen.rect(
        76 + column * 35,
        134 - row * 26,
        33,
        26,
        'heavy',
        (column + row) % 2 === 0 ? STEEL : SHADE,
      );
  pen.path(
    'M32 154L58 160H366L352 210C350 216 344 218 338 218H80C70 218 62 212 56 202z',
    'heavy',
    STEEL,
  );
  pen.path('M46 182H359L353 206C350 216 344 218 338 218H80C70 218 62 212 56 202z', 'medium', SHADE);
  pen.line(48, 157, 48, 122, 'medium');
  pen.path(
    'M24 222q18-12 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0M60 236q18-12 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0',
    'medium',
  );
};

const windmill: Drawer = (pen) => {
  ground(pen);
  const turbine = (x: number, hub: number, blade: number, turn: number) => {
    pen.polygon(
      [
        [x - blade * 0.04, hub],
        [x + blade * 0.04, hub],
        [x + blade * 0.075, GROUND],
        [x - blade * 0.075, GROUND],
      ],
      'heavy',
      STEEL,
    );
    for (const angle of [turn, turn + 120, turn + 240]) {
      const tip = polar(x, hub, blade, angle);
      const a = polar(x, hub, blade * 0.26, angle + 16);
      const b = polar(x, hub, blade * 0.07, angle - 40);
      pen.path(
        `M${joined([x, hub])}L${joined([...b])}L${joined([...tip])}L${joined([...a])}z`,
        'heavy',
        SHADE,
      );
    }
    pen.circle(x, hub, blade * 0.08, 'heavy', STEEL);
  };
  turbine(316, 142, 58, 30);
  turbine(84, 156, 50, -50);
  turbine(196, 116, 88, -90);
};

const train: Drawer = (pen) => {
  ground(pen, 20, 380);
  pen.line(20, GROUND + 8, 380, GROUND + 8, 'medium');
  for (let x = 30; x < 380; x += 24) pen.line(x, GROUND, x, GROUND + 8, 'medium');
  pen.path('M40 208V176C40 164 48 150 62 134C72 122 84 116 104 116H356V208z', 'heavy', STEEL);
  pen.path('M60 150C68 138 78 130 96 130H112V158H56z', 'medium', PAPER);
  windows(pen, 176, 132, 4, 44, 32, 26);
  pen.rect(128, 126, 30, 82, 'heavy', SHADE, 2);
  pen.rect(134, 132, 18, 30, 'medium', PAPER, 1);
  pen.path('M41 176H128M158 176H356M41 190H128M158 190H356', 'medium');
  pen.rect(44, 208, 308, 8, 'heavy', SHADE);
  for (const x of [76, 116, 284, 324]) wheel(pen, x, 15);
  pen.path('M220 116L238 94L262 94M238 94L214 82M202 82H240', 'heavy');
  pen.line(20, 80, 380, 80, 'medium');
};

const mine: Drawer = (pen) => {
  ground(pen);
  // The headframe with its winding wheel, its ropes, the winding house, and a tub.
  pen.polygon(
    [
      [150, 78],
      [198, 78],
      [206, GROUND],
      [142, GROUND],
    ],
    'none',
    STEEL,
  );
  for (const [a, b] of [
    [78, 118],
    [118, 156],
    [156, 196],
    [196, GROUND],
  ] as const) {
    const edgeAt = (y: number) => ((y - 78) / 158) * 8;
    pen.path(
      trace([
        [150 - edgeAt(a), a],
        [198 + edgeAt(b), b],
      ]) +
        trace([
          [198 + edgeAt(a), a],
          [150 - edgeAt(b), b],
        ]) +
        trace([
          [150 - edgeAt(b), b],
          [198 + edgeAt(b), b],
        ]),
      'medium',
    );
  }
  pen.polyline([
    [142, GROUND],
    [150, 78],
    [198, 78],
    [206, GROUND],
  ]);
  pen.polyline([
    [198, 84],
    [262, GROUND],
  ]);
  pen.line(174, 78, 174, GROUND, 'hair');
  pen.line(196, 58, 300, 186, 'medium');
  wheel(pen, 174, 34, 66);
  for (let spoke = 0; spoke < 6; spoke++)
    pen.polyline([polar(174, 66, 6, spoke * 60), polar(174, 66, 20, spoke * 60)], 'medium');
  pen.polygon(
    [
      [284, GROUND],
      [284, 190],
      [322, 168],
      [360, 190],
      [360, GROUND],
    ],
    'heavy',
    STEEL,
  );
  pen.rect(310, 204, 24, 32, 'heavy', PAPER);
  pen.polygon(
    [
      [44, 196],
      [122, 196],
      [112, 222],
      [54, 222],
    ],
    'heavy',
    SHADE,
  );
  pen.path('M48 196Q62 176 82 182Q104 176 118 196', 'heavy');
  for (const x of [68, 98]) wheel(pen, x, 9);
};

const tractor: Drawer = (pen) => {
  ground(pen);
  pen.path('M176 158H298C312 158 320 166 320 178V206H176z', 'heavy', STEEL);
  pen.path('M112 96H206L214 158V204H120L104 158z', 'heavy', STEEL);
  pen.path('M122 106H158V156H112zM168 106H198L204 156H168z', 'medium', PAPER);
  pen.rect(98, 86, 120, 12, 'heavy', SHADE, 4);
  pen.rect(262, 112, 8, 46, 'heavy', SHADE, 2);
  for (const y of [172, 182, 192]) pen.line(232, y, 300, y, 'medium');
  pen.rect(306, 168, 12, 14, 'medium', PAPER, 3);
  wheel(pen, 126, 56);
  for (let lug = 0; lug < 18; lug++)
    pen.polyline(
      [polar(126, GROUND - 56, 47, lug * 20 + 7), polar(126, GROUND - 56, 56, lug * 20)],
      'medium',
    );
  wheel(pen, 290, 34);
  for (let lug = 0; lug < 14; lug++)
    pen.polyline(
      [polar(290, GROUND - 34, 28, lug * 26), polar(290, GROUND - 34, 34, lug * 26 - 6)],
      'medium',
    );
};

const plant: Drawer = (pen) => {
  ground(pen);
  // A process plant: column with platforms, sphere on legs, tank, and the pipes between.
  pen.rect(120, 52, 40, 184, 'heavy', STEEL, 18);
  for (const y of [96, 140, 184]) {
    pen.rect(110, y, 60, 5, 'heavy', SHADE);
    pen.path(`M110 ${y}v-12h60v12M130 ${y}v-12M150 ${y}v-12`, 'medium');
  }
  pen.rect(48, 108, 30, 128, 'heavy', SHADE, 14);
  pen.path('M78 124H98V76H120M160 76H190V212H206', 'heavy');
  for (const x of [222, 286])
    pen.polygon(
      [
        [x, 176],
        [x + 6, 176],
        [x + 9, GROUND],
        [x - 3, GROUND],
      ],
      'heavy',
      SHADE,
    );
  pen.circle(257, 160, 50, 'heavy', STEEL);
  pen.path('M207 160Q257 176 307 160M257 110V210', 'medium');
  pen.path('M322 236V172Q347 158 372 172V236z', 'heavy', STEEL);
  pen.path('M322 172Q347 182 372 172M322 192H372M322 212H372', 'medium');
  pen.path('M307 200H322', 'heavy');
};

export const scenes = {
  car,
  derrick,
  factory,
  ship,
  windmill,
  train,
  mine,
  tractor,
  plant,
} satisfies Record<string, Drawer>;
