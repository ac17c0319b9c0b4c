// The door of stock alerts: who wants to hear when a part can be bought again.
import { askForAlert, getStop, stopAlert } from './stock-alerts.service.ts';

export const service = { askForAlert, getStop, stopAlert };
export { registerStockAlertDeskRoutes } from './stock-alerts.desk.routes.ts';
export { listStockAlerts } from './stock-alerts.desk.ts';
export { STOCK_ALERT_CLEAN_UP, STOCK_ALERTS, stockAlertCleaner, stockAlertTeller } from './stock-alerts.jobs.ts';
export { forgetAlerts, listAlertsOf } from './stock-alerts.queries.ts';
export { registerStockAlertRoutes } from './stock-alerts.routes.ts';
export { cleanUpAlerts, tellReturns } from './stock-alerts.service.ts';
