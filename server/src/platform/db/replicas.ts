// Replica routing: only where it is known to hold what the primary held a moment ago, and every change that was heard of. [decisions 0042]
import { counter, reading } from '../metrics/index.ts';
import type { Db } from './handle.ts';
import type { DatabaseOptions, OpenDatabase } from './pool.ts';
import {
  MAX_LAG_MS,
  type Mark,
  type Position,
  pause,
  primaryAt,
  Replica,
  type ReplicaOptions,
} from './replica.ts';

const reads = counter({
  name: 'millwright_public_reads_total',
  help: 'Answers that are nobody’s in particular, by where they were read.',
});
const all = new Set<Replica>();
reading(
  {
    name: 'millwright_replica_used',
    help: 'Whether reads go to this replica: 1 or 0.',
    over: 'max',
  },
  () => [...all].map((replica) => [{ replica: replica.name }, replica.isRight() ? 1 : 0]),
);
reading(
  {
    name: 'millwright_replica_behind_seconds',
    help: 'How old what a replica holds may be, at most.',
    over: 'max',
  },
  () =>
    [...all].map((replica) => [
      { replica: replica.name },
      Math.min(replica.behindMs() / 1_000, 86_400),
    ]),
);

export class Replicas {
  readonly #replicas: Replica[];
  readonly #ended = new AbortController();
  readonly #watching: Promise<void>;
  #marks: Mark[] = [];
  #turn = 0;

  constructor(
    urls: readonly string[],
    primary: OpenDatabase,
    options: DatabaseOptions & Pick<ReplicaOptions, 'log'>,
  ) {
    const each = { ...options, marks: () => this.#marks, ended: this.#ended.signal };
    this.#replicas = urls.map((url) => new Replica(url, primary, each));
    for (const replica of this.#replicas) all.add(replica);
    this.#watching = this.#watch(primary);
  }

  /** A handle on a replica that may be read now, each in its turn; undefined: none may. Not to be used for longer than one answer takes. */
  pick(): Db | undefined {
    for (let tried = 0; tried < this.#replicas.length; tried++) {
      this.#turn = (this.#turn + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#turn] as Replica;
      if (!replica.isRight()) continue;
      reads.add({ from: 'replica' });
      return replica.handle();
    }
    reads.add({ from: 'primary' });
    return undefined;
  }

  /**
   * Something changed, and the primary had written up to this LSN when that was seen: a replica behind it is not read until it has caught up.
   * Handles from before this are outdated: later requests do not see what is cached for them.
   */
  changedAt(position: Position): void {
    for (const replica of this.#replicas) replica.mustHold(position);
  }

  async close(): Promise<void> {
    this.#ended.abort();
    await this.#watching;
    for (const replica of this.#replicas) {
      all.delete(replica);
      await replica.close();
    }
  }

  async #watch({ pool }: OpenDatabase): Promise<void> {
    const ended = this.#ended.signal;
    for (; !ended.aborted; await pause(ended)) {
      // Away, or no primary: marks grow old, and with them every replica.
      await this.#follow(pool).catch(() => {});
    }
  }

  async #follow(pool: OpenDatabase['pool']): Promise<void> {
    const client = await pool.connect();
    try {
      for (; !this.#ended.signal.aborted; await pause(this.#ended.signal)) {
        const at = performance.now();
        const place = await primaryAt(client);
        this.#marks = [
          { ...place, at },
          ...this.#marks.filter((mark) => at - mark.at < MAX_LAG_MS),
        ];
      }
    } finally {
      client.release(true);
    }
  }
}
