// REST calls of the search: search and autocomplete. [§7.3]
import { CALLS, type SearchInput, type SearchPlace } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer, type CallInput } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { service as catalog, toWireDetail, toWireProduct } from '../catalog/index.ts';
import { noteChoice } from './learn/choices.ts';
import { service } from './search.service.ts';
import { toWireResult, toWireSuggestions } from './search.wire.ts';

type SearchBody = CallInput<typeof CALLS.search>['body'];

export function registerSearchRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.search,
    async ({ ctx, body }) => {
      if (body.searchBy === 'productId') return await single(ctx, body);
      const result = await service.search(ctx, toInput(body, ctx.currency));
      return toWireResult(result, (card) => toWireProduct(card, ctx.locale));
    },
    { isPublicRead: true, requestLimit: 'search' },
  );

  answer(
    app,
    CALLS.autocomplete,
    async ({ ctx, body }) =>
      toWireSuggestions(
        await service.suggest(ctx, {
          text: body.query,
          scope: body.scope ?? 'all',
          count: body.count ?? 10,
        }),
      ),
    { isPublicRead: true, requestLimit: 'search' },
  );

  answer(
    app,
    CALLS.noteSearchClick,
    async ({ ctx, body, reply }) => ({
      counted: !reply.request.isOfStaff && (await noteChoice(ctx, body)),
    }),
    { requestLimit: 'click' },
  );
}

/** searchBy productId: the id is in `query`. @throws Problem product-not-found, product-gone [§8 product not found] */
async function single(ctx: CallInput<typeof CALLS.search>['ctx'], body: SearchBody) {
  const id = /^[0-9]{1,9}$/.test(body.query ?? '') ? Number(body.query) : null;
  if (id === null)
    throw new Problem(
      'product-not-found',
      {},
      { fields: [{ code: 'product-not-found', pointer: '/query' }] },
    );
  return {
    products: [toWireDetail(await catalog.getProduct(ctx, id), ctx.locale)],
    totalProductCount: 1,
    productFilters: { categories: [], manufacturers: [], attributes: [] },
    start: 0,
    count: body.count ?? 50,
  };
}

function toInput(body: SearchBody, currency: SearchInput['currency']): SearchInput {
  const place = browseScopeOf(body);
  return {
    text: place.by === 'all' || place.by === 'category' ? (body.query ?? '') : '',
    scope: body.scope ?? 'all',
    place,
    filters: {
      categories: [...(body.categories ?? []), ...lineageBeside(body)],
      manufacturers: body.manufacturer ?? [],
      attributes: body.attrsValues ?? [],
    },
    sort: body.sort ?? 'default',
    start: body.start ?? 0,
    count: body.count ?? 20,
    currency: body.currency ?? currency,
  };
}

/** A category beside any other list narrows it; of a text it is the browse scope itself. */
function lineageBeside({ searchBy, lineage = '' }: SearchBody): string[] {
  return lineage === '' ||
    searchBy === undefined ||
    IS_TEXT.has(searchBy) ||
    searchBy === 'category'
    ? []
    : [lineage];
}

const IS_TEXT: ReadonlySet<string> = new Set(['query', 'autosuggest']);

function browseScopeOf({ searchBy, query = '', lineage }: SearchBody): SearchPlace {
  switch (searchBy) {
    case 'category':
      return { by: 'category', lineage: lineage ?? '' };
    case 'manufacturer':
    case 'brand':
      return { by: 'manufacturer', slug: query };
    case 'industry':
      return { by: 'industry', slug: query };
    case 'lotsale':
      return { by: 'lot', id: /^[0-9]{1,9}$/.test(query) ? Number(query) : 0 };
    case 'featured':
      return { by: 'featured', industry: query === '' ? null : query };
    default:
      return lineage === undefined || lineage === '' ? { by: 'all' } : { by: 'category', lineage };
  }
}
