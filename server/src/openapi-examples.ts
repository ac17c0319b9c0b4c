// Examples of the OpenAPI document: an answer for each call of /api/v1, given by the shop in a test; `npm run api-examples` writes them.
import examples from './openapi-examples.json' with { type: 'json' };

export const EXAMPLES: Readonly<Record<string, unknown>> = examples;
