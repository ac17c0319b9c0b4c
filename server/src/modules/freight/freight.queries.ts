// Freight rates in force.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { FreightRate } from './freight.rules.ts';

/** Active rates that go to a country, in the order of their ids. */
export async function listFreightRates(db: Db | Tx, country: string): Promise<FreightRate[]> {
  const { rows } = await sql<FreightRate>`
    select id, name, countries, postal_codes as "postalCodes", days, steps, free_from as "freeFrom", is_pickup as "isPickup"
    from freight_rate where active and ${country} = any(countries) order by id`.execute(db);
  return rows;
}
