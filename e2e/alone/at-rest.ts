// Idle wait before a measurement: until databases of earlier tests are vacuumed and browsers closed.
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_000;
const QUIET_LOOKS = 3;
const MAX_BUSY = 0.1;
const PATIENCE_MS = 90_000;

/** Waits until the machine's processors were idle for some seconds; a machine that never is gets measured as it is. */
export async function atRest(): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let quiet = 0, before = spent(); quiet < QUIET_LOOKS && Date.now() < deadline; ) {
    // waits: the share of a span of time is measured
    await sleep(LOOK_MS);
    const now = spent();
    const busy = 1 - (now.idle - before.idle) / Math.max(1, now.all - before.all);
    quiet = busy <= MAX_BUSY ? quiet + 1 : 0;
    before = now;
  }
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number): number =>
    times.reduce((total, time) => total + of(time), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
