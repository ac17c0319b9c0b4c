// PDF rendering in a worker thread: shaping is expensive, and the process that serves pages must not wait for it.
import { Worker } from 'node:worker_threads';
import type { Locale } from '@millwright/contracts';

export type Drawn = { locale: Locale; bytes: Uint8Array };

/**
 * The document in every language, as the thread posts it.
 * @param program a module that takes `content` as its workerData and posts `Drawn[]`
 * @throws Error what the thread threw
 */
export async function drawInThread(program: URL, content: object): Promise<Drawn[]> {
  // Whatever the program was started with is no business of the thread's.
  const thread = new Worker(program, { workerData: content, execArgv: [] });
  return await new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the drawing of a paper ended without a file (${code})`)));
  });
}
