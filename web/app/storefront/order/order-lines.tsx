// Order lines: a table with pictures; also the summary of the checkout, whose lines are those of the cart.

import type { OrderLine } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { PicturedProduct } from '../../ui/pictured-product.tsx';
import { PartNumber, Price } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from './card-table.tsx';

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useView();
  return (
    <CardTable
      caption={t('order.lines')}
      columns={[
        { name: t('cart.product') },
        { name: t('cart.unitPrice'), end: true },
        { name: t('common.quantity'), end: true },
        { name: t('cart.subtotal'), end: true },
      ]}
    >
      {lines.map((line) => (
        <OrderLineRow key={line.productId} line={line} />
      ))}
    </CardTable>
  );
}

function OrderLineRow({ line }: { line: OrderLine }) {
  const { t, number } = useView();
  return (
    <CardRow>
      <CardCell>
        <PicturedProduct product={line} width="w-14">
          <p className="text-[13px] text-muted">
            <span className="sr-only">{t('common.sku')} </span>
            <PartNumber>{line.sku}</PartNumber>
            {line.manufacturer === '' ? null : ` · ${line.manufacturer}`}
          </p>
        </PicturedProduct>
      </CardCell>
      <CardCell label={t('cart.unitPrice')} end>
        <Price amount={line.unitPrice} className="" />
      </CardCell>
      <CardCell label={t('common.quantity')} end>
        <bdi dir="ltr">{number(line.quantity)}</bdi>
      </CardCell>
      <CardCell label={t('cart.subtotal')} end>
        <Price amount={line.subtotal} className="" />
      </CardCell>
    </CardRow>
  );
}
