// The door of the quick order: what lines of part numbers mean, and all of them into the cart.
import { addLines, matchText, readFile } from './quick-order.service.ts';

export const service = { addLines, matchText, readFile };
export { registerQuickOrderRoutes } from './quick-order.routes.ts';
