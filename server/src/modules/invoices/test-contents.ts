// Contents of test invoices for machines: sellers and buyers of four countries, taxes as an order has them; and a strict reader of the XML.
import assert from 'node:assert/strict';
import {
  mapPrices,
  multiplyPrices,
  type Prices,
  pricesIn,
  shareOf,
  sumPrices,
  type TaxLine,
} from '@millwright/contracts';
import { type InvoiceContent, linesOf, type Seller, type TaxTreatment } from './invoice.rules.ts';

type Goods = { name: string; hsn: string; unit: string; price: number; rate: number; n: number };
export const GOODS: readonly Goods[] = [
  {
    name: 'Bearing <6205> & seal',
    hsn: '84821011',
    unit: 'piece',
    price: 18_000,
    rate: 1800,
    n: 2,
  },
  { name: 'Bolt', hsn: '73181500', unit: 'pack', price: 9_999, rate: 1200, n: 3 },
  { name: 'Ring', hsn: '40169320', unit: 'metre', price: 1_235, rate: 500, n: 7 },
];

const prices = (minor: number): Prices =>
  pricesIn(['INR', 'SAR'], (code) => (code === 'INR' ? minor : Math.round(minor / 22)));
const text = (en: string) => ({ en, ru: en, ar: en });
const place = (country: string, city: string, postalCode: string) => ({
  address: '14 Mount Road',
  city,
  country: country as never,
  postalCode,
  phoneNumber: '+919840012345',
});

const INDIAN: Seller = {
  country: 'IN',
  brand: text('Millwright'),
  legalName: text('Millwright Industrial Pvt Ltd'),
  address: text('Plot 7, Ambattur Estate\nChennai 600058, Tamil Nadu'),
  gstin: '33AAGCM4821K1ZH',
  vatNumber: '310482176500003',
  exportWording: text('Supply meant for export under letter of undertaking'),
  bank: {
    holder: 'Millwright',
    bank: 'SBI',
    account: '0012345',
    ifsc: 'SBIN0000800',
    swift: 'SBININBB',
  },
  terms: text('Payment within two working days.'),
  phone: '+91 44 2345 6789',
  email: 'sales@millwright.example',
};
const abroad = (country: string, vatNumber: string): Seller => ({
  ...INDIAN,
  country,
  vatNumber,
  gstin: '',
  address: text('Via Roma 1, 20121 Milano'),
  bank: { ...INDIAN.bank, account: 'IT60X0542811101000000123456', ifsc: '' },
});

type Case = {
  treatment: TaxTreatment;
  seller: Seller;
  country: string;
  taxId: string;
  currency: 'INR' | 'EUR' | 'USD';
  /** Rate of every line; null: those of India. */
  rate: number | null;
  code: (rate: number) => readonly string[];
};
const CASES = {
  'inside the state': {
    treatment: 'gst-inside',
    seller: INDIAN,
    country: 'IN',
    taxId: '33AABCC1234D1ZI',
    currency: 'INR',
    rate: null,
    code: (rate) => [`cgst-${rate / 2}`, `sgst-${rate / 2}`],
  },
  'to another state': {
    treatment: 'gst-outside',
    seller: INDIAN,
    country: 'IN',
    taxId: '27AAECD7314M1ZF',
    currency: 'INR',
    rate: null,
    code: (rate) => [`igst-${rate}`],
  },
  'export from India': {
    treatment: 'export',
    seller: INDIAN,
    country: 'US',
    taxId: '',
    currency: 'INR',
    rate: 0,
    code: () => [],
  },
  'to Saudi Arabia': {
    treatment: 'vat',
    seller: INDIAN,
    country: 'SA',
    taxId: '311111111100003',
    currency: 'INR',
    rate: 1500,
    code: (rate) => [`vat-${rate}`],
  },
  'inside Italy': {
    treatment: 'single-tax',
    seller: abroad('IT', 'IT00743110157'),
    country: 'IT',
    taxId: 'IT00743110157',
    currency: 'EUR',
    rate: 2200,
    code: (rate) => [`vat-${rate}`],
  },
  'at a rate of nought': {
    treatment: 'single-tax',
    seller: abroad('IT', 'IT00743110157'),
    country: 'IT',
    taxId: '',
    currency: 'EUR',
    rate: 0,
    code: () => [],
  },
  'reverse charge': {
    treatment: 'reverse-charge',
    seller: abroad('IT', '00743110157'),
    country: 'DE',
    taxId: 'DE136695976',
    currency: 'EUR',
    rate: 0,
    code: () => ['vat-reverse-charge'],
  },
  'export from Italy': {
    treatment: 'export',
    seller: abroad('IT', 'IT00743110157'),
    country: 'CH',
    taxId: '',
    currency: 'EUR',
    rate: 0,
    code: () => [],
  },
  'inside the United States': {
    treatment: 'single-tax',
    seller: abroad('US', '12-3456789'),
    country: 'US',
    taxId: '98-7654321',
    currency: 'USD',
    rate: 0,
    code: () => [],
  },
} satisfies Record<string, Case>;
export type CaseName = keyof typeof CASES;
export const CASE_NAMES = Object.keys(CASES) as CaseName[];

export function aContent(name: CaseName, goods: readonly Goods[] = GOODS): InvoiceContent {
  const { treatment, seller, country, taxId, currency, rate, code }: Case = CASES[name];
  const inCurrency = (minor: number): Prices =>
    currency === 'INR' ? prices(minor) : pricesIn([currency], () => minor);
  const priced = goods.map((each) => ({
    sku: `MW-${each.hsn}`,
    name: each.name,
    arabicName: '',
    hsn: each.hsn,
    unit: each.unit,
    quantity: each.n,
    unitPrice: inCurrency(each.price),
    subtotal: multiplyPrices(inCurrency(each.price), each.n),
    taxBasisPoints: rate ?? each.rate,
  }));
  const taxes: TaxLine[] = [];
  for (const line of priced)
    for (const each of code(line.taxBasisPoints)) {
      const basisPoints = Number(/[\d.]+$/.exec(each)?.[0] ?? 0);
      const value = mapPrices(line.subtotal, (minor) => shareOf(minor, basisPoints));
      const tax = taxes.find((other) => other.code === each);
      if (tax === undefined) taxes.push({ code: each, name: each, basisPoints, value });
      else tax.value = sumPrices([tax.value, value]);
    }
  const subtotal = sumPrices(priced.map((line) => line.subtotal));
  const isIndian = country === 'IN';
  const address = isIndian ? place('IN', 'Pune', '411001') : place(country, 'Town', '80331');
  return {
    kind: 'invoice',
    taxTreatment: treatment,
    number: seller.country === 'IN' ? 'MW/26-27/000123' : 'INV/2026/000123',
    issuedAt: '2026-11-20T10:00:00.000Z',
    issuedOn: '2026-11-20',
    dueOn: '2026-11-24',
    refersTo: null,
    seller,
    buyer: { name: 'Deccan Works', person: 'A. Rao', taxId, billing: address, delivery: address },
    placeOfSupply: { country: country as never, state: isIndian ? taxId.slice(0, 2) : null },
    order: {
      orderId: 'MW-7K3F-92QD',
      placedOn: '2026-11-19',
      purchaseOrderNumber: 'PO-7',
      paymentMode: 'telegraphic-transfer',
      displayCurrency: currency,
      baseCurrency: currency,
    },
    lines: linesOf(priced, treatment, taxes),
    subtotal,
    taxes,
    total: sumPrices([subtotal, ...taxes.map((tax) => tax.value)]),
  };
}

export type Tree = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Tree[];
};

/** Fails on anything that is not well-formed in the small part of XML that we write. */
export function readXml(xml: string): Tree {
  const top: Tree = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  assert.notEqual(body, xml, 'declaration');
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1) as Tree;
    const start = /^<([a-zA-Z:]+)((?: [a-zA-Z:]+="[^"<]*")*)>$/.exec(token);
    if (start !== null) {
      const [, name = '', rest = ''] = start;
      const attributes = Object.fromEntries(
        [...rest.matchAll(/ ([a-zA-Z:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ) as Record<string, string>;
      const tree = { name: name.replace(/^\w+:/, ''), attributes, text: '', children: [] };
      parent.children.push(tree);
      open.push(tree);
    } else if (token.startsWith('<')) {
      assert.ok(
        token.replace(/^<\/(\w+:)?/, '') === `${parent.name}>`,
        `${token} ends ${parent.name}`,
      );
      open.pop();
    } else {
      assert.doesNotMatch(token, /&(?!(amp|lt|gt|quot|#13);)|>|\p{Cs}/u, token);
      parent.text += token
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    }
  }
  assert.equal(open.length, 1, 'every element ends');
  return top.children[0] as Tree;
}

/** Elements along a path, `TaxTotal/TaxSubtotal`. */
export function all(tree: Tree, path: string): Tree[] {
  return path
    .split('/')
    .reduce<Tree[]>(
      (trees, name) => trees.flatMap(({ children }) => children.filter((c) => c.name === name)),
      [tree],
    );
}

export const textAt = (tree: Tree, path: string): string | undefined => all(tree, path)[0]?.text;
