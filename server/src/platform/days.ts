// On which day is something due? Days as ISO dates in UTC; papers count those of India.

/** The day `days` after `from`, as an ISO date in UTC. */
export function dayAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day `days` working days (Monday to Friday) after `from`. */
export function workingDayAfter(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + 86_400_000);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

const INDIA_MS = 5.5 * 3_600_000;

/** The day in India, as an ISO date; India has one time zone and no summer time. */
export function indiaDay(at: Date): string {
  return new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10);
}
