// Render worker: what sheets and labels say comes in, the files go out. The libraries of fonts and pages are loaded here and nowhere else.
import { parentPort, workerData } from 'node:worker_threads';
import { makeBinLabels } from './bin-label.ts';
import { makeLabels } from './label.ts';
import type { AnyFile } from './render.ts';
import { makePdf } from './sheet.ts';

const rendered: Buffer[] = [];
for (const file of workerData as AnyFile[]) rendered.push(await make(file));
parentPort?.postMessage(rendered);

async function make(file: AnyFile): Promise<Buffer> {
  if ('labels' in file) return await makeLabels(file);
  return 'binLabels' in file ? await makeBinLabels(file) : await makePdf(file);
}
