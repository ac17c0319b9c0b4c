// Public API of the freight module: ways of delivery and what they cost.
export { registerAdminFreightRoutes } from './freight.admin.routes.ts';
export { listFreightRates } from './freight.queries.ts';
export { type Basket, chosenWay, type DeliveryWay, waysOf } from './freight.rules.ts';
