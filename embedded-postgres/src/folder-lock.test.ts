// Tests of the data folder lock.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { lockFolder } from './folder-lock.ts';

const MODULE = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href);

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'mw-lock-'));
  t.after(() => rmSync(path, { recursive: true }));
  return path;
}

test('lockFolder › held, released, held again › only one at a time', (t) => {
  const path = folder(t);
  const first = lockFolder(path, 'the folder');
  assert.throws(
    () => lockFolder(path, 'the folder'),
    new RegExp(`the folder is in use by another Millwright \\(process ${process.pid}, started 20`),
  );
  first.release();
  first.release();
  const second = lockFolder(path, 'the folder');
  assert.throws(() => lockFolder(path, 'the folder'), /in use/);
  second.release();
  assert.ok(!existsSync(join(path, 'in-use.json')));
});

test('lockFolder › the holder is killed › free at once', async (t) => {
  const path = folder(t);
  const code = `const { lockFolder } = await import(${MODULE}); lockFolder(process.argv[1], 'x'); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  assert.throws(() => lockFolder(path, 'x'), new RegExp(`process ${holder.pid},`));
  holder.kill('SIGKILL');
  await new Promise((resolve) => holder.once('exit', resolve));
  lockFolder(path, 'x').release();
});

test('lockFolder › ten processes at once › exactly one gets it', async (t) => {
  const path = folder(t);
  const code = `const { lockFolder } = await import(${MODULE});
    try { lockFolder(process.argv[1], 'x'); console.log('won'); process.stdin.on('data', () => process.exit()); } catch { console.log('lost'); process.exit(); }`;
  const racers = Array.from({ length: 10 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code, path], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const said = await Promise.all(
    racers.map(
      (racer) =>
        new Promise<string>((resolve) =>
          racer.stdout.once('data', (chunk: Buffer) => resolve(`${chunk}`.trim())),
        ),
    ),
  );
  for (const racer of racers) racer.stdin.on('error', () => {}).write('end\n');
  assert.equal(said.filter((word) => word === 'won').length, 1);
});
