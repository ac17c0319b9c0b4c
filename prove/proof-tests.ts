// Resilience tests as node:test: each small one holds, and fails without each of its safeguards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allProofs } from './all.ts';
import type { Proof } from './proof.ts';
import { play, safeguardsOf } from './stage.ts';

export async function testProofs(isWanted: (proof: Proof) => boolean): Promise<void> {
  for (const proof of (await allProofs()).filter(
    (each) => each.tier === 'test' && isWanted(each),
  )) {
    test(`prove › ${proof.name} › ${proof.promise} ${proof.tag}`, async () => {
      const { outcome } = await play(proof, 'test', null, () => {});
      assert.deepEqual(outcome.failures, []);
    });
    for (const safeguard of safeguardsOf(proof, 'test')) {
      test(`prove › ${proof.name} without ${safeguard.name} › is found broken ${proof.tag}`, async () => {
        const { ok, outcome } = await play(proof, 'test', safeguard, () => {});
        assert.ok(ok, outcome.failures.join('\n') || 'it stays green');
      });
    }
  }
}
