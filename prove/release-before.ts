// Which release came before this one? Its own program: taken from the history of this repository as CHANGELOG.md names it, and installed in a folder of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../scripts/checks/source-files.ts';

const run = promisify(execFile);
/** A heading such as: ## 0.1.0 · 2026-11-22 · 01fdbef53c9d */
const RELEASED = /^## (\d+\.\d+\.\d+) · [\d-]+ · ([0-9a-f]{7,40})$/m;

export type Release = { version: string; commit: string; root: string };

let installed: Promise<Release> | undefined;

/** The newest release, installed once a run. @throws when the history is not here */
export function releaseBefore(tell: (line: string) => void): Promise<Release> {
  installed ??= install(tell);
  return installed;
}

async function install(tell: (line: string) => void): Promise<Release> {
  const [, version, commit] = RELEASED.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (version === undefined || commit === undefined) throw new Error('CHANGELOG.md names no release');
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).catch(() => {
    throw new Error(`the history of release ${version} is not here: git fetch --unshallow`);
  });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'millwright');
  mkdirSync(root);
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', root]);
  tell(`installs release ${version} (${commit})`);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, maxBuffer: 16 * 1_048_576 });
  return { version, commit, root };
}
