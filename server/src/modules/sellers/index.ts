// Public API of the sellers module: companies that sell through the shop, with their commission and terms.
export { registerAdminSellerRoutes } from './sellers.admin.routes.ts';
export { listSellers } from './sellers.admin.ts';
