// Stock badge: text and colour, with a note when few units are left.
import { useView } from '../lib/view.tsx';

const FEW = 15;

export function StockBadge({ stock }: { stock: number }) {
  const { t } = useView();
  if (stock <= 0) return <span className="stock out">{t('stock.out')}</span>;
  return stock <= FEW ? (
    <span className="stock low">{t('stock.low', { n: stock })}</span>
  ) : (
    <span className="stock">{t('stock.in', { n: stock })}</span>
  );
}
