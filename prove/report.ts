// Report of resilience tests: docs/trust.md. The page keeps its own results: a run rewrites the sections of its proofs and leaves the others as they were.
import { cpus, totalmem } from 'node:os';
import type { Proof, Size } from './proof.ts';

export type Run = Pick<Proof, 'name' | 'promise'> & {
  size: Size;
  at: string;
  seconds: number;
  ok: boolean;
  figures: Record<string, string | number>;
  failures: string[];
  /** null: not taken out in this run; what an earlier one found stays. */
  safeguards: { name: string; found: boolean | null }[];
};

const HOW: Record<Size, string> = {
  test: 'npm test',
  prove: 'npm run prove',
  full: 'npm run prove -- --full',
};

type About = {
  postgres: string;
  proofs: readonly Pick<Proof, 'name' | 'chapter'>[];
  before: string;
};

export function trustDocument(runs: readonly Run[], { postgres, proofs, before }: About): string {
  const kept = sectionsOf(before);
  const sections = [...proofs]
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name, chapter }) => {
      const run = runs.find((one) => one.name === name);
      const text = run === undefined ? kept.get(name) : section(run, kept.get(name));
      return text === undefined ? [] : [{ name, chapter, text }];
    });
  const chapters = [...new Set(sections.map(({ chapter }) => chapter))];
  const failed = sections.filter(({ text }) => text.includes(' **Broken.** ')).length;
  const notYet = proofs
    .map(({ name }) => name)
    .filter((name) => !sections.some((one) => one.name === name));
  return `# What was proved

Written by \`npm run prove\`; [how to run it and how to add a proof](guides/add-a-proof.md). What is defended against whom: [threat model](threat-model.md).

${sections.length} promises, ${failed === 0 ? 'none found broken' : `${failed} found broken`}. Each was also run without its safeguards, and had to be found broken then: that shows that the proof can fail.
${notYet.length === 0 ? '' : `No result is recorded yet of: ${notYet.join(', ')}.\n`}
| Machine | |
|---|---|
| Processor | ${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown'}; generator, shop and database share it |
| Memory | ${Math.round(totalmem() / 2 ** 30)} GiB |
| Node | ${process.version} |
| PostgreSQL | ${postgres} (embedded) unless a line says otherwise |

${chapters
  .map(
    (chapter) =>
      `## ${chapter}\n\n${sections
        .filter((one) => one.chapter === chapter)
        .map(({ text }) => text)
        .join('\n\n')}`,
  )
  .join('\n\n')}
`;
}

/** Sections of an earlier page by the names of their proofs. */
function sectionsOf(page: string): Map<string, string> {
  const parts = page.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const name = /^### (\S+)\n/.exec(part)?.[1];
    return name === undefined ? [] : [[name, part.trim()] as const];
  });
  return new Map(parts);
}

function section(
  { name, promise, size, at, seconds, ok, figures, failures, safeguards }: Run,
  earlier: string | undefined,
): string {
  const rows = Object.entries(figures).map(([what, value]) => `| ${what} | ${value} |`);
  const without = safeguards.flatMap(({ name: safeguard, found }) =>
    found === null
      ? earlierResult(safeguard, at, earlier)
      : `${safeguard}${found ? '' : ' (**stays green**)'}`,
  );
  return [
    `### ${name}`,
    `${promise}. **${ok ? 'Holds' : 'Broken'}.** ${at.slice(0, 10)}, \`${HOW[size]}${size === 'test' ? '' : `${size === 'full' ? '' : ' --'} --only ${name}`}\`, ${seconds} s.`,
    ...(failures.length === 0
      ? []
      : [failures.map((failure) => `- ${failure.split('\n')[0]}`).join('\n')]),
    ['| Figure | |', '|---|---|', ...rows].join('\n'),
    ...(without.length === 0 ? [] : [`Found broken without: ${without.join('; ')}.`]),
  ].join('\n\n');
}

/** What an earlier run found without this safeguard, with the day of that run if it is another. */
function earlierResult(name: string, at: string, section = ''): string[] {
  const listed = /^Found broken without: (.*)\.$/m.exec(section)?.[1]?.split('; ') ?? [];
  const found = listed.find((text) => text === name || text.startsWith(`${name} (`));
  if (found === undefined) return [];
  const day = /\*\* (\d{4}-\d{2}-\d{2}), /.exec(section)?.[1];
  return [
    day === undefined || day === at.slice(0, 10) || / \(\d{4}-\d{2}-\d{2}\)$/.test(found)
      ? found
      : `${found} (${day})`,
  ];
}
