// Safeguards of the resilience tests, of every size: the line that each takes out stands in the program exactly once, so that no refactoring leaves a safeguard untried.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../scripts/checks/source-files.ts';
import { inAnyLayout } from '../server/testing/mutants.ts';
import { allProofs } from './all.ts';

for (const { name, safeguards } of await allProofs())
  for (const { name: safeguard, changes = [] } of safeguards.filter(
    (one) => one.changes !== undefined,
  ))
    test(`safeguards › ${name} without ${safeguard} › each line that it takes out is there once`, () => {
      for (const { file, from } of changes)
        assert.equal(
          readFileSync(join(ROOT, 'server/src', file), 'utf8').split(inAnyLayout(from)).length - 1,
          1,
          `${file}: ${from}`,
        );
    });
