// npx node prove/stranger/run.ts URL PRINTED.log --only codes,calls --sample 12: the stranger walks through a shop that runs anywhere; exit code 1 when it finds a contradiction.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WALKS, type Walk, walk } from './walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, sample: { type: 'string', default: '12' } },
});
const [address, log] = positionals;
const only = values.only?.split(',') ?? Object.keys(WALKS);
const unknown = only.filter((name) => !(name in WALKS));
if (address === undefined || unknown.length > 0) {
  console.error(
    `usage: run.ts URL [PRINTED.log] [--only ${Object.keys(WALKS).join(',')}] [--sample 12]${unknown.length > 0 ? `; there is no ${unknown.join(', ')}` : ''}`,
  );
  process.exit(2);
}
const printed = log === undefined ? '' : readFileSync(log, 'utf8');
const { lines, figures } = await walk({
  address,
  printed,
  only: only as Walk[],
  sample: Number(values.sample),
  tell: (line) => console.error(`    ${line.slice(0, 300)}`),
});
for (const [what, times] of Object.entries(figures)) console.log(`${what}: ${times}`);
for (const line of lines) console.log(`! ${line}`);
console.log(`${lines.length} kinds of contradictions`);
process.exit(lines.length === 0 ? 0 : 1);
