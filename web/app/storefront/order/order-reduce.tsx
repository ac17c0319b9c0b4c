// Partial cancellation form: the buyer sets fewer pieces of a line, or 0 to take it off; opened by a press, works without scripts. [decisions 0105]
import { type OrderDetail, problemText } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from './card-table.tsx';
import type { ReduceState } from './reduce-form.ts';

export function OrderReduce({ order, state }: { order: OrderDetail; state: ReduceState | null }) {
  const { t, locale } = useView();
  if (!order.canReduce) return null;
  return (
    <details open={state !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('order.reduce')}
      </summary>
      <form
        method="post"
        action={href.order(locale, order.orderId)}
        className="grid justify-items-start gap-3 border-s-4 border-warn ps-4"
      >
        <FormToken />
        <p className="max-w-[640px]">{t('order.reduceText')}</p>
        {state === null ? null : (
          <p className="error" role="alert">
            {state.sentence}
          </p>
        )}
        <CardTable
          caption={t('order.reduce')}
          columns={[{ name: t('cart.product') }, { name: t('order.keep') }]}
        >
          {order.lines.map((line) => (
            <ReduceRow key={line.productId} line={line} state={state} />
          ))}
        </CardTable>
        <Button name="do" value="reduce">
          {t('order.reduceSure')}
        </Button>
      </form>
    </details>
  );
}

function ReduceRow({
  line: { productId, name, sku, quantity },
  state,
}: {
  line: OrderDetail['lines'][number];
  state: ReduceState | null;
}) {
  const { t, label, locale } = useView();
  const error = state?.errors[`lines.${productId}`];
  const unclear = problemText('order-pieces-not-understood', locale, { n: quantity, name });
  return (
    <CardRow>
      <CardCell>
        {label(name)}
        <p className="text-[13px] text-muted">
          <PartNumber>{sku}</PartNumber>
        </p>
      </CardCell>
      <CardCell label={t('order.keep')}>
        <div className="field">
          <input
            type="number"
            name={`quantity.${productId}`}
            min={0}
            max={quantity}
            step={1}
            required
            defaultValue={state?.typed[productId] ?? quantity}
            aria-label={t('order.keepOf', { name })}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `reduce-error-${productId}`}
            className="input max-w-24"
            dir="ltr"
            data-range-overflow={problemText('order-only-less', locale, { n: quantity, name })}
            data-range-underflow={unclear}
            data-step-mismatch={unclear}
            data-value-missing={unclear}
            data-bad-input={unclear}
          />
          {error === undefined ? null : (
            <p id={`reduce-error-${productId}`} className="error">
              {error}
            </p>
          )}
        </div>
      </CardCell>
    </CardRow>
  );
}
