// How is a call of the API described? One record each, from which routes, checks, documentation and tests are made. [§7]
import { z } from 'zod';
import { LOCALES } from '../locale.ts';

export type Call = {
  /** Operation id of the OpenAPI document. */
  name: string;
  /** Section of the specification. */
  section: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Answers at `/api` + path; also at the bare path wherever that is no page. */
  path: string;
  bare: boolean;
  /** Where the bare path must be told apart from pages of the same form. */
  barePath?: string;
  summary: string;
  /** 'customer': needs the authToken header or the session cookie. */
  access: 'everybody' | 'customer';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form with files; `body` only describes it. */
  takesFiles?: true;
  response: z.ZodType;
};

/** Gives the record its exact type, so that handlers are checked against it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** A text of at most `max` characters; PostgreSQL has no NUL. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/, 'must not contain NUL');

/** `store` and `lang` are optional everywhere and nothing but what they may be. [decisions §2] */
export const common = { store: z.literal('DEFAULT').optional(), lang: z.enum(LOCALES).optional() };
export const commonQuery = z.object(common);

/** A whole number in a path or query, sent as digits. */
export const digits = (max = 2_147_483_647) =>
  z
    .string()
    .regex(/^[0-9]{1,15}$/)
    .transform(Number)
    .refine((value) => value <= max, 'too large');

/** An amount on the wire: at most two decimals. */
export const amount = z.number().describe('amount with at most two decimals');
export const cartCode = text(64);
/** A quantity as sent; whether it may be ordered is the quantity rule's word. */
export const quantity = z.number().int().min(-2_147_483_648).max(2_147_483_647);
export const id = z.number().int().min(1).max(2_147_483_647);
/**
 * A form with one file and some texts. The server reads it as a stream into `fields` and `files`; a part with another name is refused.
 * @param file name of the part that is the file
 * @param texts names of the other parts that may be there
 * @param required those that must be; without it the file
 */
export const fileForm = (file: string, texts: readonly string[] = [], { required = [file] }: { required?: readonly string[] } = {}) => {
  const known = new Set([file, ...texts]);
  return z
    .any()
    .superRefine((form, context) => {
      const keys = partNames(form).filter((name) => !known.has(name));
      if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: form });
    })
    .meta({
      type: 'object',
      required: [...required],
      properties: {
        ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
        [file]: { type: 'string', format: 'binary' },
      },
    });
};

function partNames(form: unknown): string[] {
  if (typeof form !== 'object' || form === null) return [];
  if (!('fields' in form && form.fields instanceof URLSearchParams && 'files' in form && form.files instanceof Map))
    return Object.keys(form);
  return [...form.fields.keys(), ...form.files.keys()];
}
