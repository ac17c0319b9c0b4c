// Lot price: the price to pay, the sum of its parts struck through, the discount between them. [§3 Lot]
import type { Lot } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { Price } from '../../ui/text.tsx';

/** In a column of amounts it stands at the `end`. */
export function LotPrice({ lot, end = false }: { lot: Lot; end?: boolean }) {
  const { t } = useView();
  return (
    <span className={`inline-grid gap-0.5 ${end ? 'justify-items-end' : 'justify-items-start'}`}>
      <Price amount={lot.discountPrice ?? lot.price} className="price text-[16px]" />
      {lot.discountPrice === null ? null : (
        <>
          <s className="text-[13px] text-muted">
            <span className="sr-only">{t('price.list')} </span>
            <Price amount={lot.price} className="" />
          </s>
          <b className="saving text-[13px]">
            {t('product.discount', { percent: lot.discountPercent })}
          </b>
        </>
      )}
    </span>
  );
}
