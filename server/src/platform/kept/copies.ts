// Where do copies of kept answers live? In memory that is lent and used again: what is allocated anew for each answer stays until the collector comes.

/** Powers of two: 16 KB to 256 KB. What is larger is allocated, and left to the collector. */
const SMALLEST = 14;
const LARGEST = 18;

/** A copy to write into, and the way to give its memory back: only when nobody will read it any more. */
export type Lent = { bytes: Buffer; giveBack(): void };

export class Copies {
  readonly #bytesAtMost: number;
  /** Free ones by size; the one given back last is still in the processor's cache, and lent first. */
  readonly #free = Array.from({ length: LARGEST - SMALLEST + 1 }, (): Buffer[] => []);
  #bytesFree = 0;

  /** @param bytesAtMost of memory that waits to be lent */
  constructor(bytesAtMost: number) {
    this.#bytesAtMost = bytesAtMost;
  }

  get bytesFree(): number {
    return this.#bytesFree;
  }

  /** @param length in bytes; what stands in them is somebody else's until they are written */
  lend(length: number): Lent {
    const size = Math.max(SMALLEST, 32 - Math.clz32(length - 1));
    const free = this.#free[size - SMALLEST];
    if (free === undefined || length === 0) return { bytes: Buffer.allocUnsafe(length), giveBack: () => {} };
    const found = free.pop();
    if (found !== undefined) this.#bytesFree -= found.length;
    const whole = found ?? Buffer.allocUnsafeSlow(2 ** size);
    let isLent = true;
    const giveBack = (): void => {
      if (!isLent || this.#bytesFree + whole.length > this.#bytesAtMost) return;
      isLent = false;
      free.push(whole);
      this.#bytesFree += whole.length;
    };
    return { bytes: whole.subarray(0, length), giveBack };
  }
}
