// Tools of the catalogue for agents (MCP): names, descriptions and schemas in one table; server, /llms.txt and documentation read it.
import { z } from 'zod';
import { form, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import { money } from '../v1/v1-call.ts';
import { SORTS } from '../views/search.ts';
import { agentPart, agentPartDetail } from './parts.ts';

export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** 'customer': needs the token of a customer, as `Authorization: Bearer`. */
  access: 'everybody' | 'customer';
};

export const AGENT_LIMITS = {
  parts: 50,
  compared: 6,
  checked: 50,
  lines: 100,
  substitutes: 12,
  quoted: 50,
} as const;

const common = {
  language: z.enum(LOCALES).optional().describe('of names and texts; en unless said'),
  currency: z
    .enum(CURRENCY_CODES)
    .optional()
    .describe('of prices, one of the shop; the base currency, in which it charges, unless said'),
};

const partReference = z
  .union([id, text(100).min(1)])
  .describe(
    'a number is the id of a part; a text is an SKU, a part number of its manufacturer or a GTIN',
  );
const quantity = z.number().int().min(1).max(1_000_000);

const attributeFilter = z
  .strictObject({
    attribute: text(100).min(1).describe('as search_parts names it: bore-diameter'),
    values: z.array(text(100).min(1)).max(20).optional().describe('any of them fits'),
    min: z.number().optional(),
    max: z.number().optional(),
    unit: form(/^\S{1,10}$/, 'mm')
      .optional()
      .describe('of min and max; converted: 1 in finds 25.4 mm'),
  })
  .describe('values, or a range with min, max or both');

const choice = z.object({ value: z.string(), name: z.string(), count: z.number().int() });
const understood = z.object({ label: z.string(), unit: z.string().nullable() });

export const searchParts = defineTool({
  name: 'search_parts',
  title: 'Search parts',
  description:
    'Searches the catalogue by words, dimensions, part numbers or what a part is for, as the search box of the shop does, and narrows by category, manufacturer and attributes. Say sizes with units ("deep groove ball bearing 25x52x15", "M10x60 8.8"). Tell the buyer what `note` says; `understood` is what was made of the text, `filters` is how the list can be narrowed further.',
  access: 'everybody',
  input: z.strictObject({
    text: text(200).optional().describe('what is looked for; without it everything of the filters'),
    category: text(400)
      .optional()
      .describe('as `filters.categories` names it: bearings/deep-groove'),
    manufacturers: z.array(text(200).min(1)).max(20).optional().describe('any of them fits'),
    attributes: z.array(attributeFilter).max(20).optional().describe('all of them must fit'),
    sort: z.enum(SORTS).optional(),
    start: z.number().int().min(0).max(10_000).optional(),
    count: z.number().int().min(1).max(AGENT_LIMITS.parts).optional().describe('10 unless said'),
    ...common,
  }),
  output: z.object({
    total: z.number().int(),
    note: z
      .string()
      .nullable()
      .describe('what the buyer should be told: that the parts are not quite what was asked for'),
    parts: z.array(agentPart),
    next: z.number().int().nullable().describe('`start` of the next page; null: this is the last'),
    corrected: z
      .string()
      .nullable()
      .describe('the text as it was searched, if a word was misspelt'),
    understood: z
      .object({
        as: z.array(understood).describe('what every part in the list is'),
        nearest: z.array(understood).describe('no part is exactly this: these come nearest'),
        givenUp: z.array(understood).describe('no part is this together with the rest'),
        notUnderstood: z.array(z.string()),
        notSold: z.string().nullable().describe('a product that the shop does not sell'),
        foreignManufacturer: z
          .string()
          .nullable()
          .describe('not sold here: the parts are equal ones of others'),
      })
      .nullable(),
    filters: z.object({
      categories: z.array(choice),
      manufacturers: z.array(choice),
      attributes: z.array(
        z.object({
          attribute: z.string(),
          name: z.string(),
          unit: z.string().nullable(),
          min: z.number().nullable(),
          max: z.number().nullable(),
          values: z.array(choice),
        }),
      ),
    }),
  }),
});

export const getPart = defineTool({
  name: 'get_part',
  title: 'Get a part',
  description:
    'One part with all its attributes, price, stock, delivery, documents, sizes of its family and substitutes.',
  access: 'everybody',
  input: z.strictObject({ part: partReference, ...common }),
  output: agentPartDetail,
});

export const compareParts = defineTool({
  name: 'compare_parts',
  title: 'Compare parts',
  description:
    'Two to six parts beside each other: every attribute with the value of each part, those that differ first.',
  access: 'everybody',
  input: z.strictObject({
    parts: z.array(partReference).min(2).max(AGENT_LIMITS.compared),
    ...common,
  }),
  output: z.object({
    parts: z.array(agentPart),
    attributes: z.array(
      z.object({
        attribute: z.string(),
        name: z.string(),
        unit: z.string().nullable(),
        isSame: z.boolean(),
        values: z
          .array(z.string().nullable())
          .describe('in the order of the parts; null: not stated'),
      }),
    ),
  }),
});

export const findSubstitutes = defineTool({
  name: 'find_substitutes',
  title: 'Find substitutes',
  description:
    'Parts that replace one: those that the shop chose, then equal dimensions and ratings from other manufacturers, each with the attributes in which it differs.',
  access: 'everybody',
  input: z.strictObject({
    part: partReference,
    count: z
      .number()
      .int()
      .min(1)
      .max(AGENT_LIMITS.substitutes)
      .optional()
      .describe('6 unless said'),
    ...common,
  }),
  output: z.object({
    part: agentPart,
    substitutes: z.array(
      z.object({
        part: agentPart,
        differences: z.array(
          z.object({
            name: z.string(),
            unit: z.string().nullable(),
            value: z.string().nullable().describe('of the substitute; null: not stated'),
            instead: z.string().nullable().describe('of the part that it replaces'),
          }),
        ),
      }),
    ),
  }),
});

const matchedPart = agentPart.pick({
  id: true,
  sku: true,
  name: true,
  url: true,
  manufacturer: true,
  unit: true,
  price: true,
  stock: true,
  orderQuantity: true,
});

export const matchList = defineTool({
  name: 'match_list',
  title: 'Match a parts list',
  description:
    'Matches each line of a parts list (BOM) with a part, as the quick order of the shop does: part numbers with quantities in any usual spelling ("6205-2RS x 10", "4 pcs DIN 933 M10x60"), or a description that says a part exactly. Ambiguous and unknown numbers come with the parts to choose from.',
  access: 'everybody',
  input: z.strictObject({
    lines: z.array(text(300).min(1)).min(1).max(AGENT_LIMITS.lines),
    ...common,
  }),
  output: z.object({
    lines: z.array(
      z.object({
        line: z.number().int(),
        text: z.string(),
        status: z.enum(['found', 'ambiguous', 'unknown']),
        quantity: z.number().int().nullable(),
        part: matchedPart.nullable(),
        choices: z.array(matchedPart).describe('of an unknown line the nearest'),
        problem: z.string().nullable().describe('why this quantity cannot be ordered as it is'),
        possibleQuantity: z.number().int().nullable().describe('the nearest that can be'),
        repeatsLine: z.number().int().nullable().describe('its quantity was added there'),
      }),
    ),
    ignored: z.array(z.string()).describe('headings and lines without a number'),
    total: money.describe('of the lines that can be ordered as they are, before tax'),
  }),
});

export const checkStock = defineTool({
  name: 'check_stock',
  title: 'Check stock',
  description:
    'How many units of parts can be bought now, whether a quantity is enough, and when it would arrive.',
  access: 'everybody',
  input: z.strictObject({
    parts: z
      .array(z.strictObject({ part: partReference, quantity: quantity.optional() }))
      .min(1)
      .max(AGENT_LIMITS.checked),
    ...common,
  }),
  output: z.object({
    parts: z.array(
      z.object({
        asked: z.string().describe('the reference as it was sent'),
        part: agentPart
          .pick({
            id: true,
            sku: true,
            mpn: true,
            name: true,
            url: true,
            unit: true,
          })
          .nullable()
          .describe('null: there is no such part; `problem` says why'),
        stock: z.number().int(),
        quantity: z.number().int().describe('that was asked for; the minimum unless said'),
        isEnough: z.boolean(),
        problem: z.string().nullable().describe('why this quantity cannot be ordered'),
        expectedDelivery: z.string().nullable().describe('ISO date; null: not in stock'),
        incoming: z.object({ quantity: z.number().int(), expectedOn: z.string() }).nullable(),
      }),
    ),
  }),
});

export const requestQuote = defineTool({
  name: 'request_quote',
  title: 'Request a quote',
  description:
    'Asks the shop for a quote on behalf of a customer, who must have agreed: sends a request with their name and contact data; people answer by mail. The same request within an hour is not sent twice. Needs the token of the customer as `Authorization: Bearer`.',
  access: 'customer',
  input: z.strictObject({
    items: z
      .array(z.strictObject({ part: partReference, quantity }))
      .min(1)
      .max(AGENT_LIMITS.quoted),
    note: text(1_000).optional().describe('delivery date, address, terms'),
    companyName: text(200).optional().describe('where the account has none'),
    phoneNumber: text(40).optional().describe('where the account has none'),
    language: common.language,
  }),
  output: z.object({
    reference: z.string().describe('of the request: RQ-7K3F-92QD'),
    items: z.array(z.object({ id: z.number().int(), sku: z.string(), quantity: z.number().int() })),
  }),
});

/** In the order in which agents see them. */
export const AGENT_TOOLS = [
  searchParts,
  getPart,
  compareParts,
  findSubstitutes,
  matchList,
  checkStock,
  requestQuote,
] as const;

/** Gives the record its exact type, so that handlers are checked against it. */
function defineTool<const T extends AgentTool>(tool: T): T {
  return tool;
}
