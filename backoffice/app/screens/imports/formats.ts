// Names of source formats as their own projects write them.
import type { ImportFormat } from '@millwright/contracts';

export const FORMAT_NAMES: Readonly<Record<Exclude<ImportFormat, 'plain'>, string>> = {
  akeneo: 'Akeneo',
  bagisto: 'Bagisto',
  bmecat: 'BMEcat',
  google: 'Google Merchant',
  magento: 'Magento',
  medusa: 'Medusa',
  oro: 'OroCommerce',
  shopify: 'Shopify',
  spree: 'Spree',
  vendure: 'Vendure',
  woocommerce: 'WooCommerce',
};
