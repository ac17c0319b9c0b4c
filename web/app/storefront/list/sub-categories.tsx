// Where can one go on from here? The categories below, by picture and words with their counts.
import type { CategoryNode } from '@millwright/contracts';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

export function SubCategories({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, locale, number } = useView();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul className="tiles">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)}>
              <img className="drawing" src={imagePath(category.image)} width={80} height={60} alt="" loading="lazy" />
              <span>{category.name}</span>
              <small>{number(category.productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
