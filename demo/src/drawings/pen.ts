// Pen of the drawings: a pen with four line weights, tint fills and hatching, on a sheet of 400 x 300.
// Neighbouring strokes of one weight share a group and a path, and coordinates have one decimal: that keeps a drawing small.

export type Point = readonly [x: number, y: number];
export type Weight = 'heavy' | 'medium' | 'hair' | 'centre' | 'hidden' | 'none';

export const SHEET = { width: 400, height: 300 } as const;
export const INK = '#1c1c1a';
export const PAPER = '#fbfaf7';
/** The tint of a body, and the darker one for what lies behind or is rejected from the light. */
export const STEEL = '#e9edf0';
export const SHADE = '#d7dee4';
export type Fill = typeof PAPER | typeof STEEL | typeof SHADE | typeof INK | null;

const STROKE: Record<Weight, string> = {
  heavy: ' stroke-width="2.2"',
  medium: ' stroke-width="1.2"',
  hair: ' stroke-width=".7"',
  centre: ' stroke-width=".7" stroke-dasharray="14 3 3 3"',
  hidden: ' stroke-width=".8" stroke-dasharray="5 3"',
  none: ' stroke="none"',
};

const LETTERING = `fill="${INK}" stroke="${PAPER}" stroke-width="4" paint-order="stroke" font-family="IBM Plex Sans,sans-serif" font-size="14" text-anchor="middle"`;

/** One decimal at most, without what a reader does not need: `12.0` is `12`, `0.5` is `.5`. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10 + 0);
  return text.startsWith('0.')
    ? text.slice(1)
    : text.startsWith('-0.')
      ? `-${text.slice(2)}`
      : text;
}

/** Numbers of a path in the fewest characters: a minus sign separates by itself. */
export function joined(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const next = short(number);
    text += text === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return text;
}

/** A polyline as path data in relative steps; each step starts from the rounded place, so rounding never adds up. */
export function trace(points: readonly Point[], closed = false): string {
  let text = '';
  let x = 0;
  let y = 0;
  for (const [index, point] of points.entries()) {
    const nextX = Math.round(point[0] * 10) / 10;
    const nextY = Math.round(point[1] * 10) / 10;
    if (index === 0) text = `M${joined([nextX, nextY])}`;
    else {
      const step = joined([nextX - x, nextY - y]);
      text += index === 1 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
    }
    x = nextX;
    y = nextY;
  }
  return closed ? `${text}z` : text;
}

/** Many strokes of one pen as path data: there on one, back on the next, so that the way between them is short to write. */
export function strokes(lines: readonly (readonly [Point, Point])[]): string {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (letter: string, [nextX, nextY]: Point) => {
    const roundX = Math.round(nextX * 10) / 10;
    const roundY = Math.round(nextY * 10) / 10;
    text += letter + joined([roundX - x, roundY - y]);
    x = roundX;
    y = roundY;
  };
  for (const [index, [from, to]] of lines.entries()) {
    step(index === 0 ? 'M' : 'm', index % 2 === 0 ? from : to);
    step('l', index % 2 === 0 ? to : from);
  }
  return text;
}

/** A closed outline with rounded corners, as castings and forgings have them. */
export function rounded(points: readonly Point[], radius: number | readonly number[]): string {
  let text = '';
  for (const [index, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[(index + points.length - 1) % points.length] as Point;
    const [afterX, afterY] = points[(index + 1) % points.length] as Point;
    const before = Math.hypot(x - beforeX, y - beforeY);
    const after = Math.hypot(x - afterX, y - afterY);
    const wanted = typeof radius === 'number' ? radius : (radius[index] ?? 0);
    const r = Math.min(wanted, before / 2, after / 2);
    text += text === '' ? 'M' : 'L';
    if (r < 0.3) {
      text += joined([x, y]);
      continue;
    }
    const start = joined([x + ((beforeX - x) * r) / before, y + ((beforeY - y) * r) / before]);
    const end = joined([x, y, x + ((afterX - x) * r) / after, y + ((afterY - y) * r) / after]);
    text += `${start}Q${end}`;
  }
  return `${text}z`;
}

/** Places on a circle; 0 degrees is to the right, and degrees run clockwise as the sheet's y runs down. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** The corners of a regular polygon by the distance across its corners. */
export function regular(cx: number, cy: number, r: number, corners: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => polar(cx, cy, r, turn + (360 / corners) * i));
}

export class Pen {
  private notes = '';
  private arrows = '';
  private words = '';
  private readonly groups: { attributes: string; elements: string[]; strokes: string }[] = [];

  private group(weight: Weight, fill: Fill) {
    const attributes = STROKE[weight] + (fill === null ? '' : ` fill="${fill}"`);
    const last = this.groups.at(-1);
    if (last?.attributes === attributes) return last;
    const fresh = { attributes, elements: [], strokes: '' };
    this.groups.push(fresh);
    return fresh;
  }

  private element(weight: Weight, fill: Fill, text: string): void {
    const group = this.group(weight, fill);
    if (group.strokes !== '') {
      group.elements.push(`<path d="${group.strokes}"/>`);
      group.strokes = '';
    }
    group.elements.push(text);
  }

  /** Path data; unfilled strokes of one weight run together, filled shapes stay apart so that each covers what lies under it. */
  path(data: string, weight: Weight = 'heavy', fill: Fill = null): void {
    if (fill === null) this.group(weight, null).strokes += data;
    else this.element(weight, fill, `<path d="${data}"/>`);
  }

  line(x1: number, y1: number, x2: number, y2: number, weight: Weight = 'medium'): void {
    this.path(
      trace([
        [x1, y1],
        [x2, y2],
      ]),
      weight,
    );
  }

  polyline(points: readonly Point[], weight: Weight = 'heavy'): void {
    this.path(trace(points), weight);
  }

  polygon(points: readonly Point[], weight: Weight = 'heavy', fill: Fill = STEEL): void {
    this.path(trace(points, true), weight, fill);
  }

  /** A closed outline with rounded corners. */
  cast(
    points: readonly Point[],
    radius: number | readonly number[],
    weight: Weight = 'heavy',
    fill: Fill = STEEL,
  ): void {
    this.path(rounded(points, radius), weight, fill);
  }

  circle(cx: number, cy: number, r: number, weight: Weight = 'heavy', fill: Fill = null): void {
    this.element(weight, fill, `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"/>`);
  }

  ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    weight: Weight = 'heavy',
    fill: Fill = null,
  ): void {
    this.element(
      weight,
      fill,
      `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"/>`,
    );
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    weight: Weight = 'heavy',
    fill: Fill = STEEL,
    radius = 0,
  ): void {
    const round = radius > 0 ? ` rx="${short(radius)}"` : '';
    this.element(
      weight,
      fill,
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}/>`,
    );
  }

  /** An arc of a circle from one place to another, clockwise. */
  arc(
    cx: number,
    cy: number,
    r: number,
    from: number,
    to: number,
    weight: Weight = 'medium',
  ): void {
    const [x1, y1] = polar(cx, cy, r, from);
    const [x2, y2] = polar(cx, cy, r, to);
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    this.path(`M${joined([x1, y1])}A${joined([r, r])} 0 ${large} 1 ${joined([x2, y2])}`, weight);
  }

  /** Section lines at 45 degrees inside the outlines; a hole is simply one more outline. `lean` -1 leans the other way, for the mating part. */
  hatch(outlines: readonly (readonly Point[])[], gap = 6, lean: 1 | -1 = 1): void {
    const edges = outlines.flatMap((points) =>
      points.map((point, i) => [point, points[(i + 1) % points.length] as Point] as const),
    );
    const height = ([x, y]: Point) => y + lean * x;
    const heights = edges.map(([from]) => height(from));
    const last = Math.max(...heights);
    const lines: [Point, Point][] = [];
    for (
      let level = Math.ceil(Math.min(...heights) / gap) * gap + 0.01;
      level < last;
      level += gap
    ) {
      const crossings: number[] = [];
      for (const [from, to] of edges) {
        const a = height(from);
        const b = height(to);
        if (a < level !== b < level)
          crossings.push(from[0] + ((to[0] - from[0]) * (level - a)) / (b - a));
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const x1 = crossings[i] as number;
        const x2 = crossings[i + 1] as number;
        const line: [Point, Point] = [
          [x1, level - lean * x1],
          [x2, level - lean * x2],
        ];
        if (x2 - x1 > 0.5) lines.push(line);
      }
    }
    if (lines.length > 0) this.path(strokes(lines), 'hair');
  }

  /** The two centre lines of a round view. */
  cross(cx: number, cy: number, r: number): void {
    this.line(cx - r, cy, cx + r, cy, 'centre');
    this.line(cx, cy - r, cx, cy + r, 'centre');
  }

  /** Words of the language of numbers: sizes and marks. Paper shines round them, so that a line below never spoils a digit. */
  text(
    x: number,
    y: number,
    text: string,
    anchor: 'start' | 'middle' | 'end' = 'middle',
    size = 14,
  ): void {
    const safe = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const special =
      (anchor === 'middle' ? '' : ` text-anchor="${anchor}"`) +
      (size === 14 ? '' : ` font-size="${size}"`);
    this.words += `<text x="${short(x)}" y="${short(y)}"${special}>${safe}</text>`;
  }

  /** A hairline that lies above the part: dimension lines and pointers. */
  note(data: string): void {
    this.notes += data;
  }

  /** A slim solid arrow head, as path data of a closed triangle. */
  arrow(data: string): void {
    this.arrows += data;
  }

  toSvg(): string {
    let body = '';
    for (const { attributes, elements, strokes } of this.groups) {
      const content = elements.join('') + (strokes === '' ? '' : `<path d="${strokes}"/>`);
      body += `<g${attributes}>${content}</g>`;
    }
    if (this.notes !== '') body += `<path${STROKE.hair} d="${this.notes}"/>`;
    if (this.arrows !== '') body += `<path${STROKE.none} fill="${INK}" d="${this.arrows}"/>`;
    if (this.words !== '') body += `<g ${LETTERING}>${this.words}</g>`;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">`;
    return `${open}<path fill="${PAPER}" d="M0 0h400v300H0z"/><g fill="none" stroke="${INK}" stroke-linejoin="round">${body}</g></svg>`;
  }
}
