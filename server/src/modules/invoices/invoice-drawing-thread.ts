// Render thread of invoices: takes the content of an invoice, returns its files.
import { parentPort, workerData } from 'node:worker_threads';
import { LOCALES } from '@millwright/contracts';
import { makeSheetPdf } from '../../platform/pdf/in-thread.ts';
import type { Drawn } from '../../platform/pdf/index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';

const content = workerData as InvoiceContent;
const drawn: Drawn[] = [];
for (const locale of LOCALES) drawn.push({ locale, bytes: await makeSheetPdf(sheetOf(content, locale), new Date(content.issuedAt)) });
parentPort?.postMessage(drawn);
