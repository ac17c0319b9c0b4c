// Render worker: what sheets say comes in, the files go out. The libraries of fonts and pages are loaded here and nowhere else.
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfFile } from './render.ts';
import { makePdf } from './sheet.ts';

const rendered: Buffer[] = [];
for (const file of workerData as PdfFile[]) rendered.push(await makePdf(file));
parentPort?.postMessage(rendered);
