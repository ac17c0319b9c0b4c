// Manufacturers from A to Z: all that have products on sale, with logo and number of products.
import type { ManufacturerSummary } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, imagePath, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { byFirstLetter } from './letters.ts';

/** Names among the keywords. */
const KEYWORDS = 5;

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const manufacturers = (await services.catalog.listManufacturers(ctx)) as ManufacturerSummary[];
  const t = translator(locale);
  const title = t('manufacturers.title');
  return {
    title,
    description: t('manufacturers.meta', { n: manufacturers.length }),
    keywords: [title, ...manufacturers.slice(0, KEYWORDS).map(({ name }) => name)].join(', '),
    breadcrumbs: [{ name: title }],
    canonical: path.manufacturers(),
    body: <AToZ manufacturers={manufacturers} />,
  };
}

function AToZ({ manufacturers }: { manufacturers: readonly ManufacturerSummary[] }) {
  const { t, locale } = useView();
  const groups = byFirstLetter(manufacturers, locale);
  return (
    <>
      <h1 tabIndex={-1}>{t('manufacturers.title')}</h1>
      {groups.length === 0 ? (
        <Notice>{t('manufacturers.none')}</Notice>
      ) : (
        <>
          <p className="lead">{t('manufacturers.lead')}</p>
          <nav aria-label={t('manufacturers.letters')}>
            <ul className="letters">
              {groups.map(({ letter }) => (
                <li key={letter}>
                  <a href={`#${encodeURIComponent(idOf(letter))}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {groups.map(({ letter, entries }) => (
        <section key={letter} className="letter" aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>{letter}</h2>
          <ul className="tiles">
            {entries.map((manufacturer) => (
              <Tile key={manufacturer.slug} manufacturer={manufacturer} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const idOf = (letter: string): string => `letter-${letter}`;

function Tile({
  manufacturer: { slug, name, logo, productCount },
}: {
  manufacturer: ManufacturerSummary;
}) {
  const { t, locale } = useView();
  return (
    <li>
      <a href={href.manufacturer(locale, slug)} className="manufacturer-tile">
        {logo === '' ? null : (
          <img
            className={logo.endsWith('.svg') ? 'drawing' : 'manufacturer-logo'}
            src={imagePath(logo)}
            width={80}
            height={60}
            alt=""
            loading="lazy"
          />
        )}
        <span>
          <bdi>{name}</bdi>
        </span>
        <small>{t('products.count', { n: productCount })}</small>
      </a>
    </li>
  );
}
