// Tests of test cleanup.
import assert from 'node:assert/strict';
import { after as ofTheFile, test } from 'node:test';
import { type Scope, whenOver } from './scope.ts';

test('whenOver › the first end throws › the others run all the same, and the fault is told', async () => {
  const hooks: (() => Promise<void>)[] = [];
  const after = (end: () => Promise<void>): void => void hooks.push(end);
  const done: string[] = [];
  // As `{ after }` of a file: a new object each time.
  const scope = (): Scope => ({ after });
  whenOver(scope(), () => {
    throw new Error('found');
  });
  whenOver(scope(), () => done.push('browser'));
  whenOver(scope(), async () => done.push('shop'));
  assert.equal(hooks.length, 1);
  await assert.rejects(async () => await hooks[0]?.(), /found/);
  assert.deepEqual(done, ['browser', 'shop']);
});

// A-test 1
test('whenOver › something for the whole file, made in a running test › refused: it would end with that test', (t) => {
  assert.throws(() => whenOver({ after: ofTheFile }, () => {}), /would end with that test/);
  assert.doesNotThrow(() => whenOver(t as Scope, () => {}));
});

test('whenOver › two tests › each clears away its own', async () => {
  const done: string[] = [];
  class Context {
    hooks: (() => Promise<void>)[] = [];
    after(end: () => Promise<void>): void {
      this.hooks.push(end);
    }
  }
  const [one, two] = [new Context(), new Context()];
  whenOver(one, () => done.push('one'));
  whenOver(two, () => done.push('two'));
  await one.hooks[0]?.();
  assert.deepEqual(done, ['one']);
});
