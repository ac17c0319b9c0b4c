// Manufacturer page: logo, country and text, the families with their counts, popular products. [decisions 0106]
import {
  type ManufacturerCategory,
  type ManufacturerDetail,
  NO_FILTERS,
  type ProductCard,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { listHref, readListState } from '../../lib/list-state.ts';
import type { Page } from '../../lib/page.ts';
import { href, imagePath, path, previewPath } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

/** Two rows of five on a wide screen. */
const POPULAR = 10;
/** Families that the description names. */
const NAMED = 5;

export async function get(request: PageRequest, params: Record<string, string>): Promise<Page> {
  const { services, ctx, locale } = request;
  const slug = params.slug ?? '';
  const manufacturer = (await services.catalog.getManufacturer(ctx, slug)) as ManufacturerDetail;
  const popular = await listPopular(request, slug);
  const t = translator(locale);
  const { name, productCount, categories, logo } = manufacturer;
  const families = categories.slice(0, NAMED).map((category) => category.name);
  return {
    title: name,
    description: t('manufacturers.metaOne', {
      name,
      products: t('products.count', { n: productCount }),
      categories: families.join(', '),
    }).trim(),
    keywords: [name, ...families].join(', '),
    breadcrumbs: [{ name: t('manufacturers.title'), href: href.manufacturers(locale) }, { name }],
    canonical: path.manufacturer(slug),
    jsonLd: [brandOf(manufacturer, request)],
    ...(logo === '' ? {} : { preloadImage: logo }),
    body: <Manufacturer manufacturer={manufacturer} popular={popular} />,
  };
}

/** The first of the list of its products; none where the last was sold out of the catalogue a moment ago. */
async function listPopular(
  { services, ctx, currency }: PageRequest,
  slug: string,
): Promise<ProductCard[]> {
  const found = await attempt(
    async () =>
      await services.search.search(ctx, {
        text: '',
        scope: 'all',
        place: { by: 'manufacturer', slug },
        filters: NO_FILTERS,
        sort: 'default',
        start: 0,
        count: POPULAR,
        currency,
      }),
  );
  if (!found.ok && found.problem.code !== 'products-not-found') throw found.problem;
  // A whole lot is of several manufacturers, whose first it only carries.
  return found.ok ? found.value.products.filter(({ kind }) => kind === 'item') : [];
}

function brandOf(
  { slug, name, description, logo, website }: ManufacturerDetail,
  { origin, locale }: PageRequest,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name,
    url: origin + href.manufacturer(locale, slug),
    ...(description === '' ? {} : { description }),
    ...(logo === '' ? {} : { logo: origin + previewPath(logo) }),
    ...(website === '' ? {} : { sameAs: website }),
  };
}

function Manufacturer({
  manufacturer,
  popular,
}: {
  manufacturer: ManufacturerDetail;
  popular: readonly ProductCard[];
}) {
  const { t } = useView();
  const { slug, categories } = manufacturer;
  return (
    <>
      <Head manufacturer={manufacturer} />
      {categories.length === 0 ? null : (
        <section aria-labelledby="families-title">
          <h2 id="families-title">{t('manufacturers.range')}</h2>
          <ul className="manufacturer-families">
            {categories.map((category) => (
              <Family key={category.lineage} category={category} manufacturer={slug} />
            ))}
          </ul>
        </section>
      )}
      {popular.length === 0 ? null : (
        <section aria-labelledby="popular-title">
          <h2 id="popular-title">{t('manufacturers.popular')}</h2>
          <AddToCartForm>
            <CardGrid products={popular} />
          </AddToCartForm>
        </section>
      )}
    </>
  );
}

function Head({ manufacturer }: { manufacturer: ManufacturerDetail }) {
  const { t, locale, country } = useView();
  const { name, slug, logo, logoAlt, website, description, productCount } = manufacturer;
  return (
    <header className="manufacturer-head">
      {logo === '' ? null : (
        <img
          className={logo.endsWith('.svg') ? 'drawing' : 'manufacturer-logo'}
          src={imagePath(logo)}
          width={240}
          height={180}
          alt={logoAlt === '' ? t('manufacturers.logo', { name }) : logoAlt}
          fetchPriority="high"
        />
      )}
      <div>
        <h1 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        {manufacturer.country === '' ? null : <p>{country(manufacturer.country)}</p>}
        {description === '' ? null : <p className="lead manufacturer-text">{description}</p>}
        <p className="manufacturer-links">
          <ButtonLink href={href.productsOf(locale, slug)}>
            {t('manufacturers.all', { n: productCount })}
          </ButtonLink>
          {website === '' ? null : (
            <a href={website} rel="noopener nofollow">
              {t('manufacturers.website', { name })}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}

function Family({
  category: { name, lineage, image, productCount, children },
  manufacturer,
}: {
  category: ManufacturerCategory;
  manufacturer: string;
}) {
  const { t, locale, number } = useView();
  const listOf = (below: string): string =>
    listHref(locale, {
      ...readListState(new URLSearchParams(), { by: 'category', lineage: below }),
      filters: { ...NO_FILTERS, manufacturers: [manufacturer] },
    });
  return (
    <li>
      <a href={listOf(lineage)} className="family-name">
        <img
          className="drawing"
          src={imagePath(image)}
          width={80}
          height={60}
          alt=""
          loading="lazy"
        />
        <span>
          {name} <small>{t('products.count', { n: productCount })}</small>
        </span>
      </a>
      {children.length === 0 ? null : (
        <ul>
          {children.map((child) => (
            <li key={child.lineage}>
              <a href={listOf(child.lineage)}>{child.name}</a>{' '}
              <small>{number(child.productCount)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
