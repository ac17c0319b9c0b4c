// Drawing style of the first texts: the ink, paper and line weights of the shop's drawings, on a sheet of 400 x 300.

const INK = '#1c1c1a';
const PAPER = '#fbfaf7';
export const STEEL = '#e9edf0';
export const SHADE = '#d7dee4';
export const SIGNAL = '#c4420c';

/** Line weights: outlines, edges, thin lines. */
export const HEAVY = 2.2;
export const MEDIUM = 1.2;
export const HAIR = 0.7;

/** A whole drawing. */
export function sheet(...parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><path fill="${PAPER}" d="M0 0h400v300H0z"/>` +
    `<g fill="none" stroke="${INK}" stroke-width="${HEAVY}" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`
  );
}

export function path(d: string, weight = HEAVY, fill = 'none', stroke = INK): string {
  return `<path d="${d}"${weight === HEAVY ? '' : ` stroke-width="${weight}"`}${fill === 'none' ? '' : ` fill="${fill}"`}${stroke === INK ? '' : ` stroke="${stroke}"`}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill = PAPER,
  weight = HEAVY,
  radius = 2,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke-width="${weight}"/>`;
}

export function circle(
  x: number,
  y: number,
  r: number,
  weight = HEAVY,
  fill = 'none',
  dash = '',
): string {
  const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
  return `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="${weight}"${fill === 'none' ? '' : ` fill="${fill}"`}${dashes}/>`;
}

/** Sizes and numbers, which are the same in every language. */
export function words(
  x: number,
  y: number,
  text: string,
  size = 16,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  fill = INK,
): string {
  const safe = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-family="IBM Plex Sans,sans-serif" font-size="${size}" text-anchor="${anchor}" fill="${fill}" stroke="none">${safe}</text>`;
}

/** A level dimension line with its number in a gap. */
export function across(x1: number, x2: number, y: number, text: string): string {
  const middle = (x1 + x2) / 2;
  const half = text.length * 4.5 + 5;
  return (
    path(`M${x1} ${y}H${middle - half}M${middle + half} ${y}H${x2}`, HAIR) +
    path(`M${x1} ${y}l9-1.7v3.4zM${x2} ${y}l-9-1.7v3.4z`, 0, INK) +
    words(middle, y + 5, text, 15)
  );
}

/** An upright dimension line with its number in a gap. */
export function upright(x: number, y1: number, y2: number, text: string): string {
  const middle = (y1 + y2) / 2;
  return (
    path(`M${x} ${y1}V${middle - 11}M${x} ${middle + 11}V${y2}`, HAIR) +
    path(`M${x} ${y1}l-1.7 9h3.4zM${x} ${y2}l-1.7-9h3.4z`, 0, INK) +
    words(x, middle + 5, text, 15)
  );
}

/** Holes on a bolt circle, the first one half a step from the top as flanges have them. */
export function bolts(
  x: number,
  y: number,
  radius: number,
  hole: number,
  count: number,
  weight = HEAVY,
): string {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => {
    const angle = step / 2 + i * step - Math.PI / 2;
    return circle(
      Math.round(x + radius * Math.cos(angle)),
      Math.round(y + radius * Math.sin(angle)),
      hole,
      weight,
      PAPER,
    );
  }).join('');
}
