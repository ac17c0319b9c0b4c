// Web processes: the primary process forks them, replaces crashed ones, and stops them; each is the program as --role web.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Place, tryPort } from './listen.ts';
import type { Logger } from './platform/log.ts';
import { MEMORY_ENVIRONMENT } from './platform/small-heap.ts';
import { MetricsOfAll } from './web-process-metrics.ts';

/** One that breaks at once again must not keep the machine busy. */
const PAUSE_MS = 1_000;

const LISTENS = 'listens';
const OWN_DATABASE = 'MILLWRIGHT_OWN_DATABASE';

/** The address that this web process was given is of the PostgreSQL that the primary process started on this machine. */
export function isOnDatabaseOfPrimary(): boolean {
  return isWebProcess() && process.env[OWN_DATABASE] === '1';
}

/** Resolves once all of them listen; the answer ends them, each after its open requests. @throws EADDRINUSE */
export async function startWebProcesses(
  count: number,
  place: Place & { isOwnDatabase: boolean },
  databaseUrl: string,
  log: Logger,
): Promise<() => Promise<void>> {
  await tryPort(place);
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts'), args: ['--role', 'web'] });
  const workers = new Set<Worker>();
  const metrics = new MetricsOfAll();
  let isStopping = false;
  const fork = async (): Promise<void> => {
    const worker = cluster.fork({
      ...MEMORY_ENVIRONMENT,
      DATABASE_URL: databaseUrl,
      WEB_PROCESSES: '1',
      [OWN_DATABASE]: place.isOwnDatabase ? '1' : '',
    });
    workers.add(worker);
    metrics.add(worker);
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (isStopping) return;
      log.error({ code, signal }, 'a web process ended; another takes its place');
      setTimeout(() => void (isStopping || fork().catch(() => {})), PAUSE_MS);
    });
    const gone = once(worker, 'exit').then(() =>
      Promise.reject(new Error('a web process ended before it could serve')),
    );
    await Promise.race([untilListening(worker), gone]);
    gone.catch(() => {});
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(
      [...workers].map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await gone;
      }),
    );
  };
  // Before the first: what this process has compiled they need not.
  flushCompileCache();
  try {
    // One after another: what each prepares at its start, the next finds done.
    for (let started = 0; started < count; started++) await fork();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** To be called by a process that was forked, once it listens. */
export function sayListening(): void {
  process.send?.(LISTENS);
}

async function untilListening(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) =>
    worker.on('message', (message) => void (message === LISTENS && resolve())),
  );
}

/** Whether this process was forked here; it ends when the one that forked it is gone. */
export function isWebProcess(): boolean {
  if (!cluster.isWorker) return false;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  return true;
}
