// Literals: values of our own written into a statement, so that the planner sees that a partial index fits.
import { type RawBuilder, sql } from 'kysely';

/** `('open', 'countered')`, for `in`; never what somebody typed. */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
}
