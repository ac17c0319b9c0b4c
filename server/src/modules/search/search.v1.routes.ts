// Search in /api/v1: the same use cases as the pages and the specification's calls. [decisions 0114]
import {
  type DescribedConstraint,
  type SearchInput,
  type SearchPlace,
  type SearchResult,
  V1_CALLS,
} from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { type V1Input, v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { nextOf, startOf } from '../../platform/v1-wire.ts';
import { toV1Card } from '../catalog/index.ts';
import { shownCurrency } from '../pricing/index.ts';
import { service } from './search.service.ts';

type Query = V1Input<typeof V1_CALLS.searchProducts>['query'];

export function registerSearchV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.searchProducts,
    async ({ ctx, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      const input = { ...toInput(query), currency };
      const result = await service.search(ctx, input);
      return {
        items: result.products.map((card) => toV1Card(card, currency)),
        next: nextOf(result.start, result.products.length, result.total),
        total: result.total,
        approximate: result.approximate,
        corrected: result.corrected,
        exactProductId: result.exact?.id ?? null,
        reading: toReading(result.reading),
        facets: query.facets === 'false' ? null : toFacets(result.facets),
      };
    },
    { isPublicRead: true, requestLimit: 'search' },
  );
  v1Route(
    app,
    V1_CALLS.suggest,
    async ({ ctx, query }) => ({
      items: (
        await service.suggest(ctx, { text: query.q, scope: 'all', count: query.limit ?? 10 })
      ).items.map(({ type, label, url, sku, image }) => ({ type, label, url, sku, image })),
    }),
    { isPublicRead: true, requestLimit: 'search' },
  );
}

/** @throws Problem invalid-request */
function toInput(query: Query): Omit<SearchInput, 'currency'> {
  return {
    text: query.q ?? '',
    scope: query.in ?? 'all',
    place: placeOf(query),
    filters: {
      categories: query.inCategory ?? [],
      manufacturers: query.byManufacturer ?? [],
      attributes: query.filter ?? [],
    },
    sort: query.sort ?? 'default',
    start: startOf(query.after),
    count: query.limit ?? 20,
  };
}

/** @throws Problem invalid-request where two places are asked for */
function placeOf({ category, manufacturer, industry, lot }: Query): SearchPlace {
  const asked = Object.entries({ category, manufacturer, industry, lot }).filter(
    ([, value]) => value !== undefined,
  );
  if (asked.length > 1)
    throw new Problem(
      'invalid-request',
      {},
      {
        fields: asked.map(([name]) => ({
          code: 'expected-either',
          pointer: `/${name}`,
          params: { values: asked.map(([each]) => each).join(', ') },
        })),
      },
    );
  if (category !== undefined) return { by: 'category', lineage: category };
  if (manufacturer !== undefined) return { by: 'manufacturer', slug: manufacturer };
  if (industry !== undefined) return { by: 'industry', slug: industry };
  return lot === undefined ? { by: 'all' } : { by: 'lot', id: Number(lot) };
}

function toReading(reading: SearchResult['reading']) {
  if (reading === null) return null;
  return {
    constraints: reading.constraints.map(toConstraint),
    relaxed: reading.relaxed.map(toConstraint),
    words: reading.words,
    notUnderstood: reading.notUnderstood,
    foreignManufacturer: reading.foreignManufacturer,
    notSold: reading.notSold,
    quantity: reading.quantity,
  };
}

const toConstraint = (each: DescribedConstraint) => ({
  kind: each.kind,
  name: each.name,
  label: each.label,
  unit: each.unit,
  values: each.values,
  words: each.words,
  isNearest: each.isNearest,
});

function toFacets({ categories, manufacturers, attributes }: SearchResult['facets']) {
  const countedOf = ({ name, value, count }: { name: string; value: string; count: number }) => ({
    name,
    value,
    count,
  });
  return {
    categories: categories.map(countedOf),
    manufacturers: manufacturers.map(countedOf),
    attributes: attributes.map(({ name, value, unit, min, max, count, values }) => ({
      name,
      slug: value,
      unit,
      min,
      max,
      count,
      values: values.map(countedOf),
    })),
  };
}
