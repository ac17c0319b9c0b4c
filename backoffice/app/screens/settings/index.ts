// Settings screens: settings, exchange rates, tax rates.
import { type CurrencyRate, type DatedTaxRate, formatPercent } from '@millwright/contracts';
import CurrencyIcon from '@mui/icons-material/CurrencyExchange';
import TaxIcon from '@mui/icons-material/PercentOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { createElement } from 'react';
import { baseCurrency } from '../../lib/api.ts';
import type { Screen } from '../../screen.ts';
import { FREIGHT_RATES } from './freight.tsx';
import { RateCreate, RateList, TaxRateCreate, TaxRateList } from './rates.tsx';
import { SettingsPage } from './settings-page.tsx';

export const SETTINGS_SCREENS: readonly Screen[] = [
  {
    name: 'settings',
    right: 'settings:read',
    group: 'company',
    label: 'settings.many',
    icon: SettingsIcon,
    page: createElement(SettingsPage),
    routes: [{ path: '/settings/:tab', element: createElement(SettingsPage) }],
  },
  {
    name: 'rates',
    right: 'settings:read',
    group: 'company',
    label: 'rates.many',
    icon: CurrencyIcon,
    represent: (rate: CurrencyRate) => `1 ${rate.currency} = ${rate.basePerUnit} ${baseCurrency()}`,
    list: RateList,
    create: RateCreate,
  },
  {
    name: 'tax-rates',
    right: 'settings:read',
    group: 'company',
    label: 'taxes.many',
    icon: TaxIcon,
    represent: ({ country, hsnPrefix, code, basisPoints }: DatedTaxRate) =>
      [country, hsnPrefix, code.toUpperCase(), formatPercent(basisPoints, 'en')]
        .filter(Boolean)
        .join(' '),
    list: TaxRateList,
    create: TaxRateCreate,
  },
  FREIGHT_RATES,
];
