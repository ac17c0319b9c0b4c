// Render thread of batch invoices: takes the contents and a language, returns the file.
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@millwright/contracts';
import { makeSheetsPdf } from '../../platform/pdf/in-thread.ts';
import type { Drawn } from '../../platform/pdf/index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';

const { contents, locale } = workerData as { contents: InvoiceContent[]; locale: Locale };
const sheets = contents.map((content) => sheetOf(content, locale));
const title = [...new Set([sheets[0]?.number, sheets.at(-1)?.number])].join(' – ');
// The day of the newest, so that the same documents make the same file again.
const newest =
  contents
    .map((content) => content.issuedAt)
    .sort()
    .at(-1) ?? 0;
const drawn: Drawn[] = [{ locale, bytes: await makeSheetsPdf(sheets, title, new Date(newest)) }];
parentPort?.postMessage(drawn);
