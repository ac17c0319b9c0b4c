// Report of the benchmark: tables of one size for the terminal and for docs/performance.md, with the text around them.
import type { Circumstances, Figures, MoreProcesses, Run, Runs } from './figures.ts';
import { growthTable, PLOTS } from './growth.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { besideNextFaster } from './page-weight.ts';
import { SIZES, type SizeName } from './sizes.ts';
import { type Outcome, outcomesOf, outcomesOfShop } from './targets.ts';

type Column = {
  heading: string;
  isText?: true;
  cell(figures: Figures, operation: Operation): string;
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const fixed = (value: number | null, digits: number): string =>
  value === null ? '' : value.toFixed(digits);
const beside = (perSecond: number, of: number | null): string =>
  of === null || of === 0 ? '' : `${percent(perSecond / of)} of ${whole(of)}/s`;

const TITLE: Column = {
  heading: 'Operation',
  isText: true,
  cell: (_, operation) => operation.title,
};

const SPEED: Column[] = [
  TITLE,
  { heading: 'requests/s', cell: ({ perSecond }) => whole(perSecond) },
  { heading: 'median ms', cell: ({ medianMs }) => fixed(medianMs, 1) },
  { heading: 'p99 ms', cell: ({ p99Ms }) => fixed(p99Ms, 1) },
  { heading: 'alone: median ms', cell: ({ aloneMs }) => fixed(aloneMs, 1) },
  { heading: 'p99 ms', cell: ({ aloneP99Ms }) => fixed(aloneP99Ms, 1) },
  {
    heading: 'of bare Fastify',
    cell: ({ perSecond, barePerSecond }) => beside(perSecond, barePerSecond),
  },
  {
    heading: 'with the same hooks',
    cell: ({ perSecond, hookedPerSecond }) => beside(perSecond, hookedPerSecond),
  },
  {
    heading: 'of one-row commits',
    cell: ({ perSecond, oneRowPerSecond }) => beside(perSecond, oneRowPerSecond),
  },
  {
    heading: 'of bare password checks',
    cell: ({ perSecond, hashesPerSecond }) => beside(perSecond, hashesPerSecond),
  },
  { heading: 'peers, requests/s', isText: true, cell: (_, operation) => operation.peers ?? '' },
];

const COST: Column[] = [
  TITLE,
  { heading: 'CPU ms: server', cell: ({ serverMs }) => fixed(serverMs, 2) },
  { heading: 'PostgreSQL', cell: ({ postgresMs }) => fixed(postgresMs, 2) },
  { heading: 'SQL statements', cell: ({ statements }) => fixed(statements, 0) },
  { heading: 'memory MB', cell: ({ memoryMb }) => fixed(memoryMb, 0) },
  { heading: 'bytes', cell: ({ bytes }) => whole(bytes) },
];

type Cells = { heading: string; isText?: true }[];

function rowsOf(columns: readonly Column[], results: readonly Figures[]): string[][] {
  return results.flatMap((figures) => {
    const operation = OPERATIONS.find(({ name }) => name === figures.name);
    if (operation === undefined) return [];
    if (figures.failures.length > 0)
      return [
        columns.map((_, i) => [operation.title, `FAILED: ${figures.failures.join(', ')}`][i] ?? ''),
      ];
    return [columns.map((column) => column.cell(figures, operation))];
  });
}

export function terminalTable(results: readonly Figures[]): string {
  const columns = [...SPEED, ...COST.slice(1)];
  const rows = [columns.map(({ heading }) => heading), ...rowsOf(columns, results)];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          columns[i]?.isText ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(columns: Cells, rows: readonly string[][]): string {
  const lines = [
    columns.map(({ heading }) => heading),
    columns.map(({ isText }) => (isText ? '---' : '---:')),
    ...rows,
  ];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export type TitledOutcome = Outcome & { title: string };

/** Of the shop and of every operation that was measured. */
export function outcomesOfRun(
  run: Pick<Run, 'about' | 'operations'>,
  size: SizeName,
): TitledOutcome[] {
  return [
    ...outcomesOfShop(run, size),
    ...run.operations.flatMap((figures) => {
      const operation = OPERATIONS.find(({ name }) => name === figures.name);
      return operation === undefined
        ? []
        : outcomesOf(operation.targets, figures, size).map((outcome) => ({
            ...outcome,
            title: operation.title,
          }));
    }),
  ];
}

const OUTCOMES: Cells = [
  { heading: 'Target', isText: true },
  { heading: 'wanted', isText: true },
  { heading: 'measured', isText: true },
  { heading: '', isText: true },
];

function targetsTable(run: Run, size: SizeName): string {
  return markdownTable(
    OUTCOMES,
    outcomesOfRun(run, size).map(({ title, wanted, found, isReached }) => [
      title,
      wanted,
      found,
      isReached ? 'reached' : '**missed**',
    ]),
  );
}

function sizeChapter(run: Run, size: SizeName): string {
  const { about, operations } = run;
  const missed = outcomesOfRun(run, size).filter(({ isReached }) => !isReached).length;
  return `## ${whole(about.products)} products

Measured on ${about.date.slice(0, 10)}. Loaded in ${about.loadSeconds < 120 ? `${about.loadSeconds.toFixed(0)} s` : `${(about.loadSeconds / 60).toFixed(1)} min`}, three languages and the search index included; ready ${about.startSeconds.toFixed(1)} s after the start.${busyNote(about)}${processesNote(about)}

${markdownTable(SPEED, rowsOf(SPEED, operations))}

${markdownTable(COST, rowsOf(COST, operations))}

${missed === 0 ? 'All targets are reached.' : `${missed} of ${outcomesOfRun(run, size).length} targets are missed.`}

${targetsTable(run, size)}
`;
}

export function performanceDocument(runs: Runs): string {
  const measured = SIZES.flatMap(({ name }) =>
    runs[name] === undefined ? [] : [{ size: name, run: runs[name] }],
  );
  const first = measured[0];
  if (first === undefined) throw new Error('nothing was measured');
  const { about, operations, listPage } = first.run;
  return `# Performance

Written by \`npm run bench\`; do not edit. ${measured.map(({ size, run }) => `${size}: ${run.about.date.slice(0, 10)}`).join(', ')}.

**Machine**: ${about.machine}. PostgreSQL ${about.postgresVersion} (embedded, durable: fsync and synchronous_commit on), Node ${about.nodeVersion}.
**Load**: ${about.connections} connections at once; load generator, server and PostgreSQL share the cores.

## How the cost grows with the catalogue

${PLOTS.map(({ file, title }) => `![${title}](performance/${file})`).join('\n\n')}

${growthTable(runs, markdownTable)}

${measured.map(({ size, run }) => sizeChapter(run, size)).join('\n')}
${processesChapter(first.run.moreProcesses)}${besideNextFaster(listPage, operations.find(({ name }) => name === 'list-page')?.perSecond)}
${howItWasMeasured(about)}`;
}

const PROCESSES: Cells = [
  { heading: 'Operation', isText: true },
  { heading: 'one process, requests/s' },
  { heading: 'several, requests/s' },
  { heading: 'ratio' },
];

function processesChapter(found: MoreProcesses | undefined): string {
  if (found === undefined) return '';
  const rows = found.operations.map(({ name, onePerSecond, manyPerSecond }) => [
    OPERATIONS.find((operation) => operation.name === name)?.title ?? name,
    whole(onePerSecond),
    whole(manyPerSecond),
    onePerSecond === 0 ? '' : (manyPerSecond / onePerSecond).toFixed(2),
  ]);
  return `## What further web processes give

One server with \`WEB_PROCESSES=1\` and one with ${found.webProcesses} on the same database, in turn. The load generator and PostgreSQL want the same ${found.webProcesses} cores, so a ratio near 1 means that the machine was full with one;
where database and clients are on machines of their own, each process has a core for itself.

${markdownTable(PROCESSES, rows)}

`;
}

function howItWasMeasured(about: Circumstances): string {
  return `## How it was measured
- One web process, unless the chapter of a size says otherwise, with a database of its own for each size, as \`npm start\` runs it, but for the request budgets. Nothing is compressed but where it says so.
- The smallest size is the demo catalogue. The larger ones add the same articles in packs, from the brand lines of all who make such parts, in three languages and with the same kinds of attributes.
- Only the operations called hot are answered from what is kept (counted: all the others never, those at least 95 of 100 times); bare Fastify *with the same hooks* does for them what the shop does around every answer: headers, cookies, budgets, log, figures. A card of a list that looks exactly as one drawn before is taken as that text.
- The load generator (autocannon, a process of its own) asks thousands of different questions, drawn from the catalogue by a fixed seed: texts, filters, part numbers
  with several spellings, half-typed words, pages. Searches ask for 20 products with total and all facets.
- After the start a few searches are asked and the shop is left alone for some seconds: that is when each web process reads what it searches in.
- Of each operation first some answers are looked at; then a warm-up, then ${about.rounds} rounds of ${about.seconds} s (the largest size: longer ones), each followed by the same requests to a bare Fastify route
  in a process of its own that answers the same bytes from memory. Medians of the rounds. An answer other than 2xx fails the operation.
- *alone*: one request at a time. *CPU ms*: processor time a request, of the server and of all processes of PostgreSQL. *SQL statements*: counted by pg_stat_statements while answers are looked at, what nine of ten requests need; begin and commit are not counted, nor what is asked by the clock (jobs, the look for changes). *memory*: resident, of the largest web process after the last round. *bytes*: mean length of the bodies as they travel.
- Add to cart: each connection fills cart after cart with 8 different products, the first without a code. Commit: customers with addresses and carts of 1 to 3 lines out of
  1,000 products are made and priced before the clock runs; every commit must be acknowledged, and as many orders written as acknowledged.
- *one-row commits*: rows inserted and updated one by one in transactions of their own by node-postgres, with as many connections on the same database in the same run.
- *bare password checks*: a Fastify route that does nothing but check the same password by the same function, as many at once.
- *peers*: uncached requests a second of the same operation, measured on a machine of the same size.
- Requests a second are held to their targets with the smallest catalogue, everything else with each.
`;
}

/** One bare Fastify process answers beside it: what several processes answer is no comparison of one with one. */
function processesNote({ webProcesses }: Circumstances): string {
  return webProcesses === 1
    ? ''
    : ` **${webProcesses} web processes served it**: its requests a second, and their share of one bare process, are those of all of them.`;
}

/** A machine that is busy with other things says little about requests a second; processor time a request still counts. */
function busyNote({ otherLoad }: Circumstances): string {
  return otherLoad < 0.5
    ? ''
    : ` **The machine was busy with other work** (load average ${otherLoad.toFixed(1)} before the run): requests a second are too low.`;
}
