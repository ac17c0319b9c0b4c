// Schema violations: from a JSON schema of the OpenAPI document a valid value, and one wrong value for each of its constraints, with the expected error.

export type JsonSchema = {
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  examples?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

export type Violation = { pointer: string; code: string; value: unknown };

const NO_NUL = '^[^\\u0000]*$';
/** Longer texts do not fit into a request. */
const MAX_SENT = 100_000;

/** A value that the schema takes, with every field that it knows. */
export function validValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.examples !== undefined) return String(schema.examples[0]).split(', ')[0];
  if (schema.anyOf !== undefined) return validValue(schema.anyOf[0] as JsonSchema);
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1));
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        validValue(schema.items ?? {}),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validValue(field)]),
      );
    case 'null':
      return null;
    default:
      return validText(schema);
  }
}

function validText({ format, minLength = 1, pattern = NO_NUL }: JsonSchema): string {
  if (format === 'date') return '2026-05-31';
  if (format === 'uuid') return '123e4567-e89b-42d3-a456-426614174000';
  if (pattern !== NO_NUL) throw new Error(`no example for ${pattern}`);
  return 'a'.repeat(minLength);
}

/** Wrong values for every constraint of the schema. @param isText of an address: everything arrives as text */
export function violationsOf(
  schema: JsonSchema,
  { isText = false, pointer = '' } = {},
): Violation[] {
  const at = (code: string, value: unknown): Violation => ({ pointer, code, value });
  if (schema.const !== undefined || schema.enum !== undefined)
    return [at('expected-one-of', 'no-such-value')];
  if (schema.anyOf !== undefined)
    return schema.anyOf
      .filter(({ type }) => type !== 'null')
      .flatMap((branch) => violationsOf(branch, { isText, pointer }).filter(isInside));
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return numberViolations(schema, isText, at);
    case 'boolean':
      return [at('expected-one-of', 'no-such-value')];
    case 'array':
      return arrayViolations(schema, pointer, at);
    case 'object':
      return objectViolations(schema, pointer, at);
    default:
      return textViolations(schema, isText, at);
  }

  /** It is unknown which branch a value of no type was meant for. */
  function isInside({ code }: Violation): boolean {
    return (
      (schema.anyOf ?? []).filter(({ type }) => type !== 'null').length === 1 ||
      !/^expected-(text|number|object)$/.test(code)
    );
  }
}

type At = (code: string, value: unknown) => Violation;

function textViolations(
  { format, maxLength, minLength = 0, pattern }: JsonSchema,
  isText: boolean,
  at: At,
): Violation[] {
  const wrong: Violation[] = isText ? [] : [at('expected-text', 7)];
  if (format === 'date') wrong.push(at('date-not-valid', '2026-02-30'));
  else if (format === 'uuid') wrong.push(at('expected-form', 'none'));
  else if (pattern === NO_NUL)
    wrong.push(at('character-not-allowed', `${'a'.repeat(minLength)}\0`));
  else if (pattern !== undefined) wrong.push(at('expected-form', '(none of its form)'));
  if (maxLength !== undefined && maxLength < MAX_SENT)
    wrong.push(at('text-too-long', 'a'.repeat(maxLength + 1)));
  if (minLength > 1) wrong.push(at('text-too-short', 'a'.repeat(minLength - 1)));
  if (minLength === 1) wrong.push(at('field-required', ''));
  return wrong;
}

function numberViolations(
  { type = 'number', minimum, maximum }: JsonSchema,
  isText: boolean,
  at: At,
): Violation[] {
  const wrong: Violation[] = [at(isText ? 'expected-whole-number' : 'expected-number', 'seven')];
  if (typeOf({ type }) === 'integer') wrong.push(at('expected-whole-number', 1.5));
  if (minimum !== undefined) wrong.push(at('number-too-small', minimum - 1));
  if (maximum !== undefined) wrong.push(at('number-too-large', maximum + 1));
  return wrong;
}

function arrayViolations(
  { items = {}, minItems = 0, maxItems }: JsonSchema,
  pointer: string,
  at: At,
): Violation[] {
  const one = validValue(items);
  const wrong: Violation[] = [at('expected-list', { 0: one })];
  if (minItems > 0) wrong.push(at('list-too-short', Array(minItems - 1).fill(one)));
  if (maxItems !== undefined) wrong.push(at('list-too-long', Array(maxItems + 1).fill(one)));
  const inside = violationsOf(items, { pointer: `${pointer}/0` });
  return [
    ...wrong,
    ...inside.map((each) => ({
      ...each,
      value: [each.value, ...Array(Math.max(0, minItems - 1)).fill(one)],
    })),
  ];
}

function objectViolations(schema: JsonSchema, pointer: string, at: At): Violation[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const whole = validValue(schema) as Record<string, unknown>;
  const wrong: Violation[] = [at('expected-object', [])];
  if (additionalProperties === false)
    wrong.push({
      pointer: `${pointer}/colour~1x`,
      code: 'unknown-field',
      value: { ...whole, 'colour/x': 'red' },
    });
  for (const name of required) {
    const { [name]: _left, ...rest } = whole;
    wrong.push({ pointer: `${pointer}/${name}`, code: 'field-required', value: rest });
  }
  for (const [name, field] of Object.entries(properties)) {
    const inside = violationsOf(field, { pointer: `${pointer}/${name}` });
    wrong.push(...inside.map((each) => ({ ...each, value: { ...whole, [name]: each.value } })));
  }
  return wrong;
}

/** `['number', 'null']` is a number that may be left empty. */
function typeOf({ type }: JsonSchema): string | undefined {
  return [type].flat().find((each) => each !== 'null') ?? (type as string | undefined);
}
