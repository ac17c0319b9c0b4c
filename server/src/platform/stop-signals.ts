// Stop signals: SIGINT, SIGTERM, and the end of the npm that started the process; a second signal stops at once.

/** Ctrl-C reaches a process twice, from the terminal and through npm or the process that forked it; both mean the same. */
const SAME_WITHIN_MS = 1_000;
/** How soon it is seen that npm is gone. */
const LOOK_EVERY_MS = 500;

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** @param hurry for a later signal */
export function onStopSignal(stop: () => void, hurry: () => void): void {
  let first: number | undefined;
  const told = (): void => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      stop();
    } else if (now - first > SAME_WITHIN_MS) {
      hurry();
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, told);
}

/** npm that is killed outright hands on nothing; its child finds itself with another parent. */
export function stopWithNpm(
  { npm_lifecycle_script: script }: NodeJS.ProcessEnv,
  entry: string,
): void {
  // Windows does not reparent processes; there they end with their console.
  if (script === undefined || !script.includes(entry) || process.platform === 'win32') return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
