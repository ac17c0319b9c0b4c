// Repeated scans: a code that stays before the camera counts once, and again when it has been away for two seconds. Pure.

export const AWAY_MS = 2_000;

/** @returns whether the code is a new scan at this moment (milliseconds); remembers that it was seen */
export function repeatFilter(awayMs = AWAY_MS): (code: string, now: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (code, now) => {
    for (const [seen, at] of lastSeen) if (now - at >= awayMs) lastSeen.delete(seen);
    const isNew = !lastSeen.has(code);
    lastSeen.set(code, now);
    return isNew;
  };
}
