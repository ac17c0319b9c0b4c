// Shipments of an order: shown while it leaves in parts, and afterwards.
import type { OrderDetail } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';

export function OrderShipments({ order: { shipments, lines } }: { order: OrderDetail }) {
  const { t, date, label, number } = useView();
  // An order shipped as a whole shows this in its facts.
  const isPart =
    shipments.length > 1 ||
    shipments.reduce((sum, left) => sum + sumOf(left.lines), 0) < sumOf(lines);
  if (shipments.length === 0 || !isPart) return null;
  return (
    <section aria-labelledby="shipments-title">
      <h2 id="shipments-title" className="mb-2">
        {t('order.shipments')}
      </h2>
      <ul className="grid gap-3">
        {shipments.map((left) => (
          <li key={left.id} className="border border-hair bg-raised p-3">
            <p>
              <b>{date(left.shippedAt)}</b> <bdi>{left.carrier}</bdi>{' '}
              <bdi dir="ltr">{left.trackingNumber}</bdi>
            </p>
            <ul>
              {left.lines.map((line) => (
                <li key={line.productId}>
                  <bdi dir="ltr">{number(line.quantity)} ×</bdi> {label(line.name)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
