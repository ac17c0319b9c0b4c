// Lines of a transfer as they are typed, scanned or pasted: a part number or barcode, then the units; one line without units is one unit.
export type TypedLine = { part: string; quantity: number };

/** Empty lines count for nothing. The last word is the units where it is a whole number and something stands before it. */
export function readLines(text: string): TypedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const typed = line.trim();
    if (typed === '') return [];
    // The units stand at the end: at most 200 characters are looked at.
    const [, part, units] =
      typed.length > 200 ? [] : (/^(.*?)[\s;,]+([0-9]{1,9})$/.exec(typed) ?? []);
    return part === undefined || Number(units) === 0
      ? [{ part: typed, quantity: 1 }]
      : [{ part, quantity: Number(units) }];
  });
}
