// Stock alert jobs: every minute the mails about restocked parts, every day a cleanup.
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { cleanUpAlerts, notifyReturns } from './stock-alerts.service.ts';

const LIMITS = { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryDelayMax: 300 };

/** A trigger on stock writes restock events in the movement's own transaction, so nothing is lost while no worker runs. */
export const STOCK_ALERTS = defineQueue<object>({
  name: 'stock-alerts',
  cron: '* * * * *',
  ...LIMITS,
});
export const STOCK_ALERT_CLEAN_UP = defineQueue<object>({
  name: 'stock-alert-clean-up',
  cron: '23 3 * * *',
  ...LIMITS,
});

export function stockAlertNotifyJob(): JobWorker {
  return { queue: STOCK_ALERTS, work: async (ctx) => void (await notifyReturns(ctx)) };
}

export function stockAlertCleanupJob(): JobWorker {
  return { queue: STOCK_ALERT_CLEAN_UP, work: async (ctx) => void (await cleanUpAlerts(ctx)) };
}
