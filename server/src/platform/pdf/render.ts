// PDF rendering: in render workers, one program for every kind of document: shaping is work, and the process that serves pages must not wait for it. [decisions 0080]
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Sheet } from './sheet.rules.ts';

/** Sheets of one language in one file, each from a page of its own and with its own count of pages. */
export type PdfFile = {
  sheets: readonly Sheet[];
  /** Unless said, of the first sheet. */
  title?: string;
  /** Stands in the file as its date, so that the same sheets make the same file again. */
  at: Date;
};

/** A batch of hundreds leaves room for the document that somebody waits for. Each worker ends with its work: fonts and pages stay in nobody's memory. */
const MAX_WORKERS = 2;
const limit = pLimit(MAX_WORKERS);

/** One worker for all of these. @throws Error what the worker threw */
export async function renderPdfs(files: readonly PdfFile[]): Promise<Buffer[]> {
  return await limit(async () => (await renderInWorker(files)).map((bytes) => Buffer.from(bytes)));
}

async function renderInWorker(files: readonly PdfFile[]): Promise<Uint8Array[]> {
  // Whatever the program was started with is no business of the worker's.
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: files,
    execArgv: [],
  });
  return await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the render worker ended without a file (${code})`)),
    );
  });
}
