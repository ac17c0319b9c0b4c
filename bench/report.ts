// What came out? One row an operation, for the terminal and for docs/performance.md.
import { cpus, totalmem } from 'node:os';
import type { Measured } from './measure.ts';
import type { Operation } from './operations.ts';
import { besideNextFaster, type PageWeight } from './page-weight.ts';

export type Circumstances = {
  products: number;
  postgresVersion: string;
  date: Date;
  rounds: number;
  seconds: number;
  webProcesses: number;
  connections: number /** Of the last minute, before the run. */;
  otherLoad: number;
};

const HEADINGS = [
  'Operation',
  'requests/s',
  'target',
  '',
  'median ms',
  'p99 ms',
  'alone ms',
  'CPU ms: server',
  'PostgreSQL',
  'bytes',
  'bare Fastify/s',
  'of bare',
  'of bare with the same hooks',
  'of one-row commits',
  'peers, requests/s',
];

function rowOf(measured: Measured): string[] {
  const { operation, perSecond, medianMs, p99Ms, aloneMs, serverMs, postgresMs, bytes, barePerSecond, failures } = measured;
  const target = targetText(operation);
  if (failures.length > 0)
    return HEADINGS.map(
      (_, i) => [operation.title, 'FAILED', target, failures.join(', ')][i] ?? (i === HEADINGS.length - 1 ? (operation.peers ?? '') : ''),
    );
  const share = ofOneRow(measured);
  return [
    operation.title,
    whole(perSecond),
    target,
    target === '' ? '' : isReached(measured) ? 'reached' : 'not reached',
    medianMs.toFixed(1),
    p99Ms.toFixed(1),
    aloneMs === null ? '' : aloneMs.toFixed(1),
    serverMs === null ? '' : serverMs.toFixed(2),
    postgresMs === null ? '' : postgresMs.toFixed(2),
    whole(bytes),
    whole(barePerSecond),
    percent(perSecond / barePerSecond),
    measured.hookedPerSecond === null ? '' : `${percent(perSecond / measured.hookedPerSecond)} of ${whole(measured.hookedPerSecond)}/s`,
    share === null ? '' : `${percent(share)} of ${whole(measured.oneRowPerSecond ?? 0)}/s`,
    operation.peers ?? '',
  ];
}

function targetText({ target }: Operation): string {
  if (target === undefined) return '';
  return 'perSecond' in target ? `${whole(target.perSecond)}/s` : `${percent(target.ofOneRowCommits)} of one-row commits`;
}

export function isReached(measured: Measured): boolean {
  const { target } = measured.operation;
  if (target === undefined) return true;
  return 'perSecond' in target ? measured.perSecond >= target.perSecond : (ofOneRow(measured) ?? 0) >= target.ofOneRowCommits;
}

function ofOneRow({ perSecond, oneRowPerSecond }: Measured): number | null {
  return oneRowPerSecond === null || oneRowPerSecond === 0 ? null : perSecond / oneRowPerSecond;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function terminalTable(results: readonly Measured[]): string {
  const rows = [HEADINGS, ...results.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const isText = (column: number): boolean => column === 0 || column === 3 || column === HEADINGS.length - 1;
  return rows
    .map((row) =>
      row
        .map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function performanceDocument(results: readonly Measured[], about: Circumstances, listPage: PageWeight): string {
  const table = [HEADINGS, HEADINGS.map((_, i) => (i === 0 || i === 3 ? '---' : '---:')), ...results.map(rowOf)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
  return `# Performance

Written by \`npm run bench\` on ${about.date.toISOString().slice(0, 10)}; do not edit.

**Machine**: ${machine()}. PostgreSQL ${about.postgresVersion} (embedded, durable: fsync and synchronous_commit on), Node ${process.versions.node}.
**Shop**: the demo catalogue, ${whole(about.products)} products. **Load**: ${about.connections} connections at once; load generator, server and PostgreSQL share the cores.${busyNote(about)}

${table}

${besideNextFaster(listPage, results.find(({ operation }) => operation.name === 'list-page')?.perSecond)}
## How it was measured
- ${about.webProcesses === 1 ? 'One web process' : `${about.webProcesses} web processes (\`WEB_PROCESSES=${about.webProcesses}\`)`} with a database of its own, as \`npm start\` runs it, but for the request budgets. Nothing is compressed. Only the operations called hot are answered from what is kept (counted: all the others never, those at least 95 of 100 times); bare Fastify *with the same hooks* does for them what the shop does around every answer: headers, cookies, budgets, log, figures. A card of a list that looks exactly as one drawn before is taken as that text.
- The load generator (autocannon, a process of its own) asks thousands of different questions, drawn from the catalogue by a fixed seed: texts, filters, part numbers
  with several spellings, half-typed words, pages. Searches ask for 20 products with total and all facets.
- First some answers are looked at; then a warm-up, then ${about.rounds} round${about.rounds === 1 ? '' : 's'} of ${about.seconds} s, each followed by the same requests to a bare Fastify route
  in a process of its own that answers the same bytes from memory. Medians of the rounds. An answer other than 2xx fails the operation.
- *alone*: median of one request at a time. *CPU ms*: processor time a request, of the server and of all processes of PostgreSQL. *bytes*: mean length of the bodies.
- Add to cart: each connection fills cart after cart with 8 different products, the first without a code. Commit: customers with addresses and carts of 1 to 3 lines out of
  1,000 products are made and priced before the clock runs; every commit must be acknowledged, and as many orders written as acknowledged.
- *one-row commits*: rows inserted and updated one by one in transactions of their own by node-postgres, with as many connections on the same database in the same run.
- *peers*: uncached requests a second of the same operation, measured on a machine of the same size.
`;
}

/** A machine that is busy with other things says little about requests a second; processor time a request still counts. */
function busyNote({ otherLoad }: Circumstances): string {
  return otherLoad < 0.5
    ? ''
    : `\n**The machine was busy with other work** (load average ${otherLoad.toFixed(1)} before the run): requests a second are too low.`;
}

function machine(): string {
  const processors = cpus();
  return `${processors.length} cores (${processors[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform}`;
}
