// Accent colour of a shop: shades for buttons, links and marks, derived so that each pair keeps its WCAG contrast on light and dark pages. [decisions 0101]

/** Of text, and of graphics that mean something (WCAG 1.4.3, 1.4.11). */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_MARK_CONTRAST = 3;

/** Colours of the pages that the shades stand on or beside, as web/app/styles/theme.css has them. */
export const PAGE_COLORS = {
  light: {
    paper: '#fbfaf7',
    raised: '#ffffff',
    sunk: '#f1efe9',
    ink: '#1c1c1a',
    muted: '#5a5954',
  },
  dark: {
    paper: '#16181a',
    raised: '#1d2022',
    sunk: '#101214',
    ink: '#e9e7e1',
    muted: '#a9a8a0',
  },
} as const;

/** So dark that it, or white, is readable on every colour. */
const NEAR_BLACK = '#050505';
const WHITE = '#ffffff';
const HOVER_SHARE = 0.12;
const TINT_SHARE = 0.07;
const LIGHTNESS_STEPS = 512;

/** `#rrggbb` each. */
export type AccentShades = {
  /** Of buttons and counts. */
  fill: string;
  /** Text on them. */
  onFill: string;
  hover: string;
  /** Lines and dots on the page. */
  mark: string;
  /** Of a row that differs, below the page's own text. */
  tint: string;
  /** Text of links. */
  link: string;
};
export type AccentTheme = Readonly<Record<keyof typeof PAGE_COLORS, AccentShades>>;

export function isAccent(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** `FC0`, `#FFCC00` and `ffcc00` as `#ffcc00`; anything else as it was typed. */
export function canonicalAccent(typed: string): string {
  const digits = typed.trim().toLowerCase().replace(/^#/, '');
  const long = /^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits;
  return isAccent(`#${long}`) ? `#${long}` : typed.trim();
}

/** @param accent as `isAccent` accepts it */
export function accentTheme(accent: string): AccentTheme {
  return { light: shadesOf(accent, 'light'), dark: shadesOf(accent, 'dark') };
}

function shadesOf(accent: string, scheme: keyof typeof PAGE_COLORS): AccentShades {
  const { paper, raised, sunk } = PAGE_COLORS[scheme];
  const toBlack = scheme === 'light';
  const mark = nearest(accent, [paper, raised, sunk], MIN_MARK_CONTRAST, toBlack);
  // A button has its text and, in light, a border of `mark`; on a dark page a dark one would be a hole.
  const fill = toBlack ? accent : mark;
  const onFill = contrast(WHITE, fill) >= contrast(NEAR_BLACK, fill) ? WHITE : NEAR_BLACK;
  const darker = mix(NEAR_BLACK, fill, HOVER_SHARE);
  const tint = mix(fill, raised, TINT_SHARE);
  return {
    fill,
    onFill,
    hover: contrast(onFill, darker) >= MIN_TEXT_CONTRAST ? darker : mix(WHITE, fill, HOVER_SHARE),
    mark,
    tint,
    link: nearest(accent, [paper, raised, sunk, tint], MIN_TEXT_CONTRAST, toBlack),
  };
}

/** The shade of the same hue that is nearest to `color` and has the contrast on all grounds. */
function nearest(
  color: string,
  grounds: readonly string[],
  least: number,
  toBlack: boolean,
): string {
  const holds = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= least);
  if (holds(color)) return color;
  const { hue, saturation, lightness } = toHsl(color);
  const end = toBlack ? 0 : 1;
  const at = (step: number) =>
    fromHsl(hue, saturation, lightness + ((end - lightness) * step) / LIGHTNESS_STEPS);
  let [fails, passes] = [0, LIGHTNESS_STEPS];
  while (passes - fails > 1) {
    const middle = (fails + passes) >> 1;
    if (holds(at(middle))) passes = middle;
    else fails = middle;
  }
  return at(passes);
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green and blue from 0 to 1. */
function channels(color: string): [number, number, number] {
  const bits = Number.parseInt(color.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

function toColor(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** @param share of `over` */
function mix(over: string, under: string, share: number): string {
  const below = channels(under);
  return toColor(channels(over).map((part, i) => part * share + (below[i] ?? 0) * (1 - share)));
}

/** Hue in sixths of the circle. */
function toHsl(color: string): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = channels(color);
  const [highest, lowest] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = highest - lowest;
  const lightness = (highest + lowest) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const hue =
    highest === r
      ? ((g - b) / spread + 6) % 6
      : highest === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return { hue, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const part = (offset: number) => {
    const at = (hue + offset) % 6;
    return lightness + chroma * (Math.max(0, Math.min(1, Math.abs(at - 3) - 1)) - 0.5);
  };
  return toColor([part(0), part(4), part(2)]);
}

/** Names of web/app/styles/theme.css that take the shades. */
const PROPERTIES: readonly (readonly [property: string, shade: keyof AccentShades])[] = [
  ['signal', 'fill'],
  ['on-signal', 'onFill'],
  ['signal-hover', 'hover'],
  ['mark', 'mark'],
  ['tint', 'tint'],
  ['link', 'link'],
  ['focus', 'link'],
  ['badge', 'fill'],
  ['on-badge', 'onFill'],
];

/** Custom properties alone; the selector counts more than that of the style sheet which they change. */
export function accentStylesheet(accent: string): string {
  const rule = (shades: AccentShades) =>
    `:root:root{${PROPERTIES.map(([name, shade]) => `--color-${name}:${shades[shade]}`).join(';')}}`;
  const { light, dark } = accentTheme(accent);
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}\n`;
}

/** Where it is served; another content has another address, after a release too. Below the folder that the pages' policy names. */
export function accentStylesheetPath(accent: string): string {
  return `/assets/theme/${accent.slice(1)}-${fingerprint(accentStylesheet(accent))}.css`;
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
