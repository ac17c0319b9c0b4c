// Lot categories as a grid. [§2.2 /lotsales]
import type { LotCategory } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { cut, LOT_CATEGORY_NAME } from '../../lib/cut.ts';
import type { Page } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Pictures in the first screen of a desktop. */
const EAGER = 5;

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const categories = (await services.lots.listLotCategories(ctx)) as LotCategory[];
  const t = translator(locale);
  const page: Page = {
    title: t('lots.sale'),
    description: t('lots.saleText'),
    keywords: [t('lots.sale'), ...categories.map((category) => category.name)].join(', '),
    breadcrumbs: [{ name: t('lots.sale') }],
    canonical: path.lotSales(),
    mainClass: 'list-page',
    body: <LotSales categories={categories} />,
  };
  if (categories[0] !== undefined) page.preloadImage = categories[0].image;
  return page;
}

function LotSales({ categories }: { categories: readonly LotCategory[] }) {
  const { t, locale, label } = useView();
  return (
    <>
      <h1 tabIndex={-1}>{t('lots.sale')}</h1>
      <p className="lead">{t('lots.saleText')}</p>
      {categories.length === 0 ? <Notice>{t('lots.none')}</Notice> : null}
      <ul className="cards">
        {categories.map((category, index) => (
          <li key={category.id} className="card">
            <a href={href.lots(locale, category)}>
              <Drawing name={category.image} eager={index < EAGER} />
              <h2 className="text-[15px]">{label(cut(category.name, LOT_CATEGORY_NAME))}</h2>
            </a>
            <p className="card-meta">{t('lots.count', { n: category.lots })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
