// Browser bundles: builds those that are missing or older than their sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './checks/source-files.ts';

/** Workspaces with a build.ts of their own, and what besides themselves goes into their bundle. */
const BUNDLES = ['web', 'backoffice'];
const INGREDIENTS = ['contracts/', 'messages/', 'package-lock.json'];

/** Runs a build and says so. */
type Step = (label: string, work: () => Promise<void>) => Promise<void>;

export async function ensureBundles(step: Step = plainStep): Promise<void> {
  for (const workspace of BUNDLES) {
    if (!existsSync(join(ROOT, workspace, 'build.ts'))) continue;
    const stamp = join(ROOT, workspace, 'dist', '.built-from');
    const sources = fingerprint(workspace);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue;
    await step(`building ${workspace}`, () => build(workspace));
    // Written last: a build that was cut short is built again.
    writeFileSync(stamp, sources);
  }
}

async function plainStep(label: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  console.log(`${label} ...`);
  await work();
  console.log(`${label} took ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Names, sizes and times: reading every file would cost more than most builds save. */
function fingerprint(workspace: string): string {
  const hash = createHash('sha256');
  const mine = sourceFiles(/\.(tsx?|css|json|svg|html|js|mjs)$/).filter(
    (file) =>
      file.startsWith(`${workspace}/`) ||
      INGREDIENTS.some((ingredient) => file.startsWith(ingredient)),
  );
  for (const file of mine) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${Math.round(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

function build(workspace: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['build.ts'], {
      cwd: join(ROOT, workspace),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`building ${workspace} failed\n${said.trim()}`)),
    );
  });
}
