// Admission control: first of all hooks, before anything is read or queried for a request; a rejected one gets 503 with Retry-After. [promises P23]
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { type Admission, createAdmission, TICK_MS } from './admission.rules.ts';
import './route-config.ts';

const RETRY_AFTER_SECONDS = 2;
/** A log line for each rejected request would cost more than the answer. */
const TOLD_EVERY_MS = 1_000;

const turnedAway = new WeakSet<FastifyRequest>();
/** Such requests are logged in one line per second. */
export const wasTurnedAway = (request: FastifyRequest): boolean => turnedAway.has(request);

/** Rejected before processing, in contrast to a service that fails. */
export class TurnedAway extends Problem {
  constructor() {
    super('temporarily-unavailable', {}, { retryAfter: RETRY_AFTER_SECONDS });
  }
}

/** One instance for all: a thousand a second are thrown, and the stack says nothing. */
const TURNED_AWAY = new TurnedAway();

export function registerAdmission(app: FastifyInstance): void {
  const admission = createAdmission(() => performance.now());
  const leavers = new WeakMap<FastifyRequest, () => void>();
  const clock = startTicking(admission);
  const notifyOf = inOneLine(app, admission);
  app.addHook('onClose', async () => clock.stop());

  const enter = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { priority } = request.routeOptions.config;
    if (priority === 'exempt') return Promise.resolve();
    const isHighPriority = priority === 'high';
    return new Promise((resolve, reject) => {
      let isInside = false;
      const waiting = admission.enter(isHighPriority, (isIn) => {
        if (!isIn) {
          notifyOf(request);
          return reject(TURNED_AWAY);
        }
        isInside = true;
        resolve();
      });
      const leave = (): void => {
        if (isInside) admission.leave(isHighPriority);
        // A client that hangs up while it waits is not served.
        else waiting?.giveUp();
        isInside = false;
      };
      leavers.set(request, leave);
      reply.raw.once('close', leave);
      if (!admission.isIdle()) clock.start();
    });
  };
  // A body may come slowly: its request takes no permit before it is there.
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await enter(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) await enter(request, reply);
  });
  // An answer that is made may be read slowly: its permit is released. One that is still being made, a stream, holds it until the connection is done with it.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!isStream(payload)) leavers.get(request)?.();
  });
}

function inOneLine(app: FastifyInstance, admission: Admission): (request: FastifyRequest) => void {
  let many = 0;
  const tell = (): void => {
    app.log.warn(
      { turnedAway: many, places: admission.places() },
      'more came than could be served',
    );
    many = 0;
  };
  return (request) => {
    turnedAway.add(request);
    many += 1;
    if (many === 1) setTimeout(tell, TOLD_EVERY_MS).unref();
  };
}

/** Ticks until no request waits, and measures how much of the time since the last tick the process was busy. */
function startTicking(admission: Admission): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let before = performance.eventLoopUtilization();
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = (): void => {
    const now = performance.eventLoopUtilization();
    admission.tick(performance.eventLoopUtilization(now, before).utilization);
    before = now;
    if (admission.isIdle()) stop();
  };
  return {
    start() {
      if (timer !== undefined) return;
      before = performance.eventLoopUtilization();
      timer = setInterval(tick, TICK_MS);
      timer.unref();
    },
    stop,
  };
}

function isStream(payload: unknown): boolean {
  return typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
