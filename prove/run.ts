// npm run prove: prints N passed, N failed and writes docs/trust.md, the results as JSON into test-results/.
// -- --full (hours instead of minutes), --size test (seconds), --only name[,name], --no-safeguards (does not show that each proof can fail).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBundles } from '../scripts/bundles.ts';
import { ROOT } from '../scripts/checks/source-files.ts';
import { startTestServer } from '../scripts/test/test-server.ts';
import { allProofs } from './all.ts';
import { belongsTo, type Proof, SIZES, type Size } from './proof.ts';
import { type Run, trustDocument } from './report.ts';
import { type Played, play, safeguardsOf } from './stage.ts';

const DOCUMENT = join(ROOT, 'docs/trust.md');
const RESULTS = join(ROOT, 'test-results/prove.json');

try {
  process.exitCode = await prove();
} catch (error) {
  console.error(`prove: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function prove(): Promise<number> {
  const { size, only, withGuards } = readArguments();
  const all = await allProofs();
  const wanted = all.filter(
    (proof) =>
      belongsTo(proof.tier, size) &&
      (only.length === 0 || only.some((part) => proof.name.includes(part))),
  );
  if (wanted.length === 0)
    throw new Error(`no proof is called so; there are ${all.map(({ name }) => name).join(', ')}`);
  await ensureBundles();
  const server = await startTestServer();
  process.env.TEST_DATABASE_URL = server.url;
  const played: Played[] = [];
  // All of them would be a quarter of an hour more; a proof that is named and the full run play each.
  const guardSize = size === 'prove' && only.length === 0 ? 'test' : size;
  try {
    for (const proof of wanted) {
      played.push(await playAloud(proof, size, null));
      if (withGuards)
        for (const safeguard of safeguardsOf(proof, guardSize))
          played.push(await playAloud(proof, size, safeguard));
    }
  } finally {
    await server.stop();
  }
  // A quick look is not for the record.
  if (size !== 'test') await writeResults(played, size, server.version);
  const failed = played.filter(({ ok }) => !ok).length;
  console.log(`\n${played.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function playAloud(proof: Proof, size: Size, without: Played['without']): Promise<Played> {
  const title = without === null ? proof.name : `${proof.name} without ${without.name}`;
  const done = await play(proof, size, without, (line) => console.log(`    ${line}`));
  const seconds = (done.ms / 1_000).toFixed(1);
  console.log(
    `${done.ok ? '✔' : '✖'} ${title}${without === null ? `: ${proof.promise}` : done.ok ? ': found broken, as it must be' : ': stays green'} (${seconds} s)`,
  );
  if (without === null)
    for (const [name, value] of Object.entries(done.outcome.figures))
      console.log(`    ${name}: ${value}`);
  for (const failure of done.outcome.failures.slice(0, done.ok ? 1 : 20))
    console.log(`    ${without === null ? '!' : 'found:'} ${failure}`);
  return done;
}

/** Results of the proofs that were run stand beside those of earlier runs of the others. */
async function writeResults(played: Played[], size: Size, postgres: string): Promise<void> {
  const at = new Date().toISOString();
  const runs: Run[] = played
    .filter(({ without }) => without === null)
    .map(({ proof, outcome, ms, ok }) => ({
      name: proof.name,
      promise: proof.promise,
      size,
      at,
      seconds: Math.round(ms / 1_000),
      ok,
      figures: outcome.figures,
      failures: outcome.failures.slice(0, 10),
      safeguards: proof.safeguards.map(({ name }) => ({
        name,
        found:
          played.find((other) => other.proof === proof && other.without?.name === name)?.ok ?? null,
      })),
    }));
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(runs, null, 1)}\n`);
  writeFileSync(
    DOCUMENT,
    trustDocument(runs, {
      postgres,
      proofs: await allProofs(),
      before: readFileSync(DOCUMENT, 'utf8'),
    }),
  );
  console.log('written: docs/trust.md, test-results/prove.json');
}

function readArguments(): { size: Size; only: string[]; withGuards: boolean } {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      size: { type: 'string' },
      only: { type: 'string' },
      'no-safeguards': { type: 'boolean', default: false },
    },
  });
  const size = values.full ? 'full' : (values.size ?? 'prove');
  if (!SIZES.some((known) => known === size))
    throw new Error(`--size takes one of ${SIZES.join(', ')}`);
  return {
    size: size as Size,
    only: values.only?.split(',') ?? [],
    withGuards: !values['no-safeguards'],
  };
}
