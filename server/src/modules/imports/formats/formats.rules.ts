// Source formats that imports recognise by their headers.
import { akeneo } from './akeneo.rules.ts';
import { bagisto } from './bagisto.rules.ts';
import { bmecat } from './bmecat.rules.ts';
import { google } from './google.rules.ts';
import { magento, magentoFixtures } from './magento.rules.ts';
import { medusa } from './medusa.rules.ts';
import { oro, oroDemo } from './oro.rules.ts';
import { shopify, shopifyOfNow } from './shopify.rules.ts';
import type { SourceFormat } from './source-format.rules.ts';
import { spree } from './spree.rules.ts';
import { vendure } from './vendure.rules.ts';
import { woocommerce } from './woocommerce.rules.ts';

export {
  fieldsOf,
  SourceColumns,
  type SourceFormat,
  type SourceReader,
} from './source-format.rules.ts';

/** The more telling headers first. */
const FORMATS: readonly SourceFormat[] = [
  bmecat,
  shopify,
  shopifyOfNow,
  woocommerce,
  bagisto,
  magento,
  magentoFixtures,
  medusa,
  vendure,
  oro,
  oroDemo,
  akeneo,
  spree,
  google,
];

/** The format of a file with this header; undefined for a plain table. */
export function formatOf(header: readonly string[]): SourceFormat | undefined {
  const names = new Set(header.map((cell) => cell.trim().toLowerCase()));
  return FORMATS.find((format) => format.recognises(names));
}
