// Render worker: what sheets and labels say comes in, the files go out. The libraries of fonts and pages are loaded here and nowhere else.
import { parentPort, workerData } from 'node:worker_threads';
import { makeLabels } from './label.ts';
import type { LabelFile, PdfFile } from './render.ts';
import { makePdf } from './sheet.ts';

const rendered: Buffer[] = [];
for (const file of workerData as (PdfFile | LabelFile)[])
  rendered.push('labels' in file ? await makeLabels(file) : await makePdf(file));
parentPort?.postMessage(rendered);
