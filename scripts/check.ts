// npm run check: format and lint, types, import rules, places of SQL, file sizes, sides, links: every step, one line each.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brokenApi } from './api-changes.ts';
import { brokenLinks } from './checks/doc-links.ts';
import { oversizedFiles } from './checks/file-size.ts';
import { fixedWaits } from './checks/fixed-waits.ts';
import { forbiddenWords } from './checks/language.ts';
import { physicalSides } from './checks/logical-css.ts';
import { migrationFindings } from './checks/migration-lint.ts';
import { ROOT, sourceFiles } from './checks/source-files.ts';
import { specHoles } from './checks/spec-lines.ts';
import { misplacedSql } from './checks/sql-places.ts';
import { undefinedTags } from './checks/tag-definitions.ts';
import { clientTypesOutOfDate } from './client-types.ts';

export type CheckResult = { name: string; ok: boolean; ms: number; findings: string };
type Check = { name: string; run: () => Promise<string> };

const bin = (name: string): string => join(ROOT, 'node_modules', name);

/** Each answers what it found; nothing is good. */
const CHECKS: Check[] = [
  {
    name: 'format and lint',
    run: () =>
      tool(bin('@biomejs/biome/bin/biome'), [
        'check',
        '--colors=off',
        '--diagnostic-level=error',
        '--max-diagnostics=50',
        '.',
      ]),
  },
  { name: 'types, server side', run: () => types('tsconfig.json') },
  { name: 'types, web', run: () => types('web/tsconfig.json') },
  { name: 'types, back office', run: () => types('backoffice/tsconfig.json') },
  { name: 'types, client', run: clientTypesOutOfDate },
  { name: 'changes of the API', run: brokenApi },
  { name: 'import rules', run: importRules },
  { name: 'places of SQL', run: async () => misplacedSql().join('\n') },
  { name: 'file sizes', run: async () => oversizedFiles().join('\n') },
  { name: 'logical sides', run: async () => physicalSides().join('\n') },
  { name: 'language', run: async () => forbiddenWords().join('\n') },
  { name: 'links in documents', run: async () => brokenLinks().join('\n') },
  { name: 'fixed waits', run: async () => fixedWaits().join('\n') },
  { name: 'migrations', run: async () => migrationFindings().join('\n') },
  { name: 'lines of the spec', run: async () => specHoles().join('\n') },
  { name: 'tags of tests', run: async () => undefinedTags().join('\n') },
];

/** Two at a time, for two cores; the lines come in the order above. */
export async function runChecks(say: (line: string) => void = console.log): Promise<CheckResult[]> {
  const waiting = CHECKS.map((check) => ({ check, ...Promise.withResolvers<CheckResult>() }));
  const queue = [...waiting];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      next.resolve(await runOne(next.check));
  };
  void Promise.all([work(), work()]);
  const results: CheckResult[] = [];
  for (const { promise } of waiting) {
    const result = await promise;
    results.push(result);
    say(`${result.ok ? '✔' : '✖'} ${result.name.padEnd(20)} ${(result.ms / 1000).toFixed(1)} s`);
    if (!result.ok) say(result.findings.trimEnd().replace(/^/gm, '    '));
  }
  return results;
}

async function runOne({ name, run }: Check): Promise<CheckResult> {
  const started = performance.now();
  const findings = await run().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  return { name, ok: findings === '', ms: performance.now() - started, findings };
}

async function types(project: string): Promise<string> {
  if (!existsSync(join(ROOT, project))) return `${project} is missing`;
  const folder = project.includes('/') ? project.split('/')[0] : '';
  // The compiler calls a project without files an error; a workspace may well be empty still.
  if (folder !== '' && !sourceFiles(/\.tsx?$/).some((file) => file.startsWith(`${folder}/`)))
    return '';
  return tool(bin('typescript/bin/tsc'), ['--noEmit', '--pretty', 'false', '-p', project]);
}

/** The import rules as data: who may import whom. */
async function importRules(): Promise<string> {
  const rules = [
    '.dependency-cruiser.js',
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.mjs',
  ].find((file) => existsSync(join(ROOT, file)));
  if (rules === undefined) return '';
  const folders = [
    'messages',
    'contracts',
    'server',
    'web',
    'backoffice',
    'demo',
    'embedded-postgres',
    'scripts',
    'e2e',
    'bench',
    'prove',
  ].filter((folder) => sourceFiles(/\.tsx?$/).some((file) => file.startsWith(`${folder}/`)));
  const { code, said } = await run(bin('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    '--config',
    rules,
    '--output-type',
    'err',
    ...folders,
  ]);
  if (code !== 0) return said || `ended with ${code}`;
  // With a compiler it does not know it silently checks nothing, and is content.
  return /\(0 modules|no dependency.*\(0 /.test(said) ? `no module was looked at: ${said}` : '';
}

/** What the tool said if it was not content. */
async function tool(script: string, args: string[]): Promise<string> {
  const { code, said } = await run(script, args);
  return code === 0 ? '' : said || `ended with ${code}`;
}

function run(script: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });
}

if (import.meta.main) {
  const results = await runChecks();
  const failed = results.filter((result) => !result.ok).length;
  console.log(failed === 0 ? 'all checks passed' : `${failed} of ${results.length} checks failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
