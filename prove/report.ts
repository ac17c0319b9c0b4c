// Report of resilience tests: docs/trust.md, made from the results of the runs.
import { cpus, totalmem } from 'node:os';
import type { Proof, Size } from './proof.ts';

export type Run = Pick<Proof, 'name' | 'chapter' | 'promise'> & {
  size: Size;
  at: string;
  seconds: number;
  ok: boolean;
  figures: Record<string, string | number>;
  failures: string[];
  /** A run that does not play a safeguard keeps what an earlier one found. */
  safeguards: { name: string; found: boolean; at?: string }[];
};

const HOW: Record<Size, string> = { test: 'npm test', prove: 'npm run prove', full: 'npm run prove -- --full' };

export function trustDocument(runs: readonly Run[], about: { postgres: string; notYet: string[] }): string {
  const chapters = [...new Set(runs.map(({ chapter }) => chapter))];
  const failed = runs.filter(({ ok }) => !ok).length;
  return `# What was proved

Written by \`npm run prove\`; [how to run it and how to add a proof](guides/add-a-proof.md). What is defended against whom: [threat model](threat-model.md).

${runs.length} promises, ${failed === 0 ? 'none found broken' : `${failed} found broken`}. Each was also run without its safeguards, and had to be found broken then: that shows that the proof can fail.
${about.notYet.length === 0 ? '' : `No result is recorded yet of: ${about.notYet.join(', ')}.\n`}
| Machine | |
|---|---|
| Processor | ${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown'}; generator, shop and database share it |
| Memory | ${Math.round(totalmem() / 2 ** 30)} GiB |
| Node | ${process.version} |
| PostgreSQL | ${about.postgres} (embedded) unless a line says otherwise |

${chapters
  .map(
    (chapter) =>
      `## ${chapter}\n\n${runs
        .filter((run) => run.chapter === chapter)
        .map(section)
        .join('\n\n')}`,
  )
  .join('\n\n')}
`;
}

function section({ name, promise, size, at, seconds, ok, figures, failures, safeguards }: Run): string {
  const rows = Object.entries(figures).map(([what, value]) => `| ${what} | ${value} |`);
  return [
    `### ${name}`,
    `${promise}. **${ok ? 'Holds' : 'Broken'}.** ${at.slice(0, 10)}, \`${HOW[size]}${size === 'test' ? '' : `${size === 'full' ? '' : ' --'} --only ${name}`}\`, ${seconds} s.`,
    ...(failures.length === 0 ? [] : [failures.map((failure) => `- ${failure.split('\n')[0]}`).join('\n')]),
    ['| Figure | |', '|---|---|', ...rows].join('\n'),
    ...(safeguards.length === 0
      ? []
      : [
          `Found broken without: ${safeguards.map((safeguard) => `${safeguard.name}${safeguard.found ? dayUnless(at, safeguard.at) : ' (**stays green**)'}`).join('; ')}.`,
        ]),
  ].join('\n\n');
}

function dayUnless(sameAs: string, at = sameAs): string {
  return at.slice(0, 10) === sameAs.slice(0, 10) ? '' : ` (${at.slice(0, 10)})`;
}
