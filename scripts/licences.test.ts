// Tests of the licence page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './checks/source-files.ts';
import { isTaken, licencePage, readPackages } from './licences.ts';

test('licences › what is installed › stands in docs/licences.md, and nothing of it forbids its use [promises P54]', () => {
  const packages = readPackages();
  assert.ok(packages.length > 100);
  assert.equal(
    readFileSync(join(ROOT, 'docs/licences.md'), 'utf8'),
    licencePage(packages),
    'write it anew: npm run licences',
  );
  assert.deepEqual(
    packages
      .filter(({ license, isShipped }) => isShipped && !isTaken(license))
      .map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});

test('licences › a choice › one of them suffices; what is joined must all be fine [promises P54]', () => {
  assert.equal(isTaken('(MIT OR GPL-3.0)'), true);
  assert.equal(isTaken('MIT AND GPL-3.0'), false);
  assert.equal(isTaken('GPL-3.0-only'), false);
});
