// Requests filled with chosen text: made from the description of an operation; numbers, choices and ids are valid, so that the request is accepted where possible.

import type { Schema } from '../server/testing/hostile.ts';
import { GOOD_FILES, type TestFile } from '../server/testing/hostile-files.ts';
import type { Operation } from './api-document.ts';

export type TextKind = 'text' | 'email' | 'phone' | 'tax' | 'password' | 'link' | 'postal';
/** What stands in a field that takes a text. */
export type Writer = (field: string, kind: TextKind) => string;

export type FilledRequest = {
  operation: string;
  method: string;
  /** With the query. */
  url: string;
  body: unknown;
  /** A form with files; its type is the one of the payload. */
  form: { type: string; payload: Buffer } | null;
};

/** A field's name says what it takes; the description seldom does. */
export function kindOf(field: string, format = ''): TextKind {
  if (format === 'email' || /e-?mail|userName/i.test(field)) return 'email';
  if (/phone|mobile/i.test(field)) return 'phone';
  if (/gst|vat|tax/i.test(field)) return 'tax';
  if (/password/i.test(field)) return 'password';
  if (/postal|zip/i.test(field)) return 'postal';
  return format === 'uri' || /link|url|href|website/i.test(field) ? 'link' : 'text';
}

/**
 * @param given values of fields that lead somewhere, by name: ids, quantities
 * @param file for every field that takes one; unless said a picture whose name is of our choice
 */
export function filledRequest(
  operation: Operation,
  write: Writer,
  given: Record<string, unknown>,
  file?: TestFile,
): FilledRequest {
  const params = new Map<string, string>();
  const query = new URLSearchParams();
  for (const { name, in: where, schema } of operation.parameters) {
    const value = String(filled(schema, `${operation.name} ${name}`, name, write, given));
    if (where === 'path') params.set(name, value);
    else if (where === 'query') query.append(name, value);
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? 'x'),
  );
  const body =
    operation.body === null ? undefined : filled(operation.body, operation.name, '', write, given);
  return {
    operation: operation.name,
    method: operation.method,
    url: query.size === 0 ? path : `${path}?${query}`,
    body,
    form: operation.type === 'multipart/form-data' ? formOf(operation, body, write, file) : null,
  };
}

function filled(
  schema: Schema,
  about: string,
  name: string,
  write: Writer,
  given: Record<string, unknown>,
): unknown {
  const type = Array.isArray(schema.type)
    ? schema.type.find((each) => each !== 'null')
    : schema.type;
  const known = given[name];
  const fits =
    type === undefined ||
    type === typeof known ||
    (type === 'integer' && typeof known === 'number');
  if (known !== undefined && fits) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find((each) => each.type !== 'null');
  if (choice !== undefined) return filled(choice, about, name, write, given);
  if (type === 'integer' || type === 'number')
    return Math.max(1, Math.min(schema.minimum ?? 1, 1_000));
  if (type === 'boolean') return true;
  if (type === 'array')
    return schema.items === undefined ? [] : [filled(schema.items, about, name, write, given)];
  if (type === 'object' || schema.properties !== undefined) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([key, value]) => [key, filled(value, `${about} ${key}`, key, write, given)]),
    );
  }
  if (schema.format === 'date') return '2030-01-31';
  if (schema.format === 'date-time') return '2030-01-31T00:00:00.000Z';
  return /^\^\[?[0-9\\]/.test(schema.pattern ?? '')
    ? '1'
    : write(about, kindOf(name, schema.format));
}

function formOf(
  operation: Operation,
  body: unknown,
  write: Writer,
  file?: TestFile,
): { type: string; payload: Buffer } {
  const fields = operation.body?.properties ?? {};
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => {
    const isFile = fields[name]?.format === 'binary' || fields[name]?.items?.format === 'binary';
    if (!isFile) return textPart(name, value);
    const named = `${write(`${operation.name} ${name}, its name`, 'text').replace(/["\r\n]/g, '_')}.png`;
    return filePart(name, file ?? { ...PICTURE, name: named });
  });
  return {
    type: 'multipart/form-data; boundary=of-proofs',
    payload: Buffer.concat([...parts, Buffer.from('--of-proofs--\r\n')]),
  };
}

function textPart(name: string, value: unknown): Buffer {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return Buffer.from(
    `--of-proofs\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
}

function filePart(name: string, { name: fileName, type, bytes }: TestFile): Buffer {
  const head = `--of-proofs\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

const PICTURE = GOOD_FILES.find(({ type }) => type === 'image/png') as TestFile;
