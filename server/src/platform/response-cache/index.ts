// Public API of the response cache.
export { KEPT_MS, onInvalidation } from './invalidation-feed.ts';
export { type CacheableResponse, cacheKey, isAnonymous, ResponseCache } from './response-cache.ts';
