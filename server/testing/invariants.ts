// Data integrity checks after a test: the same statements that the health page and the nightly job run.
import { failedIntegrityChecks, INVARIANTS } from '../src/modules/health/index.ts';
import type { Db } from '../src/platform/db/index.ts';

export { INVARIANTS };

/** The names of the integrity checks that do not hold, with how many rows break each. */
export async function violations(db: Db): Promise<string[]> {
  return (await failedIntegrityChecks(db)).map(({ name, rows }) => `${name}: ${rows} rows`);
}
