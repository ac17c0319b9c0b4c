// Quotes in a buyer's data export, and after account closing.
import type { QuoteDetail } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { getQuote, listQuotes } from './quotes.service.ts';

/** All of the logged-in customer's. @throws Problem login-required */
export async function listQuotesOf(ctx: Ctx): Promise<QuoteDetail[]> {
  const { quotes } = await listQuotes(ctx, { start: 0, count: 1_000 });
  const found: QuoteDetail[] = [];
  for (const { number } of quotes) found.push(await getQuote(ctx, number));
  return found;
}

/** Before the customer is locked, as an acceptance does it. */
export async function lockQuotesOf(tx: Tx, customerId: number): Promise<void> {
  await sql`select from quote where customer_id = ${customerId} order by id for update`.execute(tx);
}

/** Quotes that became orders stay as records of trade, without a person, texts or documents; everything else is deleted. */
export async function forgetQuotes(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from quote q where customer_id = ${customerId}
    and not exists (select from quote_version v where v.quote_id = q.id and v.state = 'accepted')`.execute(
    tx,
  );
  const left = sql`select id from quote where customer_id = ${customerId}`;
  await sql`delete from quote_file where version_id in (select id from quote_version where quote_id in (${left}))`.execute(
    tx,
  );
  await sql`update quote_version set token_hash = null, token_expires_at = null, content = null where quote_id in (${left})`.execute(
    tx,
  );
  await sql`update quote_event set note = '' where note <> '' and quote_id in (${left})`.execute(
    tx,
  );
  await sql`update quote set name = '', company_name = '', email = '', lead_id = null where customer_id = ${customerId}`.execute(
    tx,
  );
}
