// Effect of a negotiated price on a line: the price that was agreed, its reserved units, and a fixed quantity. Pure decisions.
import type { NegotiatedPrice, Prices } from '@millwright/contracts';
import type { Purchasable } from '../catalog/index.ts';

/** An negotiated price as its line knows it. */
export type StoredNegotiated = {
  id: number;
  source: NegotiatedPrice['source'];
  reference: string;
  quantity: number;
  unitPrice: Prices;
  validUntil: Date;
  /** Its units are still reserved; after its end they may be until the job runs. */
  held: boolean;
};

export type LinePrice = { purchasable: Purchasable; agreed: NegotiatedPrice | null };

/**
 * The product as the owner of this line may buy it now. While the price holds, its quantity is the only one;
 * a list price that has fallen below the agreed one counts instead. Once it has ended, the line is an ordinary one.
 */
export function asNegotiated(
  agreed: StoredNegotiated | null,
  purchasable: Purchasable,
  now: Date,
): LinePrice {
  if (agreed === null) return { purchasable, agreed: null };
  const { source, reference, quantity, unitPrice, validUntil } = agreed;
  const live = isLive(agreed, now);
  const told = { source, reference, validUntil: validUntil.toISOString(), live };
  // Reserved units belong to this line, whether or not the job has released them.
  const stock = purchasable.stock + (agreed.held ? quantity : 0);
  if (!live) return { purchasable: { ...purchasable, stock }, agreed: told };
  return {
    purchasable: {
      ...purchasable,
      stock,
      limits: { minimum: quantity, maximum: quantity, step: 1 },
      unitPrice: unitPrice.base <= purchasable.unitPrice.base ? unitPrice : purchasable.unitPrice,
    },
    agreed: told,
  };
}

export function isLive(agreed: StoredNegotiated | null | undefined, now: Date): boolean {
  return agreed?.held === true && agreed.validUntil > now;
}
