// Search metrics: duration, and searches that find nothing.
import { counter, histogram } from '../../platform/metrics/index.ts';

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export const searchTime = histogram(
  {
    name: 'millwright_search_duration_seconds',
    help: 'Searches with their counts, reading of the cards included.',
  },
  BOUNDS,
);
export const zeroResultSearches = counter({
  name: 'millwright_searches_without_hit_total',
  help: 'Searches that found nothing.',
});
