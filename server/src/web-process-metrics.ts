// Metrics of all web processes: any of them asks the primary process, which asks all and sums up.
import type { Worker } from 'node:cluster';
import { counted, type Family, merge, snapshot } from './platform/metrics/index.ts';

/** One that is too busy to answer is shown as it was the last time. */
const WITHIN_MS = 1_000;

type Message =
  | { metrics: 'of all?'; ask: number }
  | { metrics: 'yours?'; ask: number }
  | { metrics: 'mine'; ask: number; families: Family[] }
  | { metrics: 'all'; ask: number; families: Family[] };

/** In the process that forks; its children may ask. */
export class MetricsOfAll {
  #last = new Map<Worker, Family[]>();
  /** What processes counted that are gone: a sum must never fall. */
  #gone: Family[] = [];
  #asked = 0;

  add(worker: Worker): void {
    this.#last.set(worker, []);
    worker.on('message', (message: Message) => {
      if (message.metrics !== 'of all?') return;
      void this.read().then((families) => {
        if (worker.isConnected())
          worker.send({ metrics: 'all', ask: message.ask, families } satisfies Message);
      });
    });
    worker.once('exit', () => {
      this.#gone = merge([this.#gone, counted(this.#last.get(worker) ?? [])]);
      this.#last.delete(worker);
    });
  }

  async read(): Promise<Family[]> {
    await Promise.all([...this.#last.keys()].map((worker) => this.#ask(worker)));
    return merge([snapshot(), this.#gone, ...this.#last.values()]);
  }

  async #ask(worker: Worker): Promise<void> {
    const ask = ++this.#asked;
    const { promise, resolve } = Promise.withResolvers<void>();
    const hear = (message: Message): void => {
      if (message.metrics !== 'mine' || message.ask !== ask) return;
      if (this.#last.has(worker)) this.#last.set(worker, message.families);
      resolve();
    };
    worker.on('message', hear);
    worker.once('exit', resolve);
    const late = setTimeout(resolve, WITHIN_MS);
    if (worker.isConnected()) worker.send({ metrics: 'yours?', ask } satisfies Message);
    else resolve();
    await promise;
    clearTimeout(late);
    worker.off('message', hear);
    worker.off('exit', resolve);
  }
}

/** In a forked process. @returns a function that asks for the metrics of all */
export function answerForMetrics(): () => Promise<Family[]> {
  let asked = 0;
  const waiting = new Map<number, (families: Family[]) => void>();
  process.on('message', (message: Message) => {
    if (message.metrics === 'yours?')
      process.send?.({ metrics: 'mine', ask: message.ask, families: snapshot() } satisfies Message);
    if (message.metrics === 'all') waiting.get(message.ask)?.(message.families);
  });
  return async () => {
    const ask = ++asked;
    const { promise, resolve } = Promise.withResolvers<Family[]>();
    waiting.set(ask, resolve);
    // Better the metrics of one process than none.
    const late = setTimeout(() => resolve(snapshot()), 2 * WITHIN_MS);
    process.send?.({ metrics: 'of all?', ask } satisfies Message);
    const families = await promise;
    clearTimeout(late);
    waiting.delete(ask);
    return families;
  };
}
