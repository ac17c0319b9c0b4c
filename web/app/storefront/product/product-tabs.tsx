// Product tabs: specification, description, reviews, documents: tabs by link target, so that they work without scripts. [§2.7]
import type { ProductDetail } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { documentPath, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LoadedReviews } from '../reviews/load-reviews.ts';
import { ReviewsTab } from '../reviews/reviews-tab.tsx';
import { Specification } from './specification.tsx';

export function ProductTabs({
  product,
  reviews,
}: {
  product: ProductDetail;
  reviews: LoadedReviews;
}) {
  const { t } = useView();
  const tabs: { id: string; title: string; body: ReactNode }[] = [
    {
      id: 'specification',
      title: t('product.specification'),
      body: <Specification product={product} />,
    },
    { id: 'description', title: t('product.description'), body: <Description product={product} /> },
  ];
  const title = t('product.reviewsCount', { n: product.rating.count });
  tabs.push({ id: 'reviews', title, body: <ReviewsTab product={product} reviews={reviews} /> });
  if (product.documents.length > 0)
    tabs.push({
      id: 'documents',
      title: t('product.documents'),
      body: <Documents product={product} />,
    });
  return (
    <div className="tabs" data-island="tabs" data-on="idle">
      <nav aria-label={t('product.tabs')}>
        {tabs.map((tab) => (
          <a key={tab.id} href={`#${tab.id}`} rel="nofollow">
            {tab.title}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section key={tab.id} id={tab.id} aria-label={tab.title}>
          <h2>{tab.title}</h2>
          {tab.body}
        </section>
      ))}
    </div>
  );
}

function Description({ product }: { product: ProductDetail }) {
  const { t, label } = useView();
  return (
    <>
      <DescriptionText text={label(product.description)} />
      {product.videos.length > 0 ? (
        <>
          <h3>{t('product.videos')}</h3>
          {product.videos.map((video) => (
            <Video key={video.url} {...video} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** Lines as paragraphs, those that begin with a dash as the items of a list. */
function DescriptionText({ text }: { text: string }) {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (isItem(line) && last !== undefined && isItem(last[0] ?? '')) last.push(line);
    else if (isItem(line) || last === undefined || isItem(last[0] ?? '')) blocks.push([line]);
    else last.push(line);
  }
  return blocks.map((lines) =>
    isItem(lines[0] ?? '') ? (
      <ul key={lines[0]} className="description-list">
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]} className="description">
        {lines.join('\n')}
      </p>
    ),
  );
}

function isItem(line: string): boolean {
  return line.startsWith('- ');
}

/** A video of our own plays here; one that lives elsewhere is a link. */
function Video({ url, title, poster }: ProductDetail['videos'][number]) {
  if (!url.startsWith('/'))
    return (
      <p>
        <a href={url} rel="noopener nofollow" target="_blank">
          {title}
        </a>
      </p>
    );
  return (
    <figure className="video">
      {/* Our videos say all they have to say in pictures: there is no sound to caption. */}
      {/* biome-ignore lint/a11y/useMediaCaption: no sound */}
      <video
        controls
        playsInline
        preload="none"
        width={640}
        height={480}
        poster={poster === null ? undefined : imagePath(poster)}
        aria-label={title}
      >
        <source src={url} type="video/webm" />
        <a href={url}>{title}</a>
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Documents({ product }: { product: ProductDetail }) {
  return (
    <ul className="documents">
      {product.documents.map((document) => (
        <li key={document.name}>
          <a href={documentPath(document.name)} download>
            <Icon name="document" />
            {document.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
