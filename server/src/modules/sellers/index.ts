// Sellers: who sells through the shop, on which commission and terms. The public API of the module.
export { registerAdminSellerRoutes } from './sellers.admin.routes.ts';
export { listSellers } from './sellers.admin.ts';
