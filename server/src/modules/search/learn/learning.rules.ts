// The rule by which orders are learned, as numbers: decay, weight of an order, position bias, distinct visitors, retention.

/** Parameters of the statement that learns; reasons in docs/decisions/0091. */
export const LEARNING = {
  /** A click or an order counts half after so many days. */
  halfLifeDays: 30,
  /** An order counts as much as so many clicks on the first place. */
  orderWeight: 5,
  /** The expected rate of clicks falls with the position as position ^ -positionBias; a click counts by its inverse. */
  positionBias: 0.5,
  /** No click counts more than so many on the first place. */
  maxClickWeight: 3,
  /** Of fewer distinct visitors nothing is learned. */
  minVisitors: 3,
  /** An address counts as so many visitors a day at most. */
  maxVisitorsOfAddress: 2,
  /** Products with less than this share of the weight of the query's first are left out. */
  minShare: 0.1,
  maxProducts: 20,
  /** Queries that are learned, the weightiest first: they are held in memory. */
  maxQueries: 5_000,
  /** Single clicks and reformulations are deleted after so many days. */
  keptDays: 90,
} as const;

export type LearningRule = typeof LEARNING;
