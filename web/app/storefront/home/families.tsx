// Families as a column of the second home page, and industries by picture. [§2.1]
import type { CategoryNode, Industry } from '@millwright/contracts';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

/** The families below each other, for the column of the second home page. */
export function FamilyList({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, locale, number, label } = useView();
  if (categories.length === 0) return null;
  return (
    <nav className="family-list" aria-labelledby="families-title">
      <h2 id="families-title">{t('home.categories')}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)}>
              <img
                className="drawing"
                src={imagePath(category.image)}
                width={40}
                height={30}
                alt=""
              />
              {label(category.name)}
            </a>{' '}
            <small>{number(category.productCount)}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Industries({ industries }: { industries: readonly Industry[] }) {
  const { t, locale } = useView();
  if (industries.length === 0) return null;
  return (
    <section aria-labelledby="industries-title">
      <h2 id="industries-title">{t('home.industries')}</h2>
      <ul className="industries">
        {industries.map((industry) => (
          <li key={industry.slug}>
            <a href={href.industry(locale, industry.slug)}>
              <img
                className="drawing"
                src={imagePath(industry.image)}
                width={80}
                height={60}
                alt=""
              />
              <span>
                <b>{industry.name}</b>
                <small>{t('products.count', { n: industry.productCount })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
