// Finder by dimensions in /api/v1: the families that are known by their sizes, and the list that fits measured ones. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { defineV1Call, v1List, v1Query } from './v1-call.ts';

export const listMeasuredFamilies = defineV1Call({
  name: 'sizes.families',
  area: 'Search',
  method: 'GET',
  path: '/sizes/families',
  summary: 'Families of parts that are found by their sizes, with the sizes to ask for',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        path: z
          .string()
          .describe('Path of the category.')
          .meta({ examples: ['bearings/deep-groove-ball-bearings'] }),
        name: z.string(),
        image: z.string(),
        kinds: z
          .array(z.object({ path: z.string(), name: z.string() }))
          .describe('Sub-categories to choose from; empty where there is only one.'),
        fields: z.array(
          z.object({
            name: z.string().describe('Under which its value is sent.'),
            label: z.string().nullable().describe('null for `tpi`, threads per inch.'),
            unit: z.string().nullable().describe('Of the attribute; null for numbers and choices.'),
            type: z.enum(['size', 'choice']).describe('size: a number that is measured.'),
            choices: z.array(z.object({ value: z.string(), label: z.string() })),
          }),
        ),
      })
      .meta({ id: 'MeasuredFamily' }),
  ),
});

const part = z.object({ value: z.string(), unit: z.string().nullable() });

export const findBySizes = defineV1Call({
  name: 'sizes.find',
  area: 'Search',
  method: 'POST',
  path: '/sizes/find',
  summary: 'The list of products that fit measured sizes, or the nearest that are sold',
  description:
    'Changes nothing. Search with `category` and `filter` of the answer to get the products.',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({
    family: text(400)
      .min(1)
      .describe('Path of the family.')
      .meta({ examples: ['bearings/deep-groove-ball-bearings'] }),
    kind: text(400).optional().describe('Path of a kind; any if absent.'),
    unit: z
      .enum(['mm', 'in'])
      .optional()
      .describe('Of lengths that are sent without one; mm if absent. A fraction is in inches.'),
    values: z
      .record(text(60), text(100))
      .describe('Name of a field -> what was measured.')
      .meta({ examples: [{ 'inner-diameter': '20', 'outer-diameter': '47' }] }),
  }),
  rejects: ['category-not-found', 'size-not-understood', 'size-missing'],
  response: z
    .object({
      category: z.string().describe('Path.'),
      filter: z.array(z.string()),
      measures: z.array(
        z.object({
          name: z.string(),
          asked: z.array(part).describe('As measured; a thread has up to two parts.'),
          taken: z.array(z.string()).describe('Values that the list is narrowed to.'),
          unit: z.string().nullable(),
          outcome: z
            .enum(['equal', 'taken', 'nearest', 'apart', 'covers', 'left-out'])
            .describe(
              'equal: the catalogue has the size. taken: within the tolerance of a caliper. nearest: the sizes on either side. apart: sold, but not together with the other sizes. covers: made for a range with the size. left-out: nothing has it together with the others.',
            ),
        }),
      ),
    })
    .meta({ id: 'FittingList' }),
});
