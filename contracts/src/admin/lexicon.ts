// Admin calls of the lexicon: what terms of buyers mean; entries of staff, the terms of the program, what a query would find, and the last changes. [house §6]
import { z } from 'zod';
import { digits, form, id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  idParams,
  langQuery,
  listOf,
  listQuery,
  searchFilter,
} from './admin-call.ts';
import { catalogueChange } from './changes.ts';
import {
  LEXICON_KINDS,
  LEXICON_LIST_KINDS,
  LEXICON_SOURCES,
  LEXICON_STATES,
} from './lexicon-kinds.ts';

const locale = z.enum(LOCALES);
const row = z.object({
  id: z
    .string()
    .describe('a number for an entry of staff, `program-` and a number for a term of the program'),
  source: z.enum(LEXICON_SOURCES),
  terms: z.array(z.string()),
  locale: locale.nullable().describe('language of the terms; null for any'),
  kind: z.enum(LEXICON_LIST_KINDS),
  means: z.string().describe('in words, in the language that was asked for'),
  categories: z.array(id),
  properties: z.array(
    z.object({
      attributeId: id,
      name: z.string(),
      unit: z.string().nullable(),
      values: z.array(z.object({ slug: z.string(), text: z.string() })),
    }),
  ),
  standsFor: z
    .string()
    .nullable()
    .describe('the term that is meant, or the name of the manufacturer'),
  state: z.enum(LEXICON_STATES),
  missing: z
    .array(z.string())
    .describe('what the catalogue does not have: addresses of categories, `attribute=value`'),
  version: z.number().int().describe('what a change has to name; 0 for a term of the program'),
});
export type LexiconRow = z.output<typeof row>;

const MAX_TERMS = 30;
const entryFields = {
  terms: z.array(text(200)).max(MAX_TERMS),
  locale: locale.nullable(),
  kind: z.enum(LEXICON_KINDS),
  categories: z.array(id).max(20),
  properties: z
    .array(z.strictObject({ attributeId: id, values: z.array(text(120)).max(50) }))
    .max(6),
  standsFor: text(200).nullable(),
};
const entryForm = z.strictObject(entryFields);
export type LexiconForm = z.output<typeof entryForm>;
const rowParams = z.strictObject({ id: form(/^(program-)?[0-9]{1,9}$/, '12') });

export const listLexicon = defineAdminCall({
  name: 'listLexicon',
  method: 'GET',
  path: '/lexicon',
  right: 'catalogue:read',
  summary: 'Entries of staff, the newest first, then the terms of the program',
  query: listQuery(['id'], {
    q: searchFilter,
    locale: locale.optional(),
    kind: z.enum(LEXICON_LIST_KINDS).optional(),
    source: z.enum(LEXICON_SOURCES).optional(),
    state: z.enum(LEXICON_STATES).optional(),
  }),
  response: listOf(row),
});
export const getLexiconRow = defineAdminCall({
  name: 'getLexiconRow',
  method: 'GET',
  path: '/lexicon/:id',
  right: 'catalogue:read',
  summary: 'One entry of staff or one term of the program',
  params: rowParams,
  query: langQuery,
  response: row,
});
export const addLexiconEntry = defineAdminCall({
  name: 'addLexiconEntry',
  method: 'POST',
  path: '/lexicon',
  right: 'catalogue:write',
  summary: 'A new entry; the next search knows it',
  query: langQuery,
  body: entryForm,
  response: row,
});
export const changeLexiconEntry = defineAdminCall({
  name: 'changeLexiconEntry',
  method: 'PUT',
  path: '/lexicon/:id',
  right: 'catalogue:write',
  summary: 'Changes an entry of staff; the next search knows it',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ ...entryFields, version: z.number().int() }),
  response: row,
});
export const removeLexiconEntry = defineAdminCall({
  name: 'removeLexiconEntry',
  method: 'DELETE',
  path: '/lexicon/:id',
  right: 'catalogue:write',
  summary: 'Removes an entry of staff; what the program says of its terms holds again',
  params: idParams,
  query: langQuery,
  response: done,
});

const constraint = z.object({
  name: z.string().nullable(),
  label: z.string(),
  unit: z.string().nullable(),
  isNearest: z.boolean(),
});
const answer = z.object({
  total: z.number().int(),
  corrected: z.string().nullable(),
  family: z.array(z.string()).describe('names of the categories that are meant'),
  constraints: z.array(constraint),
  relaxed: z.array(z.string()).describe('what was given up so that something is found'),
  words: z.array(z.string()),
  notUnderstood: z.array(z.string()),
  foreignManufacturer: z.string().nullable(),
  notSold: z.string().nullable(),
  quantity: z.number().nullable(),
  products: z
    .array(z.object({ id, sku: z.string(), name: z.string(), manufacturer: z.string() }))
    .describe('the first five'),
});
export type LexiconAnswer = z.output<typeof answer>;
const trial = z.object({ query: z.string(), without: answer, with: answer });
export type LexiconTrial = z.output<typeof trial>;
export const tryLexicon = defineAdminCall({
  name: 'tryLexicon',
  method: 'POST',
  path: '/lexicon/try',
  right: 'catalogue:read',
  summary: 'What queries find without and with an entry; nothing is changed or counted',
  query: langQuery,
  body: z.strictObject({
    queries: z.array(text(200)).min(1).max(5),
    entry: entryForm.nullable().describe('null: as it is'),
    replaces: rowParams.shape.id
      .nullable()
      .describe('id of the row that it takes the place of, or that is tried as it is'),
  }),
  response: z.object({ trials: z.array(trial) }),
});

export const listLexiconChanges = defineAdminCall({
  name: 'listLexiconChanges',
  method: 'GET',
  path: '/lexicon-changes',
  right: 'catalogue:read',
  summary: 'Changes of entries of staff, the newest first',
  query: listQuery(['id'], { entryId: digits().optional() }),
  response: listOf(catalogueChange),
});
export const undoLexiconChange = defineAdminCall({
  name: 'undoLexiconChange',
  method: 'POST',
  path: '/lexicon-changes/:change/undo',
  right: 'catalogue:write',
  summary: 'Takes a change back, unless the entry was changed since; that is a change itself',
  params: z.strictObject({ change: text(100) }),
  query: langQuery,
  response: done,
});
