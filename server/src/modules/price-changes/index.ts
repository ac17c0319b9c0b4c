// Public API of the price-changes module: one percentage over all products of a filter.
export { registerPriceChangeRoutes } from './price-changes.admin.routes.ts';
export {
  priceChangeScheduleJob,
  priceChangeWorker,
  workOnPriceChange,
} from './price-changes.jobs.ts';
export { PRICE_CHANGE_QUEUE, PRICE_CHANGE_SCHEDULE } from './queue.ts';
