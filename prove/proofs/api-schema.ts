// API schema: Schemathesis sends what the OpenAPI document of /api/v1 allows and what it forbids, and compares each answer with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GRANTABLE_RIGHTS } from '@millwright/contracts';
import { aClient } from '../../server/testing/index.ts';
import { aLife, anAttackedShop } from '../attacked.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';

/** What a document can say. That a valid request is accepted it cannot: whether a currency is the shop's, no schema knows. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'unsupported_method',
];
/** An address or headers that are too long are rejected before any schema is asked. */
const SETTINGS = `request-timeout = 60
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 410, 412, 413, 414, 415, 422, 431]
`;
/** What only a key may ask. */
const PROGRAM_AREAS = ['Operations', 'Changes'];
const BULK = '^/api/v1/(stock|prices|products)$';
const VERSION = '4.32.5';
const PATIENCE_MS = 20 * 60_000;

async function run(context: Context): Promise<Outcome> {
  const home = mkdtempSync(join(tmpdir(), 'millwright-prove-schema-'));
  context.after(async () => rmSync(home, { recursive: true, force: true }));
  const schemathesis = await installed(home);
  const shop = await anAttackedShop(context, {
    demo: true,
    brokenBecause: 'a tool wrote what it liked',
    rateLimitFactor: 1_000_000,
  });
  const { customer } = await aLife(shop);
  const address = await shop.listen();
  const examples = sized(context, { test: 2, prove: 20, full: 200 });
  const settings = join(home, 'schemathesis.toml');
  writeFileSync(settings, SETTINGS);
  // One worker: Python 3.11 reads its own source by halves in several threads.
  const common = [
    ...['--max-examples', String(examples), '--seed', '1', '--workers', '1', '--no-color'],
  ];
  const asked = async (token: string, which: string[], checks = CHECKS): Promise<string> =>
    await output(schemathesis, [
      ...['--config-file', settings, 'run', `${address}/api/v1/openapi.json`],
      ...[
        '--header',
        `Authorization: Bearer ${token}`,
        ...which,
        '--checks',
        checks.join(','),
        ...common,
      ],
    ]);
  const { key } = await aClient(shop.db, GRANTABLE_RIGHTS, { callsPerMinute: 100_000 });
  // Who ended its own session would ask the rest as nobody.
  const asCustomer = ['--exclude-path-regex', '/(sessions|password|account)(/|$)'];
  const tags = PROGRAM_AREAS.flatMap((area) => ['--include-tag', area]);
  const runs = [
    await asked(customer.token, asCustomer),
    await asked(key, [...tags, '--exclude-path-regex', BULK]),
    // A row that is wrong is rejected in an answer 200, and leaves the others alone.
    await asked(
      key,
      [...tags, '--include-path-regex', BULK],
      CHECKS.filter((check) => check !== 'negative_data_rejection'),
    ),
  ];
  const counted = (words: RegExp) =>
    runs.reduce((sum, said) => sum + Number(words.exec(said)?.[1] ?? 0), 0);
  const operations = counted(/Tested: (\d+)/);
  const failures = runs.flatMap((said) => {
    const found = [...said.matchAll(/^ {2}❌ (ST\d+ .+)$/gm)].map(([, words = '']) => words);
    found.push(...[...said.matchAll(/^ {2}🚫 (.+ Error: \d+)$/gm)].map(([, words = '']) => words));
    if (!/Tested: [1-9]/.test(said)) found.push(`it tested nothing: ${said.trim().slice(-600)}`);
    if (found.length > 0) context.tell(said);
    return found;
  });
  return {
    figures: {
      'operations of /api/v1': operations,
      'requests that were sent': counted(/(\d+) generated/),
      'kinds of answers that the document does not describe': failures.length,
    },
    failures,
  };
}

/** @throws Error in one sentence where there is no Python, or where the tool cannot be had */
async function installed(home: string): Promise<string> {
  const python = join(home, 'python');
  try {
    await output('python3', ['-m', 'venv', python]);
    const pip = join(python, 'bin/pip');
    await output(pip, ['install', '--quiet', `schemathesis==${VERSION}`], { mustSucceed: true });
  } catch (error) {
    throw new Error(
      `the proof needs Python 3.10 or newer with venv, and its package schemathesis: ${(error as Error).message}`,
    );
  }
  return join(python, 'bin/schemathesis');
}

function output(command: string, args: string[], { mustSucceed = false } = {}): Promise<string> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
    // What it remembers of a run it writes where it stands.
    cwd: tmpdir(),
    env: { ...process.env, COLUMNS: '200' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (mustSucceed && code !== 0) reject(new Error(said.trim().split('\n').at(-1)));
      else resolve(said);
    });
  });
}

export const proof: Proof = {
  name: 'api-schema',
  chapter: 'Use',
  promise:
    'Every answer of /api/v1 is one that its OpenAPI document describes, whatever is sent, and none is a fault',
  tag: '[decisions 0114]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the check of every field',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/validation.ts',
          from: 'if (fields.length > 0) throw',
          to: 'if (fields.length > 1_000_000) throw',
        },
      ],
    },
  ],
};
