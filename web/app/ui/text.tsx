// Bidi isolation of prices, part numbers and other left-to-right texts, with tabular figures.
import type { Prices } from '@millwright/contracts';
import { useView } from '../lib/view.tsx';

/** An amount in the reader's currency. */
export function Price({ amount, className = 'price' }: { amount: Prices; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {useView().price(amount)}
    </bdi>
  );
}

export function PartNumber({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="part-number">
      {children}
    </bdi>
  );
}
