// Calls made from an OpenAPI document: an example that keeps every constraint of a schema, and the ways to break each.
import type { Data } from './stranger.ts';

export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: Schema[];
};
export type Operation = {
  method: string;
  path: string;
  isSecured: boolean;
  body?: Schema;
  answer?: Schema;
  /** Of required parameters, with its question mark. */
  query: string;
  parameters: string[];
};
export type Violation = { field: string; what: string; kind: string; sent?: unknown };

export function operationsOf(document: Data): Operation[] {
  return Object.entries((document?.paths ?? {}) as Data).flatMap(([path, methods]) =>
    Object.entries(methods as Data).map(([method, operation]: [string, Data]): Operation => {
      const body = operation.requestBody?.content?.['application/json']?.schema as
        | Schema
        | undefined;
      const parameters = (operation.parameters ?? []) as {
        in: string;
        name: string;
        required?: boolean;
        schema: Schema;
      }[];
      const needed = parameters
        .filter((each) => each.in === 'query' && each.required)
        .map(({ name, schema }) => `${name}=${String(exampleOf(schema))}`);
      return {
        method: method.toUpperCase(),
        path,
        isSecured: operation.security !== undefined,
        query: needed.length > 0 ? `?${needed.join('&')}` : '',
        parameters: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        ...(body === undefined
          ? {}
          : { body: body.anyOf?.find(({ type }) => type === 'object') ?? body }),
        ...(operation.responses?.['200'] === undefined
          ? {}
          : { answer: operation.responses['200'].content?.['application/json']?.schema }),
      };
    }),
  );
}

export function exampleOf(schema: Schema, field = ''): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, field);
  const type = typeOf(schema);
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [
        name,
        exampleOf(schema.properties?.[name] ?? {}, name),
      ]),
    );
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  const hint = HINTS.find(([like]) => like.test(field));
  if (hint !== undefined && schema.format === undefined) return hint[1];
  return schema.format === 'email'
    ? 'stranger@example.com'
    : schema.format === 'date'
      ? '2026-01-01'
      : '1';
}

const HINTS: [RegExp, string][] = [
  [/mail/i, 'stranger@example.com'],
  [/phone|mobile/i, '+91 98400 12345'],
  [/postal/i, '600001'],
  [/password/i, 'a lathe of brass'],
  [/name/i, 'Walter Stranger'],
];

const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((each) => each !== 'null') : type;

/** Every constraint of the fields of an object, each broken alone. */
export function violationsOf(body: Schema, example: Record<string, unknown>): Violation[] {
  const violations: Violation[] = [];
  for (const [field, schema] of Object.entries(body.properties ?? {})) {
    const add = (kind: string, what: string, value: unknown): void => {
      violations.push({ field, kind, what, sent: { ...example, [field]: value } });
    };
    const type = typeOf(schema);
    if (body.required?.includes(field)) {
      const { [field]: _, ...others } = example;
      violations.push({ field, kind: 'a missing field', what: 'is missing', sent: others });
      if (type === 'string' && schema.enum === undefined) add('an empty field', 'is empty', '');
    }
    if (schema.enum !== undefined)
      add('a value outside of an enum', 'is none of its values', 'stranger');
    if (type === 'string') add('a value of another type', 'is an object', { stranger: 1 });
    if (type === 'integer' || type === 'number')
      add('a value of another type', 'is a word', 'stranger');
    if (type === 'array') add('a value of another type', 'is a number', 7);
    if (type === 'integer') add('a broken number', 'is 1.5', 1.5);
    if (schema.maximum !== undefined)
      add('a number above its maximum', `is ${schema.maximum + 1}`, schema.maximum + 1);
    if (schema.minimum !== undefined)
      add('a number below its minimum', `is ${schema.minimum - 1}`, schema.minimum - 1);
    if (schema.maxLength !== undefined && schema.maxLength < 5_000)
      add(
        'a text that is too long',
        `has ${schema.maxLength + 1} letters`,
        'x'.repeat(schema.maxLength + 1),
      );
  }
  return violations;
}
