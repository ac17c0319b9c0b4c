// Quote jobs: PDFs are rendered once after sending; every few minutes quotes expire.
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { DRAW_QUOTE_QUEUE, drawQuote } from './quotes.files.ts';
import { expireQuotes } from './quotes.service.ts';

export const QUOTE_EXPIRY = defineQueue<object>({
  name: 'quote-expiry',
  cron: '*/5 * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

export function quoteRenderJob(): JobWorker<{ versionId: number }> {
  return { queue: DRAW_QUOTE_QUEUE, work: (ctx, { versionId }) => drawQuote(ctx, versionId) };
}

export function quoteExpiryJob(): JobWorker {
  return { queue: QUOTE_EXPIRY, work: async (ctx) => void (await expireQuotes(ctx)) };
}
