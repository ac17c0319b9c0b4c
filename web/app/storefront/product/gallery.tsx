// What does the part look like? The main picture, thumbnails where there are more; each opens large (without scripts as the file itself).
import type { ProductDetail } from '@millwright/contracts';
import { imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';

export function Gallery({ product }: { product: ProductDetail }) {
  const { t } = useView();
  const { images } = product;
  const first = images[0] ?? { name: product.image, title: product.name };
  return (
    <div className="gallery" data-island="gallery" data-on="idle" data-close={t('common.close')}>
      <a className="gallery-main" href={imagePath(first.name)} rel="nofollow">
        <Drawing name={first.name} alt={first.title} size="full" eager />
        <span className="enlarge">
          <Icon name="enlarge" />
          <span className="visually-hidden">{t('product.enlarge')}</span>
        </span>
      </a>
      {images.length > 1 ? (
        <ul className="thumbnails" aria-label={t('product.pictures')}>
          {images.map((image, index) => (
            <li key={image.name}>
              <a
                href={imagePath(image.name)}
                rel="nofollow"
                aria-label={t('product.picture', { n: index + 1, total: images.length })}
                aria-current={index === 0 ? 'true' : undefined}
                data-title={image.title}
              >
                <Drawing name={image.name} size="thumb" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
