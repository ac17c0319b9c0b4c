// Families and industries: picture and words, the first of each family's groups as links. [§2.1]
import type { CategoryNode, Industry } from '@millwright/contracts';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

/** Groups that a family names on the page. */
const NAMED = 5;

export function Families({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, locale } = useView();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="families-title">
      <h2 id="families-title">{t('home.categories')}</h2>
      <ul className="families">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)} className="family">
              <img className="drawing" src={imagePath(category.image)} width={120} height={90} alt="" loading="lazy" />
              <h3>{category.name}</h3>
            </a>
            <p>
              {category.children.slice(0, NAMED).map((child) => (
                <a key={child.id} href={href.category(locale, child.lineage)}>
                  {child.name}
                </a>
              ))}
              {category.children.length > NAMED ? (
                <a href={href.category(locale, category.lineage)}>{t('home.more', { n: category.children.length - NAMED })}</a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The families as a plain list of words, for the column of the second home page. */
export function FamilyList({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, locale, number } = useView();
  if (categories.length === 0) return null;
  return (
    <nav className="family-list" aria-labelledby="families-title">
      <h2 id="families-title">{t('home.categories')}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)}>{category.name}</a> <small>{number(category.productCount)}</small>
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
              <img className="drawing" src={imagePath(industry.image)} width={80} height={60} alt="" />
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
