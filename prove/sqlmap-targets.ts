// Targets of sqlmap: a mark (a star) behind every value of an operation's request.

import type { Operation } from './api-document.ts';
import { filledRequest, type Writer } from './filled-requests.ts';

export type Target = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
};

const STAR = '*';
/** Stands for the mark while an address and JSON are written, which would change a star. */
const PLACE = 'sqlmapmark';

/** @param given values of fields that lead somewhere, by name */
export function canaryTarget(
  operation: Operation,
  given: Record<string, unknown>,
  headers: Record<string, string>,
): Target {
  const write: Writer = (_, kind) =>
    kind === 'email'
      ? 'somebody@example.com'
      : kind === 'phone'
        ? '+914428271234'
        : kind === 'postal'
          ? '600002'
          : 'x';
  const marked = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${value}${PLACE}` : value,
    ]),
  );
  const { method, url, body } = filledRequest(
    operation,
    (field, kind) => `${write(field, kind)}${PLACE}`,
    marked,
  );
  const json = body === undefined ? null : JSON.stringify(body).replaceAll(PLACE, STAR);
  // Numbers and choices of the address get a mark too; those of a body are rejected by their type before they are read.
  const [path = '', query] = url.split('?');
  const values = query
    ?.split('&')
    .map((pair) => (pair.endsWith(PLACE) ? pair : `${pair}${PLACE}`))
    .join('&');
  const steps = path
    .split('/')
    .map((step, n) =>
      step !== operation.path.split('/')[n] && !step.endsWith(PLACE) ? `${step}${PLACE}` : step,
    );
  return {
    method,
    url: `${steps.join('/')}${values === undefined ? '' : `?${values}`}`.replaceAll(PLACE, STAR),
    headers,
    body: json,
  };
}
