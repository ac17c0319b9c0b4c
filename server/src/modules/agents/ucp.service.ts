// Use cases of UCP's catalogue: search and look-up, by the use cases of the shop's own search and product pages. [decisions 0111]
import {
  type ProductDetail,
  problemText,
  UCP_LIMITS,
  type UcpLookupRequest,
  type UcpMessage,
  type UcpProductRequest,
  type UcpSearchRequest,
  type ucpLookupResponse,
  type ucpProductResponse,
  type ucpSearchResponse,
} from '@millwright/contracts';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { service as catalog } from '../catalog/index.ts';
import { getCompany } from '../company/index.ts';
import { service as quickOrder } from '../quick-order/index.ts';
import { service as search } from '../search/index.ts';
import type { Reader } from './parts.rules.ts';
import {
  currencyFor,
  cursorAt,
  envelopeOf,
  localeOfTag,
  startOf,
  toUcpProduct,
} from './ucp.rules.ts';

const SEARCHED = 10;
const LAST_START = 10_000;

type Filters = UcpSearchRequest['filters'];

/** @throws Problem invalid-request without text and filters, or with a cursor that is none; category-not-found */
export async function searchCatalog(
  outer: Ctx,
  { query = '', filters, pagination = {}, context }: UcpSearchRequest,
): Promise<z.input<typeof ucpSearchResponse>> {
  const { ctx, reader } = await begin(outer, context);
  const categories = filters?.categories ?? [];
  if (query.trim() === '' && categories.length === 0)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/query' }] },
    );
  const start = pagination.cursor === undefined ? 0 : startOf(pagination.cursor);
  if (start === undefined || start > LAST_START)
    throw new Problem(
      'invalid-request',
      {},
      {
        fields: [
          {
            code: 'expected-form',
            pointer: '/pagination/cursor',
            params: { example: cursorAt(SEARCHED) },
          },
        ],
      },
    );
  const result = await search.search(ctx, {
    text: query,
    scope: 'all',
    place: { by: 'all' },
    filters: { categories, manufacturers: [], attributes: [] },
    sort: 'default',
    start,
    count: Math.min(pagination.limit ?? SEARCHED, UCP_LIMITS.parts),
    currency: reader.currency,
  });
  const end = start + result.products.length;
  const hasNext = result.products.length > 0 && end < result.total && end <= LAST_START;
  return {
    ucp: envelopeOf('search'),
    products: result.products.map((card) => toUcpProduct(card, reader)),
    pagination: {
      ...(hasNext ? { cursor: cursorAt(end) } : {}),
      has_next_page: hasNext,
      total_count: result.total,
    },
    ...warnings(filters),
  };
}

/** Products by ids, SKUs, part numbers and GTINs, each once; what is nothing is said so. */
export async function lookUpCatalog(
  outer: Ctx,
  { ids, filters, context }: UcpLookupRequest,
): Promise<z.input<typeof ucpLookupResponse>> {
  const { ctx, reader } = await begin(outer, context);
  const identifiers = [...new Set(ids)];
  const found = await findIdentified(ctx, identifiers);
  const missing = identifiers.filter((id) => !found.some(({ inputs }) => inputs.includes(id)));
  const { messages = [] } = warnings(filters);
  messages.push(
    ...missing.map((id) => ({ type: 'info' as const, code: 'not_found', content: id })),
  );
  return {
    ucp: envelopeOf('lookup'),
    products: found.map(({ product, inputs }) => toUcpProduct(product, reader, inputs)),
    ...(messages.length === 0 ? {} : { messages }),
  };
}

/** One product with all its facts; the protocol answers what is not found with status 200. */
export async function getCatalogProduct(
  outer: Ctx,
  { id, filters, context }: UcpProductRequest,
): Promise<z.input<typeof ucpProductResponse>> {
  const { ctx, reader } = await begin(outer, context);
  const [found] = await findIdentified(ctx, [id]);
  if (found !== undefined)
    return {
      ucp: envelopeOf('lookup'),
      product: toUcpProduct(found.product, reader),
      ...warnings(filters),
    };
  const content = problemText('product-not-found', ctx.locale);
  return {
    ucp: envelopeOf('lookup', 'error'),
    messages: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }],
  };
}

async function begin(
  ctx: Ctx,
  context: UcpSearchRequest['context'],
): Promise<{ ctx: Ctx; reader: Reader }> {
  const own: Ctx = { ...ctx, locale: localeOfTag(context?.language, ctx.locale) };
  const { currencies } = await getCompany(own);
  const { locale, origin } = own;
  const currency = currencyFor(context?.currency, currencies);
  return { ctx: own, reader: { locale, origin, currency } };
}

/** Digits are an id first; a number that several parts have means each of them. */
async function findIdentified(
  ctx: Ctx,
  identifiers: readonly string[],
): Promise<{ product: ProductDetail; inputs: string[] }[]> {
  const inputs = new Map<number, string[]>();
  const mean = (id: number, identifier: string): void => {
    inputs.set(id, [...(inputs.get(id) ?? []), identifier]);
  };
  const numbers = identifiers.filter((identifier) => /^[1-9]\d{0,8}$/.test(identifier));
  const known = new Set((await catalog.listProducts(ctx, numbers.map(Number))).map(({ id }) => id));
  const written = identifiers.filter((identifier) => !known.has(Number(identifier)));
  for (const number of numbers) if (known.has(Number(number))) mean(Number(number), number);
  if (written.length > 0) {
    const { lines } = await quickOrder.matchLines(
      ctx,
      null,
      written.map((partNumber) => ({ partNumber })),
    );
    for (const [index, line] of lines.entries()) {
      const identifier = written[index] as string;
      if (line.product !== null) mean(line.product.id, identifier);
      else if (line.status === 'ambiguous')
        for (const choice of line.choices) mean(choice.id, identifier);
    }
  }
  const products = await catalog.listProducts(ctx, [...inputs.keys()]);
  return products.map((product) => ({ product, inputs: inputs.get(product.id) ?? [] }));
}

/** Prices are not filtered by: said, instead of a list that looks as if they were. */
function warnings(filters: Filters): { messages?: UcpMessage[] } {
  if (filters?.price === undefined) return {};
  return {
    messages: [
      {
        type: 'warning',
        code: 'filter_not_supported',
        path: '$.filters.price',
        content: 'Products are not filtered by price.',
      },
    ],
  };
}
