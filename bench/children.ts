// Child processes of a benchmark: load generator and bare server, each of which takes one message and answers one.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { stopChild } from './shop.ts';

export type Load = { run(job: LoadJob): Promise<LoadResult>; close(): Promise<void> };
export type Bare = {
  address: string;
  answerWith(answers: BareAnswer[]): Promise<void>;
  close(): Promise<void>;
};

export async function startLoad(): Promise<Load> {
  const child = start('load-process.ts');
  await answerOf(child);
  return {
    run: async (job) => (await ask(child, job)) as LoadResult,
    close: () => stopChild(child),
  };
}

/** @param hooks with what the shop does before and after every answer */
export async function startBare(hooks: 'bare' | 'hooks' = 'bare'): Promise<Bare> {
  const child = start('bare-server.ts', hooks);
  const address = (await answerOf(child)) as string;
  return {
    address,
    answerWith: async (answers) => void (await ask(child, answers)),
    close: () => stopChild(child),
  };
}

function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function ask(child: ChildProcess, message: LoadJob | BareAnswer[]): Promise<unknown> {
  const answer = answerOf(child);
  child.send(message);
  return await answer;
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`);
  });
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
    return answer;
  } finally {
    ended.catch(() => {});
    settled.abort();
  }
}
