// Runner of one resilience test: with a context of its own that is always cleared away, then once more without each safeguard.
import { belongsTo, type Outcome, type Proof, type Safeguard, type Size } from './proof.ts';

export type Played = {
  proof: Proof;
  without: Safeguard | null;
  outcome: Outcome;
  ms: number;
  ok: boolean;
};

export async function play(
  proof: Proof,
  size: Size,
  without: Safeguard | null,
  tell: (line: string) => void,
): Promise<Played> {
  const ends: (() => Promise<void>)[] = [];
  const begun = performance.now();
  let outcome: Outcome;
  try {
    // To fail without a safeguard needs no long run.
    outcome = await proof.run({
      size: without === null ? size : 'test',
      without,
      after: (end) => void ends.push(end),
      tell,
    });
  } catch (error) {
    // What could not be run has shown nothing, neither about the promise nor about a safeguard.
    outcome = {
      figures: {},
      failures: [`it could not be run: ${error instanceof Error ? error.stack : String(error)}`],
    };
    return { proof, without, outcome, ms: performance.now() - begun, ok: false };
  } finally {
    for (const end of ends.reverse())
      await end().catch((error: unknown) => tell(`clearing away: ${String(error)}`));
  }
  const isRed = outcome.failures.length > 0;
  return {
    proof,
    without,
    outcome,
    ms: performance.now() - begun,
    ok: without === null ? !isRed : isRed,
  };
}

/** The safeguards that a run of this size removes. */
export function safeguardsOf(proof: Proof, size: Size): Safeguard[] {
  return proof.safeguards.filter(({ tier }) => belongsTo(tier, size));
}
