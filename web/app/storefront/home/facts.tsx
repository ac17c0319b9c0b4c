// What can a buyer count on here? The features strip of the home page. [§2.1]
import { useView } from '../../lib/view.tsx';

const FACTS = ['Drawings', 'Prices', 'Delivery', 'Returns'] as const;

export function Facts() {
  const { t } = useView();
  return (
    <section aria-label={t('home.facts')}>
      <ul className="facts">
        {FACTS.map((fact) => (
          <li key={fact}>
            <b>{t(`home.fact${fact}`)}</b>
            <span>{t(`home.fact${fact}Text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
