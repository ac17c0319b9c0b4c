// Public API of the search module: product search, and the index that follows the catalogue.
export { partKey } from './analysis/part-key.rules.ts';
export { byPartRank } from './analysis/part-rank.rules.ts';
export { findByKeys, findNearest, keysOf } from './find-in-postgres/part-lookup.ts';
export {
  ensureIndex,
  fillIndex,
  INDEX_RULES,
  rebuildIndex,
  reindexProducts,
} from './index/indexer.ts';
export { noteOrder, writeChoices } from './learn/choices.ts';
export { SEARCH_LEARNING, searchLearningJob } from './learn/learning.ts';
export { forgetClicksOf, listClicksOf } from './learn/own-clicks.ts';
export { listSynonyms, listZeroResultSearches } from './lexicon/lexicon.admin.ts';
export { listLexicon } from './lexicon/lexicon-entries.admin.ts';
export { writeZeroResults } from './lexicon/zero-result-searches.ts';
export { registerSearchAdminRoutes } from './search.admin.routes.ts';
export { registerSearchLearningRoutes } from './search.learning.routes.ts';
export { registerSearchRoutes } from './search.routes.ts';
export { service } from './search.service.ts';
export { registerSearchV1Routes } from './search.v1.routes.ts';
