// Settings by name, for the search over everything: tab, field, label. Further words are messages: find.words.settings/<tab>/<field>.
import type { WordKey } from '../../i18n/index.ts';

export const SETTING_TABS = ['company', 'invoicing', 'selling', 'currencies'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];
export type SettingPlace = {
  tab: SettingTab;
  field: string;
  label: WordKey;
  /** Asked of companies in India only, or of all others. */
  of?: 'india' | 'elsewhere';
};

const place = (tab: SettingTab, field: string, label: WordKey): SettingPlace => ({
  tab,
  field,
  label,
});

export const SETTING_PLACES: readonly SettingPlace[] = [
  place('company', 'name', 'settings.shopName'),
  place('company', 'logo', 'settings.logo'),
  place('company', 'icon', 'settings.icon'),
  place('company', 'accent', 'settings.accent'),
  place('company', 'phone', 'settings.phone'),
  place('company', 'email', 'settings.email'),
  place('company', 'staffEmail', 'settings.staffEmail'),
  place('company', 'chatPhone', 'settings.chatPhone'),
  place('company', 'offices', 'settings.offices'),
  place('company', 'social', 'settings.social'),
  place('invoicing', 'legalName', 'settings.legalName'),
  place('invoicing', 'country', 'settings.sellerCountry'),
  { ...place('invoicing', 'gstin', 'settings.gstin'), of: 'india' },
  { ...place('invoicing', 'vatNumber', 'settings.taxNumber'), of: 'elsewhere' },
  place('invoicing', 'invoiceSeries', 'settings.invoiceSeries'),
  place('invoicing', 'creditSeries', 'settings.creditSeries'),
  place('invoicing', 'bank', 'settings.bank'),
  place('invoicing', 'bank.account', 'settings.iban'),
  place('invoicing', 'terms', 'settings.terms'),
  place('invoicing', 'exportWording', 'settings.exportWording'),
  place('selling', 'isOpen', 'settings.isOpen'),
  place('selling', 'minimumOrder', 'settings.minimumOrder'),
  place('selling', 'expectedDeliveryDays', 'settings.deliveryDays'),
  place('selling', 'timeZone', 'settings.timeZone'),
  place('selling', 'countries', 'settings.countries'),
  place('selling', 'defaultCountry', 'settings.defaultCountry'),
  place('selling', 'languages', 'settings.languages'),
  place('selling', 'commissionBasisPoints', 'settings.commission'),
  place('selling', 'termsVersion', 'settings.termsVersion'),
  place('selling', 'orderPrefix', 'settings.orderPrefix'),
  place('selling', 'quotePrefix', 'settings.quotePrefix'),
  place('selling', 'onlyVerifiedBuyers', 'settings.onlyVerified'),
  place('selling', 'hideExistence', 'settings.hideExistence'),
  place('selling', 'searchLearning', 'settings.searchLearning'),
  place('selling', 'staffSecondFactor', 'settings.secondFactor'),
  place('currencies', 'base', 'currencies.base'),
  place('currencies', 'others', 'currencies.others'),
];
