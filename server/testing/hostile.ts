// Hostile values for any field, and a valid request of any call to put them into.
import type { Call } from '@millwright/contracts';
import { z } from 'zod';
import type { FormPart } from './forms.ts';

/** What we read of a JSON schema. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  /** binary: a file of a form. */
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minimum?: number;
  minItems?: number;
  pattern?: string;
};

export const HOSTILE: unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    -2_147_483_649,
    2 ** 53,
    [],
    {},
    [[]],
    ['x'],
    { $ne: null },
    { length: 1e9 },
  ],
  ...[
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    "' or 1=1 --",
    '"; drop table cart; --',
    '${7*7}',
    '{{7*7}}',
    '%',
    '%00',
    '\\',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202egnp.exe',
    'e\u0301'.repeat(60),
    '\ufeff',
    '\r\nX-Injected: 1',
    '1e400',
    '١٢٣',
    '🔩'.repeat(60),
    'ﷺ'.repeat(20),
  ],
  ...[
    'a'.repeat(300),
    'a'.repeat(5_000),
    '(((((',
    '!!!',
    ':*',
    '&|!',
    '=cmd|x',
    '__proto__',
    'constructor',
    'true',
    'null',
  ],
];

/** The JSON schemas of what a call takes, as a client knows them. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, Schema> {
  if (schema === undefined) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return (json.properties ??
    json.anyOf?.find((part) => part.properties !== undefined)?.properties ??
    {}) as Record<string, Schema>;
}

/** A value of the right shape for every field. */
export function sampleOf(
  fields: Record<string, Schema>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, given[name] ?? exampleOf(schema)]),
  );
}

function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] as Schema);
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? 1) > 1e6
      ? 1
      : Math.max(0, Math.min(schema.minimum ?? 1, 1));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  return '1';
}

/** The body of a form with files as a browser would send it: what is no text is written as JSON, what is no file is a small text called so. */
export function partsOf(fields: Record<string, Schema>, body: Record<string, unknown>): FormPart[] {
  return Object.entries(body).map(([name, value]) => {
    if (fields[name]?.format !== 'binary')
      return { name, value: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') };
    if (Buffer.isBuffer(value))
      return { name, fileName: 'scan.png', type: 'image/png', bytes: value };
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return {
      name,
      fileName: text.replace(/["\r\n]/g, '_'),
      type: 'image/png',
      bytes: Buffer.from(text),
    };
  });
}

/** `/api` + path with its parameters filled in, and the query. */
export function urlOf(
  call: Call,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return `/api${path}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}

/** As bytes a client can really send: lone surrogates have no UTF-8. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent((text ?? '').toWellFormed());
}
