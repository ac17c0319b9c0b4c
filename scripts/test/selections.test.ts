// Tests of the selections: every pattern matches a file, so that a moved file does not drop out unseen.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sourceFiles } from '../checks/source-files.ts';
import { OTHER_USER, POSTGRES_15_SMOKE, selects } from './selections.ts';

const FILES = sourceFiles(/\.test\.tsx?$/);

for (const [name, selection] of Object.entries({ OTHER_USER, POSTGRES_15_SMOKE })) {
  test(`${name} › each pattern › selects at least one file that exists`, () => {
    const empty = selection.filter(({ files }) => !FILES.some((file) => files.test(file)));
    assert.deepEqual(
      empty.map(({ files, why }) => `${files}: ${why}`),
      [],
    );
  });
}

test('POSTGRES_15_SMOKE › of the files of the server › a part of them, no pure rules', () => {
  const chosen = FILES.filter(
    (file) => file.startsWith('server/') && selects(POSTGRES_15_SMOKE, file),
  );
  assert.ok(chosen.length >= 20, String(chosen.length));
  assert.ok(!chosen.includes('server/src/modules/cart/cart.rules.test.ts'));
});
