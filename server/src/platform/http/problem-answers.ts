// How does any error become an answer? Problems say what is wrong in the reader's language; faults say nothing and are logged. [decisions §3]
import { type Locale, PROBLEMS, type ProblemBody, type ProblemCode, problemText } from '@millwright/contracts';
import type { FastifyError } from 'fastify';
import { isDatabaseUnavailable } from '../db/index.ts';
import { Problem } from '../problem.ts';

/** Fastify's own refusals, and what they are in our words. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_BAD_URL: 'invalid-request',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-request',
};

type Issue = { path?: unknown; message?: string; instancePath?: string };

/** The problem that an error is; undefined for a fault, which nobody foresaw. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  const { code, validation, statusCode } = error as FastifyError & { validation?: Issue[] };
  // 57014: the statement ran into its time limit; 55P03: a lock did.
  if (code === '57014' || code === '55P03') return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  // 22021 and 22P05: bytes that are no text; nothing of ours sends them.
  if (code === '22021' || code === '22P05') return new Problem('invalid-request');
  if (validation !== undefined) return new Problem('invalid-request', {}, { fields: validation.map(toField) });
  if (code !== undefined && FASTIFY_CODES[code] !== undefined) return new Problem(FASTIFY_CODES[code]);
  if (statusCode === 429) return new Problem('too-many-requests', {}, { retryAfter: 30 });
  if (statusCode === 503) return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode === 404 ? 'not-found' : 'invalid-request');
  return undefined;
}

function toField(issue: Issue): { code: ProblemCode; pointer: string } {
  return { code: 'invalid-request', pointer: issue.instancePath ?? '' };
}

/** The body of a problem answer; `errors` has at least one entry. */
export function problemBody(problem: Problem, locale: Locale, instance: string): ProblemBody {
  const detail = problem.text(locale);
  const fields = problem.fields.length > 0 ? problem.fields : [{ code: problem.code, params: problem.params }];
  return {
    type: `urn:millwright:problem:${problem.code}`,
    title: problem.code,
    status: PROBLEMS[problem.code],
    detail,
    instance,
    code: problem.code,
    message: detail,
    errors: fields.map((field) => {
      const sentence = field.code === problem.code && field.params === undefined ? detail : problemText(field.code, locale, field.params);
      return {
        code: field.code,
        ...('pointer' in field && field.pointer !== undefined ? { pointer: field.pointer } : {}),
        detail: sentence,
        defaultMessage: sentence,
      };
    }),
  };
}

/** Says nothing about the fault but where to ask. */
export function faultBody(locale: Locale, instance: string): ProblemBody {
  return problemBody(new Problem('unexpected-fault'), locale, instance);
}
