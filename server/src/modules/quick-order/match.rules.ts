// Quick order matching: decisions over the found products. Pure. [§5 quantity]
import { capQuantity, maximumOf } from '@millwright/contracts';
import { decideLine } from '../cart/index.ts';
import type { Purchasable } from '../catalog/index.ts';
import { type Reading, ROW_NUMBER, type WrittenLine } from './lines.rules.ts';

type Match = { reading: Reading; status: 'found' | 'ambiguous' | 'unknown'; productIds: number[] };

/**
 * The first reading of a line under which a product exists.
 * @param idsOf products that have a part number, the likeliest first
 * @param ownOf the one of them whose own number the text is
 */
export function matchLine(
  line: WrittenLine,
  idsOf: (part: string) => readonly number[],
  ownOf: (part: string, ids: readonly number[]) => number | undefined,
): Match {
  for (const reading of line.readings) {
    const ids = idsOf(reading.part);
    const only = ids.length === 1 ? ids[0] : ownOf(reading.part, ids);
    if (only !== undefined) return { reading, status: 'found', productIds: [only] };
    if (ids.length > 0) return { reading, status: 'ambiguous', productIds: [...ids] };
  }
  return { reading: likeliest(line), status: 'unknown', productIds: [] };
}

/** What an unknown line asks for: not the number of its row while it says more. */
function likeliest({ readings }: WrittenLine): Reading {
  const first = readings[0] as Reading;
  return (
    readings.find(({ part, quantity }) => quantity === first.quantity && !ROW_NUMBER.test(part)) ??
    first
  );
}

/** Candidates for an unknown line: the number as read, and without a first word, which may be an unknown manufacturer. */
export function resembling(reading: Reading): string[] {
  const words = reading.part.split(/\s+/);
  return words.length > 1 ? [reading.part, words.slice(1).join(' ')] : [reading.part];
}

/** The quantity nearest to the wanted one that may be added to what the cart holds; null when none may. */
export function possibleQuantity(
  purchasable: Purchasable,
  held: number,
  wanted: number,
): number | null {
  const { limits, stock } = purchasable;
  const total = held + Math.max(wanted, 0);
  const most = Math.min(maximumOf(limits), stock);
  // A buyer who needs 15 of what comes in tens is better served with 20.
  const up = Math.max(limits.minimum, Math.ceil(total / limits.step) * limits.step);
  const best = up <= most ? up : capQuantity(most, limits);
  return best - held > 0 && decideLine(purchasable, best) === null ? best - held : null;
}
