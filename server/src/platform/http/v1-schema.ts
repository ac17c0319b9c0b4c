// Documentation of a call of /api/v1: parameters, answers and rejections, each with its own status and headers. [decisions 0114]
import { PROBLEMS, takesIdempotencyKey, type V1Call } from '@millwright/contracts';
import { z } from 'zod';
import { problemAnswer } from './problem-schema.ts';

/** Either header; a session's token, or a client's key. */
const TOKEN: Record<string, string[]>[] = [{ bearer: [] }, { authToken: [] }];
const KEY: Record<string, string[]>[] = [{ bearer: [] }];

const REASONS: Readonly<Record<number, string>> = {
  400: 'Something in the request is not as described; `errors` names each field and reason.',
  401: 'Nobody is logged in, or the token or key is not valid.',
  403: 'The account or key may not do this.',
  404: 'There is no such resource, or it belongs to somebody else.',
  409: 'It conflicts with the present state; the code says with what.',
  410: 'It was there and is no more.',
  412: 'It has been changed since it was read.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is of another media type.',
  422: 'The values cannot be used as they are; the code says why.',
  429: 'Too many requests; `Retry-After` says for how many seconds to wait.',
  431: 'The headers are too large.',
  503: 'The shop cannot answer now; `Retry-After` says for how many seconds to wait.',
};

/** The statuses that a call may reject with, those of every call included. */
function rejectionsOf(call: V1Call): number[] {
  const statuses = new Set<number>([400, 414, 429, 431, 503]);
  if (call.access !== 'public') for (const status of [401, 403]) statuses.add(status);
  if (call.params !== undefined || call.missing !== undefined) statuses.add(404);
  if (call.body !== undefined) for (const status of [413, 415]) statuses.add(status);
  if (takesIdempotencyKey(call)) for (const status of [409, 422]) statuses.add(status);
  if (call.hasVersion === true && call.method !== 'GET') statuses.add(412);
  for (const code of call.rejects ?? []) statuses.add(PROBLEMS[code]);
  return [...statuses].sort((a, b) => a - b);
}

/** What fastify is told of a call. Headers of answers are added to the whole document. */
export function v1Schema(call: V1Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    ...descriptionOf(call),
    tags: [call.area],
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.takesFiles === true ? { consumes: ['multipart/form-data'] } : {}),
    security: call.access === 'public' ? [] : call.access === 'client' ? KEY : TOKEN,
    response: {
      [call.status ?? 200]: answerOf(call),
      ...Object.fromEntries(
        rejectionsOf(call).map((status) => [
          status,
          { description: REASONS[status] ?? 'Rejected.', ...problemAnswer },
        ]),
      ),
      // Of every address: another method, a path of nothing, a request that cannot be read.
      '4xx': problemAnswer,
      '5xx': problemAnswer,
    },
  };
}

function answerOf(call: V1Call) {
  if (call.status === 204) return z.null().describe('Done.');
  if (call.answersFile === undefined) return call.response;
  return { description: 'The file.', content: { [call.answersFile]: { schema: call.response } } };
}

/** What the call says of itself, and the right that a key needs. */
function descriptionOf({ description, access, scope }: V1Call): { description?: string } {
  const right = access === 'client' ? `The key needs the right \`${scope}\`.` : undefined;
  const said = [description, right].filter((sentence) => sentence !== undefined).join(' ');
  return said === '' ? {} : { description: said };
}
