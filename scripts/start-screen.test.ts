// First screen of npm start: readable on a terminal, JSON lines elsewhere. The terminal is a pseudo terminal of `script`, from util-linux.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../server/testing/free-port.ts';
import { ROOT } from './checks/source-files.ts';

const folders: string[] = [];
const groups: number[] = [];
after(() => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const hasScript =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true;
const COMMAND = [process.execPath, '--import', './scripts/check-node.mjs', 'scripts/start.ts'];

test('npm start › terminal › steps, bars, address and logins; a warning readable; no JSON, no slow statement of its own [features start]', {
  timeout: 170_000,
  skip: !hasScript && 'a pseudo terminal needs the program script of util-linux',
}, async () => {
  // Open to the network, so that there is a warning to show.
  const screen = await firstScreen(
    ['script', '-qec', COMMAND.map((part) => `'${part}'`).join(' '), '/dev/null'],
    { HOST: '0.0.0.0' },
  );
  const lines = screen
    .split('\n')
    .map((line) => (line.trimEnd().split('\r').at(-1) ?? '').replace('\u001b[K', ''));
  for (const step of ['PostgreSQL', 'Database schema', 'Demo shop', 'Search index']) {
    assert.ok(
      lines.some((line) => new RegExp(`^✔ ${step} +\\d+\\.\\d s$`).test(line)),
      `${step}\n${screen}`,
    );
  }
  assert.match(screen, /Loading the demo catalogue +\[#+\.*\] +\d+ %/);
  assert.ok(
    lines.some((line) =>
      /^\d\d:\d\d:\d\d warn {2}the demo is on in a shop that others may reach/.test(line),
    ),
    screen,
  );
  assert.ok(
    lines.some((line) => /^Millwright is ready after .+ s: http:\/\/localhost:\d+$/.test(line)),
    screen,
  );
  assert.match(screen, /meena@chennai-workshop\.example {2}password \S/);
  assert.deepEqual(
    lines.filter((line) => /[{]|statement was slow/.test(line)),
    [],
  );
});

test('npm start › no terminal › every line of stdout is JSON [features start]', {
  timeout: 170_000,
}, async () => {
  const text = await firstScreen(COMMAND, {});
  const messages = text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  assert.ok(
    messages.some((msg) => msg.startsWith('Millwright is ready')),
    text,
  );
  assert.ok(
    messages.some((msg) => /^meena@chennai-workshop\.example {2}password \S/.test(msg)),
    text,
  );
});

/** What is written until the shop is ready and its logins are printed. Slow is here what takes a millisecond. */
async function firstScreen(
  [program = '', ...args]: string[],
  env: Record<string, string>,
): Promise<string> {
  const { PATH, HOME } = process.env;
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-screen-'));
  folders.push(dataDir);
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH,
      HOME,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DEMO: 'small',
      SLOW_QUERY_MS: '1',
      ...env,
    },
  });
  groups.push(child.pid as number);
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/huda@millwright\.example [^\n]*\n/.test(text)) resolve();
    });
  });
  child.removeAllListeners('exit');
  await ended(child);
  return text;
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid as number), 'SIGTERM');
  await gone;
}
