// Call type of /api/v1: one record per call, from which route, validation, documentation, client and tests are made. [decisions 0114]
import { z } from 'zod';
import type { Right } from '../admin/rights.ts';
import { digits, form, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import type { ProblemCode } from '../problems.ts';

/** Areas of the documentation, each with what it is about. */
export const V1_AREAS = {
  Catalogue: 'Products, categories, manufacturers, industries and lots: what everybody may read.',
  Search: 'Products by text, filters and part numbers, with the reading of the text.',
  Shop: 'The shop itself: its currencies, countries, contact data, texts and settings.',
  Cart: 'Carts, quick order, and what an order would cost.',
  Account: 'Sessions, profile, addresses and data of the customer who asks.',
  Orders: 'Orders of the customer who asks, with their documents and returns.',
  Requests: 'Requests, quotes and negotiations of the customer who asks.',
  Lists: 'Wishlists, reviews and stock alerts of the customer who asks.',
  Operations: 'For clients with a key: stock, prices, products, orders and customers of the shop.',
  Changes: 'For clients with a key: what has changed, in the order in which it was committed.',
} as const;
export type V1Area = keyof typeof V1_AREAS;

/** Who may ask. A client with a key needs the right that `scope` names; `null`: the call is nothing for keys, or open to everybody. */
type Access =
  | { access: 'public'; scope: null }
  | { access: 'customer'; scope: null }
  | { access: 'client'; scope: Right };

export type V1Call = Access & {
  /** Operation id of the OpenAPI document: `<resource>.<verb>`, never renamed. */
  name: `${string}.${string}`;
  area: V1Area;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Answers at `/api/v1` + path. */
  path: `/${string}`;
  summary: string;
  /** What a caller must know beyond the summary. */
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form with files; `body` only describes it. */
  takesFiles?: true;
  /** The answer is a file of this media type or range, which the handler sends itself. */
  answersFile?: string;
  /** Its answer holds a token or a key, which is never stored: an idempotency key is ignored. */
  answersSecret?: true;
  /** Most bytes of a body, where it is more than of other calls. */
  maxBytes?: number;
  /** A GET answers the ETag of what can be changed in it; a writing call takes it as `If-Match`. */
  hasVersion?: true;
  /** 200 unless said; 204 has no body. */
  status?: 200 | 201 | 204;
  /** Problem of a 404, where the use case does not name one; else a missing record. */
  missing?: ProblemCode;
  /** Problems of its own that it may answer, beside those of every call: their statuses are documented. */
  rejects?: readonly ProblemCode[];
  response: z.ZodType;
};

/** A writing call whose answer may be stored, so that it can be repeated safely. [decisions 0110] */
export function takesIdempotencyKey({ method, answersSecret, takesFiles }: V1Call): boolean {
  return method !== 'GET' && answersSecret !== true && takesFiles !== true;
}

/** Gives the record its exact type, so that handlers are checked against it. */
export function defineV1Call<const C extends V1Call>(call: C): C {
  return call;
}

/** ISO 4217, of those that a shop may choose. */
export const currencyCode = z.enum(CURRENCY_CODES).meta({ id: 'CurrencyCode', examples: ['INR'] });

/** An amount of money: digits, never a float. */
export const money = z
  .object({
    amount: z
      .string()
      .regex(/^-?\d{1,15}\.\d{2}$/)
      .meta({ description: 'A decimal with two places.', examples: ['1249.50'] }),
    currency: currencyCode,
  })
  .meta({ id: 'Money' });

/** An amount as it is sent: one decimal, or none, will do. */
export const sentAmount = form(/^\d{1,12}(\.\d{1,2})?$/, '1249.50');
export const sentMoney = z.strictObject({
  amount: sentAmount.describe('A decimal with at most two places.'),
  currency: currencyCode,
});

/** ISO 8601, UTC. */
export const time = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-05-31T09:30:00.000Z'] });
/** A day by the shop's clock. */
export const dayText = z.string().meta({ format: 'date', examples: ['2026-05-31'] });
export const int = z.number().int();
export const idNumber = z
  .number()
  .int()
  .meta({ examples: [4711] });

/** An id in a path. */
export const idParam = z.strictObject({
  id: digits(2_147_483_647, 1).describe('Id of the resource.'),
});

/** Every call takes the language of its answer. */
export const v1Common = {
  lang: z.enum(LOCALES).optional().describe('Language of texts and problems; English if absent.'),
};
/** In which prices are shown. */
export const currencyParam = currencyCode
  .optional()
  .describe('A currency of the shop; the base currency, in which it charges, if absent.');

export const v1Query = z.strictObject(v1Common);

/** Query of a list: `limit` entries after `after`, the `next` of the page before. */
export const pageParams = (max = 100) => ({
  limit: digits(max, 1).optional().describe(`Entries of a page, at most ${max}.`),
  after: text(200).optional().describe('The `next` of the page before; absent: the first page.'),
});

/** A page of a list, with the cursor of the next one. */
export const v1Page = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    items: z.array(entry),
    next: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
  });

/** A whole list that needs no pages. */
export const v1List = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ items: z.array(entry) });

/** `fields=id,sku,price`: only these fields of the resource, or of each entry of a list. */
export function fieldsParam(resource: z.ZodObject) {
  const names = Object.keys(resource.shape);
  const known = new Set(names);
  return z
    .string()
    .max(1_000)
    .transform((sent) => sent.split(','))
    .superRefine((sent, context) => {
      const unknown = sent.find((name) => !known.has(name));
      if (unknown !== undefined)
        context.addIssue({ code: 'invalid_value', values: names, input: unknown });
    })
    .optional()
    .meta({
      type: 'string',
      description: `Only these fields, separated by commas, of: ${names.join(', ')}.`,
      examples: [names.slice(0, 3).join(',')],
    });
}

/** Ids in a query, as `1,2,3`. */
export const idList = (max: number) =>
  form(new RegExp(`^[0-9]{1,9}(,[0-9]{1,9}){0,${max - 1}}$`), '17,4,230').transform((list) =>
    list.split(',').map(Number),
  );
