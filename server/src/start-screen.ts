// Start screen: steps, progress bars and addresses on a terminal (TTY); one JSON line each where stdout goes elsewhere.
import type { WriteStream } from 'node:tty';

export type Progress = (state: { step: string; done: number; total: number }) => void;

export type StartScreen = {
  isTerminal: boolean;
  /** Printed whatever LOG_LEVEL is: addresses, logins, the end. */
  say(text: string): void;
  /** Runs one step of the start; a terminal shows its name while it runs and then how long it took. */
  step<Result>(label: string, work: () => Promise<Result>): Promise<Result>;
  progress: Progress;
  /** Log lines go through here on a terminal, so that none lands inside a step or a bar. */
  print(text: string): void;
};

type Output = Pick<WriteStream, 'isTTY' | 'write'>;

const BAR_LABELS: Record<string, string> = {
  counting: 'Preparing the demo catalogue',
  products: 'Loading the demo catalogue',
  index: 'Building the search index',
};
const BAR_WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

/** @param isQuiet  one of several processes: the first one shows steps for all */
export function startScreen(out: Output = process.stdout, { isQuiet = false } = {}): StartScreen {
  const screen = out.isTTY ? terminalScreen(out) : jsonScreen(out);
  return isQuiet ? { ...screen, say() {}, step: (_label, work) => work(), progress() {} } : screen;
}

function terminalScreen(out: Output): StartScreen {
  /** Text of the last line, without a line end. */
  let open = '';
  const draw = (text: string): void => {
    open = text;
    out.write(`${CLEAR_LINE}${text}`);
  };
  const print = (text: string): void =>
    void out.write(`${open === '' ? '' : CLEAR_LINE}${text}${open}`);
  const finish = (text: string): void => {
    open = '';
    out.write(`${CLEAR_LINE}${text}\n`);
  };
  return {
    isTerminal: true,
    say: (text) => print(`${text}\n`),
    print,
    async step(label, work) {
      const started = performance.now();
      draw(`… ${label}`);
      try {
        const result = await work();
        finish(
          `✔ ${label.padEnd(BAR_WIDTH)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`,
        );
        return result;
      } catch (error) {
        finish(`✖ ${label}`);
        throw error;
      }
    },
    progress({ step, done, total }) {
      const share = shareOf(done, total);
      const filled = Math.round(share * BAR_WIDTH);
      const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}`;
      draw(
        `… ${barLabel(step).padEnd(BAR_WIDTH)} [${bar}] ${String(Math.round(share * 100)).padStart(3)} %`,
      );
    },
  };
}

function jsonScreen(out: Output): StartScreen {
  const line = (msg: string): void =>
    void out.write(`${JSON.stringify({ level: 'info', time: new Date().toISOString(), msg })}\n`);
  let last = '';
  return {
    isTerminal: false,
    say(text) {
      for (const part of text.split('\n')) if (part.trim() !== '') line(part.trim());
    },
    print: (text) => void out.write(text),
    step: (_label, work) => work(),
    progress({ step, done, total }) {
      const text = `${barLabel(step)} ${Math.floor(shareOf(done, total) * 10) * 10} %`;
      if (text !== last) line(text);
      last = text;
    },
  };
}

const barLabel = (step: string): string => BAR_LABELS[step] ?? step;
const shareOf = (done: number, total: number): number =>
  total === 0 ? 1 : Math.min(1, done / total);
