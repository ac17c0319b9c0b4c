// Plots as self-contained SVG files with light and dark colours.

export type Series = { label: string; points: { x: number; y: number }[] };
export type Bar = { label: string; value: number; note: string };

const WIDTH = 760;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
/** Told apart by people who see few colours, on both grounds; each line is named at its end too. */
const LIGHT = ['#1f5fbf', '#b3500a', '#0a7a5c', '#a02a6a', '#6b5300', '#5a43b5', '#45525f'];
const DARK = ['#7fb2ff', '#ffa45c', '#4fd1a5', '#f58bc0', '#dcc14a', '#b5a3ff', '#b4c0cc'];

function frame(title: string, height: number, content: string): string {
  const colours = (list: readonly string[]): string =>
    list.map((colour, i) => `.c${i}{stroke:${colour};fill:${colour}}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>
svg{--ground:#ffffff;--ink:#1b2128;--soft:#57616c;--line:#d9dee4}
${colours(LIGHT)}
@media (prefers-color-scheme:dark){svg{--ground:#14181d;--ink:#edf1f5;--soft:#a5b0bb;--line:#333b45}${colours(DARK)}}
text{font:12px ${FONT};fill:var(--ink);stroke:none}
.title{font-size:15px;font-weight:600}.soft{fill:var(--soft)}.grid{stroke:var(--line);stroke-width:1}
.line{stroke-width:2.5;stroke-linejoin:round}
</style>
<rect width="${WIDTH}" height="${height}" rx="8" style="fill:var(--ground)"/>
<text class="title" x="20" y="30">${escaped(title)}</text>
${content}
</svg>
`;
}

const TOP = 56;
const LEFT = 70;
const RIGHT = 250;
const PLOT_HEIGHT = 320;
const LABEL_HEIGHT = 16;

/** Lines over two logarithmic axes: what grows as fast as the catalogue rises by 45 degrees where a decade is as wide as it is high. */
export function growthPlot(
  title: string,
  axes: { x: string; y: string },
  series: readonly Series[],
): string {
  const shown = series.map((line) => ({
    ...line,
    points: line.points.filter(({ x, y }) => x > 0 && y > 0),
  }));
  const all = shown.flatMap(({ points }) => points);
  if (all.length === 0) throw new Error(`nothing to draw for "${title}"`);
  const x = logScale(
    all.map((point) => point.x),
    LEFT,
    WIDTH - RIGHT,
  );
  const y = logScale(
    all.map((point) => point.y),
    TOP + PLOT_HEIGHT,
    TOP,
  );
  const ticks = [
    ...decades(y).map(
      (value) =>
        `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y.at(value))}" y2="${round(y.at(value))}"/><text class="soft" x="${LEFT - 8}" y="${round(y.at(value) + 4)}" text-anchor="end">${short(value)}</text>`,
    ),
    ...[...new Set(all.map((point) => point.x))].map(
      (value) =>
        `<line class="grid" x1="${round(x.at(value))}" x2="${round(x.at(value))}" y1="${TOP}" y2="${TOP + PLOT_HEIGHT}"/><text class="soft" x="${round(x.at(value))}" y="${TOP + PLOT_HEIGHT + 20}" text-anchor="middle">${short(value)}</text>`,
    ),
  ];
  const ends = apart(
    shown.map(({ points }) =>
      points.length === 0 ? null : y.at((points.at(-1) as { y: number }).y),
    ),
    LABEL_HEIGHT,
  );
  const lines = shown.map(({ label, points }, i) => {
    const last = points.at(-1);
    if (last === undefined) return '';
    const path = points.map((point) => `${round(x.at(point.x))},${round(y.at(point.y))}`);
    const dots = path
      .map((place) => place.split(','))
      .map(([cx, cy]) => `<circle class="c${i % LIGHT.length}" cx="${cx}" cy="${cy}" r="4"/>`);
    const end = round(x.at(last.x));
    return `<polyline class="line c${i % LIGHT.length}" style="fill:none" points="${path.join(' ')}"/>${dots.join('')}
<line class="c${i % LIGHT.length}" x1="${end + 6}" y1="${round(y.at(last.y))}" x2="${end + 18}" y2="${round(ends[i] as number)}"/>
<text x="${end + 22}" y="${round((ends[i] as number) + 4)}">${escaped(label)}: ${short(last.y)}</text>`;
  });
  return frame(
    title,
    TOP + PLOT_HEIGHT + 56,
    `${ticks.join('\n')}
${lines.join('\n')}
<text class="soft" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${TOP + PLOT_HEIGHT + 42}" text-anchor="middle">${escaped(axes.x)}</text>
<text class="soft" x="20" y="${TOP - 8}">${escaped(axes.y)}</text>`,
  );
}

const BAR = 14;
const BETWEEN = 8;
const NAMES = 300;
const NOTES = 70;

/** Groups of bars, each from zero; the bars of a group are told apart by their colours. */
export function barPlot(
  title: string,
  groups: readonly { label: string; bars: readonly Bar[] }[],
): string {
  const names = [...new Set(groups.flatMap(({ bars }) => bars.map((bar) => bar.label)))];
  const most = Math.max(...groups.flatMap(({ bars }) => bars).map(({ value }) => value));
  if (!(most > 0)) throw new Error(`nothing to draw for "${title}"`);
  const rows: string[] = [];
  let at = TOP;
  for (const { label, bars } of groups) {
    rows.push(
      `<text x="${NAMES - 10}" y="${at + BAR - 2}" text-anchor="end">${escaped(label)}</text>`,
    );
    for (const bar of bars) {
      const length = round(Math.max(1, (bar.value / most) * (WIDTH - NAMES - NOTES)));
      rows.push(
        `<rect class="c${names.indexOf(bar.label) % LIGHT.length}" x="${NAMES}" y="${at}" width="${length}" height="${BAR - 2}" rx="2"/>`,
        `<text class="soft" x="${round(NAMES + length + 6)}" y="${at + BAR - 3}">${escaped(bar.note)}</text>`,
      );
      at += BAR + 2;
    }
    at += BETWEEN;
  }
  const legend = names.map((name, i) => {
    const x = NAMES + i * 130;
    return `<rect class="c${i % LIGHT.length}" x="${x}" y="40" width="9" height="9" rx="2"/><text class="soft" x="${x + 16}" y="49">${escaped(name)}</text>`;
  });
  return frame(title, at + 10, [...legend, ...rows].join('\n'));
}

type Scale = { at(value: number): number; low: number; high: number };

function logScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values) / 1.15;
  const high = Math.max(...values) * 1.15;
  const span = Math.log(high / low);
  return { low, high, at: (value) => from + (Math.log(value / low) / span) * (to - from) };
}

/** 1, 2 and 5 of each decade; only ones where that would be too many. */
function decades({ low, high }: Scale): number[] {
  const steps = high / low > 3_000 ? [1] : [1, 2, 5];
  const values: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++)
    for (const step of steps) {
      const value = step * 10 ** power;
      if (value >= low && value <= high) values.push(value);
    }
  return values;
}

/** Moves places so far apart that texts do not overlap, in the order in which they lie; null keeps its place in the list. */
export function apart(places: readonly (number | null)[], least: number): (number | null)[] {
  const order = places
    .map((place, i) => ({ place, i }))
    .filter((entry): entry is { place: number; i: number } => entry.place !== null)
    .sort((a, b) => a.place - b.place || a.i - b.i);
  const result: (number | null)[] = places.map(() => null);
  let before = Number.NEGATIVE_INFINITY;
  for (const { place, i } of order) {
    before = Math.max(place, before + least);
    result[i] = before;
  }
  return result;
}

/** 12,345 -> 12k; 0.25 -> 0.25 */
export function short(value: number): string {
  if (value >= 1e6) return `${tidy(value / 1e6)}M`;
  if (value >= 10_000) return `${tidy(value / 1e3)}k`;
  return tidy(value);
}

function tidy(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
