// Component catalogue: complete, and out of production. A component of web/app/ui without a specimen, or a page that imports from web/app/dev, is named.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const APP = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(APP, path), 'utf8');

test('/dev/ui › components of web/app/ui › each has a specimen under its own name, and is used in it', () => {
  const specimens = read('dev/specimens-ui.tsx');
  const components = readdirSync(join(APP, 'ui')).flatMap((file) =>
    file.endsWith('.tsx')
      ? [...read(`ui/${file}`).matchAll(/^export function ([A-Z]\w+)/gm)].map(
          ([, name = '']) => name,
        )
      : [],
  );
  assert.ok(components.length > 30);
  const without = components.filter(
    (name) =>
      !new RegExp(`^  ${name}: \\{`, 'm').test(specimens) || !specimens.includes(`<${name}`),
  );
  assert.deepEqual(without, []);
});

test('/dev/ui › every state of a form control › empty or filled, error, disabled', () => {
  const specimens = read('dev/specimens-ui.tsx');
  for (const name of ['Field', 'TextArea', 'FileField', 'Select', 'Check']) {
    const states = new RegExp(`^  ${name}: \\{([\\s\\S]*?)^  \\},`, 'm').exec(specimens)?.[1] ?? '';
    for (const state of ['empty', 'filled', 'error', 'disabled'])
      assert.match(states, new RegExp(`^    ${state}: `, 'm'), `${name} ${state}`);
  }
});

test('/dev/ui › production › no route leads there', () => {
  assert.doesNotMatch(read('routes.ts'), /['"`/]dev\b/);
  assert.doesNotMatch(read('entry-server.tsx'), /\/dev\//);
});
