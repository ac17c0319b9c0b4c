// What runs in the thread that draws? It gets what an invoice says and gives back its files.
import { parentPort, workerData } from 'node:worker_threads';
import { LOCALES } from '@millwright/contracts';
import type { InvoiceContent } from './invoice.rules.ts';
import type { Drawn } from './invoice-drawing.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import { sheetOf } from './invoice-sheet.rules.ts';

const content = workerData as InvoiceContent;
const drawn: Drawn[] = [];
for (const locale of LOCALES) drawn.push({ locale, bytes: await makeInvoicePdf(sheetOf(content, locale), new Date(content.issuedAt)) });
parentPort?.postMessage(drawn);
