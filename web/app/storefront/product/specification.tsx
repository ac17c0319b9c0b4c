// Specification table: tables by group - dimensions, ratings, material and design, trade data - SI first, the other unit beside it. [§2.7]
import type { AttributeValue, ProductDetail } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { customaryText, massText, measureText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { groupAttributes } from './attribute-groups.ts';

export function Specification({ product }: { product: ProductDetail }) {
  const { t } = useView();
  return (
    <div className="specification">
      {groupAttributes(product.attributes).map(({ group, attributes }) => (
        <table key={group}>
          <caption>{t(`product.group.${group}`)}</caption>
          <tbody>
            {attributes.map((attribute) => (
              <Row key={attribute.slug} name={attribute.name}>
                <Measure attribute={attribute} />
              </Row>
            ))}
          </tbody>
        </table>
      ))}
      <TradeData product={product} />
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{useView().label(name)}</th>
      <td>{children}</td>
    </tr>
  );
}

function Measure({ attribute }: { attribute: AttributeValue }) {
  const { locale } = useView();
  const text = measureText(attribute.value, attribute.unit, locale);
  const end = attribute.unit === null ? text.length : text.lastIndexOf('\u00a0');
  const second = customaryText(attribute, locale);
  return (
    <>
      <bdi>
        {text.slice(0, end)}
        {end === text.length ? null : <span className="unit">{text.slice(end)}</span>}
      </bdi>
      {second === null ? null : (
        <small>
          {' '}
          <bdi dir="ltr">{second}</bdi>
        </small>
      )}
    </>
  );
}

function TradeData({ product }: { product: ProductDetail }) {
  const { t, locale, country } = useView();
  const isLot = product.kind === 'lot';
  return (
    <table>
      <caption>{t('product.ordering')}</caption>
      <tbody>
        <Row name={t('common.partNumber')}>
          <PartNumber>{product.mpn}</PartNumber>
        </Row>
        <Row name={t('common.sku')}>
          <PartNumber>{product.sku}</PartNumber>
        </Row>
        {isLot ? null : (
          <>
            <Row name={t('common.manufacturer')}>
              <a href={href.manufacturer(locale, product.manufacturer.slug)}>
                {product.manufacturer.name}
              </a>
            </Row>
            {product.originCountry === '' ? null : (
              <Row name={t('product.origin')}>{country(product.originCountry)}</Row>
            )}
          </>
        )}
        <Row name={t('product.unit')}>{t(isLot ? 'lots.whole' : `sale.${product.unit}`)}</Row>
        {product.weightGrams > 0 ? (
          <Row name={t('product.weight')}>
            <bdi>{massText(product.weightGrams, locale)}</bdi>
          </Row>
        ) : null}
        {product.hsn === '' ? null : (
          <Row name={t('product.hsn')}>
            <PartNumber>{product.hsn}</PartNumber>
          </Row>
        )}
        {product.unspsc === '' ? null : (
          <Row name={t('product.unspsc')}>
            <PartNumber>{product.unspsc}</PartNumber>
          </Row>
        )}
        {product.gtin === null ? null : (
          <Row name={t('product.gtin')}>
            <PartNumber>{product.gtin}</PartNumber>
          </Row>
        )}
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
  );
}
