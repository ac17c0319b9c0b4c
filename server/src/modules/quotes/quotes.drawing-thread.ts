// Render thread of quotes: takes the content of a quote, returns its files.
import { parentPort, workerData } from 'node:worker_threads';
import { LOCALES } from '@millwright/contracts';
import { makeSheetPdf } from '../../platform/pdf/in-thread.ts';
import type { Drawn } from '../../platform/pdf/index.ts';
import type { QuoteContent } from './quotes.content.ts';
import { quoteSheet } from './quotes-sheet.rules.ts';

const content = workerData as QuoteContent;
const drawn: Drawn[] = [];
for (const locale of LOCALES) drawn.push({ locale, bytes: await makeSheetPdf(quoteSheet(content, locale), new Date(content.sentAt)) });
parentPort?.postMessage(drawn);
