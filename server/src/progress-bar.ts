// How far is a long step? A bar that redraws itself on a terminal, and a line every tenth elsewhere.
import type { WriteStream } from 'node:tty';

export type Progress = (state: { step: string; done: number; total: number }) => void;

const LABELS: Record<string, string> = {
  counting: 'Preparing the demo catalogue',
  products: 'Loading the demo catalogue',
  index: 'Building the search index',
};
const WIDTH = 30;

export function progressBar(out: Pick<WriteStream, 'isTTY' | 'write'>): Progress {
  let told = '';
  return ({ step, done, total }) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const filled = Math.round(share * WIDTH);
    const label = (LABELS[step] ?? step).padEnd(30);
    if (out.isTTY) {
      out.write(
        `\r${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${String(Math.round(share * 100)).padStart(3)} %${share === 1 ? '\n' : ''}`,
      );
      return;
    }
    const line = `${label} ${Math.floor(share * 10) * 10} %`;
    if (line === told) return;
    told = line;
    out.write(`${line}\n`);
  };
}
