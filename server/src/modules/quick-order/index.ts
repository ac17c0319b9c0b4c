// Public API of the quick-order module: reading lines of part numbers, and adding them to the cart.
import { addLines, matchLines, matchText, readFile } from './quick-order.service.ts';

export const service = { addLines, matchLines, matchText, readFile };
export { registerQuickOrderRoutes } from './quick-order.routes.ts';
export { registerQuickOrderV1Routes } from './quick-order.v1.routes.ts';
