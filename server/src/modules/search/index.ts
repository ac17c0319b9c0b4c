// The door of search: what buyers find, and how the index follows the catalogue.
export { findByKeys, findNearest, keysOf, partKey } from './part-lookup.ts';
export { byPartRank } from './part-rank.rules.ts';
export type { SearchEngine } from './search.engine.ts';
export { ensureIndex, fillIndex, INDEX_RULES, rebuildIndex, reindexProducts } from './search.indexer.ts';
export { registerSearchRoutes } from './search.routes.ts';
export { service } from './search.service.ts';
export { registerSearchDeskRoutes } from './synonyms.desk.routes.ts';
export { listSynonyms, listZeroSearches } from './synonyms.desk.ts';
export { writeZeroResults } from './zero-results.ts';
