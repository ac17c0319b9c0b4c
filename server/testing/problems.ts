// Assertion of a problem answer: the fields of every rejection, checked in one place. [decisions §3, 0067]
import assert from 'node:assert/strict';
import {
  isLocale,
  type Locale,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
  problemTitle,
} from '@millwright/contracts';
import type { Answer } from './app.ts';

const SCRIPT: Record<Locale, RegExp> = {
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
const KNOWN = ['type', 'title', 'status', 'detail', 'instance', 'code', 'message', 'errors'];
/** What only the inside of the program knows. */
export const INSIDE =
  /node_modules|\.ts:\d|\bat \w+.*\(|select .* from|relation "|syntax error|ECONN|postgres|zod|fastify|FST_ERR/i;

/** Fails unless the answer is a complete problem in this language. @returns its body */
export function assertProblem(
  answer: Answer,
  expected: { status?: number; code?: ProblemCode; lang?: Locale } = {},
): ProblemBody {
  const body = answer.body as ProblemBody;
  const said = `${answer.status} ${JSON.stringify(body)}`;
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/, said);
  assert.equal(answer.headers['cache-control'], 'no-store', said);
  assert.deepEqual(Object.keys(body).sort(), [...KNOWN].sort(), said);
  assert.equal(body.status, answer.status, said);
  assert.equal(PROBLEMS[body.code], answer.status, said);
  assert.equal(body.type, `/api/docs/problems#${body.code}`);
  assert.match(body.instance, /^urn:millwright:request:[\w-]{10,40}$/);
  assert.equal(body.message, body.detail);
  assert.ok(body.errors.length > 0, said);
  const lang = isLocale(expected.lang) ? expected.lang : 'en';
  assert.equal(body.title, problemTitle(body.code, lang), said);
  for (const sentence of [
    body.detail,
    ...body.errors.flatMap((error) => [error.detail, error.defaultMessage]),
  ]) {
    assert.match(sentence, SCRIPT[lang], said);
    assert.doesNotMatch(sentence, /\{\w+\}|undefined|\[object/, said);
  }
  for (const error of body.errors) {
    assert.ok(error.code in PROBLEMS, said);
    assert.notEqual(error.code, 'invalid-request', `what is wrong is not said: ${said}`);
    if (error.pointer !== undefined) assert.match(error.pointer, /^(\/.*)?$/s, said);
  }
  assert.doesNotMatch(JSON.stringify(body), INSIDE);
  if (expected.status !== undefined) assert.equal(answer.status, expected.status, said);
  if (expected.code !== undefined) assert.equal(body.code, expected.code, said);
  return body;
}
