// npm run api-examples: writes the examples of the OpenAPI document from answers that the shop gave in the tests of /api/v1, without what is another in each run.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { V1_CALLS } from '@millwright/contracts';
import { ROOT } from './checks/source-files.ts';

const FILE = 'server/src/openapi-examples.json';
/** Tests that ask calls of /api/v1. */
const TESTS = ['v1', 'product-rows.test', 'changes.test'];
/** Entries of a list that say enough. */
const MAX_ENTRIES = 2;
const FILLER = 'example-';

export type Recorded = { name: string; body: unknown };

const NAMES: ReadonlySet<string> = new Set(Object.values(V1_CALLS).map(({ name }) => name));

/** The fullest answer of each call, the shortest of those. */
export function examplesOf(answers: readonly Recorded[]): Record<string, unknown> {
  const best = new Map<string, { example: unknown; paths: number; text: string }>();
  for (const { name, body } of answers) {
    // Tests have calls of their own.
    if (!NAMES.has(name)) continue;
    const example = settled(body);
    const text = JSON.stringify(example);
    const paths = new Set(pathsOf(example)).size;
    const former = best.get(name);
    const isBetter =
      former === undefined ||
      paths > former.paths ||
      (paths === former.paths &&
        (text.length < former.text.length ||
          (text.length === former.text.length && text < former.text)));
    if (isBetter) best.set(name, { example, paths, text });
  }
  const named = [...best].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, { example }]) => [name, example]));
}

/** Ids, times, tokens and addresses as those of the documentation, lists cut. */
export function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => settled(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => [name, settled(own, name)]),
    );
  if (typeof value === 'number') return /^(id|.*Id)$/.test(key) ? 4_711 : value;
  return typeof value === 'string' ? settledText(value) : value;
}

function settledText(written: string): string {
  // Names that tests number: of the process, the thing and by chance.
  const text = written.replace(/\b\d+-\d+-[0-9a-f]{6}\b/g, '17');
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return '2026-05-31T09:30:00.000Z';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2026-05-31';
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return 'buyer@example.com';
  if (/^[\w-]{20,}$/.test(text) && /\d|[A-Z]/.test(text))
    return FILLER.repeat(10).slice(0, text.length);
  return text
    .replace(/\b(MW|MQ|NG|RQ)-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '$1-7K3F-92QD')
    .replace(/(\/product|\/orders|\/lot)\/\d+/g, '$1/4711');
}

function pathsOf(value: unknown, at = ''): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, `${at}/*`));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, own]) => pathsOf(own, `${at}/${name}`));
  return [at];
}

async function recorded(): Promise<Recorded[]> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright-examples-'));
  try {
    const command = ['scripts/test.ts', '--only', 'unit', ...TESTS];
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, RECORD_ANSWERS: folder },
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error('a test failed, so its answers are no examples');
    const files = await readdir(folder);
    const texts = await Promise.all(
      files.map(async (file) => await readFile(join(folder, file), 'utf8')),
    );
    return texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Recorded),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main)
  await writeFile(join(ROOT, FILE), `${JSON.stringify(examplesOf(await recorded()), null, 2)}\n`);
