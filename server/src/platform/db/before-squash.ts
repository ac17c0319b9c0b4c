// Schema before the squash: databases and backups of a version whose migrations were replaced, once, by one schema file per module.
// They are recognised by their first migration and rejected with one sentence. docs/decisions/0068
import { StartError } from '../start-error.ts';

/** The name of migration 1 before the squash; today it is 0001_platform. */
const FIRST_MIGRATION = 'pricing';

/**
 * @param what what has this schema, as the beginning of the sentence
 * @throws StartError
 */
export function rejectSchemaBeforeSquash(
  applied: readonly { number: number; name: string }[],
  what: string,
): void {
  if (!applied.some(({ number, name }) => number === 1 && name === FIRST_MIGRATION)) return;
  throw new StartError(
    `${what} has the schema of a Millwright before 0.2.0, which this version can neither read nor upgrade; ` +
      'export its data with the version that made it, and start this version with a new DATA_DIR, or an empty database in DATABASE_URL',
  );
}
