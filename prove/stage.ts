// Runner of one resilience test: with a context of its own that is always cleared away, then once more without each safeguard.
import { belongsTo, type Guard, type Outcome, type Proof, type Size } from './proof.ts';

export type Played = { proof: Proof; without: Guard | null; outcome: Outcome; ms: number; ok: boolean };

export async function play(proof: Proof, size: Size, without: Guard | null, tell: (line: string) => void): Promise<Played> {
  const ends: (() => Promise<void>)[] = [];
  const begun = performance.now();
  let outcome: Outcome;
  try {
    // To fail without a safeguard needs no long run.
    outcome = await proof.run({ size: without === null ? size : 'test', without, after: (end) => void ends.push(end), tell });
  } catch (error) {
    // What could not be run has shown nothing, neither about the promise nor about a safeguard.
    outcome = { figures: {}, findings: [`it could not be run: ${error instanceof Error ? error.stack : String(error)}`] };
    return { proof, without, outcome, ms: performance.now() - begun, ok: false };
  } finally {
    for (const end of ends.reverse()) await end().catch((error: unknown) => tell(`clearing away: ${String(error)}`));
  }
  const isRed = outcome.findings.length > 0;
  return { proof, without, outcome, ms: performance.now() - begun, ok: without === null ? !isRed : isRed };
}

/** The safeguards that a run of this size removes. */
export function guardsOf(proof: Proof, size: Size): Guard[] {
  return proof.guards.filter(({ tier }) => belongsTo(tier, size));
}
