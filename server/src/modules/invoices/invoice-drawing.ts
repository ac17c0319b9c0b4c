// Who draws the PDFs? A thread of its own: shaping is work, and the process that serves pages must not wait for it.
import { Worker } from 'node:worker_threads';
import type { Locale } from '@millwright/contracts';
import type { InvoiceContent } from './invoice.rules.ts';

export type Drawn = { locale: Locale; bytes: Uint8Array };

/** The PDF in every language. @throws Error what the thread threw */
export async function drawInvoice(content: InvoiceContent): Promise<Drawn[]> {
  // Whatever the program was started with is no business of the thread's.
  const thread = new Worker(new URL('./invoice-drawing-thread.ts', import.meta.url), { workerData: content, execArgv: [] });
  return await new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the drawing of an invoice ended without a file (${code})`)));
  });
}
