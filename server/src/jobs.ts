// Background jobs: every queue with its worker; main.ts starts them. [decisions 0014]
import { DEFAULT_LOCALE, FIRST_CURRENCIES } from '@millwright/contracts';
import { IDEMPOTENCY_CLEAN_UP, idempotencyCleanupJob } from './modules/api-clients/index.ts';
import {
  CART_CLEAN_UP,
  cartCleanupJob,
  NEGOTIATED_PRICE_EXPIRY,
  negotiatedPriceExpiryJob,
} from './modules/cart/index.ts';
import { catalogueReindexer, REINDEX_QUEUE } from './modules/catalog/index.ts';
import { RESET_QUEUE } from './modules/customers/index.ts';
import { dailySalesJob, FIGURES_QUEUE } from './modules/dashboard/index.ts';
import { EVENT_CLEAN_UP, eventCleanupJob } from './modules/events/index.ts';
import { INTEGRITY_CHECK_QUEUE, integrityCheckJob } from './modules/health/index.ts';
import { resetWorker, SESSION_CLEAN_UP, sessionCleanupJob } from './modules/identity/index.ts';
import {
  IMAGE_QUEUE,
  IMPORT_CLEANUP,
  IMPORT_QUEUE,
  imageWorker,
  importCleanupJob,
  importWorker,
} from './modules/imports/index.ts';
import { INVOICE_ATTACHMENT, invoiceAttachment, invoiceWorker } from './modules/invoices/index.ts';
import {
  FILE_CLEAN_UP,
  FILE_MOVE,
  fileCleanupJob,
  fileMigrationJob,
} from './modules/media/index.ts';
import { OFFER_EXPIRY, offerExpiryJob } from './modules/negotiations/index.ts';
import { MAIL_QUEUE, mailWorker } from './modules/notifications/index.ts';
import {
  ISSUE_INVOICE_QUEUE,
  ORDER_PROPOSAL_EXPIRY,
  proposalExpiryJob,
} from './modules/orders/index.ts';
import {
  PRICE_CHANGE_QUEUE,
  PRICE_CHANGE_SCHEDULE,
  priceChangeScheduleJob,
  priceChangeWorker,
} from './modules/price-changes/index.ts';
import {
  DRAW_QUOTE_QUEUE,
  QUOTE_EXPIRY,
  quoteExpiryJob,
  quoteRenderJob,
} from './modules/quotes/index.ts';
import { reindexProducts, SEARCH_LEARNING, searchLearningJob } from './modules/search/index.ts';
import {
  STAFF_NOTIFICATION_QUEUE,
  staffNotificationJob,
} from './modules/staff-notifications/index.ts';
import {
  STOCK_ALERT_CLEAN_UP,
  STOCK_ALERTS,
  stockAlertCleanupJob,
  stockAlertNotifyJob,
} from './modules/stock-alerts/index.ts';
import { WEBHOOK_CLEAN_UP, webhookCleanupJob, webhookSender } from './modules/webhooks/index.ts';
import { clientOf } from './platform/client.ts';
import { type Ctx, systemClock } from './platform/context.ts';
import type { Db } from './platform/db/index.ts';
import type { FreeBytes } from './platform/disk.ts';
import type { FileStore } from './platform/files/index.ts';
import {
  installJobs as installQueues,
  type JobQueue,
  type JobWorker,
  type RunningJobs,
  startPoller,
  startJobs as startWorkers,
} from './platform/jobs/index.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/index.ts';

export const QUEUES: readonly JobQueue<object>[] = [
  MAIL_QUEUE,
  RESET_QUEUE,
  ISSUE_INVOICE_QUEUE,
  DRAW_QUOTE_QUEUE,
  QUOTE_EXPIRY,
  CART_CLEAN_UP,
  NEGOTIATED_PRICE_EXPIRY,
  OFFER_EXPIRY,
  ORDER_PROPOSAL_EXPIRY,
  SESSION_CLEAN_UP,
  IDEMPOTENCY_CLEAN_UP,
  STOCK_ALERTS,
  STOCK_ALERT_CLEAN_UP,
  REINDEX_QUEUE,
  IMPORT_QUEUE,
  IMAGE_QUEUE,
  IMPORT_CLEANUP,
  PRICE_CHANGE_QUEUE,
  PRICE_CHANGE_SCHEDULE,
  FILE_MOVE,
  FILE_CLEAN_UP,
  INTEGRITY_CHECK_QUEUE,
  FIGURES_QUEUE,
  EVENT_CLEAN_UP,
  SEARCH_LEARNING,
  WEBHOOK_CLEAN_UP,
  STAFF_NOTIFICATION_QUEUE,
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
  config: { smtpUrl: string | undefined; publicUrl: string; privateHosts?: ReadonlySet<string> };
  freeBytes?: FreeBytes | undefined;
}): Promise<RunningJobs> {
  const { url, db, files, log, config, freeBytes } = options;
  const mailer = await createMailer(config.smtpUrl);
  const workers: JobWorker[] = [
    mailWorker(mailer, { [INVOICE_ATTACHMENT]: invoiceAttachment }),
    resetWorker,
    invoiceWorker(),
    quoteRenderJob(),
    quoteExpiryJob(),
    cartCleanupJob(),
    negotiatedPriceExpiryJob(),
    offerExpiryJob(),
    proposalExpiryJob(),
    sessionCleanupJob(),
    idempotencyCleanupJob(),
    stockAlertNotifyJob(),
    stockAlertCleanupJob(),
    catalogueReindexer(reindexProducts),
    importWorker(),
    imageWorker(config.privateHosts),
    importCleanupJob(),
    priceChangeWorker(),
    priceChangeScheduleJob(),
    fileMigrationJob(),
    fileCleanupJob(),
    integrityCheckJob(),
    dailySalesJob(),
    eventCleanupJob(),
    searchLearningJob(),
    webhookCleanupJob(),
    staffNotificationJob(),
  ];
  const ctx = (): Ctx => ({
    actor: { kind: 'system' },
    db,
    files,
    clock: systemClock,
    locale: DEFAULT_LOCALE,
    currency: FIRST_CURRENCIES[0],
    requestId: 'job',
    origin: config.publicUrl,
    client: clientOf('system', 1),
    freeBytes,
    log,
  });
  const running = await startWorkers({ url, workers, ctx, log });
  const webhooks = webhookSender();
  const poller = startPoller({
    everyMs: 1_000,
    look: async () => await webhooks.look(ctx()),
    onError: (err) => log.warn({ err }, 'webhooks had to wait'),
  });
  return {
    async stop(withinMs) {
      await Promise.all([running.stop(withinMs), poller.stop().then(() => webhooks.stop())]);
      mailer?.close();
    },
  };
}
