// Invented distributor of the journey that moves in: an Italian company with its price list of 2,000 parts and two business buyers.
import type { Buyer, Place } from './buyer.ts';

export const DISTRIBUTOR = {
  name: 'Brenta Ricambi',
  legalName: 'Brenta Ricambi S.r.l.',
  address: 'Via dell’Industria 14, 35010 Limena (PD), Italy',
  phone: '+39 049 555 0142',
  email: 'ordini@brenta-ricambi.example',
  vatNumber: 'IT04123870281',
  bank: 'Banca del Brenta, Padova',
  iban: 'IT15V9901212100000000417283',
  bic: 'BBREIT2P',
  terms: 'Goods remain ours until they are paid in full. Place of jurisdiction: Padova.',
  exportWording: 'Non-taxable export, Article 8 of DPR 633/1972.',
} as const;

/** Customers, as they type themselves. */
export type Business = { buyer: Buyer; company: string; vatNumber: string; place: Place };

export const ITALIAN: Business = {
  buyer: {
    name: 'Chiara Moretti',
    email: 'chiara@officina-moretti.example',
    password: 'drill-press-4711',
    mobile: '+39 347 555 0188',
  },
  company: 'Officina Moretti S.r.l.',
  vatNumber: 'IT02987640154',
  place: {
    country: 'IT',
    address: 'Via Tortona 31',
    city: 'Milano',
    postalCode: '20144',
    phone: '+39 02 5555 0163',
  },
};

export const GERMAN: Business = {
  buyer: {
    name: 'Jana Vogel',
    email: 'jana@vogel-maschinen.example',
    password: 'drill-press-4711',
    mobile: '+49 151 55501234',
  },
  company: 'Vogel Maschinen GmbH',
  vatNumber: 'DE136695976',
  place: {
    country: 'DE',
    address: 'Leopoldstraße 8',
    city: 'München',
    postalCode: '80802',
    phone: '+49 89 55501234',
  },
};

export const PARTS = 2_000;
/** The heads as a system of such a company writes them. */
const HEAD = 'Article number;Description;Manufacturer;Category;Price EUR;Stock;Weight kg;EAN';

/** Families of 500: description, manufacturer, category path, price in cents, weight in grams. */
const FAMILIES: readonly [
  code: string,
  name: (n: number) => string,
  manufacturer: string,
  category: string,
  cents: (n: number) => number,
  grams: (n: number) => number,
][] = [
  [
    'VB',
    (n) => `Hexagon head bolt M${6 + 2 * (n % 5)}x${20 + 5 * Math.floor(n / 5)} zinc plated`,
    'Viteria Montegrano',
    'Fasteners > Hexagon bolts',
    (n) => 12 + n,
    (n) => 8 + n,
  ],
  [
    'CU',
    (n) => `Deep groove ball bearing ${6000 + n} 2RS`,
    'Cuscinetti Valsorda',
    'Bearings > Deep groove ball bearings',
    (n) => 395 + 7 * n,
    (n) => 40 + 3 * n,
  ],
  [
    'GU',
    (n) => `O-ring ${3 + Math.floor(n / 4)}x${[1.5, 2, 2.5, 3][n % 4]} NBR 70`,
    'Guarnizioni Altofiume',
    'Seals > O-rings',
    (n) => 9 + n,
    () => 2,
  ],
  [
    'UT',
    (n) => `Twist drill HSS-G ${(1 + n / 20).toFixed(2)} mm`,
    'Utensileria Borgolago',
    'Cutting tools > Twist drills',
    (n) => 110 + 3 * n,
    (n) => 5 + n,
  ],
];

/** Semicolons and decimal commas, as a spreadsheet in Italy saves it. */
export function priceList(): string {
  const rows = Array.from({ length: PARTS }, (_, place) => {
    const [code, name, manufacturer, category, cents, grams] = FAMILIES[
      place % FAMILIES.length
    ] as (typeof FAMILIES)[number];
    const n = Math.floor(place / FAMILIES.length);
    return [
      `${code}-${String(n).padStart(4, '0')}`,
      name(n),
      manufacturer,
      category,
      withComma(cents(n) / 100, 2),
      String(120 + (place % 400)),
      withComma(grams(n) / 1_000, 3),
      ean(place),
    ].join(';');
  });
  return [HEAD, ...rows, ''].join('\r\n');
}

function withComma(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', ',');
}

/** Of the range for numbers inside one company. */
function ean(place: number): string {
  const body = `29${String(place).padStart(10, '0')}`;
  const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + String((10 - (sum % 10)) % 10);
}
