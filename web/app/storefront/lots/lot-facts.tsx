// Lot facts: condition, place and age, contents, and a link to its items.
import { formatMonths, type Lot } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { LotItems } from './lot-contents.tsx';

export function LotFacts({ lot }: { lot: Lot }) {
  const { t, locale } = useView();
  return (
    <>
      <p>
        {t('lots.partOf')} <a href={href.lotItems(locale, lot)}>{t('lots.seeInside')}</a>
      </p>
      <LotFactList lot={lot} />
      <LotItems lot={lot} />
    </>
  );
}

export function LotFactList({ lot }: { lot: Lot }) {
  const { t, locale } = useView();
  const facts = [
    [t('lots.condition'), lot.condition.name],
    [t('lots.location'), lot.location],
    [t('lots.age'), formatMonths(lot.ageMonths, locale)],
  ] as const;
  return (
    <dl className="product-highlights">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
