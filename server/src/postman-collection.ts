// Postman collection of /api/v1, made from its OpenAPI document: a folder for each area, a request for each call. Bruno and Insomnia read it too. [decisions 0114]
import type { Document, Operation } from './openapi-document.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  example?: unknown;
  examples?: unknown[];
};
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};
type Full = Omit<Operation, 'parameters'> & {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** @param publicUrl address of the shop, the first value of the variable `baseUrl` */
export function postmanCollection(document: Document, publicUrl: string): object {
  const folders = new Map<string, object[]>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const area = operation.tags?.[0] ?? '';
      folders.set(area, [
        ...(folders.get(area) ?? []),
        requestOf(path, method, operation as Full, document),
      ]);
    }
  return {
    info: { name: 'Millwright /api/v1', schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: publicUrl },
      { key: 'token', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function requestOf(path: string, method: string, operation: Full, document: Document): object {
  const parameters = operation.parameters ?? [];
  const exampleFor = (parameter: Parameter) => String(exampleOf(parameter.schema, document) ?? '');
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
      header: json === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        host: ['{{baseUrl}}'],
        path: path
          .slice(1)
          .replace(/\{(\w+)\}/g, ':$1')
          .split('/'),
        query: parameters
          .filter((each) => each.in === 'query')
          .map((each) => ({
            key: each.name,
            value: exampleFor(each),
            description: each.description,
            disabled: each.required !== true,
          })),
        variable: parameters
          .filter((each) => each.in === 'path')
          .map((each) => ({
            key: each.name,
            value: exampleFor(each),
            description: each.description,
          })),
      },
      ...(json === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(exampleOf(json, document), null, 2),
              options: { raw: { language: 'json' } },
            },
          }),
      ...(form === undefined
        ? {}
        : {
            body: {
              mode: 'formdata',
              formdata: Object.keys(form.properties ?? {}).map((key) => ({
                key,
                type: key.includes('file') || key === 'document' ? 'file' : 'text',
              })),
            },
          }),
    },
  };
}

/** What the schema gives as its example, or the plainest value that it takes. */
function exampleOf(schema: Schema | undefined, document: Document, depth = 0): unknown {
  if (schema === undefined || depth > 6) return undefined;
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined)
    return exampleOf(document.components.schemas?.[name] as Schema, document, depth + 1);
  const told = schema.example ?? schema.examples?.[0] ?? schema.enum?.[0];
  if (told !== undefined) return told;
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0], document, depth + 1);
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'array') return [exampleOf(schema.items, document, depth + 1)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'string') return '';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, value]) => [
      key,
      exampleOf(value, document, depth + 1),
    ]),
  );
}
