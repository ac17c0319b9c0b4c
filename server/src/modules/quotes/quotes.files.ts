// Quote PDF files: rendered once from what the version keeps, and kept; by a job, or by whoever asks before it.
import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { defineQueue } from '../../platform/jobs/index.ts';
import { renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import { ownQuote, quoteOfLink } from './quotes.access.ts';
import type { QuoteContent } from './quotes.content.ts';
import { findQuote, type Quote } from './quotes.queries.ts';
import { quoteSheet } from './quotes-sheet.rules.ts';

export const DRAW_QUOTE_QUEUE = defineQueue<{ versionId: number }>({
  name: 'draw-quote',
  expireInSeconds: 300,
  retryLimit: 20,
  retryDelay: 5,
  retryDelayMax: 600,
});

export type QuoteFile = { number: string; version: number; sha256: Buffer; bytes: Buffer };

/** Outside any transaction; the first to finish stores the files. May run often and concurrently. */
export async function drawQuote(ctx: Ctx, versionId: number): Promise<void> {
  if (await hasFiles(ctx.db, versionId)) return;
  const row = await ctx.db
    .selectFrom('quote_version')
    .select('content')
    .where('id', '=', versionId)
    .executeTakeFirst();
  if (row === undefined || row.content === null) return;
  const content = row.content as QuoteContent;
  const rendered = await renderPdfs(
    LOCALES.map((locale) => ({
      sheets: [quoteSheet(content, locale)],
      at: new Date(content.sentAt),
    })),
  );
  await inTransaction(ctx.db, async (tx) => {
    for (const [index, bytes] of rendered.entries()) {
      await tx
        .insertInto('quote_file')
        .values({
          version_id: versionId,
          locale: LOCALES[index] as Locale,
          sha256: createHash('sha256').update(bytes).digest(),
          bytes,
        })
        .onConflict((conflict) => conflict.columns(['version_id', 'locale']).doNothing())
        .execute();
    }
  });
}

async function hasFiles(db: Db | Tx, versionId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('quote_file')
      .select('locale')
      .where('version_id', '=', versionId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Of the newest version that was sent, in the reader's language. @throws Problem login-required, quote-not-found */
export async function getQuoteFile(ctx: Ctx, number: string): Promise<QuoteFile> {
  return await fileOf(ctx, await ownQuote(ctx, number));
}

/** In the language of its reader. @throws Problem not-found, right-missing, quote-not-found */
export async function getAdminQuoteFile(
  ctx: Ctx,
  number: string,
): Promise<QuoteFile & { locale: string }> {
  staffOf(ctx, 'quotes:read');
  const quote = await findQuote(ctx.db, number);
  if (quote === undefined) throw new Problem('quote-not-found');
  return { ...(await fileOf({ ...ctx, locale: quote.locale }, quote)), locale: quote.locale };
}

/** For a reader with the link of the mail. @throws Problem quote-link-invalid */
export async function getQuoteFileByLink(ctx: Ctx, token: string): Promise<QuoteFile> {
  return await fileOf(ctx, await quoteOfLink(ctx, ctx.db, token));
}

async function fileOf(ctx: Ctx, quote: Quote): Promise<QuoteFile> {
  const version = await ctx.db
    .selectFrom('quote_version')
    .select(['id', 'version'])
    .where('quote_id', '=', quote.id)
    .where('sent_at', 'is not', null)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (version === undefined) throw new Problem('quote-not-found');
  await drawQuote(ctx, version.id);
  const file = await ctx.db
    .selectFrom('quote_file')
    .select(['sha256', 'bytes'])
    .where('version_id', '=', version.id)
    .where('locale', '=', ctx.locale)
    .executeTakeFirst();
  if (file === undefined) throw new Problem('quote-not-found');
  return { number: quote.number, version: version.version, ...file };
}
