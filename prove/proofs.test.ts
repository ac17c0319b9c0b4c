// Do the small proofs hold, and is each found broken without its guard? The same proofs in other sizes: npm run prove.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allProofs } from './all.ts';
import { guardsOf, play } from './stage.ts';

for (const proof of (await allProofs()).filter(({ tier }) => tier === 'test')) {
  test(`prove › ${proof.name} › ${proof.promise} ${proof.tag}`, async () => {
    const { outcome } = await play(proof, 'test', null, () => {});
    assert.deepEqual(outcome.findings, []);
  });
  for (const guard of guardsOf(proof, 'test')) {
    test(`prove › ${proof.name} without ${guard.name} › is found broken ${proof.tag}`, async () => {
      const { ok, outcome } = await play(proof, 'test', guard, () => {});
      assert.ok(ok, outcome.findings.join('\n') || 'it stays green');
    });
  }
}
