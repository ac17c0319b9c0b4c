// Lower part of the home page: banner, case studies, features strip, client logos. [§2.1]
import type { Client, Feature, HomeBanner, PostSummary } from '@millwright/contracts';
import { href, imagePath, localPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { PostCards } from '../content/post-cards.tsx';

export function Banner({ banner }: { banner: HomeBanner | null }) {
  const { locale, label } = useView();
  if (banner === null) return null;
  return (
    <section className="banner" aria-labelledby="banner-title">
      <img
        className={banner.image.endsWith('.svg') ? 'drawing' : 'photo'}
        src={imagePath(banner.image)}
        width={200}
        height={150}
        alt=""
        loading="lazy"
      />
      <div>
        <h2 id="banner-title">{label(banner.title)}</h2>
        <p>{label(banner.text)}</p>
        <a href={localPath(locale, banner.link)}>{label(banner.linkLabel)}</a>
      </div>
    </section>
  );
}

export function CaseStudies({ posts }: { posts: readonly PostSummary[] }) {
  const { t, locale } = useView();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="cases-title">
      <h2 className="with-link">
        <span id="cases-title">{t('home.caseStudies')}</span>{' '}
        <a href={href.blog(locale)}>{t('home.allPosts')}</a>
      </h2>
      <PostCards posts={posts} />
    </section>
  );
}

/** What a buyer can count on here. */
export function Features({ features }: { features: readonly Feature[] }) {
  const { t, label } = useView();
  if (features.length === 0) return null;
  return (
    <section aria-label={t('home.facts')}>
      <ul className="facts">
        {features.map((feature) => (
          <li key={feature.title}>
            <b>{label(feature.title)}</b>
            <span>{label(feature.text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Six side by side; the rest is one step away. [§9 brand slider] */
export function Clients({ clients }: { clients: readonly Client[] }) {
  const { t } = useView();
  if (clients.length === 0) return null;
  return (
    <Carousel id="clients" title={t('home.clients')} layout="brands" focusable>
      {clients.map((client) => (
        <li key={client.name} className="client">
          <img
            className={client.image.endsWith('.svg') ? 'drawing' : 'photo'}
            src={imagePath(client.image)}
            width={240}
            height={80}
            alt={client.name}
            loading="lazy"
          />
        </li>
      ))}
    </Carousel>
  );
}
