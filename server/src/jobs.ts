// Which background jobs are there? Every queue and who works on it; the process starts them in main.ts. [decisions 0014]
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '@millwright/contracts';
import { AGREED_RELEASE, agreedReleaser, CART_CLEAN_UP, cartCleaner } from './modules/cart/index.ts';
import { catalogueReindexer, REINDEX_QUEUE } from './modules/catalog/index.ts';
import { RESET_QUEUE } from './modules/customers/index.ts';
import { FIGURES_QUEUE, figureKeeper } from './modules/dashboard/index.ts';
import { INVARIANTS_QUEUE, invariantChecker } from './modules/health/index.ts';
import { resetWorker, SESSION_CLEAN_UP, sessionCleaner } from './modules/identity/index.ts';
import { IMPORT_QUEUE, IMPORT_SWEEP, importSweeper, importWorker } from './modules/imports/index.ts';
import { INVOICE_ATTACHMENT, invoiceAttachment, invoiceWorker } from './modules/invoices/index.ts';
import { FILE_CLEAN_UP, FILE_MOVE, fileCleaner, fileMover } from './modules/media/index.ts';
import { OFFER_EXPIRY, offerExpirer } from './modules/negotiations/index.ts';
import { MAIL_QUEUE, mailWorker } from './modules/notifications/index.ts';
import { ISSUE_INVOICE_QUEUE } from './modules/orders/index.ts';
import { DRAW_QUOTE_QUEUE, QUOTE_EXPIRY, quoteDrawer, quoteExpirer } from './modules/quotes/index.ts';
import { reindexProducts } from './modules/search/index.ts';
import { STOCK_ALERT_CLEAN_UP, STOCK_ALERTS, stockAlertCleaner, stockAlertTeller } from './modules/stock-alerts/index.ts';
import { clientOf } from './platform/client.ts';
import { type Ctx, type Log, systemClock } from './platform/context.ts';
import type { Db } from './platform/db/index.ts';
import type { FreeBytes } from './platform/disk.ts';
import type { FileStore } from './platform/files/index.ts';
import {
  installJobs as installQueues,
  type JobQueue,
  type JobWorker,
  type RunningJobs,
  startJobs as startWorkers,
} from './platform/jobs/index.ts';
import { createMailer } from './platform/mail/index.ts';

export const QUEUES: readonly JobQueue<object>[] = [
  MAIL_QUEUE,
  RESET_QUEUE,
  ISSUE_INVOICE_QUEUE,
  DRAW_QUOTE_QUEUE,
  QUOTE_EXPIRY,
  CART_CLEAN_UP,
  AGREED_RELEASE,
  OFFER_EXPIRY,
  SESSION_CLEAN_UP,
  STOCK_ALERTS,
  STOCK_ALERT_CLEAN_UP,
  REINDEX_QUEUE,
  IMPORT_QUEUE,
  IMPORT_SWEEP,
  FILE_MOVE,
  FILE_CLEAN_UP,
  INVARIANTS_QUEUE,
  FIGURES_QUEUE,
];

/** Tables and queues, before anybody writes a job. */
export async function installJobs(url: string): Promise<void> {
  await installQueues(url, QUEUES);
}

export async function startJobs(options: {
  url: string;
  db: Db;
  files: FileStore;
  log: Log;
  config: { smtpUrl: string | undefined; publicUrl: string };
  freeBytes?: FreeBytes | undefined;
}): Promise<RunningJobs> {
  const { url, db, files, log, config, freeBytes } = options;
  const mailer = await createMailer(config.smtpUrl);
  const workers: JobWorker[] = [
    mailWorker(mailer, { [INVOICE_ATTACHMENT]: invoiceAttachment }),
    resetWorker,
    invoiceWorker(),
    quoteDrawer(),
    quoteExpirer(),
    cartCleaner(),
    agreedReleaser(),
    offerExpirer(),
    sessionCleaner(),
    stockAlertTeller(),
    stockAlertCleaner(),
    catalogueReindexer(reindexProducts),
    importWorker(),
    importSweeper(),
    fileMover(),
    fileCleaner(),
    invariantChecker(),
    figureKeeper(),
  ];
  const ctx = (): Ctx => ({
    actor: { kind: 'system' },
    db,
    files,
    clock: systemClock,
    locale: DEFAULT_LOCALE,
    currency: DEFAULT_CURRENCY,
    requestId: 'job',
    origin: config.publicUrl,
    client: clientOf('system', 1),
    freeBytes,
    log,
  });
  const running = await startWorkers({ url, workers, ctx, log });
  return {
    async stop(withinMs) {
      await running.stop(withinMs);
      mailer?.close();
    },
  };
}
