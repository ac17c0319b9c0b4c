// Admin calls of zero-result searches and of synonyms. [house §6]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  flagFilter,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { defineCrud } from './crud.ts';

const locale = z.enum(LOCALES);
const zero = z.object({
  id: z.string(),
  text: z.string(),
  locale,
  count: z.number().int(),
  firstSeenAt: moment,
  lastSeenAt: moment,
});
export type ZeroSearch = z.output<typeof zero>;
export const listZeroSearches = defineAdminCall({
  name: 'listZeroSearches',
  method: 'GET',
  path: '/zero-searches',
  right: 'catalogue:read',
  summary: 'What people looked for in vain, the most frequent first',
  query: listQuery(['count', 'lastSeenAt'], { q: searchFilter, locale: locale.optional() }),
  response: listOf(zero),
});
export const dismissZeroSearch = defineAdminCall({
  name: 'dismissZeroSearch',
  method: 'POST',
  path: '/zero-searches/dismiss',
  right: 'catalogue:write',
  summary: 'Forgets a search that needs nothing more',
  query: langQuery,
  body: z.strictObject({ text: text(80), locale }),
  response: done,
});

const synonym = z.object({
  id,
  phrases: z.array(z.string()),
  oneWay: z.boolean().describe('the first means the others, and not they the first'),
});
export type Synonym = z.output<typeof synonym>;
const synonymForm = z.strictObject({ phrases: z.array(text(80)).max(30), oneWay: z.boolean() });
export const synonyms = defineCrud({
  area: 'catalogue',
  path: '/synonyms',
  calls: {
    list: ['listSynonyms', 'Groups of phrases that mean the same'],
    get: ['getSynonym', 'One group'],
    create: ['addSynonym', 'A new group; the next search knows it'],
    update: ['changeSynonym', 'Changes a group; the next search knows it'],
    remove: ['removeSynonym', 'Removes a group'],
  },
  query: listQuery(['id'], { ids: idsFilter, q: searchFilter, oneWay: flagFilter }),
  row: synonym,
  update: synonymForm,
});
