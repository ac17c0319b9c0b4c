// Secrets and personal data in logs: every field of every call and form carries a canary, at the most verbose level, and the whole output is searched.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres } from '@millwright/embedded-postgres';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { ACCESS } from '../../server/testing/access-matrix.ts';
import { type ApiDocument, operationsOf } from '../api-document.ts';
import { aLife } from '../attacked.ts';
import { aCanaryRun, rejectEveryRow } from '../canary-run.ts';
import { becomes } from '../cluster.ts';
import { type Marks, newMarks } from '../marks.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { quotingSmtp } from '../quoting-smtp.ts';
import { remoteShop } from '../remote.ts';
import { aShop } from '../shop.ts';

/** Kinds of lines that must occur: without them the test has seen nothing. */
const KINDS = [
  'request answered',
  'request refused',
  'request failed',
  '"fault"',
  'a statement was slow',
  'postgres',
];

const JOB_FAILED = 'a background job failed';

async function run(context: Context): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-prove-data-'));
  context.after(async () => rmSync(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const marks = newMarks();
  const smtp = await quotingSmtp(context);
  const mailPassword = marks.write('password of the mail server', 'text');
  const written: string[] = [];
  const shop = await aShop(context, {
    dataDir,
    smtpUrl: `smtp://${marks.write('user of the mail server', 'text')}:${mailPassword}@127.0.0.1:${smtp.port}`,
    env: {
      LOG_LEVEL: 'trace',
      SLOW_QUERY_MS: '1',
      METRICS_TOKEN: `${marks.write('METRICS_TOKEN', 'text')}-of-proofs`,
      ADMIN_EMAIL: 'administrator@shop.example',
      ADMIN_PASSWORD: marks.write('ADMIN_PASSWORD', 'password'),
    },
    hear: (words) => void written.push(words),
  });
  await shop.start();
  const url = await findRunningPostgres(dataDir);
  if (url === undefined) throw new Error('the embedded PostgreSQL does not run');
  marks.add(new URL(url).password, 'password of the database');
  const database = openDatabase(url, { applicationName: 'millwright proof', max: 4 });
  context.after(() => database.close());
  const remote = remoteShop(shop.address, database.db);
  const life = await aLife(remote);
  for (const [about, secret] of [
    ['token of a customer', life.customer.token],
    ['e-mail of a customer', life.customer.email],
    ['code of a cart', life.ids.cart],
  ] as const)
    marks.add(secret, about);
  const run = await aCanaryRun(remote, life, marks);
  await run.aStory();
  const patience = context.without === null ? 30_000 : 2_000;
  // What may be said to nobody but the reader of the mail.
  const isNotified = await becomes(() => oneTimePasswords(smtp.mails).length > 0, patience);
  for (const password of oneTimePasswords(smtp.mails)) marks.add(password, 'a one-time password');
  const one = sized(context, { test: 6, prove: 1, full: 1 });
  const document = (await remote.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const operations = operationsOf(document).filter((_, n) => n % one === 0);
  const pages = Object.fromEntries(
    Object.entries(ACCESS).filter(([key], n) => n % one === 0 || key === 'GET /account/register'),
  );
  await run.everyForm(pages);
  await run.everyCall(
    operations,
    context.size === 'test' && context.without !== null ? 'taken' : 'all',
  );
  const { refused } = smtp;
  const isRejected = await becomes(() => refused() > 2, patience);
  await run.logOnAgain();
  await rejectEveryRow(remote);
  await run.everyCall(operations, 'taken');
  await run.everyForm(pages);
  // Jobs fail in their own time.
  if (context.size !== 'test' && context.without === null)
    await becomes(() => written.some((text) => text.includes(JOB_FAILED)), patience);
  await shop.stop();
  written.push(...(await failingStarts(context, marks)));
  const log = written.join('');
  const lines = log.split('\n');
  const failures = [...run.failures, ...told(lines, marks, log)];
  if (context.without === null) {
    const kinds = context.size === 'test' ? KINDS : [...KINDS, JOB_FAILED];
    failures.push(
      ...kinds
        .filter((kind) => !log.includes(kind))
        .map((kind) => `no line says ${kind}: the proof saw too little`),
    );
    if (!isNotified || !isRejected)
      failures.push('no mail was refused, or no password was mailed: the proof saw too little');
  }
  return {
    figures: {
      'fields and secrets with a mark': marks.count(),
      'requests sent': [...run.statuses.values()].reduce((sum, n) => sum + n, 0),
      'answered 2xx and 3xx / 4xx / 5xx': [[2, 3], [4], [5]]
        .map((kinds) =>
          [...run.statuses]
            .filter(([status]) => kinds.includes(Math.floor(status / 100)))
            .reduce((sum, [, n]) => sum + n, 0),
        )
        .join(' / '),
      'mails refused with their own words': refused(),
      'lines of the log / of slow statements / of faults': `${lines.length} / ${lines.filter((line) => line.includes('a statement was slow')).length} / ${lines.filter((line) => line.includes('"msg":"fault"')).length}`,
      'marks found': failures.length,
    },
    failures: failures.slice(0, 40),
  };
}

/** Each field once, with a line that tells it. */
function told(lines: readonly string[], marks: Marks, log: string): string[] {
  if (marks.findIn(log).length === 0) return [];
  const found = new Map<string, string>();
  for (const line of lines)
    for (const field of marks.findIn(line)) found.set(field, found.get(field) ?? line);
  return [...found].map(([field, line]) => `${field} stands in the log: ${line.slice(0, 600)}`);
}

function oneTimePasswords(mails: readonly string[]): string[] {
  return mails.flatMap((mail) => mail.match(/(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/g) ?? []);
}

/** What is said to an operator whose database cannot be reached; its address holds a password. */
async function failingStarts(context: Context, marks: Marks): Promise<string[]> {
  const words: string[] = [];
  for (const [host, path] of [
    ['127.0.0.1:1', '/millwright'],
    ['no-such-host.invalid:5432', '/millwright'],
  ]) {
    const password = marks.write(`password in DATABASE_URL to ${host}`, 'text');
    const shop = await aShop(context, {
      databaseUrl: `postgresql://millwright:${password}@${host}${path}`,
      env: { LOG_LEVEL: 'trace' },
      hear: (said) => void words.push(said),
    });
    await shop.start().catch(() => {});
  }
  return words;
}

export const proof: Proof = {
  name: 'logs',
  chapter: 'Attacks',
  promise:
    'Nothing that is secret or personal stands in the log, whatever is sent, refused or fails, at the most talkative level',
  tag: '[promises P52]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'what a line of a request says',
      tier: 'test',
      changes: [
        {
          file: 'platform/http/request-log.ts',
          from: 'const line = { req: request,',
          to: 'const line = { sent: request.body, req: request,',
        },
      ],
    },
    {
      name: 'the words of the database left out',
      tier: 'prove',
      changes: [
        {
          file: 'platform/log.ts',
          from: 'message: fromDatabase ?',
          to: 'message: error.name === undefined ?',
        },
      ],
    },
    {
      name: 'the pattern of a route instead of its path',
      tier: 'prove',
      changes: [
        {
          file: 'platform/log.ts',
          from: '{ path: harmlessPath(request.url ?? ',
          to: '{ path: String(request.url ?? ',
        },
      ],
    },
    {
      name: 'placeholders in slow statements',
      tier: 'prove',
      changes: [
        {
          file: 'platform/db/statement-metrics.ts',
          from: 'ms: Math.round(queryDurationMillis),',
          to: 'ms: Math.round(queryDurationMillis), values: query.parameters.map(String),',
        },
      ],
    },
  ],
};
