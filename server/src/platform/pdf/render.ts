// PDF rendering: in render workers, one program for every kind of document: shaping is work, and the process that serves pages must not wait for it. [decisions 0080]
import { Worker } from 'node:worker_threads';
import type { Locale } from '@millwright/contracts';
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

/** An address label of one parcel; `code` is printed as a Code 128 barcode and in letters. */
export type Label = {
  locale: Locale;
  from: { title: string; lines: readonly string[] };
  /** The first line is the name. */
  to: { title: string; lines: readonly string[] };
  facts: readonly string[];
  code: string;
  /** Which parcel of how many. */
  count: string;
};

/** Labels of one language in one file, a page each. */
export type LabelFile = { labels: readonly Label[]; title: string; at: Date };

/** A label of a bin: what lies there, and its number as a barcode. */
export type BinLabel = {
  name: string;
  number: string;
  facts: readonly string[];
  /** Printable ASCII; null: no barcode can say it. */
  barcode: string | null;
};
export type BinLabelFile = {
  binLabels: readonly BinLabel[];
  locale: Locale;
  title: string;
  author: string;
  at: Date;
};
/** A document of any kind. */
export type AnyFile = PdfFile | LabelFile | BinLabelFile;

/** A batch of hundreds leaves room for the document that somebody waits for. Each worker ends with its work: fonts and pages stay in nobody's memory. */
const MAX_WORKERS = 2;
const limit = pLimit(MAX_WORKERS);

/** One worker for all of these. @throws Error what the worker threw */
export async function renderPdfs(files: readonly AnyFile[]): Promise<Buffer[]> {
  return await limit(async () => (await renderInWorker(files)).map((bytes) => Buffer.from(bytes)));
}

async function renderInWorker(files: readonly AnyFile[]): Promise<Uint8Array[]> {
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
