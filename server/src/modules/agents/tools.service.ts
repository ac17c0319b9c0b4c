// Use cases of the catalogue for agents: each tool calls the use case that its page and its REST call have. [decisions 0111]
import {
  type AgentTool,
  type CurrencyCode,
  type checkStock,
  type compareParts,
  type FilterChoice,
  type findSubstitutes,
  type getPart,
  type Locale,
  type matchList,
  type ProductDetail,
  problemText,
  type QuickOrderProduct,
  type requestQuote,
  type searchParts,
} from '@millwright/contracts';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { moneyOf } from '../../platform/v1-wire.ts';
import { service as catalog } from '../catalog/index.ts';
import { service as customers } from '../customers/index.ts';
import { service as leads } from '../leads/index.ts';
import { shownCurrency } from '../pricing/index.ts';
import { service as quickOrder } from '../quick-order/index.ts';
import { service as reviews } from '../reviews/index.ts';
import { service as search } from '../search/index.ts';
import { findReferred, listReferred } from './part-references.ts';
import {
  compareAttributes,
  type Reader,
  toAgentDetail,
  toAgentPart,
  toMatchedPart,
} from './parts.rules.ts';
import {
  attributeFilters,
  filterSlug,
  inputPointer,
  noteOf,
  quoteText,
  rejectionOf,
  toFilters,
  totalOf,
  toUnderstood,
} from './tools.rules.ts';

type Input<T extends AgentTool> = z.output<T['input']>;
type Output<T extends AgentTool> = z.input<T['output']>;

const SEARCHED = 10;
const SUBSTITUTES = 6;
const REVIEWS = 3;

/** The context and the reader of a call: language and currency are arguments. */
async function begin(
  ctx: Ctx,
  { language, currency }: { language?: Locale | undefined; currency?: CurrencyCode | undefined },
): Promise<{ ctx: Ctx; reader: Reader }> {
  const own: Ctx = { ...ctx, locale: language ?? ctx.locale };
  const { locale, origin } = own;
  return { ctx: own, reader: { locale, origin, currency: await shownCurrency(own, currency) } };
}

/** As a search of the shop, page by page. @throws Problem filter-not-understood, category-not-found, page-out-of-range */
export async function runSearchParts(
  outer: Ctx,
  input: Input<typeof searchParts>,
): Promise<Output<typeof searchParts>> {
  const { ctx, reader } = await begin(outer, input);
  const { start = 0, count = SEARCHED, text = '', category } = input;
  const filters: FilterChoice = {
    categories: [],
    manufacturers: (input.manufacturers ?? []).map(filterSlug),
    attributes: attributeFilters(input.attributes ?? []),
  };
  const found = search.search(ctx, {
    text,
    scope: 'all',
    place: category === undefined ? { by: 'all' } : { by: 'category', lineage: category },
    filters,
    sort: input.sort ?? 'default',
    start,
    count,
    currency: reader.currency,
  });
  const result = await inOwnNames(found, input.attributes ?? []);
  const end = start + result.products.length;
  return {
    total: result.total,
    note: noteOf(result, ctx.locale),
    parts: result.products.map((card) => toAgentPart(card, reader)),
    next: end < result.total && result.products.length > 0 && end <= 10_000 ? end : null,
    corrected: result.corrected,
    understood: toUnderstood(result.reading),
    filters: toFilters(result.facets),
  };
}

/** A rejected filter is named as the tool names it. */
async function inOwnNames<T>(
  found: Promise<T>,
  filters: Parameters<typeof inputPointer>[1],
): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof Problem) || error.fields.length === 0) throw error;
    const fields = error.fields.map(({ pointer, ...field }) =>
      pointer === undefined ? field : { ...field, pointer: inputPointer(pointer, filters) },
    );
    throw new Problem(error.code, error.params, { fields });
  }
}

/** As the page of a product. @throws Problem product-not-found, product-gone, part-number-unknown, part-number-ambiguous */
export async function runGetPart(
  outer: Ctx,
  input: Input<typeof getPart>,
): Promise<Output<typeof getPart>> {
  const { ctx, reader } = await begin(outer, input);
  const [product] = await listReferred(ctx, [input.part], () => '/part');
  const { id, rating } = product as ProductDetail;
  const [family, substitutes, page] = await Promise.all([
    catalog.getFamily(ctx, id),
    catalog.listSubstitutes(ctx, id, SUBSTITUTES),
    rating.count === 0
      ? { reviews: [] }
      : reviews.getReviews(ctx, id, { start: 0, count: REVIEWS, sort: 'helpful' }),
  ]);
  return toAgentDetail(
    product as ProductDetail,
    { family, substitutes, reviews: page.reviews },
    reader,
  );
}

/** As the page that compares. @throws Problem like get_part */
export async function runCompareParts(
  outer: Ctx,
  input: Input<typeof compareParts>,
): Promise<Output<typeof compareParts>> {
  const { ctx, reader } = await begin(outer, input);
  const products = await listReferred(ctx, input.parts, (n) => `/parts/${n}`);
  return {
    parts: products.map((product) => toAgentPart(product, reader)),
    attributes: compareAttributes(products),
  };
}

/** @throws Problem like get_part */
export async function runFindSubstitutes(
  outer: Ctx,
  input: Input<typeof findSubstitutes>,
): Promise<Output<typeof findSubstitutes>> {
  const { ctx, reader } = await begin(outer, input);
  const [product] = await listReferred(ctx, [input.part], () => '/part');
  const own = product as ProductDetail;
  const cards = await catalog.listSubstitutes(ctx, own.id, input.count ?? SUBSTITUTES);
  const others = await catalog.listProducts(
    ctx,
    cards.map(({ id }) => id),
  );
  return {
    part: toAgentPart(own, reader),
    substitutes: others.map((other) => ({
      part: toAgentPart(other, reader),
      differences: compareAttributes([other, own])
        .filter(({ isSame }) => !isSame)
        .map(({ name, unit, values: [value = null, instead = null] }) => ({
          name,
          unit,
          value,
          instead,
        })),
    })),
  };
}

/** As the quick order reads lines; nothing goes into a cart. @throws Problem too-many-lines */
export async function runMatchList(
  outer: Ctx,
  input: Input<typeof matchList>,
): Promise<Output<typeof matchList>> {
  const { ctx, reader } = await begin(outer, input);
  const { lines, ignored } = await quickOrder.matchLines(ctx, null, input.lines);
  const shown = (product: QuickOrderProduct) => toMatchedPart(product, reader);
  return {
    lines: lines.map((line) => ({
      line: line.line,
      text: line.text,
      status: line.status,
      quantity: line.quantity,
      part: line.product === null ? null : shown(line.product),
      choices: line.choices.map(shown),
      problem: line.problem?.message ?? null,
      possibleQuantity: line.possible,
      repeatsLine: line.repeats,
    })),
    ignored,
    total: moneyOf(totalOf(lines, reader.currency), reader.currency),
  };
}

/** @throws Problem like get_part */
export async function runCheckStock(
  outer: Ctx,
  input: Input<typeof checkStock>,
): Promise<Output<typeof checkStock>> {
  const { ctx, reader } = await begin(outer, input);
  const found = await findReferred(
    ctx,
    input.parts.map(({ part }) => part),
  );
  return {
    parts: found.map((each, n) => {
      const { part: asked, quantity: wanted } = input.parts[n] as (typeof input.parts)[number];
      if ('fault' in each) {
        const { code, params } = each.fault;
        return {
          ...{ asked: String(asked), part: null, stock: 0, quantity: wanted ?? 1, isEnough: false },
          problem: problemText(code, ctx.locale, params),
          ...{ expectedDelivery: null, incoming: null },
        };
      }
      const { product } = each;
      const { id, sku, mpn, name, url, unit, stock, orderQuantity } = toAgentPart(product, reader);
      const quantity = wanted ?? orderQuantity.minimum;
      return {
        asked: String(asked),
        part: { id, sku, mpn, name, url, unit },
        stock,
        quantity,
        isEnough: stock >= quantity,
        problem: rejectionOf(product, quantity, ctx.locale),
        expectedDelivery: stock > 0 ? product.expectedDelivery : null,
        incoming: product.incoming,
      };
    }),
  };
}

/** A lead in the name of the customer whose token it is. @throws Problem customer-token-required, invalid-request, too-many-requests, and like get_part */
export async function runRequestQuote(
  outer: Ctx,
  input: Input<typeof requestQuote>,
): Promise<Output<typeof requestQuote>> {
  if (outer.actor.kind === 'restricted') throw new Problem('password-change-required');
  if (outer.actor.kind !== 'customer') throw new Problem('customer-token-required');
  const { ctx } = await begin(outer, input);
  const account = await customers.getAccount(ctx);
  const products = await listReferred(
    ctx,
    input.items.map(({ part }) => part),
    (n) => `/items/${n}/part`,
  );
  const items = products.map(({ id, sku, mpn, name }, n) => ({
    id,
    sku,
    mpn,
    name,
    quantity: input.items[n]?.quantity ?? 1,
  }));
  const { reference } = await leads.sendRequest(ctx, 'request', {
    firstName: [account.firstName, account.lastName].filter(Boolean).join(' '),
    companyName: account.companyName || (input.companyName ?? ''),
    emailId: account.email,
    phoneNumber: account.mobile || (input.phoneNumber ?? ''),
    description: quoteText(items, input.note ?? ''),
  });
  return { reference, items: items.map(({ id, sku, quantity }) => ({ id, sku, quantity })) };
}
