// Posting lists: many short lists of numbers, one after another in one piece of memory. An array for each would take ten times as much.

/** The numbers of list i stand from starts[i] to starts[i + 1]. */
export type PostingLists = { starts: Int32Array; values: Int32Array };

export class PostingListsBuilder {
  readonly #starts = new GrowingNumbers();
  readonly #values = new GrowingNumbers();

  constructor() {
    this.#starts.push(0);
  }

  /** @param values 32-bit integers */
  add(values: Iterable<number>): void {
    for (const value of values) this.#values.push(value);
    this.#starts.push(this.#values.length);
  }

  finish(): PostingLists {
    return { starts: this.#starts.finish(), values: this.#values.finish() };
  }
}

/** List i as a view, not as a copy. */
export function listAt({ starts, values }: PostingLists, i: number): Int32Array {
  return values.subarray(starts[i], starts[i + 1]);
}

/** After so many lists others may go on: about a millisecond's work. */
const LISTS_A_STEP = 500;

/**
 * For each value the numbers of the lists that have it, ascending; a list that has a value twice is named once. Yields after each short piece of the work.
 * @param lists values from 0 to count - 1
 */
export function* transpose(
  lists: PostingLists,
  count: number,
): Generator<void, PostingLists, void> {
  const starts = new Int32Array(count + 1);
  yield* eachOnce(lists, count, (value) => {
    starts[value + 1] = (starts[value + 1] as number) + 1;
  });
  for (let value = 0; value < count; value++)
    starts[value + 1] = (starts[value + 1] as number) + (starts[value] as number);
  const values = new Int32Array(starts[count] as number);
  const next = starts.slice(0, count);
  yield* eachOnce(lists, count, (value, list) => {
    values[next[value] as number] = list;
    next[value] = (next[value] as number) + 1;
  });
  return { starts, values };
}

function* eachOnce(
  { starts, values }: PostingLists,
  count: number,
  visit: (value: number, list: number) => void,
): Generator<void, void, void> {
  const last = new Int32Array(count).fill(-1);
  for (let list = 0; list + 1 < starts.length; list++) {
    const end = starts[list + 1] as number;
    for (let at = starts[list] as number; at < end; at++) {
      const value = values[at] as number;
      if (last[value] === list) continue;
      last[value] = list;
      visit(value, list);
    }
    if (list % LISTS_A_STEP === 0) yield;
  }
}

/** Grows by half, outside of the heap. */
class GrowingNumbers {
  #numbers = new Int32Array(1_024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(this.length + (this.length >> 1));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  finish(): Int32Array {
    return this.#numbers.slice(0, this.length);
  }
}
