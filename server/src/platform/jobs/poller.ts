// Poller: work that is looked for every second in each process with jobs, where a job a minute would come too late and a job for each row would be too many.
import { setTimeout } from 'node:timers/promises';

export type RunningPoller = {
  /** Looks no more; what is under way has ended then. */
  stop(): Promise<void>;
};

/** @param look is never called twice at once; what it throws is reported, and it is called again */
export function startPoller({
  everyMs,
  look,
  onError,
}: {
  everyMs: number;
  look: () => Promise<void>;
  onError: (error: unknown) => void;
}): RunningPoller {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch(onError);
      await pause(everyMs, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Rejects when the poller stops, which is no error.
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}
