// MCP conformance: the scenarios of the protocol's own suite that fit a server with tools only. The suite is not a package of ours: `npm install --no-save @modelcontextprotocol/conformance`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../scripts/checks/source-files.ts';
import { testApp } from '../server/testing/index.ts';

const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance');
const MANIFEST = join(SUITE, 'package.json');
/** The others call tools, prompts and resources of an example server. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

const skip = existsSync(MANIFEST)
  ? false
  : 'the package @modelcontextprotocol/conformance is not installed';

test('agents › the conformance suite of MCP › every scenario of a server with tools passes', {
  skip,
}, async (t) => {
  const shop = await testApp(t);
  const url = `${(await shop.listen()).replace('127.0.0.1', 'localhost')}/mcp`;
  const { bin } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const command = join(SUITE, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
  const folder = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));
  for (const scenario of SCENARIOS)
    await t.test(scenario, async () => {
      const { code, said } = await run(command, [
        ...['server', '--url', url, '--scenario', scenario],
        ...['--output-dir', folder],
      ]);
      assert.equal(code, 0, said);
    });
});

async function run(
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}
