// Value changes of an import: find and replace, and one part of a split text, before a cell is read; the back office shows their outcome as it is chosen.

/** `find` is found whatever its case, everywhere in the value; with `isWhole` only where it is all of it. `part` counts from 1. */
export type ValueChange =
  | { kind: 'replace'; find: string; replacement: string; isWhole: boolean }
  | { kind: 'split'; separator: string; part: number };

/** The value of a cell after all changes, in their order; a part that a value does not have is empty. */
export function changedValue(value: string, changes: readonly ValueChange[] = []): string {
  return changes.reduce((text, change) => {
    if (change.kind === 'split')
      return (text.split(change.separator)[change.part - 1] ?? '').trim();
    const { find, replacement, isWhole } = change;
    if (isWhole)
      return text.trim().toLowerCase() === find.trim().toLowerCase() ? replacement : text;
    return text.replace(
      new RegExp(find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'),
      () => replacement,
    );
  }, value);
}
