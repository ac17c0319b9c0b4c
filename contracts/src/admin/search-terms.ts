// The calls of searches in vain and of synonyms. [house §6]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';

const locale = z.enum(LOCALES);
const zero = z.object({ id: z.string(), text: z.string(), locale, count: z.number().int(), firstSeenAt: moment, lastSeenAt: moment });
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
export const listSynonyms = defineAdminCall({
  name: 'listSynonyms',
  method: 'GET',
  path: '/synonyms',
  right: 'catalogue:read',
  summary: 'Groups of phrases that mean the same',
  query: listQuery(['id'], { ids: idsFilter, q: searchFilter, oneWay: flagFilter }),
  response: listOf(synonym),
});
export const getSynonym = defineAdminCall({
  name: 'getSynonym',
  method: 'GET',
  path: '/synonyms/:id',
  right: 'catalogue:read',
  summary: 'One group',
  params: idParams,
  query: langQuery,
  response: synonym,
});
export const addSynonym = defineAdminCall({
  name: 'addSynonym',
  method: 'POST',
  path: '/synonyms',
  right: 'catalogue:write',
  summary: 'A new group; the next search knows it',
  query: langQuery,
  body: synonymForm,
  response: synonym,
});
export const changeSynonym = defineAdminCall({
  name: 'changeSynonym',
  method: 'PUT',
  path: '/synonyms/:id',
  right: 'catalogue:write',
  summary: 'Changes a group; the next search knows it',
  params: idParams,
  query: langQuery,
  body: synonymForm,
  response: synonym,
});
export const removeSynonym = defineAdminCall({
  name: 'removeSynonym',
  method: 'DELETE',
  path: '/synonyms/:id',
  right: 'catalogue:write',
  summary: 'Removes a group',
  params: idParams,
  query: langQuery,
  response: done,
});
