// Period of the dashboard.

export const DAY_MS = 86_400_000;
/** Stock without a sale for so long is a candidate for a lot. */
export const SLOW_DAYS = 180;
/** The longest window, and as long before it to compare with. */
export const DAYS_BACK = 181;
/** Older results are computed anew: no worker runs the jobs. */
export const FRESH_MS = 3_600_000;
