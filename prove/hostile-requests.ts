// Hostile requests from the OpenAPI document: a valid request of each operation, broken in one place; the same seed gives the same requests.
import { HOSTILE, type Schema } from '../server/testing/hostile.ts';
import type { Operation } from './api-document.ts';

export type HostileRequest = {
  operation: Operation;
  /** What was done to it. */
  bend: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | null;
};
type Random = () => number;
type Parts = { path: Record<string, unknown>; query: [string, string][]; body: unknown };

/** Numbers that look like chance and come again with the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oneOf = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const NUMBERS = [0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE, -0];
const TEXTS = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800x',
  '\u202e',
  'x'.repeat(100_000),
  '9'.repeat(400),
  'İ'.repeat(50),
  '1e999',
  '%00',
  '..%2f',
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  'a'.repeat(5_000),
  '$where',
  'id',
  'role',
];
const TYPES = [
  ...[
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json\t;x',
    ' application/json',
    'APPLICATION/JSON',
    'application/json, text/plain',
    '*/*',
  ],
  ...[
    'application/octet-stream',
    'application/xml',
    ';',
    'application/json; boundary="',
    `a/${'b'.repeat(2_000)}`,
    'application/vnd.api+json',
  ],
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const HEADERS: [string, string][] = [
  ...([
    ['accept', 'text/html'],
    ['accept', '\u00ff'],
    ['accept-language', 'x'.repeat(3_000)],
    ['accept-encoding', 'br;q=9, gzip;q=x, *'],
  ] as [string, string][]),
  ...([
    ['content-encoding', 'gzip'],
    ['range', 'bytes=0-0,-1,9999999999-'],
    ['if-none-match', '"'],
    ['x-http-method-override', 'DELETE'],
  ] as [string, string][]),
  ...([
    ['authtoken', 'x'],
    ['authtoken', 'A'.repeat(43)],
    ['cookie', 'session=%00; cart=%ff; currency=__proto__; flash=%7b'],
  ] as [string, string][]),
  ...([
    ['x-form-token', '\u00e9'],
    ['forwarded', 'for=";'],
    ['x-forwarded-for', '::1, \u00ff'],
    ['origin', 'null'],
    ['host', ''],
  ] as [string, string][]),
];

/** @param given values of fields that lead somewhere, by name */
export function aHostileRequest(
  operation: Operation,
  random: Random,
  given: Record<string, unknown>,
): HostileRequest {
  const parts = validParts(operation, random, given);
  const json = operation.body === null ? null : () => JSON.stringify(parts.body);
  const bends: [string, () => Partial<HostileRequest>][] = [
    ['another method', () => ({ method: oneOf(random, METHODS) })],
    ['a header', () => ({ headers: Object.fromEntries([oneOf(random, HEADERS)]) })],
    [
      'an unknown parameter',
      () => ({ url: urlOf(operation, parts, [[oneOf(random, KEYS), 'x']]) }),
    ],
    [
      'a query that is none',
      () => ({
        url: `${urlOf(operation, parts)}?%&=&a=%E0%A4%A&b[]=1&b[x]=2&${'c=d&'.repeat(500)}`,
      }),
    ],
    [
      'a longer path',
      () => ({
        url: `${urlOf(operation, parts).split('?')[0]}${oneOf(random, ['/', '//', '%2f..%2f', '/%E0%A4%A', ';x', '%00', `/${'x'.repeat(3_000)}`])}`,
      }),
    ],
  ];
  for (const parameter of operation.parameters.filter((each) => each.in === 'query')) {
    const rest = parts.query.filter(([name]) => name !== parameter.name);
    bends.push([
      `query ${parameter.name}`,
      () => ({
        url: urlOf(operation, {
          ...parts,
          query: [...rest, [parameter.name, textOf(anything(random))]],
        }),
      }),
    ]);
    bends.push([
      `${parameter.name} twice`,
      () => ({
        url: urlOf(operation, {
          ...parts,
          query: [
            ...parts.query,
            [parameter.name, 'x'],
            [parameter.name, textOf(anything(random))],
          ],
        }),
      }),
    ]);
    bends.push([
      `without ${parameter.name}`,
      () => ({ url: urlOf(operation, { ...parts, query: rest }) }),
    ]);
  }
  for (const name of Object.keys(parts.path)) {
    bends.push([
      `path ${name}`,
      () => ({
        url: urlOf(operation, {
          ...parts,
          path: { ...parts.path, [name]: textOf(anything(random)) },
        }),
      }),
    ]);
  }
  if (json !== null && operation.body !== null)
    bends.push(
      ...bodyBends(operation, operation.body, parts.body, random),
      ...bodyBends(operation, operation.body, parts.body, random),
    );
  const [bend, bent] = oneOf(random, bends);
  const media =
    operation.type === 'application/json' ? operation.type : `${operation.type}; boundary=x`;
  const type: Record<string, string> = operation.type === null ? {} : { 'content-type': media };
  const payload =
    operation.type === 'multipart/form-data' ? formOf(parts.body) : (json?.() ?? null);
  const plain: HostileRequest = {
    operation,
    bend,
    method: operation.method,
    url: urlOf(operation, parts),
    headers: type,
    payload,
  };
  const { headers = {}, ...other } = bent();
  return { ...plain, ...other, headers: { ...type, ...headers } };
}

/** One that is in order as far as the description tells. */
export function validRequest(
  operation: Operation,
  given: Record<string, unknown>,
): { url: string; payload: string | null; body: unknown } {
  const parts = validParts(operation, () => 0, given);
  const payload =
    operation.body === null
      ? null
      : operation.type === 'multipart/form-data'
        ? formOf(parts.body)
        : JSON.stringify(parts.body);
  return { url: urlOf(operation, parts), payload, body: parts.body };
}

function bodyBends(
  { type }: Operation,
  schema: Schema,
  body: unknown,
  random: Random,
): [string, () => Partial<HostileRequest>][] {
  const write = (value: unknown): string =>
    type === 'multipart/form-data' ? formOf(value) : JSON.stringify(value);
  const bends: [string, () => Partial<HostileRequest>][] = [
    ['another content type', () => ({ headers: { 'content-type': oneOf(random, TYPES) } })],
    ['no body', () => ({ payload: '' })],
    [
      'another body',
      () => ({
        payload: oneOf(random, [
          'null',
          '[]',
          '1',
          '"x"',
          '{',
          '{"a":1,}',
          'undefined',
          '\ufeff{}',
          '{"a":\u0001}',
          '{"a":1e400}',
          '{"a":1,"a":2}',
        ]),
      }),
    ],
    ['deep', () => ({ payload: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` })],
    [
      'wide',
      () => ({ payload: `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join(',')}}` }),
    ],
    ['long', () => ({ payload: `{"a":"${'x'.repeat(400_000)}"}` })],
    ['half', () => ({ payload: write(body).slice(0, Math.floor(write(body).length / 2)) })],
  ];
  if (typeof body !== 'object' || body === null) return bends;
  const record = body as Record<string, unknown>;
  bends.push([
    'an unknown field',
    () => ({ payload: withKey(write(record), oneOf(random, KEYS), anything(random)) }),
  ]);
  for (const name of Object.keys(schema.properties ?? record)) {
    bends.push([
      `body ${name}`,
      () => ({ payload: write({ ...record, [name]: anything(random) }) }),
    ]);
    bends.push([`without ${name}`, () => ({ payload: write({ ...record, [name]: undefined }) })]);
    bends.push([`body ${name} null`, () => ({ payload: write({ ...record, [name]: null }) })]);
    const inner = Array.isArray(record[name]) ? (record[name] as unknown[])[0] : record[name];
    if (typeof inner === 'object' && inner !== null) {
      for (const key of Object.keys(inner)) {
        const bent = { ...inner, [key]: anything(random) };
        bends.push([
          `body ${name}.${key}`,
          () => ({
            payload: write({ ...record, [name]: Array.isArray(record[name]) ? [bent] : bent }),
          }),
        ]);
      }
    }
  }
  return bends;
}

function anything(random: Random): unknown {
  const from = Math.floor(random() * 5);
  if (from === 0) return oneOf(random, NUMBERS);
  if (from === 1) return oneOf(random, TEXTS);
  if (from === 2)
    return Array.from({ length: Math.floor(random() * 600) }, () => oneOf(random, HOSTILE));
  if (from === 3)
    return Object.fromEntries([[oneOf(random, KEYS.slice(3)), oneOf(random, HOSTILE)]]);
  return oneOf(random, HOSTILE);
}

function validParts(
  { parameters, body }: Operation,
  random: Random,
  given: Record<string, unknown>,
): Parts {
  const path: Record<string, unknown> = {};
  const query: [string, string][] = [];
  for (const { name, in: where, required, schema } of parameters) {
    const value = given[name] ?? exampleOf(schema, given, name);
    if (where === 'path') path[name] = value;
    else if (where === 'query' && (required === true || random() < 0.3))
      query.push([name, textOf(value)]);
  }
  return { path, query, body: body === null ? undefined : exampleOf(body, given, '') };
}

function exampleOf(schema: Schema, given: Record<string, unknown>, name: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const known = given[name];
  if (
    known !== undefined &&
    (type === undefined ||
      type === typeof known ||
      (type === 'integer' && typeof known === 'number'))
  )
    return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice !== undefined) return exampleOf(choice, given, name);
  if (type === 'integer' || type === 'number')
    return Math.max(1, Math.min(schema.minimum ?? 1, 1_000));
  if (type === 'boolean') return true;
  if (type === 'array')
    return schema.items === undefined ? [] : [exampleOf(schema.items, given, name)];
  if (type === 'object' || schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [
        key,
        exampleOf(value, given, key),
      ]),
    );
  return schema.pattern?.startsWith('^[0-9]') ? '1' : 'x1';
}

function urlOf({ path }: Operation, parts: Parts, more: [string, string][] = []): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(textOf(parts.path[name])));
  const query = [...parts.query, ...more]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

/** As bytes that a client can send: half a character has none. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Written by hand: an object with such a key cannot be written down. */
function withKey(json: string, key: string, value: unknown): string {
  return json.endsWith('}')
    ? `${json.slice(0, -1)}${json === '{}' ? '' : ','}${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`
    : json;
}

function formOf(fields: unknown): string {
  const parts = Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"\r\n\r\n${textOf(value)}\r\n`,
    );
  return `${parts.join('')}--x--\r\n`;
}
