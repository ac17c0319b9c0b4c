// Admin calls of the settings: contact data, invoice data, rules of selling, currencies and taxes by date. [decisions §4, §5]
import { z } from 'zod';
import { countryCode, id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  idParams,
  langQuery,
  listOf,
  listQuery,
  localized,
} from './admin-call.ts';

/** Version that was read, so that a concurrent change is not overwritten. */
const version = text(64);
const social = z.strictObject({ name: text(60), url: text(300) });
const office = z.strictObject({
  kind: z.enum(['head', 'branch']),
  name: localized(120),
  address: localized(300),
  phone: text(40),
});

const companyForm = z.strictObject({
  name: localized(60).describe('of the shop; empty: the host’s name'),
  logo: text(120).describe('file name of a picture; empty: the name is written'),
  icon: text(120).describe('likewise, of the browser tab'),
  accent: text(20).describe(
    'colour of buttons, links and marks, #rrggbb; empty: the program’s own',
  ),
  phone: text(40),
  email: text(254),
  staffEmail: text(254).describe("where the staff reads what people write; '' = email"),
  chatPhone: text(40),
  chatText: localized(500),
  social: z.array(social).max(12),
  offices: z.array(office).max(20),
  version,
});
const invoicingForm = z.strictObject({
  country: countryCode.describe('of the seller'),
  legalName: localized(200),
  address: localized(400),
  gstin: text(15).describe('of a seller in India'),
  vatNumber: text(20).describe(
    'of a seller in India its registration in Saudi Arabia, otherwise its own tax number',
  ),
  exportWording: localized(400),
  bank: z.strictObject({
    holder: text(200),
    bank: text(200),
    account: text(40),
    ifsc: text(11),
    swift: text(11),
  }),
  terms: localized(1_000),
  invoiceSeries: text(3),
  creditSeries: text(3),
  version,
});
const sellingForm = z.strictObject({
  isOpen: z
    .boolean()
    .describe('false: visitors read that the shop opens soon; staff who are logged in see it'),
  minimumOrder: z
    .number()
    .int()
    .min(0)
    .max(100_000_000_000)
    .describe('minor units of the base currency; 0 = none'),
  expectedDeliveryDays: z.number().int().min(0).max(365),
  timeZone: text(60).describe(
    'IANA name, such as Asia/Kolkata: by its clock days are counted and shown',
  ),
  onlyVerifiedBuyers: z.boolean(),
  hideExistence: z
    .boolean()
    .describe(
      'registration and forgotten passwords answer alike for known and unknown addresses, and write to the mailbox',
    ),
  searchLearning: z
    .boolean()
    .describe('searches put first what people chose and ordered from the same search before'),
  staffSecondFactor: z.enum(['required', 'optional']),
  commissionBasisPoints: z.number().int().min(0).max(10_000),
  termsVersion: text(40),
  orderPrefix: text(20).describe('two to four capital letters before the numbers of new orders'),
  quotePrefix: text(20).describe('likewise, of new quotes; another one than that of orders'),
  countries: z.array(countryCode).min(1).max(260).describe('delivered to; ISO 3166 codes'),
  defaultCountry: countryCode.describe('of an empty address; one of them'),
  languages: z
    .array(z.enum(LOCALES))
    .min(1)
    .describe('of the pages; the first is that of a visitor whose browser asks for none of them'),
  version,
});
const of = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  form: z.ZodObject<Shape>,
) => z.object({ id: z.literal(name), ...form.shape });
const company = of('company', companyForm);
const invoicing = of('invoicing', invoicingForm);
const selling = of(
  'selling',
  sellingForm.extend({
    companyState: z.string().describe('GST state of the seller: the first digits of its GSTIN'),
  }),
);
export type CompanySettings = z.output<typeof company>;
export type InvoicingSettings = z.output<typeof invoicing>;
export type SellingSettings = z.output<typeof selling>;
export type CompanyForm = z.output<typeof companyForm>;
export type InvoicingForm = z.output<typeof invoicingForm>;
export type SellingForm = z.output<typeof sellingForm>;

export const getCompanySettings = defineAdminCall({
  name: 'getCompanySettings',
  method: 'GET',
  path: '/settings/company',
  right: 'settings:read',
  summary: 'Telephone, mail, chat, social pages and offices, as pages and mails show them',
  query: langQuery,
  response: company,
});
export const changeCompanySettings = defineAdminCall({
  name: 'changeCompanySettings',
  method: 'PUT',
  path: '/settings/company',
  right: 'settings:write',
  summary: 'Changes them; the shop shows it at once',
  query: langQuery,
  body: companyForm,
  response: company,
});
export const getInvoicingSettings = defineAdminCall({
  name: 'getInvoicingSettings',
  method: 'GET',
  path: '/settings/invoicing',
  right: 'settings:read',
  summary: 'What stands on invoices: names, addresses, GSTIN, VAT number, bank, terms, series',
  query: langQuery,
  response: invoicing,
});
export const changeInvoicingSettings = defineAdminCall({
  name: 'changeInvoicingSettings',
  method: 'PUT',
  path: '/settings/invoicing',
  right: 'settings:write',
  summary:
    'Changes what stands on later invoices; the first digits of the GSTIN become the seller’s state',
  query: langQuery,
  body: invoicingForm,
  response: invoicing,
});
export const getSellingSettings = defineAdminCall({
  name: 'getSellingSettings',
  method: 'GET',
  path: '/settings/selling',
  right: 'settings:read',
  summary:
    'Minimum order, delivery days, who may buy, commission, second factor, version of the terms',
  query: langQuery,
  response: selling,
});
export const changeSellingSettings = defineAdminCall({
  name: 'changeSellingSettings',
  method: 'PUT',
  path: '/settings/selling',
  right: 'settings:write',
  summary: 'Changes them; orders that were placed keep theirs',
  query: langQuery,
  body: sellingForm,
  response: selling,
});

const FORCE = ['past', 'in-force', 'future'] as const;

const taxRate = z.object({
  id,
  country: z.string(),
  hsnPrefix: z.string().describe("'' = the country's usual rate"),
  code: z.enum(['gst', 'vat']),
  basisPoints: z.number().int(),
  reverseCharge: z
    .boolean()
    .describe('buyers with a tax number of that country pay the tax there themselves'),
  validFrom: z.string(),
  force: z.enum(FORCE),
});
export type DatedTaxRate = z.output<typeof taxRate>;
export const listTaxRates = defineAdminCall({
  name: 'listTaxRates',
  method: 'GET',
  path: '/tax-rates',
  right: 'settings:read',
  summary: 'Tax rates by country, HSN prefix and day',
  query: listQuery(['hsnPrefix', 'validFrom', 'basisPoints'], {
    country: countryCode.optional(),
    hsn: text(8).optional(),
  }),
  response: listOf(taxRate),
});
export const addTaxRate = defineAdminCall({
  name: 'addTaxRate',
  method: 'POST',
  path: '/tax-rates',
  right: 'settings:write',
  summary: 'A rate for goods whose HSN code begins so, from a day on',
  query: langQuery,
  body: z.strictObject({
    country: countryCode,
    hsnPrefix: text(8).nullish(),
    basisPoints: z.number().int().min(0).max(10_000),
    reverseCharge: z.boolean().nullish(),
    validFrom: text(10),
  }),
  response: taxRate,
});
export const addUnionTaxRates = defineAdminCall({
  name: 'addUnionTaxRates',
  method: 'POST',
  path: '/tax-rates/european-union',
  right: 'settings:write',
  summary:
    'The standard VAT of each member state from today on, where it has no rate yet; in all but the seller’s, businesses account for it themselves',
  query: langQuery,
  body: z.strictObject({ sellerCountry: countryCode }),
  response: z.object({ added: z.number().int() }),
});
export const removeTaxRate = defineAdminCall({
  name: 'removeTaxRate',
  method: 'DELETE',
  path: '/tax-rates/:id',
  right: 'settings:write',
  summary: 'Takes back a rate that is not in force yet',
  params: idParams,
  query: langQuery,
  response: done,
});
