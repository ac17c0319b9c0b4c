// Validation and version of an edited product.
import { createHash } from 'node:crypto';
import {
  type AdminProduct,
  isCountry,
  isGtin,
  LOCALES,
  type ProductInput,
  plainGtin,
  SKU,
} from '@millwright/contracts';
import type { FieldProblem } from '../../platform/problem.ts';
import { collapse } from '../../platform/text.ts';
import { needsHsn, type Terms } from '../pricing/index.ts';
import { isSlug } from './admin-errors.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import { ownPriceFaults } from './catalog.own-prices.ts';

/** As it is stored: without spaces at the ends, codes in capitals, the url segment made from the name where none was given. */
export function tidyProduct(input: ProductInput): ProductInput {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        name: collapse(input.texts[locale].name),
        description: input.texts[locale].description.trim(),
      },
    ]),
  ) as ProductInput['texts'];
  const slug = input.slug.trim();
  return {
    ...input,
    sku: collapse(input.sku),
    mpn: collapse(input.mpn),
    gtin: tidyGtin(input.gtin),
    slug: slug === '' ? slugOfName(texts.en.name) : slug,
    hsn: input.hsn.trim(),
    unspsc: input.unspsc.trim(),
    originCountry: input.originCountry.trim().toUpperCase(),
    texts,
    industries: [...new Set(input.industries)],
  };
}

/** Printed numbers have spaces; an empty field is none. */
function tidyGtin(gtin: string | null | undefined): string | null | undefined {
  const digits = gtin?.replace(/[\s-]/g, '');
  if (digits === undefined || digits === '') return gtin === undefined ? undefined : null;
  return isGtin(digits) ? plainGtin(digits) : digits;
}

export function productFaults(
  product: ProductInput,
  terms: Pick<Terms, 'rates' | 'companyCountry'>,
): FieldProblem[] {
  const faults = ownPriceFaults(product.ownPrices, terms.rates);
  const check = (
    fine: boolean,
    pointer: string,
    code: FieldProblem['code'] = 'value-not-valid',
  ): void => {
    if (!fine) faults.push({ code, pointer });
  };
  check(product.sku !== '', '/sku', 'field-required');
  check(product.sku === '' || SKU.test(product.sku), '/sku');
  check(product.mpn !== '', '/mpn', 'field-required');
  check(product.gtin == null || isGtin(product.gtin), '/gtin');
  check(isSlug(product.slug), '/slug');
  check(product.hsn !== '' || !product.published || !needsHsn(terms), '/hsn', 'field-required');
  check(/^([0-9]{4,8})?$/.test(product.hsn), '/hsn');
  check(/^([0-9]{8})?$/.test(product.unspsc), '/unspsc');
  check(product.originCountry === '' || isCountry(product.originCountry), '/originCountry');
  check(product.discountPrice === null || product.discountPrice < product.price, '/discountPrice');
  check(product.maximum === null || product.maximum >= product.minimum, '/maximum');
  check(product.texts.en.name !== '', '/texts/en/name', 'field-required');
  for (const locale of ['ru', 'ar'] as const)
    check(
      product.texts[locale].name !== '' || product.texts[locale].description === '',
      `/texts/${locale}/name`,
      'field-required',
    );
  const seen = new Set<number>();
  product.attributes.forEach(({ attributeId }, place) => {
    check(!seen.has(attributeId), `/attributes/${place}/attributeId`, 'value-taken');
    seen.add(attributeId);
  });
  return faults;
}

/** Equal markers mean equal products; stock and pictures have optimistic locks of their own. */
export function versionOf(product: Omit<AdminProduct, 'version'>): string {
  const {
    sku,
    mpn,
    gtin,
    slug,
    categoryId,
    manufacturerId,
    hsn,
    unspsc,
    unit,
    originCountry,
    price,
    discountPrice,
    costPrice,
    ownPrices,
  } = product;
  const { minimum, maximum, step, weightGrams, published, texts } = product;
  const attributes = product.attributes
    .map(({ attributeId, ordinal }) => `${attributeId}.${ordinal}`)
    .sort();
  const words = LOCALES.flatMap((locale) => [texts[locale].name, texts[locale].description]);
  const all = [
    [
      sku,
      mpn,
      gtin ?? null,
      slug,
      categoryId,
      manufacturerId,
      hsn,
      unspsc,
      unit,
      originCountry,
      price,
      discountPrice,
      costPrice ?? null,
      Object.entries(ownPrices).sort(),
    ],
    [minimum, maximum, step, weightGrams, published],
    [words, attributes, [...product.industries].sort((a, b) => a - b)],
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 24);
}
