// Calendar days in a time zone: which day a moment belongs to, where a day begins and ends, days and working days later. Days are ISO dates. Pure.

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Year to second of a moment as a clock in the zone shows them. @throws RangeError when the zone is unknown */
function wallClock(zone: string, at: Date): number {
  let format = formats.get(zone);
  if (format === undefined) {
    const number = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
    formats.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Offset of the zone from UTC at a moment, in milliseconds. */
function offsetAt(zone: string, at: Date): number {
  return wallClock(zone, at) - Math.floor(at.getTime() / 1_000) * 1_000;
}

export function isTimeZone(zone: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== undefined
    );
  } catch {
    return false;
  }
}

/** The day that a moment belongs to. */
export function dayIn(zone: string, at: Date): string {
  return new Date(wallClock(zone, at)).toISOString().slice(0, 10);
}

/** The first moment of a day. */
export function startOfDay(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Twice: the clock may be put forward or back between the guess and the midnight.
  const guess = midnight - offsetAt(zone, new Date(midnight));
  return new Date(midnight - offsetAt(zone, new Date(guess)));
}

/** The first moment after a day. */
export function endOfDay(zone: string, day: string): Date {
  return startOfDay(zone, dayAfter(day, 1));
}

/** The day `days` after (or, below 0, before) a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` working days (Monday to Friday) after a day. */
export function workingDayAfter(day: string, days: number): string {
  let reached = day;
  for (let left = days; left > 0; ) {
    reached = dayAfter(reached, 1);
    const weekday = new Date(`${reached}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return reached;
}

/** A moment as the zone's clock shows it, with the distance to UTC: `2026-11-24T01:30:00+05:30`. */
export function isoIn(zone: string, at: Date): string {
  const offset = Math.round(offsetAt(zone, at) / 60_000);
  const [sign, minutes] = [offset < 0 ? '-' : '+', Math.abs(offset)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${new Date(wallClock(zone, at)).toISOString().slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
