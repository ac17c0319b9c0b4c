// Example quote for the preview of an email: the newest that was sent, with a link that opens nothing, for roles that may read quotes.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { mayRead } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { findAccount } from '../customers/index.ts';
import type { MailExample, Post } from '../notifications/index.ts';
import { getTerms } from '../pricing/index.ts';
import { sentMail } from './quotes.mails.ts';
import { priceVersion } from './quotes.price.ts';
import { findQuote, listVersions } from './quotes.queries.ts';

export async function quoteMailExample(
  ctx: Ctx,
  template: Post['template'],
  locale: Locale,
): Promise<MailExample | undefined> {
  const isFirst = template === 'quote-sent';
  if ((!isFirst && template !== 'quote-sent-again') || !mayRead(ctx, 'quotes')) return undefined;
  const { rows } = await sql<{ number: string }>`
    select q.public_id as number from quote q join quote_version v on v.quote_id = q.id
    where v.sent_at is not null and (v.version = 1) = ${isFirst} order by v.sent_at desc, v.id desc limit 1`.execute(
    ctx.db,
  );
  const quote = rows[0] && (await findQuote(ctx.db, rows[0].number));
  if (quote === undefined) return undefined;
  const version = (await listVersions(ctx.db, quote.id)).find(
    ({ sentAt, version }) => sentAt !== null && (version === 1) === isFirst,
  );
  if (version === undefined) return undefined;
  const account =
    quote.customerId === null ? undefined : await findAccount(ctx.db, quote.customerId);
  const { totals, priced } = await priceVersion({ ...ctx, locale }, ctx.db, version, account);
  // A part that is gone has no name any more.
  if (priced.lines.length !== version.lines.length) return undefined;
  const { timeZone: zone } = await getTerms(ctx.db, ctx.clock.now());
  const {
    params,
    items = [],
    facts = [],
  } = sentMail(
    {
      quote: { ...quote, locale },
      version,
      totals,
      names: priced.lines.map((line) => line.name),
      skus: priced.lines.map((line) => line.sku),
      // The secret of the real link makes its reader the owner of the quote.
      url: `${ctx.origin}/`,
      zone,
    },
    '',
  );
  return { about: quote.number, params, items, facts };
}
