// The door of the server workspace. The web workspace may import types from here, nothing else.
export type { PageRequest, PageResponse, SitemapAddresses, WebBundle } from './page.ts';
export type { Ctx } from './platform/context.ts';
export type { RouteConfig } from './platform/http/route-config.ts';
export { Problem } from './platform/problem.ts';
export type { Services } from './services.ts';
export type { Effects } from './web-host/effects.ts';
export type { Flash } from './web-host/flash.ts';
