// Shop days in SQL: a day begins and ends by the shop's clock, as pages show it.
import { type RawBuilder, sql } from 'kysely';

/** The moment at which a day begins. */
export function dayStart(day: string): RawBuilder<Date> {
  return sql`(${day}::date)::timestamp at time zone shop_zone()`;
}

/** The moment at which a day is over. */
export function dayEnd(day: string): RawBuilder<Date> {
  return sql`(${day}::date + 1)::timestamp at time zone shop_zone()`;
}
