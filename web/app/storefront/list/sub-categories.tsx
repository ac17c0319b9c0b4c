// Subcategories: the categories below, by picture and words with their counts.
import type { CategoryNode } from '@millwright/contracts';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

/** `under`: the name of the category that all of these belong to, which their own names may repeat. */
export function SubCategories({
  categories,
  under = '',
}: {
  categories: readonly CategoryNode[];
  under?: string;
}) {
  const { t, locale, number } = useView();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul className="tiles">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)}>
              <img
                className="drawing"
                src={imagePath(category.image)}
                width={80}
                height={60}
                alt=""
                loading="lazy"
              />
              <Name name={category.name} under={under} />
              <small>{number(category.productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "Deep groove ball bearings, series 62" is read out whole, and seen as "series 62" below "Deep groove ball bearings". */
function Name({ name, under }: { name: string; under: string }) {
  const own =
    under !== '' && name.startsWith(under)
      ? /^[,،] (.+)$/.exec(name.slice(under.length))?.[1]
      : undefined;
  const { label } = useView();
  if (own === undefined) return <span>{label(name)}</span>;
  return (
    <span>
      <span className="visually-hidden">{name.slice(0, name.length - own.length)}</span>
      {label(own)}
    </span>
  );
}
