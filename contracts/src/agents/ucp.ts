// Universal Commerce Protocol, catalogue capabilities only: requests and answers as its version 2026-04-08 describes them, in our own words.
import { z } from 'zod';
import { text } from '../calls/call.ts';

export const UCP_VERSION = '2026-04-08';
export const UCP_LIMITS = { ids: 50, parts: 50 } as const;
export const UCP_CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
} as const;

/** The protocol adds fields as it grows: what is not known is ignored, not rejected. */
const context = z.looseObject({
  language: text(35).optional(),
  currency: text(3).optional(),
  intent: text(2_000).optional(),
});
const priceFilter = z.looseObject({
  min: z.number().int().min(0).optional(),
  max: z.number().int().min(0).optional(),
});
const filters = z.looseObject({
  categories: z.array(text(400)).max(50).optional(),
  price: priceFilter.optional(),
});

export const ucpSearchRequest = z.looseObject({
  query: text(200).optional(),
  context: context.optional(),
  filters: filters.optional(),
  pagination: z
    .looseObject({
      cursor: text(40).optional(),
      limit: z.number().int().min(1).max(1_000_000).optional(),
    })
    .optional(),
});
export const ucpLookupRequest = z.looseObject({
  ids: z.array(text(200).min(1)).min(1).max(UCP_LIMITS.ids),
  context: context.optional(),
  filters: filters.optional(),
});
export const ucpProductRequest = z.looseObject({
  id: text(200).min(1),
  context: context.optional(),
  filters: filters.optional(),
});

const version = z.literal(UCP_VERSION);
const money = z.strictObject({
  amount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const range = z.strictObject({ min: money, max: money });
const description = z.strictObject({ plain: z.string() });
const media = z.strictObject({ type: z.literal('image'), url: z.url(), alt_text: z.string() });
const rating = z.strictObject({
  value: z.number().min(0),
  scale_min: z.literal(1),
  scale_max: z.literal(5),
  count: z.number().int(),
});
const variant = z.strictObject({
  id: z.string(),
  sku: z.string(),
  barcodes: z.array(z.strictObject({ type: z.literal('GTIN'), value: z.string() })).optional(),
  title: z.string(),
  description,
  url: z.url(),
  price: money,
  list_price: money.optional(),
  availability: z.strictObject({
    available: z.boolean(),
    status: z.enum(['in_stock', 'out_of_stock']),
  }),
  inputs: z
    .array(z.strictObject({ id: z.string(), match: z.literal('exact') }))
    .min(1)
    .optional(),
});
const product = z.strictObject({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description,
  url: z.url(),
  categories: z
    .array(z.strictObject({ value: z.string(), taxonomy: z.literal('merchant') }))
    .optional(),
  price_range: range,
  list_price_range: range.optional(),
  media: z.array(media),
  variants: z.array(variant).length(1),
  rating: rating.optional(),
  metadata: z.strictObject({
    part_number: z.string(),
    manufacturer: z.string(),
    unit: z.string(),
    unit_code: z.string(),
    minimum: z.number().int(),
    increment: z.number().int(),
    maximum: z.number().int().nullable(),
    stock: z.number().int(),
    attributes: z.array(
      z.strictObject({
        attribute: z.string(),
        name: z.string(),
        value: z.string(),
        unit: z.string().nullable(),
      }),
    ),
  }),
});
const message = z.union([
  z.strictObject({
    type: z.literal('error'),
    code: z.string(),
    content: z.string(),
    severity: z.enum(['recoverable', 'unrecoverable']),
  }),
  z.strictObject({
    type: z.literal('warning'),
    code: z.string(),
    path: z.string(),
    content: z.string(),
  }),
  z.strictObject({ type: z.literal('info'), code: z.string(), content: z.string() }),
]);
const envelope = z.strictObject({
  version,
  status: z.enum(['success', 'error']),
  capabilities: z.record(z.string(), z.array(z.strictObject({ version }))),
});

export const ucpSearchResponse = z.strictObject({
  ucp: envelope,
  products: z.array(product),
  pagination: z.strictObject({
    cursor: z.string().optional(),
    has_next_page: z.boolean(),
    total_count: z.number().int(),
  }),
  messages: z.array(message).optional(),
});
export const ucpLookupResponse = z.strictObject({
  ucp: envelope,
  products: z.array(product),
  messages: z.array(message).optional(),
});
export const ucpProductResponse = z.strictObject({
  ucp: envelope,
  product: product.optional(),
  messages: z.array(message).optional(),
});

const entity = { version, spec: z.url(), schema: z.url() };
export const ucpProfile = z.strictObject({
  ucp: z.strictObject({
    version,
    services: z.strictObject({
      'dev.ucp.shopping': z.array(
        z.strictObject({ ...entity, transport: z.literal('rest'), endpoint: z.url() }),
      ),
    }),
    capabilities: z.record(z.string(), z.array(z.strictObject(entity))),
    payment_handlers: z.strictObject({}),
  }),
});

export type UcpSearchRequest = z.output<typeof ucpSearchRequest>;
export type UcpLookupRequest = z.output<typeof ucpLookupRequest>;
export type UcpProductRequest = z.output<typeof ucpProductRequest>;
export type UcpProduct = z.input<typeof product>;
export type UcpMessage = z.input<typeof message>;
export type UcpEnvelope = z.input<typeof envelope>;
