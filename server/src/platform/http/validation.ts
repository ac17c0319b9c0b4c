// Request validation: query, path and body are checked together, and each mistake becomes an entry with a JSON pointer and its reason. [decisions §3]
import { PROBLEMS, type ProblemCode, type ProblemParams } from '@millwright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldProblem, Problem } from '../problem.ts';
import { isForm } from './multipart.ts';

type Issue = z.core.$ZodIssue;

/** Maximum number of reported errors: a hostile body could cause thousands. */
const MAX_ERRORS = 100;
const PARTS = { params: 'params', querystring: 'query', body: 'body' } as const;
const EXPECTED: Readonly<Record<string, ProblemCode>> = {
  string: 'expected-text',
  number: 'expected-number',
  int: 'expected-whole-number',
  array: 'expected-list',
};
const UUID_EXAMPLE = '123e4567-e89b-42d3-a456-426614174000';

/** Checks the whole request before its handler, instead of part after part until one fails. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.addHook('onRoute', (route) => {
    const schemas = (route.schema ?? {}) as Partial<Record<keyof typeof PARTS, unknown>>;
    const parts = Object.entries(PARTS).flatMap(([key, part]) => {
      const schema = schemas[key as keyof typeof PARTS];
      return schema instanceof z.ZodType ? [{ part, schema }] : [];
    });
    if (parts.length === 0) return;
    const check = async (request: FastifyRequest): Promise<void> => {
      const fields: FieldProblem[] = [];
      for (const { part, schema } of parts) {
        const { data, error } = schema.safeParse(request[part]);
        if (error !== undefined) fields.push(...fieldProblems(error.issues, request[part]));
        else request[part] = data;
      }
      if (fields.length > 0)
        throw new Problem('invalid-request', {}, { fields: fields.slice(0, MAX_ERRORS) });
    };
    route.preValidation = [...[route.preValidation ?? []].flat(), check];
  });
}

/** An entry for each thing that is wrong, in the order of the schema. */
export function fieldProblems(issues: readonly Issue[], input: unknown): FieldProblem[] {
  const fields = issues.flatMap((issue) => fromIssue(issue, input, []));
  const seen = new Set<string>();
  return fields.filter(
    ({ code, pointer }) => !seen.has(`${code} ${pointer}`) && seen.add(`${code} ${pointer}`),
  );
}

/** RFC 6901: '' is the whole body, `/lines/0/quantity` an entry in it. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function fromIssue(issue: Issue, input: unknown, above: readonly PropertyKey[]): FieldProblem[] {
  const path = [...above, ...issue.path];
  const at = (code: ProblemCode, params?: ProblemParams): FieldProblem[] => [
    { code, pointer: pointerOf(path), ...(params === undefined ? {} : { params }) },
  ];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'unknown-field', pointer: pointerOf([...path, key]) }));
  if (path.length > 0 && valueAt(input, path) === undefined) return at('field-required');
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'boolean') return at('expected-one-of', { values: 'true, false' });
      return at(EXPECTED[issue.expected] ?? 'expected-object');
    case 'invalid_value':
      return at('expected-one-of', { values: issue.values.join(', ') });
    case 'too_big':
      return at(limitCode(issue.origin, 'number-too-large', 'text-too-long', 'list-too-long'), {
        n: Number(issue.maximum),
      });
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return at('field-required');
      return at(limitCode(issue.origin, 'number-too-small', 'text-too-short', 'list-too-short'), {
        n: Number(issue.minimum),
      });
    case 'not_multiple_of':
      return at('number-not-in-steps', { n: Number(issue.divisor) });
    case 'invalid_format':
      return issue.format === 'uuid'
        ? at('expected-form', { example: UUID_EXAMPLE })
        : said(issue.message, at);
    case 'invalid_union':
      return fromUnion(issue, input, path);
    default:
      return said(issue.message, at);
  }
}

function limitCode(
  origin: string,
  number: ProblemCode,
  text: ProblemCode,
  list: ProblemCode,
): ProblemCode {
  return origin === 'string' ? text : origin === 'array' ? list : number;
}

/** The branch that the value was meant for: the first one whose type it has, else the first. */
function fromUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  input: unknown,
  path: readonly PropertyKey[],
): FieldProblem[] {
  const isMeant = (issues: readonly Issue[]) =>
    !issues.some(({ code, path: [key] }) => code === 'invalid_type' && key === undefined);
  const branch = issue.errors.find(isMeant) ?? issue.errors[0] ?? [];
  return branch.flatMap((each) => fromIssue(each, input, path));
}

/** Checks of ours say a code, and an example behind it. */
function said(
  message: string,
  at: (code: ProblemCode, params?: ProblemParams) => FieldProblem[],
): FieldProblem[] {
  const [, code = '', example] = /^(\S+)(?: (.+))?$/s.exec(message) ?? [];
  if (!Object.hasOwn(PROBLEMS, code)) return at('value-not-valid');
  return at(code as ProblemCode, example === undefined ? undefined : { example });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  if (isForm(input)) return input.fields.get(String(path[0])) ?? input.files.get(String(path[0]));
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
