// Do the invariants hold after a test? The same statements that the health page and the nightly job run.
import { brokenInvariants, INVARIANTS } from '../src/modules/health/index.ts';
import type { Db } from '../src/platform/db/index.ts';

export { INVARIANTS };

/** The names of the invariants that do not hold, with how many rows break each. */
export async function violations(db: Db): Promise<string[]> {
  return (await brokenInvariants(db)).map(({ name, rows }) => `${name}: ${rows} rows`);
}
