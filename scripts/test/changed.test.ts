// Tests of changed tests: what a change affects is run, and in doubt everything.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sourceFiles } from '../checks/source-files.ts';
import { changedTests } from './changed.ts';

const TESTS = sourceFiles(/\.test\.tsx?$/);
const of = (...changes: string[]): string[] => [...changedTests(TESTS, changes).files];

test('changedTests › a rule of a module › the tests of the module and of those that use it, not of others', () => {
  const files = of('server/src/modules/cart/cart.rules.ts');
  assert.ok(files.includes('server/src/modules/cart/cart.rules.test.ts'));
  assert.ok(files.includes('server/src/modules/cart/cart.test.ts'));
  assert.ok(files.includes('e2e/cart.test.ts'));
  assert.ok(!files.includes('server/src/platform/password.test.ts'));
  assert.ok(!files.includes('web/app/lib/money.test.ts'));
});

test('changedTests › a function of the contracts › tests on every side that import it', () => {
  const files = of('contracts/src/money.ts');
  assert.ok(files.includes('contracts/src/money.test.ts'));
  assert.ok(files.includes('server/src/modules/pricing/pricing.rules.test.ts'));
});

test('changedTests › a test › itself, and no journey', () => {
  const files = of('web/app/lib/money.test.ts');
  assert.ok(files.includes('web/app/lib/money.test.ts'));
  assert.deepEqual(
    files.filter((file) => file.startsWith('e2e/')),
    [],
  );
});

test('changedTests › a page, a screen › the journeys that name them', () => {
  const page = of('web/app/storefront/compare/compare.page.tsx');
  assert.ok(page.includes('e2e/compare.test.ts'));
  assert.ok(!page.includes('e2e/admin-orders.test.ts'));
  const screen = of('backoffice/app/screens/orders/index.ts');
  assert.ok(screen.includes('e2e/admin-orders.test.ts'));
  assert.ok(!screen.includes('e2e/compare.test.ts'));
});

test('changedTests › what stands under everything › all tests', () => {
  for (const file of [
    'package-lock.json',
    'server/migrations/0001-first.sql',
    'server/testing/app.ts',
    'e2e/browser.ts',
  ])
    assert.equal(of(file).length, TESTS.length, file);
});

test('changedTests › documents alone › no test', () => {
  assert.deepEqual(of('docs/decisions/README.md', 'CHANGELOG.md'), []);
});
