// Scan dialog: camera picture or photo, code reader, and what was found; Escape and Close stop the camera, the focus returns to the button.
import { type Camera, cameraProblem, openCamera } from './camera.ts';
import { type CodeReader, loadCodeReader } from './code-reader.ts';
import { findPart } from './known-part.ts';
import { readPhoto } from './photo.ts';
import { repeatFilter } from './repeats.rules.ts';
import { bestOf, readScannedCode, type ScannedCode } from './scanned-code.rules.ts';

export type ScannedPart = { text: string /** 1 where the code has none. */; quantity: number };
/** What is done with a scanned code. */
export type ScanTarget = {
  take(part: ScannedPart): void;
  /** A page of this shop that is not a part's, or any one where `isOnce`. */
  open(path: string): void;
  /** Closes with the first part; else it stays open for the next. */
  isOnce: boolean;
};
type Sentence =
  | 'starting'
  | 'aim'
  | 'refused'
  | 'noCamera'
  | 'busy'
  | 'noReader'
  | 'reading'
  | 'nothing'
  | 'noPicture'
  | 'noPart'
  | 'added'
  | 'addedUnknown';

/** Between two looks at the camera: readings take a part of a phone's processor only. */
const PAUSE_MS = 120;

/** @param html of the dialog: the fragment /scan, with its sentences */
export function openScanDialog(html: string, button: HTMLElement, target: ScanTarget): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'scan-dialog';
  dialog.setAttribute('aria-labelledby', 'scan-title');
  dialog.innerHTML = html;
  document.body.append(dialog);
  const close = (): void => dialog.close();
  const scan = new Scan(dialog, target, close);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target as Element).closest('[data-close]') !== null)
      close();
  });
  addEventListener('pagehide', close, { once: true });
  dialog.addEventListener('close', () => {
    removeEventListener('pagehide', close);
    scan.stop();
    dialog.remove();
    button.focus();
  });
  dialog.showModal();
  void scan.watchCamera();
}

class Scan {
  readonly #box: HTMLElement;
  readonly #video: HTMLVideoElement;
  readonly #status: HTMLElement;
  readonly #target: ScanTarget;
  readonly #close: () => void;
  readonly #isNew = repeatFilter();
  #camera: Camera | undefined;
  #isOver = false;

  constructor(dialog: HTMLDialogElement, target: ScanTarget, close: () => void) {
    this.#box = dialog.querySelector('.scan') as HTMLElement;
    this.#video = dialog.querySelector('video') as HTMLVideoElement;
    this.#status = dialog.querySelector('[role=status]') as HTMLElement;
    this.#target = target;
    this.#close = close;
    const file = dialog.querySelector('input[type=file]') as HTMLInputElement;
    file.addEventListener('change', () => {
      const [photo] = file.files ?? [];
      // The same file may be chosen again.
      if (photo !== undefined) void this.#readFile(photo).finally(() => (file.value = ''));
    });
  }

  stop(): void {
    this.#isOver = true;
    this.#camera?.stop();
  }

  async watchCamera(): Promise<void> {
    this.#say('starting');
    // Loaded while the browser asks for permission.
    const loading = loadCodeReader();
    loading.catch(() => {});
    try {
      this.#camera = await openCamera(this.#video);
    } catch (error) {
      if (!this.#isOver) this.#say(cameraProblem(error), 'warning');
      return;
    }
    if (this.#isOver) return this.#camera.stop();
    this.#video.hidden = false;
    let read: CodeReader;
    try {
      read = await loading;
    } catch {
      this.#camera.stop();
      this.#video.hidden = true;
      return this.#say('noReader', 'warning');
    }
    this.#say('aim');
    for (; !this.#isOver; await pause(PAUSE_MS)) {
      // A picture that cannot be read is followed by others.
      const texts = document.hidden ? [] : await read(this.#video).catch(() => []);
      const fresh = texts.filter((text) => this.#isNew(text, performance.now()));
      if (fresh.length > 0 && !this.#isOver) await this.#take(fresh);
    }
  }

  async #readFile(photo: File): Promise<void> {
    this.#say('reading');
    let read: CodeReader;
    try {
      read = await loadCodeReader();
    } catch {
      return this.#say('noReader', 'warning');
    }
    const texts = await readPhoto(photo, read).catch(() => null);
    if (this.#isOver) return;
    if (texts === null) this.#say('noPicture', 'warning');
    else if (texts.length === 0) this.#say('nothing', 'warning');
    else await this.#take(texts);
  }

  /** One label is one part: the code that says most. */
  async #take(texts: readonly string[]): Promise<void> {
    const code = bestOf(texts.map((text) => readScannedCode(text, location.host))) as ScannedCode;
    if (code.path !== undefined && this.#target.isOnce) {
      this.#close();
      return this.#target.open(code.path);
    }
    const part = await findPart(code, document.documentElement.lang);
    if (this.#isOver) return;
    if (part === null) return this.#say('noPart', 'warning');
    const quantity = code.quantity ?? 1;
    navigator.vibrate?.(40);
    if (this.#target.isOnce) this.#close();
    this.#target.take({ text: part.text, quantity });
    if (!this.#target.isOnce)
      this.#say(
        part.name === null ? 'addedUnknown' : 'added',
        part.name === null ? 'warning' : 'good',
        {
          part: part.text,
          n: String(quantity),
          name: part.name ?? '',
        },
      );
  }

  #say(
    sentence: Sentence,
    kind: 'plain' | 'good' | 'warning' = 'plain',
    values: Record<string, string> = {},
  ): void {
    let text = this.#box.dataset[sentence] ?? '';
    // Numbers and names keep their own direction.
    for (const [name, value] of Object.entries(values))
      text = text.replace(`{${name}}`, () => `\u2068${value}\u2069`);
    this.#status.className = kind;
    this.#status.textContent = text;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
