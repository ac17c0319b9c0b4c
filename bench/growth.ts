// Growth of cost with the catalogue: plots and a table over all measured sizes.
import type { Figures, Run, Runs } from './figures.ts';
import { OPERATIONS } from './operations.ts';
import { barPlot, growthPlot, type Series } from './plots.ts';
import { SIZES } from './sizes.ts';

/** Asked anew each time; the others hardly know how large the catalogue is. */
const DRAWN = [
  'category',
  'search-narrow',
  'four-filters',
  'misspelt',
  'part-number',
  'suggestion',
  'list-page',
];

type Measured = { size: string; run: Run };

function measuredOf(runs: Runs): Measured[] {
  return SIZES.flatMap(({ name }) =>
    runs[name] === undefined ? [] : [{ size: name, run: runs[name] }],
  );
}

function figuresOf({ run }: Measured, name: string): Figures | undefined {
  return run.operations.find((figures) => figures.name === name && figures.failures.length === 0);
}

function seriesOf(runs: Runs, value: (figures: Figures) => number | null): Series[] {
  return DRAWN.flatMap((name): Series[] => {
    const points = measuredOf(runs).flatMap((measured) => {
      const figures = figuresOf(measured, name);
      const y = figures === undefined ? null : value(figures);
      return y === null ? [] : [{ x: measured.run.about.products, y }];
    });
    return points.length === 0 ? [] : [{ label: titleOf(name), points }];
  });
}

function titleOf(name: string): string {
  return (OPERATIONS.find((operation) => operation.name === name)?.title ?? name).replace(
    / \(.*\)$/,
    '',
  );
}

export type Plot = { file: string; title: string; draw(runs: Runs): string };

export const PLOTS: Plot[] = [
  {
    file: 'latency.svg',
    title: 'One request at a time: median in ms',
    draw: (runs) =>
      growthPlot(
        'One request at a time: median in ms',
        { x: 'products', y: 'ms' },
        seriesOf(runs, ({ aloneMs }) => aloneMs),
      ),
  },
  {
    file: 'cpu.svg',
    title: 'Processor time of one request, server and PostgreSQL, in ms',
    draw: (runs) =>
      growthPlot(
        'Processor time of one request, server and PostgreSQL, in ms',
        { x: 'products', y: 'ms' },
        seriesOf(runs, ({ serverMs, postgresMs }) =>
          serverMs === null || postgresMs === null ? null : serverMs + postgresMs,
        ),
      ),
  },
  { file: 'throughput.svg', title: 'Requests a second', draw: drawThroughput },
];

function drawThroughput(runs: Runs): string {
  const measured = measuredOf(runs);
  const groups = OPERATIONS.map(({ name, title }) => ({
    label: title.length > 44 ? titleOf(name).replace(/:.*/, '') : title,
    bars: measured.flatMap((one) => {
      const figures = figuresOf(one, name);
      if (figures === undefined) return [];
      return [
        {
          label: one.size,
          value: figures.perSecond,
          note: Math.round(figures.perSecond).toLocaleString('en-US'),
        },
      ];
    }),
  }));
  return barPlot(
    'Requests a second',
    groups.filter(({ bars }) => bars.length > 0),
  );
}

type Table = (columns: { heading: string; isText?: true }[], rows: string[][]) => string;

/** Median alone and processor time, side by side. */
export function growthTable(runs: Runs, table: Table): string {
  const measured = measuredOf(runs);
  const cell = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : value.toFixed(2);
  const rows = OPERATIONS.filter(({ hot }) => hot !== true).flatMap(({ name, title }) => {
    const all = measured.map((one) => figuresOf(one, name));
    if (all.every((figures) => figures === undefined)) return [];
    return [
      [
        title,
        ...all.map((figures) => cell(figures?.aloneMs)),
        ...all.map((figures) =>
          cell(figures === undefined ? null : (figures.serverMs ?? 0) + (figures.postgresMs ?? 0)),
        ),
      ],
    ];
  });
  return table(
    [
      { heading: 'Operation', isText: true },
      ...measured.map(({ size }) => ({ heading: `alone, ms: ${size}` })),
      ...measured.map(({ size }) => ({ heading: `CPU, ms: ${size}` })),
    ],
    rows,
  );
}
