// Admission control rules: a limited number of requests at once; others wait a moment, or are rejected at once while the overload lasts. Orders have priority. [promises P23]

export type Admission = {
  /** Calls back once: true when it is admitted (then `leave` must follow), false when it is rejected. */
  enter(isHighPriority: boolean, decide: (isIn: boolean) => void): Waiting | null;
  leave(isHighPriority: boolean): void;
  /** Rejects requests that waited too long, and adapts the number of permits to the load of the process. Called every TICK_MS until it is idle. */
  tick(busyness: number): void;
  waiting(): number;
  /** No request waits, and the process is not overloaded. */
  isIdle(): boolean;
  places(): number;
};
export type Waiting = { giveUp(): void };

/** Maximum wait of a high-priority request (orders). */
export const LONG_WAIT_MS = 2_000;
/** A wait that nobody notices; a longer one is due to other requests. */
const PROMPT_MS = 100;
/** No request was admitted promptly for so long: the overload lasts. */
const OVERRUN_MS = 200;
/**
 * In both halves of this time more came than were served, and those who wait would take longer still: they will not be served whole either. A crowd that
 * comes at once does not grow any more in the second half; while nobody at all is served and the process has nothing to do, something else stands still,
 * which says nothing of those who come; and fewer than there are places are no crowd.
 */
const RISING_MS = 50;
const RISES = 1.25;
/** No request had to wait for so long: the overload is over. */
const CALM_MS = 200;
export const TICK_MS = 5;

/** As many permits as database connections; fewer when the processor is the bottleneck, as concurrent requests then only slow each other down. */
const MAX_PLACES = 20;
const PLACES_AT_LEAST = 2;
/** Additional permits for high priority only. */
const RESERVED = 8;
/** Limit of the queue, all priorities together: memory is bounded too. */
const MAX_CROWD = 2_000;
/** Share of busy time from which the process counts as full. */
const FULL = 0.9;
/** Share of busy time below which it waits for the database, so that more permits are given. */
const IDLE = 0.5;

type Entry = { isHighPriority: boolean; since: number; decide: (isIn: boolean) => void };

/** @param now milliseconds of a clock that never goes back */
export function createAdmission(now: () => number): Admission {
  const urgent: Entry[] = [];
  const others: Entry[] = [];
  let highPriorityInside = 0;
  let othersInside = 0;
  let places = MAX_PLACES;
  let isOverrun = false;
  let lastPrompt = now();
  let lastFull = Number.NEGATIVE_INFINITY;
  let isBusy = false;
  const crowd = watchLoad(now);

  const look = (): void => {
    if (others.length === 0) lastPrompt = now();
    if (others.length === 0 && now() - lastFull > CALM_MS) isOverrun = false;
    else if (now() - lastPrompt > OVERRUN_MS || crowd.isRising(others.length, isBusy))
      isOverrun = true;
  };
  const hasPlace = (isHighPriority: boolean): boolean =>
    isHighPriority
      ? highPriorityInside + othersInside < places + RESERVED
      : othersInside < places && highPriorityInside + othersInside < places + RESERVED;
  const letIn = ({ isHighPriority, since, decide }: Entry): void => {
    if (isHighPriority) highPriorityInside += 1;
    else othersInside += 1;
    if (!isHighPriority && now() - since <= PROMPT_MS) lastPrompt = now();
    if (!isHighPriority) crowd.served();
    decide(true);
  };
  const fill = (): void => {
    while (urgent.length > 0 && hasPlace(true)) letIn(urgent.shift() as Entry);
    // When overloaded the newest is served: the oldest have most likely waited too long already.
    while (others.length > 0 && hasPlace(false))
      letIn((isOverrun ? others.pop() : others.shift()) as Entry);
  };
  const sendAway = (list: Entry[], longest: number): void => {
    while (list.length > 0 && now() - (list[0] as Entry).since > longest)
      (list.shift() as Entry).decide(false);
  };
  return {
    enter(isHighPriority, decide) {
      const entry = { isHighPriority, since: now(), decide };
      const list = isHighPriority ? urgent : others;
      if (!isHighPriority) crowd.came();
      look();
      if (list.length === 0 && hasPlace(isHighPriority)) {
        letIn(entry);
        return null;
      }
      if (urgent.length + others.length >= MAX_CROWD) {
        decide(false);
        return null;
      }
      if (!isHighPriority) lastFull = now();
      if (!isHighPriority && isOverrun) {
        decide(false);
        return null;
      }
      list.push(entry);
      return {
        giveUp() {
          const at = list.indexOf(entry);
          if (at >= 0) list.splice(at, 1);
        },
      };
    },
    leave(isHighPriority) {
      if (isHighPriority) highPriorityInside -= 1;
      else othersInside -= 1;
      fill();
    },
    tick(busyness) {
      isBusy = busyness > FULL;
      look();
      // A crowd that stays has shown already that so many are too many.
      if (isBusy) places = isOverrun ? PLACES_AT_LEAST : Math.max(PLACES_AT_LEAST, places - 1);
      else if (isOverrun ? busyness < IDLE : others.length > 0)
        places = Math.min(MAX_PLACES, places + 2);
      crowd.note(others.length);
      sendAway(urgent, LONG_WAIT_MS);
      sendAway(others, isOverrun ? 0 : LONG_WAIT_MS);
      fill();
    },
    waiting: () => urgent.length + others.length,
    isIdle: () => !isOverrun && urgent.length + others.length === 0,
    places: () => places,
  };
}

type Count = { at: number; came: number; served: number };

/** Normal priority, while requests wait: how many arrived, and how many were admitted. */
function watchLoad(now: () => number) {
  const last = { came: 0, served: 0 };
  /** The newest first. */
  let counts: Count[] = [];
  const rose = (from: Omit<Count, 'at'>, to: Omit<Count, 'at'>, isBusy: boolean): boolean => {
    const served = to.served - from.served;
    return (served > 0 || isBusy) && to.came - from.came > RISES * served;
  };
  return {
    came(): void {
      last.came += 1;
    },
    served(): void {
      last.served += 1;
    },
    note(waiting: number): void {
      counts =
        waiting === 0 ? [] : [{ at: now(), ...last }, ...counts.slice(0, RISING_MS / TICK_MS)];
    },
    isRising(waiting: number, isBusy: boolean): boolean {
      const time = now();
      const half = counts.find(({ at }) => time - at >= RISING_MS / 2);
      const whole = counts.find(({ at }) => time - at >= RISING_MS);
      return (
        half !== undefined &&
        whole !== undefined &&
        rose(whole, half, isBusy) &&
        rose(half, last, isBusy) &&
        waiting > Math.max(MAX_PLACES, last.served - whole.served)
      );
    },
  };
}
