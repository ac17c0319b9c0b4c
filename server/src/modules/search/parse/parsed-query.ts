// Parsed query: what a typed text was understood as. Plain data, without the dictionary it was read by.

export type ParsedQuery = {
  /** Any of these sets of terms will do, all terms of a set; the first is as typed. One empty set: no words asked. */
  alternatives: number[][];
  /** Any of these, besides: what the last word may become. Empty: the last word is complete. */
  prefix: number[];
  /** Categories that the text names; their products fit better. */
  categoryIntent: number[];
  /** Sizes and part numbers run together; products that have them fit better. */
  joined: number[];
  /** Upper case part number, '' when it cannot be one. One without a digit counts as a whole only. */
  key: string;
  /** Text as searched when a word was corrected, else null. */
  corrected: string | null;
  /** Something was typed, but nothing that can be searched for. */
  meaningless: boolean;
};
