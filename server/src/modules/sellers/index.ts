// Sellers: who sells through the shop, on which commission and terms. The public API of the module.
export { registerSellerDeskRoutes } from './sellers.desk.routes.ts';
export { listSellers } from './sellers.desk.ts';
