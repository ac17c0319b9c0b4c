// Quantity field: a number field with the product's limits; with scripts its buttons repeat while held. It starts at the minimum. [§5]
import { maximumOf, type ProductCard, QUANTITY_CEILING } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { quantityRules } from '../../ui/quantity-rules.ts';

/** `id` tells the steppers of one page apart; `on` is when its script loads. */
export function Stepper({
  product,
  id,
  on,
}: {
  product: ProductCard;
  id: string;
  on: 'touch' | 'visible';
}) {
  const { t } = useView();
  const { limits } = product;
  const minimum = Math.max(1, limits.minimum);
  const maximum = maximumOf(limits);
  const words = [
    t('limits.minimum', { n: minimum }),
    ...(maximum < QUANTITY_CEILING ? [t('limits.maximum', { n: maximum })] : []),
    ...(limits.step > 1 ? [t('limits.step', { n: limits.step })] : []),
  ];
  return (
    <div className="quantity">
      <label htmlFor={id}>{t('common.quantity')}</label>
      <div className="stepper" data-island="stepper" data-on={on}>
        <button type="button" data-by="-1" aria-label={t('common.decrease')} tabIndex={-1}>
          −
        </button>
        <input
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          dir="ltr"
          defaultValue={minimum}
          min={minimum}
          max={maximum < QUANTITY_CEILING ? maximum : undefined}
          step={limits.step}
          aria-describedby={`${id}-limits`}
          {...quantityRules(product)}
        />
        <button type="button" data-by="1" aria-label={t('common.increase')} tabIndex={-1}>
          +
        </button>
      </div>
      <small id={`${id}-limits`}>{words.join(' · ')}</small>
    </div>
  );
}
