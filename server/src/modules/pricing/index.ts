// Public API of the pricing module: prices in the currencies of the shop, with tax.

export { addressFormOf } from './address-form.rules.ts';
export { placeOfSupply, stateOf } from './place-of-supply.rules.ts';
export { postalCodeExample, postalCodeFault } from './postal-code.rules.ts';
export { saveCompanyState } from './pricing.admin.queries.ts';
export { registerAdminPricingRoutes } from './pricing.admin.routes.ts';
export {
  completedPrices,
  convertedPrices,
  convertedUnitPrice,
  convertPrice,
  currenciesOf,
  currencyIn,
  type PricedProduct,
  type ProductPrices,
  perBaseIn,
  pricesOf,
  type Rates,
  unitPriceOf,
} from './pricing.rules.ts';
export {
  getCachedRates,
  getCachedTerms,
  getRates,
  getTerms,
  getTimeZone,
  getToday,
  readBaseRates,
  type Terms,
} from './pricing.service.ts';
export { dayEnd, dayStart } from './shop-day.ts';
export { chargedAmount, shownCurrency } from './shown-currency.ts';
export {
  needsHsn,
  type PlaceOfSupply,
  REVERSE_CHARGE,
  type TaxableLine,
  type TaxRate,
  taxBasisPoints,
  taxCodeOf,
  taxesFor,
} from './tax.rules.ts';
export {
  canonicalTaxId,
  gstinCheckCharacter,
  isGstin,
  isSaudiVatNumber,
  taxIdFault,
} from './tax-id.rules.ts';
export { renewTermsVersion } from './terms-version.ts';
