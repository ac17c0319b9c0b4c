// Effect of a negotiated price on a line: the price that was agreed, its reserved units, and a fixed quantity. Pure decisions.
import type { NegotiatedPrice, Prices } from '@millwright/contracts';
import type { Sellable } from '../catalog/index.ts';

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

export type LinePrice = { sellable: Sellable; agreed: NegotiatedPrice | null };

/**
 * The product as the owner of this line may buy it now. While the price holds, its quantity is the only one;
 * a list price that has fallen below the agreed one counts instead. Once it has ended, the line is an ordinary one.
 */
export function asNegotiated(agreed: StoredNegotiated | null, sellable: Sellable, now: Date): LinePrice {
  if (agreed === null) return { sellable, agreed: null };
  const { source, reference, quantity, unitPrice, validUntil } = agreed;
  const live = isLive(agreed, now);
  const told = { source, reference, validUntil: validUntil.toISOString(), live };
  // Reserved units belong to this line, whether or not the job has released them.
  const stock = sellable.stock + (agreed.held ? quantity : 0);
  if (!live) return { sellable: { ...sellable, stock }, agreed: told };
  return {
    sellable: {
      ...sellable,
      stock,
      limits: { minimum: quantity, maximum: quantity, step: 1 },
      unitPrice: unitPrice.INR <= sellable.unitPrice.INR ? unitPrice : sellable.unitPrice,
    },
    agreed: told,
  };
}

export function isLive(agreed: StoredNegotiated | null | undefined, now: Date): boolean {
  return agreed?.held === true && agreed.validUntil > now;
}
