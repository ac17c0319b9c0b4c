// Batched deletes: a statement a batch, each its own transaction, until one finds fewer than it may take.

const BATCH = 1_000;

/** @param deleteSome deletes at most so many and says how many @returns how many in all */
export async function inBatches(
  deleteSome: (atMost: number) => Promise<number>,
  batch = BATCH,
): Promise<number> {
  for (let all = 0; ; ) {
    const deleted = await deleteSome(batch);
    all += deleted;
    if (deleted < batch) return all;
  }
}
