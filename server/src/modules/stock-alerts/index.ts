// Public API of the stock-alerts module: emails when a part is available again.
import { askForAlert, getStop, stopAlert } from './stock-alerts.service.ts';

export const service = { askForAlert, getStop, stopAlert };
export { registerAdminStockAlertRoutes } from './stock-alerts.admin.routes.ts';
export { listStockAlerts } from './stock-alerts.admin.ts';
export {
  STOCK_ALERT_CLEAN_UP,
  STOCK_ALERTS,
  stockAlertCleanupJob,
  stockAlertNotifyJob,
} from './stock-alerts.jobs.ts';
export { forgetAlerts, listAlertsOf } from './stock-alerts.queries.ts';
export { registerStockAlertRoutes } from './stock-alerts.routes.ts';
export { cleanUpAlerts, notifyReturns } from './stock-alerts.service.ts';
export { registerStockAlertV1Routes } from './stock-alerts.v1.routes.ts';
