// Upgrade pair: the program that sells, and the newer one that starts beside it. The older one is the newest release that CHANGELOG.md names,
// taken from the history of this repository and installed in a folder of its own; the newer one is this program.
// No version upgrades the schema of a release before the squash (docs/decisions/0068): where the newest release is one, the older program is
// this one, and the newer one is a copy of it with further migrations.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../scripts/checks/source-files.ts';
import { addMigration, EXPANDING } from './schema-steps.ts';

const run = promisify(execFile);
/** A heading such as: ## 0.1.0 · 2026-11-22 · 01fdbef53c9d */
const RELEASED = /^## (\d+\.\d+\.\d+) · [\d-]+ · ([0-9a-f]{7,40})$/m;
/** The first migration since the squash. */
const SQUASHED = 'server/migrations/0001_platform.sql';
/** Not copied: installed packages are linked, history and data belong to the original. */
const LEFT_OUT = new Set(['node_modules', '.git', 'var', 'backups', 'test-results']);

export type UpgradePair = {
  before: { name: string; root: string } /** Root folder of the newer program. */;
  next: string;
};

let made: Promise<UpgradePair> | undefined;

/** Made once a run. @throws when the history is not here */
export function upgradePair(tell: (line: string) => void): Promise<UpgradePair> {
  made ??= makePair(tell);
  return made;
}

async function makePair(tell: (line: string) => void): Promise<UpgradePair> {
  const [, version, commit] = RELEASED.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (version === undefined || commit === undefined)
    throw new Error('CHANGELOG.md names no release');
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).catch(() => {
    throw new Error(`the history of release ${version} is not here: git fetch --unshallow`);
  });
  const { stdout } = await run('git', ['ls-tree', '--name-only', commit, SQUASHED], { cwd: ROOT });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'millwright');
  if (stdout.trim() === '') {
    tell(
      `release ${version} is of before the squash: copies this program with ${EXPANDING.length} further migrations`,
    );
    copyProgram(root);
    for (const step of EXPANDING) addMigration(join(root, 'server/migrations'), step);
    return {
      before: { name: `this one, as ${version} is of before the squash`, root: ROOT },
      next: root,
    };
  }
  mkdirSync(root);
  await install(commit, folder, root, () => tell(`installs release ${version} (${commit})`));
  return { before: { name: `${version} (${commit})`, root }, next: ROOT };
}

/** With its bundles, whose sources keep their times, so that none is built again. */
function copyProgram(root: string): void {
  cpSync(ROOT, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)),
  });
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const packages of ['.', ...workspaces].map((place) => join(place, 'node_modules'))) {
    if (existsSync(join(ROOT, packages)))
      symlinkSync(join(ROOT, packages), join(root, packages), 'dir');
  }
}

async function install(
  commit: string,
  folder: string,
  root: string,
  tell: () => void,
): Promise<void> {
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', root]);
  tell();
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    maxBuffer: 16 * 1_048_576,
  });
}
