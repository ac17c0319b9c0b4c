// Buyers of the demo's past year: invented companies that order again and again. Nobody logs in as them, so they have no passwords. [decisions §5]
import type { Locale } from '@millwright/contracts';
import { gstinCheckCharacter } from '../modules/pricing/index.ts';
import type { DEMO_BUYERS } from './buyers.ts';

type Demo = (typeof DEMO_BUYERS)[number];
export type HistoryBuyer = Record<
  Exclude<keyof Demo, 'password' | 'locale' | 'address'>,
  string
> & {
  locale: Locale;
  address: Record<keyof Demo['address'], string>;
  /** Of how many orders it places one, against the others. */
  weight: number;
};

type India = [
  company: string,
  first: string,
  last: string,
  street: string,
  city: string,
  postal: string,
  state: string,
  weight: number,
];
type Abroad = [
  company: string,
  first: string,
  last: string,
  street: string,
  city: string,
  postal: string,
  country: 'SA' | 'US',
  taxId: string,
  weight: number,
];

const IN_INDIA: readonly India[] = [
  ['Kaverimalai Motors', 'Arjun', 'Nair', '14 Hosur Road', 'Krishnagiri', '635126', '33', 9],
  [
    'Tirukadal Shipyard',
    'Lakshmi',
    'Menon',
    'Dock 3, Willingdon Island',
    'Kochi',
    '682003',
    '32',
    7,
  ],
  [
    'Vasudhara Textiles',
    'Farhan',
    'Shaikh',
    'Mill 2, Kalbadevi Estate',
    'Surat',
    '395003',
    '24',
    8,
  ],
  [
    'Dakshinapath Railworks',
    'Sunita',
    'Rao',
    'Carriage Shed Road',
    'Secunderabad',
    '500017',
    '36',
    6,
  ],
  ['Aravelli Quarries', 'Vikram', 'Rathore', 'Plot 40, Makrana Road', 'Ajmer', '305001', '08', 4],
  ['Merlinga Presses', 'Pooja', 'Kulkarni', 'Block C, MIDC Satpur', 'Nashik', '422007', '27', 7],
  ['Selatra Foods', 'Imran', 'Qureshi', '7 Whitefield Main Road', 'Bengaluru', '560066', '29', 5],
  ['Hooghly Bend Foundry', 'Debjani', 'Sen', '55 Grand Trunk Road', 'Howrah', '711101', '19', 4],
  ['Malwa Pump House', 'Gaurav', 'Jain', 'Sector 1, Pithampur', 'Indore', '454775', '23', 4],
  ['Doab Agro Machines', 'Neha', 'Yadav', 'Site 4, Sahibabad', 'Ghaziabad', '201010', '09', 3],
];

const ABROAD: readonly Abroad[] = [
  [
    'Rub Safra Energy',
    'فيصل',
    'الحربي',
    'المدينة الصناعية الثانية، شارع 74',
    'الدمام',
    '34326',
    'SA',
    '310455120700003',
    5,
  ],
  [
    'Nahr Zahwa Water',
    'نورة',
    'القحطاني',
    'طريق المدينة 118',
    'جدة',
    '23326',
    'SA',
    '310877412300003',
    4,
  ],
  ['Pinebrook Power', 'Dana', 'Whitfield', '2200 Turbine Way', 'Houston', '77032', 'US', '', 3],
];

const mail = (first: number, company: string) =>
  `stores${first}@${company.toLowerCase().replaceAll(' ', '-')}.example`;

/** Ten digits of a permanent account number that nobody has, and a first registration. */
const gstinOf = (state: string, place: number): string => {
  const body = `${state}AAZC${'KTVDAMSHMD'[place]}${String(4100 + place * 37)}${'QRSTUVWXYZ'[place]}1Z`;
  return body + gstinCheckCharacter(body);
};

export const HISTORY_BUYERS: readonly HistoryBuyer[] = [
  ...IN_INDIA.map(
    (
      [companyName, firstName, lastName, address, city, postal_code, state, weight],
      place,
    ): HistoryBuyer => {
      const phone_number = `+9180${String(41_200_000 + place * 7_919)}`;
      return {
        ...{ companyName, firstName, lastName, weight, locale: 'en' },
        email: mail(place + 1, companyName),
        mobile: phone_number,
        taxId: gstinOf(state, place),
        address: { address, city, country: 'IN', postal_code, phone_number },
      };
    },
  ),
  ...ABROAD.map(
    (
      [companyName, firstName, lastName, address, city, postal_code, country, taxId, weight],
      place,
    ): HistoryBuyer => {
      const phone_number =
        country === 'SA' ? `+96613${String(8_120_000 + place * 7_919)}` : '+12815550142';
      return {
        ...{ companyName, firstName, lastName, weight, taxId },
        locale: country === 'SA' ? 'ar' : 'en',
        email: mail(place + 1, companyName),
        mobile: phone_number,
        address: { address, city, country, postal_code, phone_number },
      };
    },
  ),
];
