// Test cleanup: one step after the other; failures are reported at the end.
import { getTestContext, after as ofTheFile } from 'node:test';

/** A test context, or `{ after }` of node:test for a whole file. */
export type Scope = { after(end: () => Promise<void>): void };

/** The suite that scripts/test/groups.ts puts around each file of a group; a file alone has only the root. */
const FILE_SUITE = 'the file itself';

/** The file of a group that runs now, once something lives as long as it. */
let fileSuite: object | undefined;

const endsOf = new WeakMap<object, (() => unknown)[]>();

/** node:test stops at the first hook that throws: a browser behind it would stay open, and the run hang. @param end runs when the scope is over, in the order of these calls */
export function whenOver(scope: Scope, end: () => unknown): void {
  const context = getTestContext();
  if (context?.name === FILE_SUITE) fileSuite = context;
  // `{ after }` is written anew at each call; the function in it is the same for a process, the suite for a file.
  const key = !Object.hasOwn(scope, 'after')
    ? scope
    : scope.after === ofTheFile
      ? (fileSuite ?? scope.after)
      : scope.after;
  const known = endsOf.get(key);
  if (known !== undefined) return void known.push(end);
  if (
    scope.after === ofTheFile &&
    context !== undefined &&
    context.name !== '<root>' &&
    context.name !== FILE_SUITE
  )
    // node:test would end it with the test that happens to run.
    throw new Error(
      `made in the test "${context.name}", what shall live as long as the file would end with that test: make it before the first test`,
    );
  const ends = [end];
  endsOf.set(key, ends);
  scope.after(async () => {
    if (fileSuite === key) fileSuite = undefined;
    const faults: unknown[] = [];
    for (const each of ends) {
      try {
        await each();
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length > 0)
      throw faults.length === 1 ? faults[0] : new AggregateError(faults, 'clearing away');
  });
}
