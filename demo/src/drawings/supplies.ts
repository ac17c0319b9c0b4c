// Drawings of containers: cans, cartridges and drums with their true slenderness.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, SHADE, STEEL } from './pen.ts';
import { choice, type Drawer, size } from './sizes.ts';

type Body = { x: number; r: number; top: number; bottom: number; at(share: number): number };

function layout(d: number, h: number): Body {
  const scale = Math.min(200 / d, 204 / h);
  const r = (d / 2) * scale;
  const bottom = 150 + (h * scale) / 2;
  const top = bottom - h * scale;
  return { x: 180, r, top, bottom, at: (share) => top + share * (bottom - top) };
}

function marks(pen: Pen, body: Body, d: number, h: number): void {
  pen.line(body.x, body.top - 12, body.x, body.bottom + 12, 'centre');
  level(pen, body.x - body.r, body.x + body.r, body.bottom + 26, mark('d', d), body.bottom);
  upright(pen, body.top, body.bottom, body.x + body.r + 44, mark('h', h), [
    body.x,
    body.x + body.r,
  ]);
}

/** A band round the body, bent as an eye from slightly above would see it. */
function hoop(
  pen: Pen,
  { x, r }: Body,
  y: number,
  weight: 'heavy' | 'medium' | 'hair' = 'medium',
  share = 1,
): void {
  pen.path(`M${joined([x - r * share, y])}Q${joined([x, y + r * 0.14, x + r * share, y])}`, weight);
}

const can: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 65);
  const h = size(shape, 'h', 218);
  const body = layout(d, h);
  const { x, r, top, bottom, at } = body;
  if (choice(shape, 'spray', 0) === 1) {
    const shoulder = Math.min(at(0.24), top + r * 2.2);
    const capFoot = shoulder - r * 0.42;
    pen.cast(
      [
        [x - r, shoulder],
        [x - r * 0.66, capFoot],
        [x + r * 0.66, capFoot],
        [x + r, shoulder],
      ],
      [10, 4, 4, 10],
    );
    pen.cast(
      [
        [x - r * 0.72, top],
        [x + r * 0.72, top],
        [x + r * 0.78, capFoot],
        [x - r * 0.78, capFoot],
      ],
      [8, 8, 1, 1],
      'heavy',
      SHADE,
    );
    pen.cast(
      [
        [x - r, shoulder - 2],
        [x + r, shoulder - 2],
        [x + r, bottom],
        [x - r, bottom],
      ],
      [1, 1, 6, 6],
    );
    hoop(pen, body, shoulder + 7);
    hoop(pen, body, bottom - 10);
    pen.path(
      `M${joined([x - r, at(0.45)])}Q${joined([x, at(0.45) + r * 0.14, x + r, at(0.45)])}V${joined([at(0.8)])}Q${joined([x, at(0.8) + r * 0.14, x - r, at(0.8)])}z`,
      'medium',
      PAPER,
    );
  } else {
    pen.path(
      `M${joined([x - r * 0.5, top + 8])}C${joined([x - r * 0.5, top - 22, x + r * 0.5, top - 22, x + r * 0.5, top + 8])}`,
      'medium',
    );
    pen.cast(
      [
        [x - r, top + 8],
        [x + r, top + 8],
        [x + r, bottom],
        [x - r, bottom],
      ],
      [2, 2, 6, 6],
    );
    pen.rect(x - r - 2, top, 2 * r + 4, 10, 'heavy', SHADE, 4);
    pen.rect(x - r * 0.62, top - 4, r * 1.24, 5, 'medium', STEEL, 2);
    hoop(pen, body, bottom - 10);
    pen.path(
      `M${joined([x - r, at(0.3)])}Q${joined([x, at(0.3) + r * 0.14, x + r, at(0.3)])}V${joined([at(0.76)])}Q${joined([x, at(0.76) + r * 0.14, x - r, at(0.76)])}z`,
      'medium',
      PAPER,
    );
  }
  marks(pen, body, d, h);
};

const cartridge: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 53.5);
  const h = size(shape, 'h', 235);
  const body = layout(d, h);
  const { x, r, top, bottom, at } = body;
  const neck = at(0.1);
  const tip: Point[] = [
    [x - r * 0.24, top],
    [x + r * 0.24, top],
    [x + r * 0.3, neck],
    [x - r * 0.3, neck],
  ];
  pen.cast(tip, [4, 4, 0, 0], 'heavy', SHADE);
  for (const share of [0.3, 0.55, 0.8])
    pen.line(
      x - r * 0.28,
      top + (neck - top) * share,
      x + r * 0.28,
      top + (neck - top) * share,
      'medium',
    );
  pen.cast(
    [
      [x - r * 0.55, neck],
      [x + r * 0.55, neck],
      [x + r, at(0.15)],
      [x + r, bottom],
      [x - r, bottom],
      [x - r, at(0.15)],
    ],
    [6, 6, 6, 2, 2, 6],
  );
  hoop(pen, body, at(0.17));
  pen.path(
    `M${joined([x - r, at(0.3)])}Q${joined([x, at(0.3) + r * 0.14, x + r, at(0.3)])}V${joined([at(0.82)])}Q${joined([x, at(0.82) + r * 0.14, x - r, at(0.82)])}z`,
    'medium',
    PAPER,
  );
  pen.rect(x - r - 2, bottom - 8, 2 * r + 4, 8, 'heavy', SHADE, 3);
  marks(pen, body, d, h);
};

const drum: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 585);
  const h = size(shape, 'h', 885);
  const body = layout(d, h);
  const { x, r, top, bottom, at } = body;
  const lid = r * 0.13;
  pen.path(
    `M${joined([x - r, top + lid])}V${joined([bottom - lid])}Q${joined([x, bottom + lid, x + r, bottom - lid])}V${joined([top + lid])}z`,
    'heavy',
    STEEL,
  );
  pen.ellipse(x, top + lid, r, lid, 'heavy', SHADE);
  pen.ellipse(x, top + lid, r * 0.93, lid * 0.82, 'medium', STEEL);
  pen.ellipse(x - r * 0.5, top + lid, r * 0.11, lid * 0.28, 'medium', PAPER);
  pen.ellipse(x + r * 0.55, top + lid, r * 0.07, lid * 0.2, 'medium', PAPER);
  for (const share of [0.36, 0.68]) {
    const y = at(share);
    pen.path(
      `M${joined([x - r, y - 6])}Q${joined([x - r - 6, y, x - r, y + 6])}Q${joined([x, y + 6 + lid * 1.6, x + r, y + 6])}Q${joined([x + r + 6, y, x + r, y - 6])}Q${joined([x, y - 6 + lid * 1.6, x - r, y - 6])}z`,
      'heavy',
      SHADE,
    );
  }
  pen.path(
    `M${joined([x - r, bottom - lid - 7])}Q${joined([x, bottom + lid - 7, x + r, bottom - lid - 7])}`,
    'medium',
  );
  marks(pen, body, d, h);
};

export const supplies = { can, cartridge, drum } satisfies Record<string, Drawer>;
