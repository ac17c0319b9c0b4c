// Webhook retry rules: what a delivery and its endpoint become after a try. [decisions 0109]
import type { DeadReason, WebhookFailure, WebhookOffReason } from '@millwright/contracts';

/** Seconds between a try and the one before, by Standard Webhooks: ten tries in a little more than three days. */
export const RETRY_SECONDS = [
  0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;
export const MAX_TRIES = RETRY_SECONDS.length;
/** Share of the wait that is drawn by lot, so that what failed together does not come back together. */
const JITTER = 0.2;
const DAY_MS = 24 * 3_600_000;
/** So long nothing but failures, and the endpoint is switched off. */
export const MAX_FAILING_MS = 5 * DAY_MS;
/** A receiver may ask for a longer wait, up to this. */
const MAX_ASKED_SECONDS = 86_400;

/** What came of a try: a status, or why there was none. */
export type Outcome = {
  status: number | null;
  failure: WebhookFailure | null;
  /** The header Retry-After. */
  retryAfter?: string | undefined;
};

export type AfterTry = {
  state: 'waiting' | 'done' | 'dead';
  reason: DeadReason | null;
  attempts: number;
  /** Milliseconds until the next try; null: none. */
  waitMs: number | null;
};

/** @param chance 0 to 1 */
export function afterTry(
  { attempts, isTest }: { attempts: number; isTest: boolean },
  outcome: Outcome,
  now: Date,
  chance: number,
): AfterTry {
  const tries = attempts + 1;
  if (isDelivered(outcome)) return { state: 'done', reason: null, attempts: tries, waitMs: null };
  if (outcome.status === 410)
    return { state: 'dead', reason: 'gone', attempts: tries, waitMs: null };
  const seconds = isTest ? undefined : RETRY_SECONDS[tries];
  if (seconds === undefined)
    return { state: 'dead', reason: 'given-up', attempts: tries, waitMs: null };
  const wait = Math.max(seconds * (1 + JITTER * chance), askedSeconds(outcome.retryAfter, now));
  return { state: 'waiting', reason: null, attempts: tries, waitMs: Math.round(wait * 1_000) };
}

/** Any 2xx; a redirect is none. */
export function isDelivered({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status <= 299;
}

export type EndpointHealth = { failingSince: Date | null };

/** @returns what the endpoint becomes, or undefined: it stays as it is */
export function endpointAfterTry(
  { failingSince }: EndpointHealth,
  outcome: Outcome,
  now: Date,
):
  | { state: 'on' }
  | { state: 'failing'; since: Date }
  | { state: 'off'; reason: WebhookOffReason }
  | undefined {
  if (isDelivered(outcome)) return failingSince === null ? undefined : { state: 'on' };
  if (outcome.status === 410) return { state: 'off', reason: 'gone' };
  if (failingSince === null) return { state: 'failing', since: now };
  return now.getTime() - failingSince.getTime() >= MAX_FAILING_MS
    ? { state: 'off', reason: 'failing' }
    : undefined;
}

/** Seconds, or a date of HTTP; 0 where it says nothing that can be understood. */
function askedSeconds(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(header)
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1_000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), MAX_ASKED_SECONDS);
}

/** The body: thin, so that the receiver reads what is true now. */
export function payloadOf({
  type,
  at,
  data,
}: {
  type: string;
  at: Date;
  data: Record<string, unknown>;
}): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
