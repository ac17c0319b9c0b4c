// Repeating actor beside a resilience test: it ends when it is stopped, and when the test is aborted.
import type { Context } from './proof.ts';

/**
 * @param result what `work` fills meanwhile
 * @param work goes on until `isOver`, and ends then with what is under way
 */
export function againAndAgain<T>(
  context: Pick<Context, 'after'>,
  result: T,
  work: (isOver: () => boolean) => Promise<unknown>,
): { stop(): Promise<T> } {
  let isOver = false;
  const done = work(() => isOver);
  // A failure reaches the caller of stop().
  done.catch(() => {});
  const stop = async (): Promise<T> => {
    isOver = true;
    await done;
    return result;
  };
  context.after(async () => void (await stop()));
  return { stop };
}
