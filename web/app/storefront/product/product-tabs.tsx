// What else is known of the part? Specification, description, documents: tabs by link target, so that they work without scripts. [§2.7]
import type { ProductDetail } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { documentPath, href } from '../../lib/paths.ts';
import { massText, unitText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PartNumber } from '../../ui/text.tsx';

export function ProductTabs({ product }: { product: ProductDetail }) {
  const { t } = useView();
  const tabs: { id: string; title: string; body: ReactNode }[] = [
    { id: 'specification', title: t('product.specification'), body: <Specification product={product} /> },
    { id: 'description', title: t('product.description'), body: <Description product={product} /> },
  ];
  if (product.documents.length > 0) tabs.push({ id: 'documents', title: t('product.documents'), body: <Documents product={product} /> });
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

type RowProps = { name: string; children: ReactNode };

function Row({ name, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

function Specification({ product }: { product: ProductDetail }) {
  const { t, locale, country } = useView();
  return (
    <div className="specification">
      <table>
        <caption>{t('product.dimensions')}</caption>
        <tbody>
          {product.attributes.map((attribute) => (
            <Row key={attribute.slug} name={attribute.name}>
              <bdi>{attribute.value}</bdi>
              {attribute.unit === null ? null : <span className="unit">{`\u00a0${unitText(attribute.unit, locale)}`}</span>}
            </Row>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('product.ordering')}</caption>
        <tbody>
          <Row name={t('common.partNumber')}>
            <PartNumber>{product.mpn}</PartNumber>
          </Row>
          <Row name={t('common.sku')}>
            <PartNumber>{product.sku}</PartNumber>
          </Row>
          <Row name={t('common.manufacturer')}>
            <a href={href.manufacturer(locale, product.manufacturer.slug)}>{product.manufacturer.name}</a>
          </Row>
          <Row name={t('product.origin')}>{country(product.originCountry)}</Row>
          <Row name={t('product.unit')}>{t(`sale.${product.unit}`)}</Row>
          {product.weightGrams > 0 ? (
            <Row name={t('product.weight')}>
              <bdi>{massText(product.weightGrams, locale)}</bdi>
            </Row>
          ) : null}
          <Row name={t('product.hsn')}>
            <PartNumber>{product.hsn}</PartNumber>
          </Row>
          <Row name={t('product.unspsc')}>
            <PartNumber>{product.unspsc}</PartNumber>
          </Row>
          {product.industries.length > 0 ? (
            <Row name={t('product.industries')}>
              {product.industries.map((industry, index) => (
                <span key={industry.slug}>
                  {index === 0 ? '' : ', '}
                  <a href={href.industry(locale, industry.slug)}>{industry.name}</a>
                </span>
              ))}
            </Row>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

function Description({ product }: { product: ProductDetail }) {
  const { t } = useView();
  return (
    <>
      <p className="description">{product.description}</p>
      {product.videos.length > 0 ? (
        <>
          <h3>{t('product.videos')}</h3>
          {product.videos.map((video) => (
            <Video key={video.url} url={video.url} title={video.title} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** A film of our own plays here; one that lives elsewhere is a link. */
function Video({ url, title }: { url: string; title: string }) {
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
      {/* Our films say all they have to say in pictures: there is no sound to caption. */}
      {/* biome-ignore lint/a11y/useMediaCaption: no sound */}
      <video controls playsInline preload="none" width={640} height={480} aria-label={title}>
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
