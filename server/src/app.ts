// Application: one Fastify instance with all entry points: the API, the pages, pictures, documentation, health. main.ts starts it.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerAdminHost } from './admin-host.ts';
import { registerApiDocs } from './api-docs.ts';
import { registerClosedShop } from './closed-shop.ts';
import type { Config } from './config.ts';
import { answerErrors } from './error-answers.ts';
import { registerMetrics } from './metrics-host.ts';
import { registerAgentRoutes } from './modules/agents/index.ts';
import { registerAdminApiClientRoutes } from './modules/api-clients/index.ts';
import { registerCartRoutes, registerCartV1Routes } from './modules/cart/index.ts';
import {
  registerAdminCatalogRoutes,
  registerBulkV1Routes,
  registerCatalogRoutes,
  registerCatalogV1Routes,
  registerReorderRoutes,
  registerStockLocationRoutes,
  registerStocktakeRoutes,
} from './modules/catalog/index.ts';
import { registerAdminCompanyRoutes, registerCompanyV1Routes } from './modules/company/index.ts';
import { registerAdminContentRoutes, registerContentV1Routes } from './modules/content/index.ts';
import {
  registerAdminCustomerRoutes,
  registerCustomerRoutes,
  registerCustomerV1Routes,
} from './modules/customers/index.ts';
import { registerDashboardRoutes } from './modules/dashboard/index.ts';
import {
  feedMetrics,
  registerAdminEventRoutes,
  registerEventV1Routes,
} from './modules/events/index.ts';
import { registerExportRoutes, registerListExportRoutes } from './modules/exports/index.ts';
import { registerAdminFreightRoutes } from './modules/freight/index.ts';
import { registerHealthRoutes } from './modules/health/index.ts';
import {
  registerAdminIdentityRoutes,
  registerIdentityRoutes,
  registerIdentityV1Routes,
} from './modules/identity/index.ts';
import { registerImportRoutes, registerProductRowV1Routes } from './modules/imports/index.ts';
import {
  registerAdminInvoiceRoutes,
  registerInvoiceRoutes,
  registerInvoiceV1Routes,
} from './modules/invoices/index.ts';
import {
  registerAdminLeadRoutes,
  registerAdminNeedRoutes,
  registerLeadRoutes,
  registerLeadV1Routes,
} from './modules/leads/index.ts';
import {
  registerAdminLotRoutes,
  registerLotRoutes,
  registerLotV1Routes,
} from './modules/lots/index.ts';
import { registerMediaRoutes } from './modules/media/index.ts';
import {
  registerAdminNegotiationRoutes,
  registerNegotiationV1Routes,
  registerOfferRoutes,
} from './modules/negotiations/index.ts';
import {
  registerAdminNewsletterRoutes,
  registerNewsletterV1Routes,
} from './modules/newsletter/index.ts';
import { registerAdminMailRoutes } from './modules/notifications/index.ts';
import {
  orderMailExample,
  registerAdminOrderRoutes,
  registerCarrierRoutes,
  registerOrderRoutes,
  registerOrderV1Routes,
} from './modules/orders/index.ts';
import { registerPriceChangeRoutes } from './modules/price-changes/index.ts';
import { registerAdminPricingRoutes } from './modules/pricing/index.ts';
import { registerAdminPrivacyRoutes, registerPrivacyV1Routes } from './modules/privacy/index.ts';
import {
  registerQuickOrderRoutes,
  registerQuickOrderV1Routes,
} from './modules/quick-order/index.ts';
import {
  quoteMailExample,
  registerAdminQuoteRoutes,
  registerQuoteRoutes,
  registerQuoteV1Routes,
} from './modules/quotes/index.ts';
import {
  registerAdminReviewRoutes,
  registerReviewRoutes,
  registerReviewV1Routes,
} from './modules/reviews/index.ts';
import { registerSavedViewRoutes } from './modules/saved-views/index.ts';
import {
  registerSearchAdminRoutes,
  registerSearchLearningRoutes,
  registerSearchRoutes,
  registerSearchV1Routes,
  registerSizesV1Routes,
  reindexProducts,
} from './modules/search/index.ts';
import { registerAdminSellerRoutes } from './modules/sellers/index.ts';
import { registerStaffRoutes } from './modules/staff/index.ts';
import { registerStaffNotificationRoutes } from './modules/staff-notifications/index.ts';
import {
  registerAdminStockAlertRoutes,
  registerStockAlertRoutes,
  registerStockAlertV1Routes,
} from './modules/stock-alerts/index.ts';
import { registerWebhookRoutes } from './modules/webhooks/index.ts';
import {
  registerSavedForLaterV1Routes,
  registerWishlistRoutes,
  registerWishlistV1Routes,
} from './modules/wishlist/index.ts';
import type { WebBundle } from './page.ts';
import type { Clock } from './platform/context.ts';
import { type Db, ping, type Replicas } from './platform/db/index.ts';
import type { FreeBytes } from './platform/disk.ts';
import { DATABASE_FILES, type FileStore } from './platform/files/index.ts';
import { registerAdmission } from './platform/http/admission.ts';
import { registerAllowedMethods, rejectOtherMethods } from './platform/http/allowed-methods.ts';
import { registerCors } from './platform/http/cors.ts';
import { registerDiskSpace } from './platform/http/disk-space.ts';
import { registerRequestLimits } from './platform/http/request-limits.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { registerRequestMetrics } from './platform/http/request-metrics.ts';
import { registerRequestTraces } from './platform/http/request-traces.ts';
import type { RouteConfig } from './platform/http/route-config.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { createHttpServer } from './platform/http/server.ts';
import { type Family, snapshot } from './platform/metrics/index.ts';
import { Problem } from './platform/problem.ts';
import { ResponseCache } from './platform/response-cache/index.ts';
import { registerRequestContext, staffCookie } from './request-context.ts';
import { services } from './services.ts';
import { registerWebHost } from './web-host/index.ts';

export type AppOptions = {
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor' | 'trustProxy' | 'dev'> &
    Partial<
      Pick<
        Config,
        'apiOrigins' | 'dataDir' | 'metricsToken' | 'responseCacheMb' | 'demoIsExposed' | 'smtpUrl'
      >
    >;
  db: Db;
  /** Store of file contents; by default the database. */
  files?: FileStore;
  /** Of the disk of the database, if it is on this machine. */
  freeBytes?: FreeBytes | undefined;
  /** Standbys of it; closed by the caller that opened them. */
  replicas?: Replicas;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** The process is about to stop: a load balancer must send no new requests. */
  isDraining?: () => boolean;
  /** Source of /metrics; by default this process only. */
  metrics?: () => Promise<readonly Family[]>;
  /** Tests check every answer against its own schema. */
  checkAnswers?: boolean;
  /** false: no load shedding, for tests that keep the program busy themselves. */
  turnsAway?: boolean;
  /** The pages; `null` leaves them out, for a program or a test that speaks only the API. */
  pages?: WebBundle | null;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, files = DATABASE_FILES } = options;
  const app = createHttpServer({
    log: options.log,
    trustProxy: config.trustProxy,
    checkAnswers: options.checkAnswers ?? false,
  });
  registerRequestMetrics(app);
  registerRequestTraces(app);
  registerAllowedMethods(app);
  answerErrors(app, { showsStacks: config.dev });
  registerHealth(app, db, options.isDraining ?? (() => false));
  const { turnsAway = true } = options;
  // The last resort: what is left to do when the process itself stands still.
  await app.register(underPressure, {
    maxEventLoopDelay: turnsAway ? 1_000 : 0,
    exposeStatusRoute: false,
    // What needs no permit costs next to nothing: a page that was answered gets its pictures and scripts.
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.config.priority !== 'exempt')
        throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
    },
  });
  await app.register(cookie);
  await registerSecurityHeaders(app, config);
  if (turnsAway) registerAdmission(app);
  if (options.freeBytes !== undefined) registerDiskSpace(app, options.freeBytes);
  registerCors(app, config.apiOrigins ?? []);
  registerRequestContext(app, {
    db,
    files,
    config,
    freeBytes: options.freeBytes,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  registerRequestLog(app);
  rejectOtherMethods(app);
  await registerRequestLimits(app, config.rateLimitFactor);
  registerClosedShop(app);
  registerMetrics(app, {
    db,
    token: config.metricsToken,
    metrics: options.metrics ?? (async () => snapshot()),
    inDatabase: feedMetrics,
  });
  // A page in one go, on the spot: a stream for each costs more of the processor than it hands to others, and 50 MB.
  await app.register(compress, {
    threshold: 1_024,
    syncThreshold: 256 * 1_024,
    encodings: ['br', 'gzip'],
  });
  app.decorate('replicas', options.replicas);
  registerResponseCache(app, options);
  await registerApiDocs(app, config);
  registerCatalogRoutes(app);
  registerSearchRoutes(app);
  registerCartRoutes(app);
  registerQuickOrderRoutes(app);
  registerCustomerRoutes(app);
  registerIdentityRoutes(app);
  registerOrderRoutes(app);
  registerOfferRoutes(app);
  registerInvoiceRoutes(app);
  registerReviewRoutes(app);
  registerQuoteRoutes(app);
  registerStockAlertRoutes(app);
  registerWishlistRoutes(app);
  registerLotRoutes(app);
  registerLeadRoutes(app);
  registerMediaRoutes(app, { db, files });
  registerAgentRoutes(app);
  registerV1(app);
  app.decorate('adminRoutes', []);
  registerAdminOrderRoutes(app);
  registerCarrierRoutes(app);
  registerAdminInvoiceRoutes(app);
  registerStaffRoutes(app, staffCookie(config.publicUrl), {
    demoIsExposed: config.demoIsExposed ?? false,
  });
  registerStaffNotificationRoutes(app);
  registerSavedViewRoutes(app);
  registerAdminApiClientRoutes(app);
  registerAdminLeadRoutes(app);
  registerAdminSellerRoutes(app);
  registerAdminCatalogRoutes(app, { reindex: reindexProducts });
  registerReorderRoutes(app);
  registerStockLocationRoutes(app);
  registerStocktakeRoutes(app);
  registerAdminLotRoutes(app, { reindex: reindexProducts });
  registerImportRoutes(app);
  registerPriceChangeRoutes(app);
  registerExportRoutes(app);
  registerListExportRoutes(app);
  registerAdminCompanyRoutes(app);
  registerAdminPricingRoutes(app);
  registerAdminFreightRoutes(app);
  registerAdminContentRoutes(app);
  registerAdminMailRoutes(app, {
    hasServer: config.smtpUrl !== undefined,
    examples: [orderMailExample, quoteMailExample],
    ownEmail: services.staff.getOwnEmail,
  });
  registerSearchAdminRoutes(app);
  registerSearchLearningRoutes(app);
  registerAdminNeedRoutes(app);
  registerAdminNewsletterRoutes(app);
  registerDashboardRoutes(app);
  registerHealthRoutes(app, config);
  registerAdminEventRoutes(app);
  registerWebhookRoutes(app);
  registerAdminNegotiationRoutes(app);
  registerAdminQuoteRoutes(app);
  registerAdminReviewRoutes(app);
  registerAdminStockAlertRoutes(app);
  registerAdminCustomerRoutes(app);
  registerAdminIdentityRoutes(app);
  registerAdminPrivacyRoutes(app);
  if (options.pages !== null) {
    await registerWebHost(app, {
      services,
      config,
      ...(options.pages === undefined ? {} : { bundle: options.pages }),
    });
    // Tests that bring their own pages have built none of these.
    if (options.pages === undefined) await registerAdminHost(app, config);
  }
  return app;
}

function registerV1(app: FastifyInstance): void {
  app.decorate('v1Routes', []);
  registerCatalogV1Routes(app);
  registerBulkV1Routes(app);
  registerProductRowV1Routes(app);
  registerSearchV1Routes(app);
  registerLotV1Routes(app);
  registerCompanyV1Routes(app);
  registerContentV1Routes(app);
  registerEventV1Routes(app);
  registerCartV1Routes(app);
  registerQuickOrderV1Routes(app);
  registerSavedForLaterV1Routes(app);
  registerCustomerV1Routes(app);
  registerIdentityV1Routes(app);
  registerPrivacyV1Routes(app);
  registerOrderV1Routes(app);
  registerInvoiceV1Routes(app);
  registerSizesV1Routes(app);
  registerLeadV1Routes(app);
  registerQuoteV1Routes(app);
  registerNegotiationV1Routes(app);
  registerWishlistV1Routes(app);
  registerReviewV1Routes(app);
  registerStockAlertV1Routes(app);
  registerNewsletterV1Routes(app);
}

function registerResponseCache(app: FastifyInstance, { db, replicas, config }: AppOptions): void {
  const megabytes = config.responseCacheMb ?? 0;
  const cache =
    megabytes === 0
      ? undefined
      : new ResponseCache(db, { maxBytes: megabytes * 1024 * 1024, replicas });
  app.decorate('responseCache', cache);
  // Before the pool is closed, since a connection of it is in use.
  app.addHook('onClose', async () => await cache?.stop());
}

function registerHealth(app: FastifyInstance, db: Db, isDraining: () => boolean): void {
  const config: RouteConfig = { anonymous: true, priority: 'exempt', requestLimit: 'none' };
  const quiet = { schema: { hide: true }, logLevel: 'silent' as const, config };
  app.get('/healthz', quiet, async () => ({ status: 'alive' }));
  app.get('/readyz', quiet, async () => {
    if (isDraining()) throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
    await ping(db);
    return { status: 'ready' };
  });
}
