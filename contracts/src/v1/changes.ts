// The change feed in /api/v1: events in the order in which they were committed, and the present state of what changed. [decisions 0108]
import { z } from 'zod';
import type { Right } from '../admin/rights.ts';
import { digits, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { EVENT_TYPE_NAMES, type EventType } from '../event-types.ts';
import { LOCALES } from '../locale.ts';
import { ORDER_STATUSES } from '../views/order.ts';
import { dayText, defineV1Call, idNumber, int, money, time, v1Common } from './v1-call.ts';

const MAX_PAGE = 500;
const page = {
  ...v1Common,
  after: text(120)
    .optional()
    .describe(
      'The `next` of the answer before. Absent: from the beginning, for changes everything there is.',
    ),
  limit: digits(MAX_PAGE, 1).optional().describe(`Entries of a page: 100, at most ${MAX_PAGE}.`),
};
const next = z
  .string()
  .describe(
    'Cursor for the next call: keep it. It is good for 90 days; then, or after a restore of the shop, it answers 410 `cursor-too-old`.',
  );
const more = z.boolean().describe('True: there may be more at once. False: ask again later.');
const KEPT = 'Nothing is missed and nothing comes twice, whatever is committed meanwhile.';

/** `types=order.placed,order.changed`; an unknown one is named. */
const types = z
  .string()
  .max(500)
  .transform((sent) => sent.split(',') as EventType[])
  .superRefine((sent, context) => {
    const unknown = sent.find((type) => !EVENT_TYPE_NAMES.includes(type));
    if (unknown !== undefined)
      context.addIssue({ code: 'invalid_value', values: [...EVENT_TYPE_NAMES], input: unknown });
  })
  .optional()
  .meta({
    type: 'string',
    description: `Only these types, separated by commas, of: ${EVENT_TYPE_NAMES.join(', ')}. Absent: all that the key may read.`,
    examples: ['order.placed,order.changed'],
  });

export const v1Event = z
  .object({
    id: int.describe('Unique. Not the order of the stream: that is the order of this list.'),
    type: z.enum(EVENT_TYPE_NAMES),
    time,
    about: z
      .string()
      .describe(
        'The thing: the id of a product, customer, return or invoice, the number of an order, quote, negotiation or lead.',
      ),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe('Ids, numbers, states and versions. Read the thing for more.'),
  })
  .meta({ id: 'Event' });

export const listEvents = defineV1Call({
  name: 'events.list',
  area: 'Changes',
  method: 'GET',
  path: '/events',
  summary: 'Events in the order in which they were committed',
  description: `${KEPT} A thing has one event of each type in a transaction. Types need the right to read their area; a type asked for by name that the key may not read is refused.`,
  access: 'client',
  scope: 'catalogue:read',
  query: z.strictObject({ ...page, types }),
  rejects: ['cursor-not-valid', 'cursor-too-old', 'key-right-missing'],
  response: z.object({ items: z.array(v1Event), next, more }),
});

const names = z.object(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.string()])) as Record<
    (typeof LOCALES)[number],
    z.ZodString
  >,
);

export const changedProduct = z
  .object({
    id: idNumber,
    sku: z.string(),
    mpn: z.string(),
    gtin: z.string().nullable(),
    kind: z.enum(['item', 'lot']),
    published: z.boolean().describe('False: a draft, or no longer sold.'),
    names,
    descriptions: names,
    manufacturer: z.object({ id: int, name: z.string() }),
    category: z.object({ id: int, path: z.string() }),
    attributes: z.array(
      z.object({
        slug: z.string(),
        value: z.string().describe('A number in `unit`, or the English word.'),
        unit: z.string().nullable(),
      }),
    ),
    hsn: z.string().nullable(),
    unspsc: z.string().nullable(),
    unit: z.string(),
    originCountry: z.string().nullable(),
    orderQuantity: z.object({ minimum: int, maximum: int.nullable(), step: int }),
    weightGrams: int,
    image: z.string().nullable(),
    url: z.string(),
    createdAt: time,
  })
  .meta({ id: 'ChangedProduct' });
export const changedPrice = z
  .object({
    id: idNumber.describe('Of the product.'),
    sku: z.string(),
    price: money.describe('Of one unit, before tax, in the base currency.'),
    discountPrice: money.nullable().describe('What is asked instead.'),
    ownPrices: z
      .array(money)
      .describe('Prices of its own in further currencies; the others follow from the rates.'),
  })
  .meta({ id: 'ChangedPrice' });
export const changedStock = z
  .object({
    id: idNumber.describe('Of the product.'),
    sku: z.string(),
    onHand: int.describe('Not sold: what orders took is off already, also before it is shipped.'),
    reserved: int.describe('Of them, for negotiations. Reserved units alone make no change.'),
    available: int,
    locations: z.array(z.object({ id: int, name: z.string(), onHand: int })),
  })
  .meta({ id: 'ChangedStock' });

const address = z.object({
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
  phoneNumber: z.string(),
});
export const changedOrder = z
  .object({
    id: idNumber,
    number: z.string().meta({ examples: ['MW-7K3F-92QD'] }),
    status: z.enum(ORDER_STATUSES),
    version: int.describe('Grows with each change of lines or freight.'),
    placedAt: time,
    customerId: int,
    companyName: z.string(),
    buyerName: z.string(),
    purchaseOrderNumber: z.string().describe('The buyer’s own.'),
    note: z.string(),
    taxId: z.string(),
    placeOfSupply: z.string().nullable(),
    paymentMode: z.string(),
    displayCurrency: z.enum(CURRENCY_CODES),
    billing: address,
    delivery: address,
    subtotal: money,
    freight: money.nullable().describe('Null: still to be quoted.'),
    total: money,
    paid: money,
    refunded: money,
    credited: money,
    expectedDelivery: dayText,
    paymentDue: dayText.nullable(),
    lines: z.array(
      z.object({
        position: int,
        productId: int,
        sku: z.string(),
        name: z.string(),
        hsn: z.string(),
        quantity: int,
        unitPrice: money,
        subtotal: money,
        taxBasisPoints: int,
        shipped: int,
        credited: int,
      }),
    ),
    taxes: z.array(
      z.object({ code: z.string(), name: z.string(), basisPoints: int, value: money }),
    ),
    shipments: z.array(
      z.object({
        id: int,
        shippedAt: time,
        carrier: z.string(),
        trackingNumber: z.string(),
        lines: z.array(z.object({ productId: int, quantity: int })),
      }),
    ),
  })
  .meta({ id: 'ChangedOrder' });
export const changedInvoice = z
  .object({
    id: idNumber,
    number: z.string().meta({ examples: ['INV/26-27/000123'] }),
    kind: z.enum(['invoice', 'credit-note']),
    orderId: idNumber,
    orderNumber: z.string(),
    refersTo: int.nullable().describe('Id of the invoice that a credit note takes back.'),
    issuedAt: time,
    subtotal: money,
    total: money,
  })
  .meta({ id: 'ChangedInvoice' });
export const changedCustomer = z
  .object({
    id: idNumber,
    state: z.enum(['active', 'blocked']),
    verified: z.boolean(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    mobile: z.string(),
    taxId: z.string(),
    language: z.enum(LOCALES),
    createdAt: time,
    addresses: z.array(address.extend({ type: z.enum(['billing', 'delivery']) })),
  })
  .meta({ id: 'ChangedCustomer' });

export type ChangedProduct = z.infer<typeof changedProduct>;
export type ChangedPrice = z.infer<typeof changedPrice>;
export type ChangedStock = z.infer<typeof changedStock>;
export type ChangedOrder = z.infer<typeof changedOrder>;
export type ChangedInvoice = z.infer<typeof changedInvoice>;
export type ChangedCustomer = z.infer<typeof changedCustomer>;

function changes<const Name extends string, Item extends z.ZodType, const Scope extends Right>(
  name: Name,
  scope: Scope,
  what: string,
  item: Item,
  usedFor = '',
) {
  return defineV1Call({
    name: `changes.${name}`,
    area: 'Changes',
    method: 'GET',
    path: `/changes/${name}`,
    summary: `${what} that changed since a cursor, as they are now`,
    description: `Without a cursor everything there is, page by page; then what changed meanwhile and since. ${KEPT} A thing may come again when it has changed again.${usedFor}`,
    access: 'client',
    scope,
    query: z.strictObject(page),
    rejects: ['cursor-not-valid', 'cursor-too-old'],
    response: z.object({
      items: z.array(item),
      removed: z.array(int).describe('Ids of what is no longer there.'),
      next,
      more,
    }),
  });
}

export const changedProducts = changes('products', 'catalogue:read', 'Products', changedProduct);
export const changedPrices = changes('prices', 'catalogue:read', 'Prices', changedPrice);
export const changedStocks = changes(
  'stock',
  'catalogue:read',
  'Stock levels',
  changedStock,
  ' Lots have no stock of their own: it is that of their parts.',
);
export const changedOrders = changes(
  'orders',
  'orders:read',
  'Orders',
  changedOrder,
  ' For a copy of the shop; books take `GET /erp/orders`, which has the tax of each line, payments and documents.',
);
export const changedInvoices = changes(
  'invoices',
  'orders:read',
  'Invoices and credit notes',
  changedInvoice,
);
export const changedCustomers = changes(
  'customers',
  'customers:read',
  'Customers',
  changedCustomer,
);
