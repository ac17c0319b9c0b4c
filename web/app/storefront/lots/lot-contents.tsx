// Lot items: products with their numbers and quantities, each linked to its page while it is on sale.
import type { Lot } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

/** Folded away: a lot holds up to a dozen products. */
export function LotItems({ lot }: { lot: Lot }) {
  const { t, locale, number, label } = useView();
  if (lot.items.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-[13px] text-link">
        {t('lots.inside', { n: lot.items.length })}
      </summary>
      <ul className="mt-1 grid gap-1 text-[13px]">
        {lot.items.map((item) => (
          <li key={item.productId} className="flex justify-between gap-4 border-b border-hair pb-1">
            {item.onSale ? (
              <a href={href.product(locale, item.productId, item.slug)}>{label(item.name)}</a>
            ) : (
              <span>{label(item.name)}</span>
            )}
            <bdi dir="ltr" className="whitespace-nowrap">
              × {number(item.quantity)}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
