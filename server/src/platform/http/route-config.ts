// Route config: what each route declares of itself where it is registered; hooks read it and decide nothing by addresses.

import type {} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';

/** For load shedding. 'exempt': costs next to nothing, or has a queue of its own. 'high': on the way to an order. */
export type Priority = 'exempt' | 'high' | 'normal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'normal' unless said. */
    priority?: Priority;
    /** Open to somebody who logged in with a one-time password and has set no password of their own yet. */
    allowRestricted?: boolean;
    /** The answer to a GET says nothing of who asks: the response cache may hold it until something public changes, and a replica may give it. */
    cacheable?: boolean;
    /** A page that is served as Markdown too, by `Accept` and at its address with `.md`. */
    hasMarkdown?: boolean;
    /** Like `cacheable`, but it names people: clients ask whether it is still right, no process holds it. */
    revalidated?: boolean;
    /** Whatever is asked, nothing changes and the answer holds only what everybody may see: a replica may give it. */
    isPublicRead?: boolean;
    /** Only clients with a key may ask; 401 says so. */
    needsKey?: boolean;
    /** Rate limit of reads. 'none': it is cheap, and many are asked for at once. 'search', 'click': counted as a search or a click too. */
    requestLimit?: 'none' | 'search' | 'click';
    /** No session is read for it, so it does not depend on the database. */
    anonymous?: boolean;
    /** Answers while the shop is closed: the back office, files of pages, the description of the calls. */
    whileClosed?: boolean;
    /** Its errors are pages too, unless JSON was asked for. */
    isPage?: boolean;
    /** Whoever may not use it hears what an unknown address says, with any method. */
    isUnlisted?: boolean;
  }
}

export type RouteConfig = FastifyContextConfig;

/** For the routes of a plugin, which takes no config: all that are registered in `scope` from here on. */
export function declareForAll(scope: FastifyInstance, config: RouteConfig): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config };
  });
}
