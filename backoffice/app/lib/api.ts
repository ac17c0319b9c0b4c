// Calls of the back office: one fetch with the form token of the session; a rejection is an HttpError with the server's sentence and the fields it names.
import {
  type Currencies,
  type CurrencyCode,
  FIRST_CURRENCIES,
  isoDayIn,
  type ProblemBody,
  type StaffSession,
} from '@millwright/contracts';
import { HttpError } from 'ra-core';
import { storedLocale } from '../i18n/index.ts';

/** Timeout, so that a person at a screen gets an answer rather than none. */
const MAX_WAIT_S = 2;

let formToken = '';
let timeZone = 'UTC';
let country = '';
let currencies: Currencies = FIRST_CURRENCIES;

/** Every session answer also carries the form token that changes need. */
export function rememberSession(session: StaffSession): StaffSession {
  formToken = session.formToken;
  timeZone = session.timeZone ?? timeZone;
  rememberCountry(session.country ?? country);
  const [base, ...others] = session.currencies ?? [];
  if (base !== undefined) currencies = [base, ...others];
  return session;
}

/** The base currency first. */
export function shopCurrencies(): Currencies {
  return currencies;
}

/** In which prices are entered and charged. */
export function baseCurrency(): CurrencyCode {
  return currencies[0];
}

/** Of the company, as the session or its own form says; '' until then. */
export function shopCountry(): string {
  return country;
}

export function rememberCountry(code: string): void {
  country = code;
}

/** Of the shop, not of the browser: staff read the times that buyers and documents show. */
export function shopTimeZone(): string {
  return timeZone;
}

/** The shop's day, or one some days later, as an ISO date. */
export function shopDay(later = 0): string {
  const today = isoDayIn(new Date(), timeZone);
  return new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function apiUrl(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams({ lang: storedLocale() });
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  return `/api/admin${path}?${parameters}`;
}

/**
 * @param path after /api/admin, e.g. `/staff/7`
 * @param body sent as JSON, or as it is when it is a form with files or a file alone
 * @throws HttpError with the server's sentence; `body.errors` names fields as react-admin expects it
 */
export async function api<Answer = unknown>(
  method: string,
  path: string,
  options: { query?: Query; body?: unknown } = {},
): Promise<Answer> {
  const isForm = options.body instanceof FormData;
  const isFile = options.body instanceof Blob;
  const answer = await send(apiUrl(path, options.query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'x-form-token': formToken }),
      ...(options.body === undefined || isForm
        ? {}
        : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(options.body === undefined
      ? {}
      : {
          body: isForm || isFile ? (options.body as FormData | Blob) : JSON.stringify(options.body),
        }),
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Partial<ProblemBody> | null;
  throw new HttpError(problem?.message ?? 'common.failed', answer.status, {
    code: problem?.code,
    errors: fieldErrors(problem),
  });
}

/** A read that load shedding rejected is sent again after Retry-After, twice at most. @throws HttpError when there is no answer */
async function send(url: string, request: RequestInit): Promise<Response> {
  for (let again = 0; ; again++) {
    const answer = await fetch(url, request).catch(() => {
      throw new HttpError('common.failed', 0);
    });
    if (answer.status !== 503 || request.method !== 'GET' || again === 2) return answer;
    const seconds = Math.min(Number(answer.headers.get('retry-after') ?? 1), MAX_WAIT_S);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

/** `/lines/0/quantity` -> { lines: [{ quantity: sentence }] }; without fields, undefined. */
function fieldErrors(problem: Partial<ProblemBody> | null): Record<string, unknown> | undefined {
  // A proxy in between may answer with JSON of its own.
  const named = Array.isArray(problem?.errors)
    ? problem.errors.filter(({ pointer }) => pointer !== undefined && pointer !== '')
    : [];
  if (named.length === 0) return undefined;
  const errors: Record<string, unknown> = {};
  for (const { pointer = '', defaultMessage } of named) {
    const steps = pointer.split('/').slice(1);
    let place = errors;
    for (const step of steps.slice(0, -1)) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    const last = steps.at(-1) as string;
    const before = place[last];
    // Several things may be wrong with one field, as with a location that lacks several products.
    place[last] = typeof before === 'string' ? `${before}\n${defaultMessage}` : defaultMessage;
  }
  return errors;
}
