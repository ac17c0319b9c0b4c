// Public API of the server workspace: the web workspace may import types from here, nothing else.
export type { Flash, PageRequest, PageResponse, SitemapAddresses, WebBundle } from './page.ts';
export type { Ctx } from './platform/context.ts';
export { Problem } from './platform/problem.ts';
export type { Services } from './services.ts';
