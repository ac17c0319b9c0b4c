// Licence, editor, container and CI files: they agree with package.json, and CI runs the two commands of the README.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './source-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = <Shape>(path: string): Shape => JSON.parse(read(path)) as Shape;

type Package = {
  license: string;
  private: boolean;
  workspaces: string[];
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const root = json<Package>('package.json');

test('package.json › the project and each workspace › private, under Apache-2.0, whose text is LICENSE [promises P54]', () => {
  for (const file of [
    'package.json',
    ...root.workspaces.map((workspace) => `${workspace}/package.json`),
  ]) {
    const { license, private: isPrivate } = json<Package>(file);
    assert.deepEqual({ license, isPrivate }, { license: 'Apache-2.0', isPrivate: true }, file);
  }
  const { packages } = json<{ packages: Record<string, Package> }>('package-lock.json');
  for (const path of ['', ...root.workspaces])
    assert.equal(packages[path]?.license, 'Apache-2.0', `package-lock.json: ${path}`);
  assert.match(
    read('LICENSE'),
    /Apache License\s+Version 2\.0, January 2004[\s\S]+END OF TERMS AND CONDITIONS/,
  );
  for (const [, path = ''] of read('NOTICE').matchAll(/((?:demo|docs)\/[\w./-]+\w)/g))
    assert.ok(existsSync(join(ROOT, path)), path);
});

test('.node-version › is the Node that package.json installs', () => {
  for (const [name, version] of Object.entries(root.optionalDependencies)) {
    if (name.startsWith('node-')) assert.equal(version, read('.node-version').trim(), name);
  }
});

test('.vscode/launch.json › every configuration › runs a script of package.json on a part of the tests that exists', () => {
  const { configurations } = json<{
    configurations: { runtimeExecutable: string; runtimeArgs: string[] }[];
  }>('.vscode/launch.json');
  const parts: readonly string[] =
    /const PARTS = \[([^\]]+)\]/.exec(read('scripts/test.ts'))?.[1]?.match(/\w+/g) ?? [];
  for (const { runtimeExecutable, runtimeArgs } of configurations) {
    const script = runtimeArgs[0] === 'run' ? runtimeArgs[1] : runtimeArgs[0];
    assert.equal(runtimeExecutable, 'npm');
    assert.ok(script !== undefined && script in root.scripts, script);
    const only = runtimeArgs.indexOf('--only');
    if (only !== -1) assert.ok(parts.includes(runtimeArgs[only + 1] ?? ''), runtimeArgs.join(' '));
  }
});

test('.gitignore › files that developers share › are not hidden', () => {
  const shared = [
    '.vscode/settings.json',
    '.vscode/launch.json',
    '.devcontainer/devcontainer.json',
    '.github/workflows/test.yml',
    '.editorconfig',
  ];
  // 1: none of them is ignored. Outside a clone git answers 128, and there is nothing to hide.
  const { status, stdout } = spawnSync('git', ['check-ignore', '--no-index', ...shared], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.notEqual(status, 0, stdout);
});

test('CI › the workflow › runs npm ci and npm test', () => {
  const runs = [...read('.github/workflows/test.yml').matchAll(/^\s*- run: (.+)$/gm)].map(
    ([, command]) => command,
  );
  assert.deepEqual(runs, ['npm ci', 'npm test']);
});
