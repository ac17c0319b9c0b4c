// Prepared statements of the search: a name for each text, so that every connection parses and plans it once.
import type { PreparedStatement } from '../../platform/db/raw.ts';

const statements = new Map<string, PreparedStatement>();
const MAX_STATEMENTS = 300;

/** Named as long as the texts are few: a text that never comes again is not worth keeping on the server. */
export function prepared(text: string): PreparedStatement {
  let statement = statements.get(text);
  if (statement === undefined) {
    if (statements.size >= MAX_STATEMENTS) return { name: '', text };
    statement = { name: `search_${statements.size}`, text };
    statements.set(text, statement);
  }
  return statement;
}
