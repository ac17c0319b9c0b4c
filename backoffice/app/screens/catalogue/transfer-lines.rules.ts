// Lines of a transfer as they are typed, scanned or pasted: a part number or barcode, then the units; one line without units is one unit.
import { latinDigits } from '@millwright/contracts';

export type TypedLine = { part: string; quantity: number };

type NumberedLine = TypedLine & {
  /** As the field counts them, with its empty ones. */
  number: number;
};

/** Empty lines count for nothing. The last word is the units where it is a whole number and something stands before it. */
export function readLines(text: string): NumberedLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const number = index + 1;
    const typed = latinDigits(line).trim();
    if (typed === '') return [];
    // The units stand at the end: at most 200 characters are looked at.
    const [, part, units] =
      typed.length > 200 ? [] : (/^(.*?)[\s;,؛،]+([0-9]{1,9})$/.exec(typed) ?? []);
    return part === undefined || Number(units) === 0
      ? [{ part: typed, quantity: 1, number }]
      : [{ part, quantity: Number(units), number }];
  });
}

/** A rejection's sentences by the lines that it names, in their order, with what was wrong besides. */
export function faultsOfLines(
  errors: unknown,
  lines: readonly NumberedLine[],
): { number: number; sentence: string }[] {
  const named = (errors as { lines?: unknown } | undefined)?.lines;
  if (typeof named !== 'object' || named === null) return [];
  return lines.flatMap(({ number }, index) => {
    const fields = (named as Record<string, unknown>)[index];
    if (typeof fields !== 'object' || fields === null) return [];
    return Object.values(fields).map((sentence) => ({ number, sentence: String(sentence) }));
  });
}
