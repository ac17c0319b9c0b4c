// Pieces of a query: its words in order, each with its term, its chunk and its number with unit, for recognition.
import { hashTerm, stem } from '../analysis/terms.rules.ts';
import { wordsByChunk } from '../analysis/tokens.rules.ts';
import { rewritten } from './rewrites.rules.ts';

export type Piece = {
  text: string;
  term: number;
  /** Words written without a space between are of one chunk. */
  chunk: number;
  chunkText: string;
  number: PieceNumber | undefined;
  /** The word that the piece was split from. */
  origin?: string;
};

/** `unit` as typed, '' for none; inches are `in`. */
export type PieceNumber = { value: number; unit: string };

const MAX_PIECES = 24;
const PLAIN_NUMBER = /^(\d{1,7}(?:\.\d+)?)([^\d.]{0,8})$/u;
const FRACTION = /^(\d{1,3})\/(\d{1,3})(in)?$/;

/** @param normalised see normalise.rules */
export function piecesOf(normalised: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [chunk, { chunk: chunkText, words }] of wordsByChunk(rewritten(normalised)).entries())
    for (const { text } of words)
      pieces.push({ text, term: hashTerm(stem(text)), chunk, chunkText, number: numberOf(text) });
  return withMixedFractions(pieces.slice(0, MAX_PIECES));
}

export function numberOf(text: string): PieceNumber | undefined {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) {
    const value = Number(fraction[1]) / Number(fraction[2]);
    return Number.isFinite(value) ? { value, unit: 'in' } : undefined;
  }
  const plain = PLAIN_NUMBER.exec(text);
  return plain === null ? undefined : { value: Number(plain[1]), unit: plain[2] as string };
}

/** "1 1/2" and "1-1/2", not "1x1/2". */
function isOneNumber(whole: Piece, fraction: Piece): boolean {
  if (whole.chunk === fraction.chunk)
    return whole.chunkText.includes(`${whole.text}-${fraction.text}`);
  return (
    fraction.chunk === whole.chunk + 1 &&
    whole.chunkText === whole.text &&
    fraction.chunkText.startsWith(fraction.text)
  );
}

/** `1 1/2` and `1-1/2` are one and a half inches. */
function withMixedFractions(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    const isFraction =
      piece.number !== undefined &&
      piece.number.unit === 'in' &&
      piece.number.value < 1 &&
      piece.text.includes('/');
    if (
      isFraction &&
      before?.number?.unit === '' &&
      Number.isInteger(before.number.value) &&
      before.number.value < 48 &&
      isOneNumber(before, piece)
    ) {
      const value = before.number.value + (piece.number as PieceNumber).value;
      merged[merged.length - 1] = {
        ...before,
        text: `${value}in`,
        term: hashTerm(`${value}in`),
        chunkText: `${before.text} ${piece.text}`,
        number: { value, unit: 'in' },
      };
    } else merged.push(piece);
  }
  return merged;
}
