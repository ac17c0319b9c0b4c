// Call type of the REST API: one record per call, from which routes, validation, documentation and tests are made. [§7]
import { z } from 'zod';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import type { Prices } from '../money.ts';
import type { ProblemCode } from '../problems.ts';
import { isDay } from '../views/order.ts';

export type Call = {
  /** Operation id of the OpenAPI document. */
  name: string;
  /** Section of the specification. */
  section: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Answers at `/api` + path; also at the bare path wherever that is no page. */
  path: string;
  bare: boolean;
  /** Where the bare path must be distinguished from pages of the same form. */
  barePath?: string;
  summary: string;
  /** 'customer': needs the authToken header or the session cookie. */
  access: 'everybody' | 'customer';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form with files; `body` only describes it. */
  takesFiles?: true;
  /** Problem of a 404, where the use case does not name one; else a missing record. */
  missing?: ProblemCode;
  response: z.ZodType;
};

/** Gives the record its exact type, so that handlers are checked against it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** A check says which problem it stands for in its message: a code, for a form with an example behind it. Read by the server's validation. */
const isSaid = (code: ProblemCode, example = '') => (example === '' ? code : `${code} ${example}`);

/** As every reader of JSON Schema writes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character is what is looked for
const NO_NUL = /^[^\u0000]*$/;

/** A text of at most `max` characters; PostgreSQL has no NUL. */
export const text = (max: number) =>
  z.string().max(max).regex(NO_NUL, isSaid('character-not-allowed'));

/** A text of a certain form; `example` is shown in the rejection of another form. */
export const form = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, isSaid('expected-form', example))
    .meta({ examples: [example] });

/** ISO 3166-1 code of a country, in capitals. */
export const countryCode = form(/^[A-Z]{2}$/, 'IN');

/** An amount in minor units: `base`, which is charged, and the same by currency. */
export const prices = z
  .object({ base: z.number().int() })
  .catchall(z.number().int()) as unknown as z.ZodType<Prices>;

/** Amounts by currency, in the minor units of each. */
export const amounts = z.partialRecord(z.enum(CURRENCY_CODES), z.number().int());

/** A day, 2026-05-31. */
export const day = text(10).refine(isDay, isSaid('date-not-valid')).meta({ format: 'date' });

/** `store` and `lang` are optional everywhere and nothing but what they may be. [decisions §2] */
export const common = { store: z.literal('DEFAULT').optional(), lang: z.enum(LOCALES).optional() };
export const commonQuery = z.strictObject(common);

/** A whole number in a path or query, sent as digits. One beyond what a number can hold exactly is too large for every `max`. */
export const digits = (max = 2_147_483_647, min = 0) =>
  z
    .string()
    .regex(/^-?[0-9]+$/, isSaid('expected-whole-number'))
    .transform((sent) => Math.min(Number(sent), 2 ** 53))
    .pipe(z.number().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max });

/** Page size of a list, at least one. */
export const rowCount = (max = 100) => digits(max, 1);

/** An amount on the wire: at most two decimals. */
export const amount = z.number().describe('amount with at most two decimals');
export const cartCode = text(64);
/** A quantity as sent; whether it may be ordered is the quantity rule's word. */
export const quantity = z.number().int().min(-2_147_483_648).max(2_147_483_647);
export const id = z.number().int().min(1).max(2_147_483_647);
/**
 * A form with one file and some texts. The server reads it as a stream into `fields` and `files`; a part with another name is rejected.
 * @param file name of the part that is the file
 * @param texts names of the other parts that may be there, and how many characters each may hold
 * @param required those that must be; without it the file
 */
export const fileForm = (
  file: string,
  texts: Readonly<Record<string, number>> = {},
  { required = [file] }: { required?: readonly string[] } = {},
) => {
  const known = new Set([file, ...Object.keys(texts)]);
  return z
    .any()
    .superRefine((form, context) => {
      const { fields, names } = partsOf(form);
      const keys = names.filter((name) => !known.has(name));
      if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: form });
      if (fields === undefined) return;
      for (const name of required.filter((name) => !names.includes(name)))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: isSaid('field-required'),
          input: form,
        });
      for (const [name, maximum] of Object.entries(texts)) {
        if (fields.get(name)?.includes('\0') === true)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: isSaid('character-not-allowed'),
            input: form,
          });
        if ((fields.get(name)?.length ?? 0) > maximum)
          context.addIssue({
            code: 'too_big',
            origin: 'string',
            maximum,
            path: [name],
            input: form,
          });
      }
    })
    .meta({
      type: 'object',
      required: [...required],
      additionalProperties: false,
      properties: {
        ...Object.fromEntries(
          Object.entries(texts).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
        ),
        [file]: { type: 'string', format: 'binary' },
      },
    });
};

/** Anything else in its place has no parts, only names. */
function partsOf(form: unknown): { fields?: URLSearchParams; names: string[] } {
  if (typeof form !== 'object' || form === null) return { names: [] };
  if (
    !(
      'fields' in form &&
      form.fields instanceof URLSearchParams &&
      'files' in form &&
      form.files instanceof Map
    )
  )
    return { names: Object.keys(form) };
  return { fields: form.fields, names: [...form.fields.keys(), ...form.files.keys()] };
}
