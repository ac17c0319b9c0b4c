// Webhook sender: moves each endpoint along the change feed and sends what is due, each endpoint apart from all others. [decisions 0109]
import { translator } from '@millwright/messages/server';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { INTERNET, type Network, PostError, postPublic } from '../../platform/public-post.ts';
import { cleanLine } from '../../platform/text.ts';
import { getCompany } from '../company/index.ts';
import { writeMail, writeStaffMail } from '../notifications/index.ts';
import {
  type DueDelivery,
  type EndpointInTrouble,
  fanOutSome,
  findWork,
  leaseDue,
  lockEndpoint,
  saveEndpointState,
  saveTry,
} from './webhooks.queries.ts';
import { afterTry, endpointAfterTry, type Outcome, payloadOf } from './webhooks.rules.ts';
import { signaturesOf } from './webhooks.signature.ts';

/** Deliveries under way to one endpoint in this process: a slow one keeps these busy, and no other. */
const MAX_AT_ONCE = 4;
/** Batches of events that one endpoint takes from the feed in a look: the others have their turn. */
const MAX_BATCHES = 10;
const TIMEOUT_MS = 15_000;
/** Well beyond the timeout: what is still noted as under way then belongs to a process that ended. */
const LEASE_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const KEPT_ANSWER_BYTES = 512;
/** How long a stop waits for answers; afterwards they are given up, and sent again later. */
const STOP_MS = 3_000;

export type WebhookSender = {
  /** Looks once: fans out, and begins to send what is due. @throws what the database throws */
  look(ctx: Ctx): Promise<void>;
  /** Everything under way has ended. */
  settled(): Promise<void>;
  /** The same, within a few seconds. */
  stop(): Promise<void>;
};

/** @param network the internet; tests have one of their own */
export function webhookSender(network: Network = INTERNET): WebhookSender {
  const giveUp = new AbortController();
  let isStopping = false;
  const underWay = new Map<number, Set<Promise<void>>>();

  async function look(ctx: Ctx): Promise<void> {
    systemOf(ctx);
    const { fanOut, send } = await findWork(ctx.db, ctx.clock.now());
    for (const endpointId of send) await begin(ctx, endpointId);
    for (const endpointId of fanOut) {
      for (let batch = 1; batch <= MAX_BATCHES; batch++)
        if (!(await fanOutSome(ctx.db, endpointId, ctx.clock.now()))) break;
      await begin(ctx, endpointId);
    }
  }

  async function begin(ctx: Ctx, endpointId: number): Promise<void> {
    const own = underWay.get(endpointId) ?? new Set();
    underWay.set(endpointId, own);
    const atMost = MAX_AT_ONCE - own.size;
    if (atMost <= 0) return;
    const now = ctx.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    for (const due of await leaseDue(ctx.db, endpointId, { now, leasedUntil, atMost })) {
      const sending: Promise<void> = deliver(ctx, due, network, giveUp.signal)
        .catch((error: unknown) =>
          // Not noted, so it is sent again when its lease has ended.
          ctx.log.warn({ err: error, delivery: due.id }, 'a webhook delivery was not noted'),
        )
        .then(async () => {
          own.delete(sending);
          // The next one at once: a long line of deliveries does not wait for the next look.
          if (!isStopping) await begin(ctx, endpointId);
        })
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'webhook deliveries had to wait'));
      own.add(sending);
    }
  }

  async function settled(): Promise<void> {
    for (;;) {
      const all = [...underWay.values()].flatMap((own) => [...own]);
      if (all.length === 0) return;
      await Promise.all(all);
    }
  }

  return {
    look,
    settled,
    async stop() {
      isStopping = true;
      const timer = setTimeout(() => giveUp.abort(), STOP_MS);
      await settled();
      clearTimeout(timer);
    },
  };
}

/** Sends one and notes what came of it. Done twice it is sent twice, with the same id. */
async function deliver(
  ctx: Ctx,
  due: DueDelivery,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const { answer, ...outcome } = await post(ctx, due, network, signal);
  // Given up by a stop: nothing is known of it.
  if (signal.aborted) return;
  await failpoint('webhook: answered');
  const at = ctx.clock.now();
  const ms = Math.round(performance.now() - begun);
  const isTest = due.event_id === null;
  const next = afterTry({ attempts: due.attempts, isTest }, outcome, at, Math.random());
  await inTransaction(ctx.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, due.endpoint_id);
    if (endpoint === undefined) return;
    const { status, failure } = outcome;
    await saveTry(tx, due.id, { ...next, at, ms, status, failure, answer });
    // A test says nothing of how the endpoint fares.
    if (!isTest && endpoint.state !== 'off') await noteHealth(ctx, tx, due, endpoint, outcome);
  });
}

async function post(
  ctx: Ctx,
  due: DueDelivery,
  network: Network,
  signal: AbortSignal,
): Promise<Outcome & { answer: string | null }> {
  const body = payloadOf(due);
  const timestamp = Math.floor(ctx.clock.now().getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Millwright-Webhooks',
    'webhook-id': due.message_id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(due.secrets, { id: due.message_id, timestamp, body }),
  };
  try {
    const limits = { maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS, signal };
    const answer = await postPublic(due.url, { body, headers, ...limits }, network);
    const { status, retryAfter } = answer;
    return { status, failure: null, retryAfter, answer: beginningOf(answer.body) };
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    return { status: null, failure: error.code, answer: null };
  }
}

async function noteHealth(
  ctx: Ctx,
  tx: Tx,
  due: DueDelivery,
  endpoint: EndpointInTrouble,
  outcome: Outcome,
): Promise<void> {
  const to = endpointAfterTry({ failingSince: endpoint.failing_since }, outcome, ctx.clock.now());
  if (to === undefined) return;
  await saveEndpointState(tx, due.endpoint_id, to);
  if (to.state !== 'off') return;
  const { email, locale } = endpoint;
  const mail = (language: 'en' | 'ru' | 'ar') => ({
    template: 'webhook-off' as const,
    locale: language,
    params: {
      address: endpoint.url,
      reason: translator(language)(`webhooks.off.${to.reason === 'gone' ? 'gone' : 'failing'}`),
      url: `${ctx.origin}/admin#/webhooks/${due.endpoint_id}/show`,
    },
  });
  if (email === null || locale === null)
    await writeStaffMail(tx, mail('en'), await getCompany({ db: tx, clock: ctx.clock }));
  else await writeMail(ctx, tx, { ...mail(locale), to: email });
}

/** As a text that can be stored: no control characters, no half of a character. */
function beginningOf(body: Buffer): string {
  return Buffer.from(cleanLine(body.toString('utf8')))
    .subarray(0, KEPT_ANSWER_BYTES)
    .toString('utf8')
    .replace(/\ufffd+$/u, '')
    .trim();
}
