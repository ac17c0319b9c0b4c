// Product gallery: the main picture, thumbnails where there are more pictures or videos, and a lightbox; without scripts each opens as its file. [§2.7]
import { NO_PICTURE, type ProductDetail } from '@millwright/contracts';
import { imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';

export function Gallery({ product }: { product: ProductDetail }) {
  const { t, label } = useView();
  const { images } = product;
  const first = images[0] ?? { name: product.image, title: product.name };
  // Videos that live elsewhere are links in the description.
  const videos = product.videos.filter((video) => video.url.startsWith('/'));
  const total = (first.name === NO_PICTURE ? 0 : images.length) + videos.length;
  return (
    <div
      className="gallery"
      {...(total === 0 ? {} : { 'data-island': 'gallery', 'data-on': 'idle' })}
    >
      {total === 0 ? (
        <div className="gallery-main none">
          <Drawing name={first.name} alt={t('product.noPicture')} size="full" eager />
        </div>
      ) : (
        <a className="gallery-main" href={imagePath(first.name)} rel="nofollow" draggable={false}>
          <Drawing name={first.name} alt={first.title} size="full" eager />
          <span className="enlarge">
            <Icon name="enlarge" />
            {/* What we draw are vectors; what is sent to us are photographs. */}
            <span className="visually-hidden">
              {t(first.name.endsWith('.svg') ? 'product.enlarge' : 'product.enlargePicture')}
            </span>
          </span>
        </a>
      )}
      {total > 1 ? (
        <ul className="thumbnails" aria-label={t('product.pictures')}>
          {images.map((image, index) => (
            <li key={image.name}>
              <a
                href={imagePath(image.name)}
                rel="nofollow"
                aria-label={t('product.picture', { n: index + 1, total })}
                aria-current={index === 0 ? 'true' : undefined}
                data-title={label(image.title)}
              >
                <Drawing name={image.name} size="thumb" />
              </a>
            </li>
          ))}
          {videos.map((film, index) => (
            <li key={film.url}>
              <a
                href={film.url}
                rel="nofollow"
                aria-label={t('product.videoOf', {
                  title: film.title,
                  n: images.length + index + 1,
                  total,
                })}
                data-title={film.title}
                data-poster={imagePath(film.poster ?? product.image)}
              >
                <Drawing name={film.poster ?? product.image} size="thumb" />
                <Icon name="play" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {total === 0 ? null : <Lightbox more={total > 1} />}
    </div>
  );
}

/** Empty until a script fills and opens it. */
function Lightbox({ more }: { more: boolean }) {
  const { t } = useView();
  return (
    <dialog className="lightbox" aria-label={t('product.pictures')}>
      <div className="lightbox-stage" />
      <div className="lightbox-bar">
        <p aria-live="polite" />
        {more ? (
          <>
            <button type="button" className="tool" data-by="-1" aria-label={t('product.previous')}>
              <span className="back">
                <Icon name="next" flip />
              </span>
            </button>
            <button type="button" className="tool" data-by="1" aria-label={t('product.next')}>
              <Icon name="next" flip />
            </button>
          </>
        ) : null}
        <button
          type="button"
          className="tool"
          data-zoom
          aria-pressed="false"
          aria-label={t('product.zoom')}
        >
          <Icon name="search" />
        </button>
        <button type="button" className="tool" data-close aria-label={t('common.close')}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
