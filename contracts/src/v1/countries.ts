// Countries in /api/v1: what a form of an address or of a tax number must ask for in each. [decisions 0114]
import { z } from 'zod';
import { defineV1Call, v1List, v1Query } from './v1-call.ts';

export const listCountries = defineV1Call({
  name: 'shop.countries',
  area: 'Shop',
  method: 'GET',
  path: '/countries',
  summary: 'Countries with their forms of addresses and tax numbers, by name',
  description:
    'An address is street, city, postal code, country and telephone. No country asks for a state: that of an Indian address follows from its PIN code.',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        code: z.string().describe('ISO 3166-1 alpha-2.'),
        name: z.string(),
        isServed: z.boolean().describe('The shop delivers there; only then an address is taken.'),
        needsState: z.boolean().describe('A form must ask for a state or region.'),
        postalCode: z.object({
          isUsed: z.boolean().describe('False: there are none, and a dash is sent.'),
          example: z.string(),
          comesBeforeCity: z.boolean().describe('In the line of the city.'),
        }),
        taxNumber: z.object({
          kind: z
            .enum(['gstin', 'vat-sa', 'vat-eu', 'other'])
            .describe('gstin: of India; vat-sa: of Saudi Arabia; vat-eu: VAT number of the Union.'),
          example: z.string().nullable(),
        }),
      })
      .meta({ id: 'Country' }),
  ),
});
