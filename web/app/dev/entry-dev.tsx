// Pages of `npm run dev`: those of the shop, and the component catalogue. The production bundle is built from entry-server.tsx and holds none of this folder.
import type { PageRequest, PageResponse, WebBundle } from '@millwright/server';
import { handlePage as handleShopPage, respond, routes as shopRoutes } from '../entry-server.tsx';
import { get } from './ui.page.tsx';

export { addresses, handleFault, handleMissing, handleProblem } from '../entry-server.tsx';

const CATALOGUE = 'devUi';

export const routes: WebBundle['routes'] = [
  ...shopRoutes,
  { name: CATALOGUE, pattern: '/dev/ui', methods: ['GET'] },
];

export async function handlePage(
  name: string,
  params: Record<string, string>,
  request: PageRequest,
): Promise<PageResponse> {
  return name === CATALOGUE
    ? respond(get(request), request)
    : handleShopPage(name, params, request);
}
