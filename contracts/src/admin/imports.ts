// Admin calls of imports into the catalogue. [decisions §5]
import { z } from 'zod';
import { form, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  done,
  idParams,
  langQuery,
  listOf,
  listQuery,
  moment,
} from './admin-call.ts';
import {
  IMPORT_FORMATS,
  IMPORT_KINDS,
  IMPORT_STATES,
  MAX_IMPORT,
  MAX_PICTURE_ARCHIVE,
  WEIGHT_UNITS,
} from './import-kinds.ts';

const currency = form(/^[A-Z]{3}$/, 'EUR');
const currencyOrBase = form(/^([A-Z]{3})?$/, 'EUR');
const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('replace'),
    find: text(200).min(1),
    replacement: text(200),
    isWhole: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('split'),
    separator: text(20).min(1),
    part: z.number().int().min(1).max(50),
  }),
]);
const mapping = z.strictObject({
  /** Field -> number of the column, counted from 0. */
  columns: z.record(text(100), z.number().int().min(0).max(499)),
  /** Field -> what every row gets where the column has nothing. */
  constants: z.record(text(100), text(500)),
  decimalComma: z.boolean(),
  /** Of prices that say none; ISO 4217, empty: the base currency. */
  currency: currencyOrBase.default(''),
  /** What one unit of a currency is in the base currency, for currencies that the shop has no rate of. */
  rates: z.record(currency, z.number().positive().max(1_000_000)).default({}),
  /** Of weights that say none. */
  weightUnit: z.enum(WEIGHT_UNITS).nullable().default(null),
  /** Whether new products are published as the file says; else they are drafts. */
  publishes: z.boolean().default(false),
  /** In front of names of pictures that are no addresses. */
  imagesBase: z.string().max(500).default(''),
  /** Field -> what is done with its cells before they are read, in this order. */
  changes: z.record(text(100), z.array(change).max(50)).default({}),
  /** Columns that become attributes by their names, those that the shop does not have yet too. */
  attributeColumns: z.array(z.number().int().min(0).max(499)).max(100).default([]),
});
export type ImportMapping = z.output<typeof mapping>;
/** Before anything is chosen; what an older mapping lacks is taken from it. */
export const NO_IMPORT_MAPPING: ImportMapping = {
  columns: {},
  constants: {},
  decimalComma: false,
  currency: '',
  rates: {},
  weightUnit: null,
  publishes: false,
  imagesBase: '',
  changes: {},
  attributeColumns: [],
};

/** How many, and the first hundred of them. */
const listed = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ count: z.number(), first: z.array(shape) });
const summary = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  dialect: z.enum(IMPORT_FORMATS),
  fileName: z.string(),
  fileSize: z.number(),
  state: z.enum(IMPORT_STATES),
  progress: z.number().nullable().describe('0 to 1; null where nobody knows'),
  rows: z.object({
    total: z.number(),
    new: z.number(),
    changed: z.number(),
    same: z.number(),
    faulty: z.number(),
    applied: z.number(),
    undone: z.number(),
    stayed: z.number(),
  }),
  cancelAsked: z.boolean(),
  failure: z.string().nullable().describe('a sentence'),
  uploadedBy: id,
  createdAt: moment,
  checkedAt: moment.nullable(),
  appliedAt: moment.nullable(),
  undoneAt: moment.nullable(),
});
export type ImportSummary = z.output<typeof summary>;
const details = z.object({
  ...summary.shape,
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping,
  headerRow: z
    .number()
    .describe('number of the row that names the columns, as a spreadsheet counts'),
  headerRows: z.number().describe('how many rows above one another name them'),
  rates: z
    .record(z.string(), z.number())
    .describe('what one unit of the shop’s other currencies is in the base currency now'),
  created: z
    .object({
      categories: z.array(z.object({ path: z.string(), rows: z.number() })),
      manufacturers: z.number(),
      attributes: z.array(z.object({ name: z.string(), values: z.number() })),
      families: z.number(),
    })
    .describe('what the shop does not have yet and the import adds'),
  images: z
    .object({
      waiting: z.number(),
      fetched: z.number(),
      failed: z.number(),
      missing: z.number().describe('names that are no address and no picture of the shop'),
    })
    .describe('pictures by address or from the archive, taken after the products were written'),
  archive: z
    .object({
      fileName: z.string(),
      fileSize: z.number(),
      pictures: z.number(),
      fitting: listed(z.object({ name: z.string(), row: z.number() })),
      fittingFaulty: listed(z.object({ name: z.string(), row: z.number() })).describe(
        'pictures that fit a row which has a fault: it gets them once it is mended',
      ),
      unfitting: listed(z.string()).describe('pictures that fit no row'),
      notPictures: listed(z.string()).describe('files that are no JPEG, PNG or WebP picture'),
      rows: z.number().describe('rows that get a picture from it'),
      rowsWithout: listed(z.object({ row: z.number(), sku: z.string() })).describe(
        'rows of products that name no picture and get none',
      ),
    })
    .nullable()
    .describe('the ZIP archive of pictures; what fits is known once the rows were checked'),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      forNew: z.boolean().describe('required of new products alone; the check begins without it'),
    }),
  ),
});
export type ImportDetails = z.output<typeof details>;
const fault = z.object({
  id,
  row: z.number(),
  column: z.string(),
  message: z.string(),
  value: z.string(),
  isNote: z.boolean().describe('the row is accepted all the same'),
});
export type ImportFault = z.output<typeof fault>;

export const listImports = defineAdminCall({
  name: 'listImports',
  method: 'GET',
  path: '/imports',
  right: 'imports:read',
  summary: 'Imports with their states, the newest first',
  query: listQuery(['id', 'createdAt'], {
    kind: z.enum(IMPORT_KINDS).optional(),
    state: z.enum(IMPORT_STATES).optional(),
  }),
  response: listOf(summary),
});
export const getImport = defineAdminCall({
  name: 'getImport',
  method: 'GET',
  path: '/imports/:id',
  right: 'imports:read',
  summary:
    'One import: its header, first rows, mapping, the fields that its kind has, and how far it is',
  params: idParams,
  query: langQuery,
  response: details,
});
export const uploadImport = defineAdminCall({
  name: 'uploadImport',
  method: 'POST',
  path: '/imports',
  right: 'imports:write',
  summary:
    'A CSV, XLSX or XML file as the body, application/octet-stream, at most 256 MiB; its format is recognised and the mapping guessed',
  query: z.strictObject({ ...langQuery.shape, kind: z.enum(IMPORT_KINDS), fileName: text(200) }),
  takesBytes: MAX_IMPORT,
  response: details,
});
export const uploadImportPictures = defineAdminCall({
  name: 'uploadImportPictures',
  method: 'POST',
  path: '/imports/:id/pictures',
  right: 'imports:write',
  summary:
    'A ZIP archive of pictures as the body, application/octet-stream, at most 1 GiB and 5,000 files; fitted to the rows by the names that the file gives, else by SKU or manufacturer number. One that was there is replaced; the check begins anew',
  params: idParams,
  query: z.strictObject({ ...langQuery.shape, fileName: text(200) }),
  takesBytes: MAX_PICTURE_ARCHIVE,
  response: details,
});
export const uploadPictures = defineAdminCall({
  name: 'uploadPictures',
  method: 'POST',
  path: '/imports/pictures',
  right: 'imports:write',
  summary:
    'The same without a file: an import of pictures alone, for the products of the shop whose SKU or manufacturer number the names begin with',
  query: z.strictObject({ ...langQuery.shape, fileName: text(200) }),
  takesBytes: MAX_PICTURE_ARCHIVE,
  response: details,
});
export const removeImportPictures = defineAdminCall({
  name: 'removeImportPictures',
  method: 'DELETE',
  path: '/imports/:id/pictures',
  right: 'imports:write',
  summary: 'Takes the archive of pictures away from an import; the check begins anew',
  params: idParams,
  query: langQuery,
  response: details,
});
export const setImportHeader = defineAdminCall({
  name: 'setImportHeader',
  method: 'POST',
  path: '/imports/:id/header',
  right: 'imports:write',
  summary: 'Says which rows name the columns of a plain table; the mapping is guessed anew',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    row: z.number().int().min(1).max(50),
    rows: z.number().int().min(1).max(3).default(1),
  }),
  response: details,
});
export const chooseImportCategory = defineAdminCall({
  name: 'chooseImportCategory',
  method: 'POST',
  path: '/imports/:id/categories',
  right: 'imports:write',
  summary:
    'Puts the products of a path of the file into a category of the shop, in this import and in later ones; the check begins anew',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ path: text(1_000), categoryId: id }),
  response: details,
});
export const checkImport = defineAdminCall({
  name: 'checkImport',
  method: 'POST',
  path: '/imports/:id/check',
  right: 'imports:write',
  summary: 'Keeps the mapping and reads every row without changing anything, in the background',
  params: idParams,
  query: langQuery,
  body: mapping,
  response: details,
});
const preview = z.object({
  id,
  row: z.number(),
  state: z.enum(['new', 'changed', 'same', 'applied', 'undone', 'stayed']),
  /** Of a row that names a family, its key. */
  sku: z.string(),
  name: z.string(),
  isFamily: z.boolean(),
  fields: z
    .array(z.object({ name: z.string(), label: z.string(), value: z.string() }))
    .describe('everything that the row sets, in words of the shop'),
});
export type ImportPreview = z.output<typeof preview>;
export const listImportRows = defineAdminCall({
  name: 'listImportRows',
  method: 'GET',
  path: '/imports/:id/rows',
  right: 'imports:read',
  summary: 'The rows as they are understood, before or after they are written',
  params: idParams,
  query: listQuery(['row'], { q: text(100).optional() }),
  response: listOf(preview),
});
export const listImportFaults = defineAdminCall({
  name: 'listImportFaults',
  method: 'GET',
  path: '/imports/:id/faults',
  right: 'imports:read',
  summary: 'What is wrong, row by row, in the reader’s language',
  params: idParams,
  query: listQuery(['row']),
  response: listOf(fault),
});
export const importReport = defineAdminCall({
  name: 'importReport',
  method: 'GET',
  path: '/imports/:id/report',
  right: 'imports:read',
  summary: 'The same as CSV',
  params: idParams,
  query: langQuery,
  response: z.any(),
});
export const applyImport = defineAdminCall({
  name: 'applyImport',
  method: 'POST',
  path: '/imports/:id/apply',
  right: 'imports:write',
  summary:
    'Writes what was checked, in batches, in the background; faulty rows are skipped, or refuse the whole',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ onFaults: z.enum(['skip', 'refuse']) }),
  response: details,
});
export const cancelImport = defineAdminCall({
  name: 'cancelImport',
  method: 'POST',
  path: '/imports/:id/cancel',
  right: 'imports:write',
  summary: 'Stops after the batch that is being done; what was applied stays and can be undone',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: details,
});
export const undoImport = defineAdminCall({
  name: 'undoImport',
  method: 'POST',
  path: '/imports/:id/undo',
  right: 'imports:write',
  summary:
    'Takes everything back that nobody has changed since, in the background; the rest is reported',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: details,
});
export const removeImport = defineAdminCall({
  name: 'removeImport',
  method: 'DELETE',
  path: '/imports/:id',
  right: 'imports:write',
  summary: 'Forgets an import of which nothing was applied, or all was undone',
  params: idParams,
  query: langQuery,
  response: done,
});
