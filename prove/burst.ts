// Open-loop load generator: a process of its own that sends requests at a given rate, over as many connections as that takes, and reports how each went.
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import type { Context } from './proof.ts';

export type Ask =
  | { address: string; paths: string[]; seconds: number; rate: number }
  | { address: string; paths: string[]; seconds: number; atOnce: number };
/** Each answer: its status (0: none), milliseconds until it was there whole, and when it came, in milliseconds since the burst began. */
export type Heard = { status: number; ms: number; at: number; hasRetryAfter: boolean };

/** At a rate, requests do not wait for answers; with a fixed concurrency, the result is the maximum throughput. */
export async function aBurst(context: Context, ask: Ask): Promise<Heard[]> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  context.after(async () => void child.kill('SIGKILL'));
  return await new Promise((resolve, reject) => {
    child.once('message', (heard) => resolve(heard as Heard[]));
    child.once('exit', (code) => reject(new Error(`the crowd ended with ${code}`)));
    child.send(ask);
  });
}

const PATIENCE_MS = 10_000;
const TICK_MS = 4;

async function come(ask: Ask): Promise<Heard[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, scheduling: 'lifo' });
  const heard: Heard[] = [];
  const begun = performance.now();
  let turn = 0;
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const from = performance.now();
      const done = (status: number, hasRetryAfter = false): void => {
        heard.push({
          status,
          ms: performance.now() - from,
          at: performance.now() - begun,
          hasRetryAfter,
        });
        resolve();
      };
      const request = get(
        `${ask.address}${ask.paths[turn++ % ask.paths.length]}`,
        { agent, timeout: PATIENCE_MS, headers: { accept: '*/*' } },
        (answer) => {
          answer.resume();
          answer.once('end', () =>
            done(answer.statusCode ?? 0, Number(answer.headers['retry-after']) > 0),
          );
          answer.once('error', () => done(0));
        },
      );
      request
        .on('timeout', () => request.destroy(new Error('no answer')))
        .once('error', () => done(0));
    });
  const until = begun + ask.seconds * 1_000;
  if ('atOnce' in ask) {
    await Promise.all(
      Array.from({ length: ask.atOnce }, async () => {
        while (performance.now() < until) await one();
      }),
    );
  } else {
    const open: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const due = Math.floor((Math.min(performance.now(), until) - begun) * (ask.rate / 1_000));
        while (open.length < due) open.push(one());
        if (performance.now() < until) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
    await Promise.all(open);
  }
  agent.destroy();
  return heard;
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.once('message', async (ask) => {
    process.send?.(await come(ask as Ask), undefined, undefined, () => process.disconnect());
  });
}
